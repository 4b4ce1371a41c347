// SPDX-License-Identifier: MIT
import Basics
import Database

/// Past search queries, distinct and newest first, in `<folder>/marquee.sqlite`.
///
/// Committed changes survive a killed process. Several processes may use the file at once; each sees the others'
/// changes at its next call. Callers wait for another process that holds the file until their deadline, and at most two
/// seconds.
final class SuggestionStore: Sendable {
  /// Reads have a thread and a connection of their own, so that they never wait for a write.
  private let reader: SerialThread<SuggestionTable>
  private let writer: SerialThread<SuggestionTable>

  /// Accesses no file yet: the folder and the file are created on first use.
  ///
  /// - Parameters:
  ///   - folder: the state folder, created with mode 0700 if it is missing; the file has mode 0600.
  ///   - capacity: the maximum number of queries.
  ///   - now: the clock for `usedAt`.
  ///   - onChange: receives all queries, newest first, after each change made here and before its caller resumes.
  ///     Called on a thread of the store; must not wait for the store.
  ///   - report: receives the file's failures and recoveries, on a thread of the store; must not wait for the store.
  init(
    folder: String, capacity: Int = 10, now: @escaping @Sendable () -> Instant,
    onChange: @escaping @Sendable ([StoredSuggestion]) -> Void = { _ in },
    report: @escaping @Sendable (StoreReport) -> Void
  ) {
    let reporter = StoreReporter(report)
    let makeTable: @Sendable () -> SuggestionTable = {
      SuggestionTable(folder: folder, capacity: capacity, now: now, onChange: onChange, reporter: reporter)
    }
    reader = SerialThread(makeResource: makeTable, finish: { $0.close() })
    writer = SerialThread(makeResource: makeTable, finish: { $0.close() })
  }

  /// Puts a query at the front, lowercased and with whitespace trimmed and collapsed. It is committed when this
  /// returns. If this throws because the deadline has passed, it may still be committed later.
  ///
  /// Returns nil if the normalized query is empty or the capacity is 0. A thrown error has been reported already; a
  /// search need not fail because of it.
  @discardableResult
  func remember(
    _ query: String, until deadline: ContinuousClock.Instant? = nil
  ) async throws(DatabaseError) -> StoredSuggestion? {
    let limit = Self.limit(deadline)
    return try await writer.run(bytes: query.utf8.count, until: limit, refused: .failure(.refused)) {
      table throws(DatabaseError) in try table.remember(query, until: limit)
    }
  }

  /// The queries that start with `prefix`, newest first. The prefix is normalized like the queries and taken literally.
  /// A thrown error has been reported already.
  func list(
    prefix: String = "", limit: Int = .max, until deadline: ContinuousClock.Instant? = nil
  ) async throws(DatabaseError) -> [StoredSuggestion] {
    let end = Self.limit(deadline)
    return try await reader.run(bytes: prefix.utf8.count, until: end, refused: .failure(.refused)) {
      table throws(DatabaseError) in try table.list(prefix: prefix, limit: limit, until: end)
    }
  }

  /// Removes a query and erases it from the file; false if it wasn't stored. Blocks the calling thread, which is the
  /// one that reads requests, so that the change takes effect before the next request is read.
  @available(*, noasync)
  func remove(
    _ query: String, until deadline: ContinuousClock.Instant? = nil
  ) throws(DatabaseError) -> Bool {
    let limit = Self.limit(deadline)
    return try writer.runBlocking(until: limit, refused: .failure(.refused)) { table throws(DatabaseError) in
      try table.remove(query, until: limit)
    }
  }

  /// Removes all queries and returns their number. Blocks and erases like `remove`.
  @available(*, noasync)
  func clear(until deadline: ContinuousClock.Instant? = nil) throws(DatabaseError) -> Int {
    let limit = Self.limit(deadline)
    return try writer.runBlocking(until: limit, refused: .failure(.refused)) { table throws(DatabaseError) in
      try table.clear(until: limit)
    }
  }

  private static func limit(_ deadline: ContinuousClock.Instant?) -> ContinuousClock.Instant {
    let longest = ContinuousClock.now + DatabaseFile.timeout
    return min(deadline ?? longest, longest)
  }

  /// Finishes pending work and closes the file. Blocks; intended for the end of the process.
  @available(*, noasync)
  func close() {
    reader.close()
    writer.close()
  }
}
