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

  func call(_ arguments: JSONValue, _ context: FeatureContext) async throws(RPCError) -> ToolResult {
    var arguments = try MethodArguments(arguments, of: method)
    try await arguments.understand(for: method, context.contract)
    let limit = try arguments.integer("limit", in: 1...Self.mostRows) ?? Self.defaultLimit
    let start = try start(arguments, limit: limit)
    let isVerbatim = try arguments.isVerbatim()
    let collection = Mutex(
      RowCollection(from: start, limit: limit, byteLimit: isVerbatim ? Self.verbatimBytes : Self.renderedBytes))
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
        return demand
      })
      let summary = try await context.contract.result(of: method.name, params, observer) as? Summary
      // The stream may also be incomplete because the model set `maxPages`.
      let rows = collection.withLock { $0 }
      return result(rows, isVerbatim, ending: rows.isCut || summary?.complete == false ? .more : .complete)
    } catch {
      // Return the rows received so far rather than only the error.
      let rows = collection.withLock { $0 }
      guard !rows.rows.isEmpty, !Task.isCancelled else { throw error }
      return result(rows, isVerbatim, ending: .broken(error))
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

  private func result(_ rows: RowCollection, _ isVerbatim: Bool, ending: ListEnding) -> ToolResult {
    let list = ListedRows(
      rows: rows.rows, totalResults: rows.totalResults, message: rows.message,
      skipped: rows.skipped > 0 ? rows.skipped : nil)
    // An answer often has no room for all rows.
    var (answer, shown) = ListAnswer(list, as: .of(ResultModel.of(method.name).name)).answer { shown in
      shown < rows.places.count ? ListEnding.more.rest(cursor: rows.places[shown]) : ending.rest(cursor: rows.next)
    }
    if isVerbatim { answer.attach(verbatim: rows.rows.prefix(shown).map { RawJSON(writing: $0) }) }
    return ToolResult(answer)
  }
}

/// The reason why a list ends.
private enum ListEnding {
  case complete
  case more
  /// A page failed.
  case broken(RPCError)

  /// How to get the rest; nil if there is none.
  func rest(cursor: ListCursor) -> ListAnswer.Rest? {
    let next = "the same arguments and cursor \"\(cursor.text)\""
    let sentence: String? =
      switch self {
      case .complete: nil
      case .more: "There is more: call again with \(next)."
      case .broken(let error): "The list stops here: \(CompactText.text(of: error)) To continue, call with \(next)."
      }
    return sentence.map { ListAnswer.Rest(sentence: $0, cursor: cursor.text) }
  }
}

extension MethodArguments {
  fileprivate func integer(_ name: String, in range: ClosedRange<Int>) throws(RPCError) -> Int? {
    try value(name, expected: "an integer from \(range.lowerBound) to \(range.upperBound)") { value in
      value.integer.flatMap { range.contains($0) ? $0 : nil }
    }
  }
}
