// SPDX-License-Identifier: MIT
import EndpointCore
import FoundationEssentials

/// Cached upstream responses in `<folder>/responses.sqlite`, bounded in bytes; the least recently used go first.
///
/// Several processes may share the file. What fails is a miss; it is reported, not thrown. A miss is, too, what can't
/// be had at once if that is urgent, because it costs less to ask the upstream than to wait: for another process that
/// holds the file, or for a device that doesn't answer. Reads have a thread and a connection of their own, so that they
/// never wait for a write.
public final class DiskResponseStore: ResponseStore {
  private let pending = PendingResponses()
  private let reader: SerialThread<ResponseTable>
  private let writer: SerialThread<ResponseWriter>

  /// How long an entry waits for others to be written with. It costs nobody time; a process that is killed loses what
  /// it kept since.
  private static let writeDelay = Duration.milliseconds(20)
  /// How long an urgent read waits for others who hold the file.
  private static let lockPatience = Duration.milliseconds(40)
  /// How long it waits for the thread. Much longer than for a lock, so that a machine that is merely busy isn't taken
  /// for a device that hangs; and nobody else waits until the thread is back.
  private static let patience = Duration.milliseconds(250)

  /// Touches no file: the folder and the file are made at first use.
  ///
  /// - Parameters:
  ///   - folder: the cache folder; made with mode 0700 if it is missing, the file with 0600.
  ///   - maximumBytes: how much is kept.
  ///   - now: the clock for the name of a file that is set aside.
  ///   - report: told what befell the file, on a thread of the store, which it must not wait for.
  public init(
    folder: String, maximumBytes: Int = 64 << 20, now: @escaping @Sendable () -> Date,
    report: @escaping @Sendable (StoreReport) -> Void
  ) {
    let reporter = StoreReporter(report)
    let makeTable: @Sendable () -> ResponseTable = {
      ResponseTable(folder: folder, maximumBytes: maximumBytes, now: now, reporter: reporter)
    }
    reader = SerialThread(makeResource: makeTable, finish: { $0.close() })
    writer = SerialThread(
      makeResource: { [pending] in ResponseWriter(table: makeTable(), pending: pending) },
      postponed: .init(delay: Self.writeDelay) { $0.write() }, finish: { $0.close() })
  }

  public func entry(
    for key: String, isUrgent: Bool, until deadline: ContinuousClock.Instant
  ) async -> CachedResponse? {
    switch pending.change(for: key) {
    case .store(let entry): return entry
    case .remove: return nil
    case nil: break
    }
    guard !isUrgent || !reader.isHeldUp else { return nil }
    let asked = ContinuousClock.now
    let lockLimit = isUrgent ? min(deadline, asked + Self.lockPatience) : deadline
    let limit = isUrgent ? min(deadline, asked + Self.patience) : deadline
    let found = await reader.run(until: limit, refused: .success(nil)) { table in
      (try? table.entry(for: key, until: lockLimit)) ?? nil
    }
    guard let found else { return nil }
    if pending.use(found.row) { writer.post { _ = $0.write() } }
    return found.response
  }

  /// Returns before the entry is written; a later `entry` finds it all the same.
  public func store(_ entry: CachedResponse, for key: String) async { add(.store(entry), for: key) }

  public func remove(_ key: String) async { add(.remove, for: key) }

  private func add(_ change: PendingResponses.Change, for key: String) {
    let isEnough = pending.add(change, for: key)
    writer.post { if isEnough { _ = $0.write() } }
  }

  /// Forgets all that is kept, in the file and in what it left behind. Blocks the calling thread.
  ///
  /// - Parameter deadline: until when to wait for others who are opening or closing the file.
  @available(*, noasync)
  public func clear(until deadline: ContinuousClock.Instant) throws(DatabaseError) {
    try writer.runBlocking(until: deadline, refused: .failure(.refused)) { writer throws(DatabaseError) in
      try writer.clear(until: deadline)
    }
  }

  /// Finishes what was begun and closes the file. Blocks; for the end of the process.
  @available(*, noasync)
  public func close() {
    reader.close()
    writer.close()
  }
}
