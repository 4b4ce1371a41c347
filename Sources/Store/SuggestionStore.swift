import FoundationEssentials

/// The queries that were searched for, each once, the newest first, in `<folder>/marquee.sqlite`.
///
/// What was committed survives a killed process. Several processes may use the file at once; each sees what the others
/// did at its next call.
public final class SuggestionStore: Sendable {
  private let thread: SerialThread<SuggestionTable>

  /// Touches no file: the folder and the file are made at first use.
  ///
  /// - Parameters:
  ///   - folder: the state folder; made with mode 0700 if it is missing, the file with 0600.
  ///   - capacity: how many queries are kept.
  ///   - now: the clock that `usedAt` is read from.
  ///   - onChange: told all that are remembered, the newest first, after each change that is made here and before its
  ///     caller goes on; on the store's thread, which it must not wait for.
  ///   - report: told what befell the file, on the store's thread, which it must not wait for.
  public init(
    folder: String, capacity: Int = 10, now: @escaping @Sendable () -> Date,
    onChange: @escaping @Sendable ([Suggestion]) -> Void = { _ in },
    report: @escaping @Sendable (StoreReport) -> Void
  ) {
    thread = SerialThread {
      SuggestionTable(folder: folder, capacity: capacity, now: now, onChange: onChange, report: report)
    } finish: {
      $0.close()
    }
  }

  /// Puts a query at the front: lower-cased, blanks trimmed and condensed. It is committed when this returns.
  ///
  /// Nil if nothing is left of the query or the capacity is 0. A failure has been reported; a search need not fail for it.
  @discardableResult
  public func remember(_ query: String) async throws(DatabaseError) -> Suggestion? {
    try await thread.run(bytes: query.utf8.count, refused: .failure(.refused)) { table throws(DatabaseError) in
      try table.remember(query)
    }
  }

  /// The queries that start with `prefix`, which is normalised as they are and taken literally; the newest first.
  ///
  /// A file that can't be read is reported, and then there are none.
  public func list(prefix: String = "", limit: Int = .max) async -> [Suggestion] {
    await thread.run(bytes: prefix.utf8.count, refused: .success([])) { table in
      (try? table.list(prefix: prefix, limit: limit)) ?? []
    }
  }

  /// Forgets a query; false if it wasn't remembered. Blocks the calling thread, which is the one that reads requests:
  /// the change is in effect before the next one is read.
  @available(*, noasync)
  public func remove(_ query: String) throws(DatabaseError) -> Bool {
    try thread.runBlocking(refused: .failure(.refused)) { table throws(DatabaseError) in try table.remove(query) }
  }

  /// Forgets all queries and answers how many there were. Blocks as `remove` does.
  @available(*, noasync)
  public func clear() throws(DatabaseError) -> Int {
    try thread.runBlocking(refused: .failure(.refused)) { table throws(DatabaseError) in try table.clear() }
  }

  /// Finishes what was begun and closes the file. Blocks; for the end of the process.
  @available(*, noasync)
  public func close() { thread.close() }
}
