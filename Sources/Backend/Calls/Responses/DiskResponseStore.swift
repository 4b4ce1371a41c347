// SPDX-License-Identifier: MIT
import Basics
import Database
import EndpointCore

/// Cached upstream responses in `<folder>/responses.sqlite`, bounded in bytes, with LRU eviction.
///
/// Several processes may share the file. A failure is reported and counts as a miss. An urgent read is also a miss if
/// another process holds the file or the device doesn't respond at once, because a request to the upstream then costs
/// less than waiting. Reads have a thread and a connection of their own, so they never wait for a write.
final class DiskResponseStore: ResponseStore {
  private let pending = PendingResponses()
  private let reader: SerialThread<ResponseTable>
  private let writer: SerialThread<ResponseTable>

  /// How long an entry waits to be written in one transaction with others. No caller waits for it; a killed process
  /// loses the entries of this period.
  private static let writeDelay = Duration.milliseconds(20)
  /// How long urgent reads, and those of an answer that has just been stored, wait for the file's lock: altogether,
  /// until one has got it.
  private static let lockTimeout = Duration.milliseconds(40)
  /// How long an urgent read waits for the thread: much longer than for a lock, so that a busy machine isn't taken for
  /// a hanging device. After one such timeout, urgent reads are misses at once until the thread has finished a job.
  private static let timeout = Duration.milliseconds(250)

  /// Accesses no file yet: the folder and the file are created on first use.
  ///
  /// - Parameters:
  ///   - folder: the cache folder, created with mode 0700 if it is missing; the file has mode 0600.
  ///   - maximumBytes: the maximum total size of the entries.
  ///   - now: the clock for the name of a file that is set aside.
  ///   - report: receives the file's failures and recoveries, on a thread of the store; must not wait for the store.
  init(
    folder: String, maximumBytes: Int = 64 << 20, now: @escaping @Sendable () -> Instant,
    report: @escaping @Sendable (StoreReport) -> Void
  ) {
    let reporter = StoreReporter(report)
    let makeTable: @Sendable () -> ResponseTable = {
      ResponseTable(folder: folder, maximumBytes: maximumBytes, now: now, reporter: reporter)
    }
    reader = SerialThread(makeResource: makeTable, finish: { $0.close() })
    writer = SerialThread(
      makeResource: makeTable, postponed: .init(delay: Self.writeDelay) { [pending] in $0.write(pending) },
      finish: { [pending] table in
        _ = table.write(pending, withUsesAlone: true)
        table.close()
      })
  }

  func entry(
    for key: ResponseKey, isUrgent: Bool, until deadline: ContinuousClock.Instant
  ) async -> CachedResponse? {
    await read(key.text, isUrgent: isUrgent, until: deadline, lockTimeout: isUrgent ? Self.lockTimeout : nil)
  }

  func newestEntry(
    for key: ResponseKey, isUrgent: Bool, until deadline: ContinuousClock.Instant
  ) async -> CachedResponse? {
    await read(key.text, isUrgent: isUrgent, until: deadline, lockTimeout: Self.lockTimeout)
  }

  private func read(
    _ key: String, isUrgent: Bool, until deadline: ContinuousClock.Instant, lockTimeout: Duration?
  ) async -> CachedResponse? {
    switch pending.change(for: key) {
    case .store(let entry): return entry
    case .remove: return nil
    case nil: break
    }
    guard !isUrgent || !reader.isHeldUp else { return nil }
    let asked = ContinuousClock.now
    let lockLimit = lockTimeout.map { min(deadline, asked + $0) } ?? deadline
    let limit = isUrgent ? min(deadline, asked + Self.timeout) : deadline
    let found = await reader.run(until: limit, refused: .success(nil)) { table in
      (try? table.entry(for: key, until: lockLimit, timeout: lockTimeout)) ?? nil
    }
    guard let found else { return nil }
    if pending.use(found.row) { write() }
    return found.response
  }

  /// Returns before the entry is written; `entry` finds it nevertheless.
  func store(
    _ entry: CachedResponse, for key: ResponseKey, bound: Duration, whenOver: @escaping @Sendable () -> Void
  ) async {
    add(.store(entry), for: key.text, whenOver: whenOver)
  }

  func remove(_ key: ResponseKey) async { add(.remove, for: key.text) }

  private func add(_ change: PendingResponses.Change, for key: String, whenOver: (@Sendable () -> Void)? = nil) {
    let isEnough = pending.add(change, for: key, whenOver: whenOver)
    if isEnough { write() } else { writer.postpone() }
  }

  private func write() { writer.post { [pending] in _ = $0.write(pending) } }

  /// Deletes all entries, including those in files that were set aside. Blocks the calling thread.
  ///
  /// It deletes the whole file: any URL may contain a search query, and deleted rows remain readable in free pages.
  ///
  /// - Parameter deadline: when to stop waiting for others that are opening or closing the file.
  @available(*, noasync)
  func clear(until deadline: ContinuousClock.Instant) throws(DatabaseError) {
    try writer.runBlocking(until: deadline, refused: .failure(.refused)) { [pending] table throws(DatabaseError) in
      try table.file.delete(until: deadline)
      pending.removeAll()
    }
  }

  /// Finishes pending work and closes the file. Blocks; intended for the end of the process.
  @available(*, noasync)
  func close() {
    reader.close()
    writer.close()
  }
}
