// SPDX-License-Identifier: MIT
/// Takes what is pending to the table.
struct ResponseWriter {
  private var table: ResponseTable
  private let pending: PendingResponses

  /// How long to wait for others who write. Nobody waits for it, except at the end.
  private static let patience = Duration.milliseconds(250)
  /// When to try again while another holds the file.
  private static let pause = Duration.seconds(1)

  init(table: ResponseTable, pending: PendingResponses) {
    self.table = table
    self.pending = pending
  }

  /// Writes what is pending. While another holds the file it stays pending, and is found there; what can't be written
  /// for another reason is let go, as all that fails here: it is reported by the file.
  ///
  /// - Returns: after how long to try again; nil if nothing is left.
  mutating func write(withUsesAlone: Bool = false) -> Duration? {
    guard let batch = pending.batch(withUsesAlone: withUsesAlone) else { return nil }
    do throws(DatabaseError) {
      try table.write(batch, until: .now + Self.patience)
    } catch let error where error.kind == .busy {
      return batch.changes.isEmpty ? nil : Self.pause
    } catch {}
    pending.remove(batch)
    return nil
  }

  /// Forgets all that is kept and all that is pending.
  mutating func clear(until deadline: ContinuousClock.Instant) throws(DatabaseError) {
    try table.clear(until: deadline)
    pending.removeAll()
  }

  mutating func close() {
    _ = write(withUsesAlone: true)
    table.close()
  }
}
