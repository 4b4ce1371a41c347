// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC

/// Answers a list method: with one page, or by streaming pages followed by a summary (`ListStream`).
///
///     UpstreamList (an upstream's list)  ─┐
///     ComposedList (rows that exist)      ├─▶ pages of the requested size ──▶ $/progress, $/progress, … ──▶ summary
///     MadeList (made while they are read) ┘
struct ListCall {
  let source: any ListSource
  /// The user's entries, which the rows get.
  let marks: any LibraryMarks
  /// The day in the country of the call's dates.
  let today: Day
  var options: ListOptions
  /// The settings of the user that stand for the call's language and region.
  let localeSettings: [SettingName]

  /// A page, or the summary of those that were streamed.
  enum Answer {
    case page(any WirePage)
    case summary(Summary)
  }

  func answer(_ request: RequestContext?) async throws -> Answer {
    // Before anything is requested.
    try options.checkSeen(of: source.rowType)
    if let partialResults = request?.partialResults {
      var stream = ListStream(options, source.notes)
      let next = source.untypedPages(options, expectedCount: stream.expectedCount)
      try await stream.run(to: partialResults, request?.workDone) { limit in
        guard var rows = try await next() else { return nil }
        let page = try await self.page(&rows, upTo: limit)
        try await partialResults.send(page)
        return (page, page.itemCount < rows.rowCount + rows.facts.unmade, rows.facts.provenance)
      }
      return .summary(stream.summary)
    }
    var single = self
    // The next page starts with the row after the limit, however it is requested.
    single.options.pageSize = min(options.pageSize, options.limit ?? .max)
    let page = try await single.onePage()
    await request?.workDone?.report(message: ListStream.message(page.itemCount, onPages: 1), percentage: 100)
    return .page(page)
  }

  private func onePage() async throws(RPCError) -> any WirePage {
    let next = source.untypedPages(options, expectedCount: 1)
    let first: (any ListedPage)?
    do throws(PageFailure) {
      first = try await next()
    } catch {
      throw RPCError(error.error)
    }
    // An empty list has one empty page.
    guard var rows = first else { throw RPCError(.internalError, "The list has no page.") }
    return try await page(&rows, upTo: options.limit ?? .max)
  }

  private func page(_ rows: inout any ListedPage, upTo limit: Int) async throws(RPCError) -> any WirePage {
    var libraryFault: RPCError?
    if source.rowType is any LibraryMarked.Type {
      libraryFault = try await marks.mark(&rows, seen: options.seen, on: today)
    }
    var page = await rows.page(upTo: max(limit, 0))
    page.facts.libraryFault = libraryFault ?? page.facts.libraryFault
    if source.isLocalized, !localeSettings.isEmpty {
      page.facts.settingsUsed = (page.facts.settingsUsed ?? []) + localeSettings
    }
    page.didYouMean = await source.notes.explain(
      &page.facts, ofEmpty: page.itemCount == 0, hidden: rows.facts.hidden, number: rows.facts.number,
      seen: options.seen)
    return page
  }
}

extension ListNotes {
  /// Says why a page is empty.
  /// - Parameter hidden: how many of its rows were left out.
  /// - Returns: what the query may have meant.
  fileprivate func explain(
    _ facts: inout ListFacts, ofEmpty isEmpty: Bool, hidden: Int, number: Int, seen: SeenOption?
  ) async -> [Completion]? {
    // What an import has done is for people, too.
    if facts.imported == nil { facts.message = nil }
    if isEmpty, hidden > 0 {
      let which =
        switch seen {
        case .only: "not marked as seen in the library"
        case .hide: "marked as seen in the library"
        case nil: "on none of the user's services"
        }
      facts.message = "All \(hidden.counted("row")) of this page are \(which)."
    } else if isEmpty, number == 1 {
      let note = await whenEmpty?()
      let message = note?.message ?? self.facts.message ?? "Nothing found."
      facts.message = [message, remark].compactMap(\.self).joined(separator: " ")
      return note?.didYouMean
    } else {
      facts.message = remark ?? facts.message
    }
    return corrected.map { [$0] }
  }
}

extension ListOptions {
  /// - Throws: -32602 if rows are to be left out by the library that it can't have.
  func checkSeen(of rows: Any.Type) throws(RPCError) {
    guard let seen, !(rows is any LibraryMarked.Type) else { return }
    throw .invalidParameter(
      "seen", expected: "no \"seen\" for a list of other things than films", got: seen.rawValue)
  }
}
