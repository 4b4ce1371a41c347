// SPDX-License-Identifier: MIT
/// Writes pending responses to the table.
struct ResponseWriter {
  private var table: ResponseTable
  private let pending: PendingResponses

  /// How long to wait for other writers. Only closing the store waits for this.
  private static let timeout = Duration.milliseconds(250)
  /// The delay before another attempt while another process holds the file.
  private static let pause = Duration.seconds(1)

  init(table: ResponseTable, pending: PendingResponses) {
    self.table = table
    self.pending = pending
  }

  /// Writes the pending batch. It stays pending, and readable there, while another process holds the file. After any
  /// other failure, which the file reports, it is dropped.
  ///
  /// - Returns: the delay before the next attempt; nil if nothing is left to write.
  mutating func write(withUsesAlone: Bool = false) -> Duration? {
    guard let batch = pending.batch(withUsesAlone: withUsesAlone) else { return nil }
    do throws(DatabaseError) {
      try table.write(batch, until: .now + Self.timeout)
    } catch let error where error.kind == .busy {
      return batch.changes.isEmpty ? nil : Self.pause
    } catch {}
    pending.remove(batch)
    return nil
  }

  /// Deletes all stored and pending entries.
  mutating func clear(until deadline: ContinuousClock.Instant) throws(DatabaseError) {
    try table.clear(until: deadline)
    pending.removeAll()
  }

  mutating func close() {
    _ = write(withUsesAlone: true)
    table.close()
  }
}
