// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Synchronization

/// The tool of a list method: collects its stream up to the limit that the model sets.
///
///     arguments ──▶ the method's stream ──page by page──▶ RowCollection ──▶ rows, and a cursor if there are more
struct CollectedList: Sendable {
  private static let defaultLimit = 20
  private static let mostRows = 500
  private static let mostRowsOfPage = 100
  /// The limit for the rows as the providers gave them: some 30,000 tokens. Hosts cut much longer results, and not at
  /// the end of a row.
  private static let verbatimBytes = 128 << 10
  /// The limit for rows that become lines of text, which bounds the memory of a call.
  private static let renderedBytes = 4 << 20

  let method: MethodDescription

  func call(_ arguments: JSONValue, _ context: FeatureContext) async throws(RPCError) -> ResultContent {
    let arguments = try await MethodArguments(arguments, of: method, context.contract)
    let limit = try arguments.integer("limit", in: 1...Self.mostRows) ?? Self.defaultLimit
    let start = try start(arguments, limit: limit)
    let byteLimit = arguments.isVerbatim ? Self.verbatimBytes : Self.renderedBytes
    let collection = Mutex(RowCollection(from: start, limit: limit, byteLimit: byteLimit))
    let params = arguments.params { writer in
      writer.member("page", start.page)
      writer.member("pageSize", start.pageSize)
      // Whole pages, so that a row's position in its page is a valid place to resume.
      writer.member("limit", ((start.skip + limit - 1) / start.pageSize + 1) * start.pageSize)
    }
    do throws(RPCError) {
      let observer = LocalObserver(part: { page in
        guard let page = page as? any AnyPage else { return .more }
        let (demand, rows) = collection.withLock { ($0.take(page), $0) }
        let message = "\(rows.rows.count.counted("row")) from \(rows.pageCount.counted("page"))"
        await context.progress.report(Double(rows.rows.count), of: rows.expectedCount.map(Double.init), message)
        // Without a demand for more the request is cancelled, and an import would end with the rows of the result.
        return method.annotations.isReadOnly ? demand : .more
      })
      let summary = try await context.contract.result(of: method.name, params, observer) as? Summary
      // The stream may also be incomplete because the model set `maxPages`.
      let rows = collection.withLock { $0 }
      let isComplete = !rows.isCut && summary?.complete != false
      return content(
        rows, arguments, next: isComplete ? nil : "There is more: call again", counts: summary?.facts.importWords,
        context.contract)
    } catch {
      // Return the rows received so far rather than only the error.
      let rows = collection.withLock { $0 }
      guard !rows.rows.isEmpty, !Task.isCancelled else { throw error }
      return content(
        rows, arguments, next: "The list stops here: \(error.textForModel) To continue, call", context.contract)
    }
  }

  /// The start of the list. The page size defaults to the limit, so that pages and limits end together.
  private func start(_ arguments: MethodArguments, limit: Int) throws(RPCError) -> ListCursor {
    let page = try arguments.integer("page", in: 1...1_000_000_000)
    let pageSize = try arguments.integer("pageSize", in: 1...Self.mostRowsOfPage)
    let cursor = try arguments.value("cursor", expected: "a cursor returned by this tool") {
      $0.string.flatMap(ListCursor.init)
    }
    guard let cursor else {
      return ListCursor(page: page ?? 1, pageSize: pageSize ?? min(limit, Self.mostRowsOfPage))
    }
    guard page == nil, pageSize == nil || pageSize == cursor.pageSize else {
      throw RPCError(.invalidParams, "\"cursor\" can't be given together with a different page or pageSize")
    }
    return cursor
  }

  /// - Parameters:
  ///   - next: the beginning of a sentence on how to get the rows after these; nil if there are none.
  ///   - counts: the numbers of all rows by their outcomes; nil for rows without one.
  private func content(
    _ rows: RowCollection, _ arguments: MethodArguments, next: String?, counts: String? = nil,
    _ contract: any ContractCaller
  ) -> ResultContent {
    func rest(_ next: String, _ cursor: ListCursor) -> ListContent.Rest {
      ("\(next) with the same arguments and cursor \"\(cursor.text)\".", cursor.text)
    }
    let list = ListContent(
      rows: rows.rows, totalResults: rows.totalResults, message: rows.message,
      skipped: rows.skipped > 0 ? rows.skipped : nil, counts: counts,
      from: method.name, arguments.params(), in: contract)
    // A result often has no room for all rows.
    var (content, shown) = list.content { shown in
      shown < rows.cursors.count
        ? rest("There is more: call again", rows.cursors[shown]) : next.map { rest($0, rows.next) }
    }
    if arguments.isVerbatim { content.attach(verbatim: rows.rows.prefix(shown).map { RawJSON(writing: $0) }) }
    if method.hasFilms {
      let films = FilmRows(Array(rows.rows.prefix(shown)), of: rows.totalResults)
      content.view = ResultView(.films, method.name, arguments.params(), films)
    }
    return content
  }
}

extension ListFacts {
  /// The counts of an import, and what it took for granted; nil for another list.
  fileprivate var importWords: String? {
    guard let counts = imported?.words else { return nil }
    return message.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 } ?? counts
  }
}

extension ImportCounts {
  /// `590 matched, 8 ambiguous, 2 not found`; nil for none.
  fileprivate var words: String? {
    let counts = [
      ("matched", matched), ("unchanged", unchanged), ("ambiguous", ambiguous), ("not found", notFound),
      ("waiting", waiting), ("skipped", skipped),
    ]
    return TextValue.names(counts.compactMap { name, count in count.map { "\($0) \(name)" } })
  }
}

extension MethodArguments {
  fileprivate func integer(_ name: String, in range: ClosedRange<Int>) throws(RPCError) -> Int? {
    try value(name, expected: "an integer from \(range.lowerBound) to \(range.upperBound)") { value in
      (try? Int(json: value)).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}
