// SPDX-License-Identifier: MIT
import FoundationEssentials

/// The queries that were searched for, each once, the newest first, in `<folder>/marquee.sqlite`.
///
/// What was committed survives a killed process. Several processes may use the file at once; each sees what the others
/// did at its next call.
/// Nobody waits longer than they have time, and two seconds at most, for another process that holds the file.
public final class SuggestionStore: Sendable {
  /// Lists have a thread and a connection of their own, so that they never wait for a change.
  private let reader: SerialThread<SuggestionTable>
  private let writer: SerialThread<SuggestionTable>

  /// Touches no file: the folder and the file are made at first use.
  ///
  /// - Parameters:
  ///   - folder: the state folder; made with mode 0700 if it is missing, the file with 0600.
  ///   - capacity: how many queries are kept.
  ///   - now: the clock that `usedAt` is read from.
  ///   - onChange: told all that are remembered, the newest first, after each change that is made here and before its
  ///     caller goes on; on a thread of the store, which it must not wait for.
  ///   - report: told what befell the file, on a thread of the store, which it must not wait for.
  public init(
    folder: String, capacity: Int = 10, now: @escaping @Sendable () -> Date,
    onChange: @escaping @Sendable ([Suggestion]) -> Void = { _ in },
    report: @escaping @Sendable (StoreReport) -> Void
  ) {
    let reporter = StoreReporter(report)
    let makeTable: @Sendable () -> SuggestionTable = {
      SuggestionTable(folder: folder, capacity: capacity, now: now, onChange: onChange, reporter: reporter)
    }
    reader = SerialThread(makeResource: makeTable, finish: { $0.close() })
    writer = SerialThread(makeResource: makeTable, finish: { $0.close() })
  }

  /// Puts a query at the front: lower-cased, blanks trimmed and condensed. It is committed when this returns. If this
  /// throws because time is up, it may still be committed later.
  ///
  /// Nil if nothing is left of the query or the capacity is 0. A failure has been reported; a search need not fail for
  /// it.
  @discardableResult
  public func remember(
    _ query: String, until deadline: ContinuousClock.Instant? = nil
  ) async throws(DatabaseError) -> Suggestion? {
    let limit = Self.limit(deadline)
    return try await writer.run(bytes: query.utf8.count, until: limit, refused: .failure(.refused)) {
      table throws(DatabaseError) in try table.remember(query, until: limit)
    }
  }

  /// The queries that start with `prefix`, which is normalised as they are and taken literally; the newest first.
  ///
  /// A file that can't be read is reported, and then there are none.
  public func list(
    prefix: String = "", limit: Int = .max, until deadline: ContinuousClock.Instant? = nil
  ) async -> [Suggestion] {
    let end = Self.limit(deadline)
    return await reader.run(bytes: prefix.utf8.count, until: end, refused: .success([])) { table in
      (try? table.list(prefix: prefix, limit: limit, until: end)) ?? []
    }
  }

  /// Forgets a query; false if it wasn't remembered. Blocks the calling thread, which is the one that reads requests:
  /// the change is in effect before the next one is read. What is forgotten is erased from the file as well.
  @available(*, noasync)
  public func remove(
    _ query: String, until deadline: ContinuousClock.Instant? = nil
  ) throws(DatabaseError) -> Bool {
    let limit = Self.limit(deadline)
    return try writer.runBlocking(until: limit, refused: .failure(.refused)) { table throws(DatabaseError) in
      try table.remove(query, until: limit)
    }
  }

  /// Forgets all queries and answers how many there were. Blocks and erases as `remove` does.
  @available(*, noasync)
  public func clear(until deadline: ContinuousClock.Instant? = nil) throws(DatabaseError) -> Int {
    let limit = Self.limit(deadline)
    return try writer.runBlocking(until: limit, refused: .failure(.refused)) { table throws(DatabaseError) in
      try table.clear(until: limit)
    }
  }

  private static func limit(_ deadline: ContinuousClock.Instant?) -> ContinuousClock.Instant {
    let longest = ContinuousClock.now + DatabaseFile.patience
    return min(deadline ?? longest, longest)
  }

  /// Finishes what was begun and closes the file. Blocks; for the end of the process.
  @available(*, noasync)
  public func close() {
    reader.close()
    writer.close()
  }
}
