// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import JSONRPC

/// Answers a list method: with one page, or by streaming pages followed by a summary.
///
///     UpstreamList (an upstream's list) ─┐
///     ComposedList (our own rows)      ──┴─▶ pages of the requested size ──▶ $/progress, $/progress, … ──▶ summary
///
/// A page that fails after its retries is sent as a fault, and the request ends with an error that states how much was
/// delivered and where to resume.
struct ListCall<Source: ListSource> {
  let source: Source
  /// The user's entries, which the rows get.
  let marks: any LibraryMarks
  /// What is the same whatever the rows are.
  var terms: ListTerms

  init(options: ListOptions, source: Source, marks: any LibraryMarks, localeSettings: [SettingName]) {
    self.source = source
    self.marks = marks
    terms = ListTerms(
      options: options, notes: source.notes, localeSettings: source.isLocalized ? localeSettings : [])
  }

  func answer(_ request: RequestContext?) async throws -> ListResult<Source.Row> {
    // Before anything is requested.
    try terms.options.checkSeen(of: Source.Row.self)
    if let partialResults = request?.partialResults {
      var pages = source.pages(terms.options, expectedCount: terms.expectedCount).makeAsyncIterator()
      let summary = try await terms.stream(to: partialResults, request?.workDone) { limit in
        guard var rows = try await pages.next(isolation: nil) else { return nil }
        let page = try await self.page(&rows, upTo: limit)
        try await partialResults.send(page)
        return SentPage(page, of: rows)
      }
      return .summary(summary)
    }
    var single = self
    // The next page starts with the row after the limit, however it is requested.
    single.terms.options.pageSize = min(terms.options.pageSize, terms.options.limit ?? .max)
    let page = try await single.onePage()
    let message = StreamProgress.message(itemCount: page.items.count, pageCount: 1)
    await request?.workDone?.report(message: message, percentage: 100)
    return .page(page)
  }

  private func onePage() async throws(RPCError) -> Page<Source.Row> {
    let options = terms.options
    var pages = source.pages(options, expectedCount: 1).makeAsyncIterator()
    var rows: RowPage<Source.Row>
    do throws(PageFailure) {
      rows =
        try await pages.next(isolation: nil) ?? RowPage(number: options.page, size: options.pageSize, rows: [])
    } catch {
      throw RPCError(error.error)
    }
    return try await page(&rows, upTo: options.limit ?? .max)
  }

  private func page(_ rows: inout RowPage<Source.Row>, upTo limit: Int) async throws(RPCError) -> Page<Source.Row> {
    let libraryFault = try await marks.mark(&rows, seen: terms.options.seen)
    var page = await source.page(of: rows, upTo: max(limit, 0))
    page.facts.libraryFault = libraryFault ?? page.facts.libraryFault
    page.didYouMean = await terms.complete(
      &page.facts, ofEmpty: page.items.isEmpty, hidden: rows.hidden, number: rows.number)
    return page
  }
}

/// The part of `ListCall` that is the same for all rows, because a release contains the code of that once for each kind
/// of rows.
struct ListTerms {
  var options: ListOptions
  /// What the answer states besides its rows.
  let notes: ListNotes
  /// The settings of the user that stand for the call's language and region; empty if the rows don't depend on them.
  let localeSettings: [SettingName]

  /// Streams pages.
  /// - Parameter sendNext: sends the next page with at most so many rows; returns nil after the last one.
  func stream(
    to partialResults: PartialResults, _ workDone: WorkDoneProgress?,
    _ sendNext: (_ limit: Int) async throws -> SentPage?
  ) async throws -> Summary {
    var delivered = StreamProgress(firstPage: options.page, notes.facts)
    var isWhole = true
    do {
      for fault in notes.facts.faults ?? [] {
        try await partialResults.send(Fault(page: options.page, error: fault.error, willRetry: false))
      }
      while let page = try await sendNext(options.limit.map { $0 - delivered.summary.itemCount } ?? .max) {
        delivered.count(page)
        let message = notes.live?().progress ?? delivered.message
        await workDone?.report(message: message, percentage: percentage(delivered, of: page))
        isWhole = !hasReachedLimit(delivered)
        if !isWhole { break }
      }
    } catch let failure as PageFailure where failure.error.kind != .cancelled {
      try? await partialResults.send(Fault(page: failure.page, error: RPCError(failure.error), willRetry: false))
      throw RPCError(failure.error) { writer in
        delivered.write(to: &writer)
        writer.member("resumeFromPage", failure.page)
      }
    } catch is PageFailure {
      throw RPCError(.cancelled, details: delivered.write)
    } catch is CancellationError {
      throw RPCError(.cancelled, details: delivered.write)
    }
    delivered.end(isWhole: isWhole)
    await workDone?.end(message: delivered.message)
    return delivered.summary
  }

  /// The number of pages that the limits allow; nil if unlimited.
  var expectedCount: Int? {
    // Of pages with rows left out, it takes more for the limit.
    let byRows = options.seen == nil ? options.limit.map { ($0 - 1) / options.pageSize + 1 } : nil
    return [byRows, options.maxPages].compactMap { $0 }.min()
  }

  private func hasReachedLimit(_ delivered: StreamProgress) -> Bool {
    delivered.summary.itemCount >= options.limit ?? .max || delivered.summary.pageCount >= options.maxPages ?? .max
  }

  /// Completes the facts of a page.
  /// - Returns: what the query may have meant.
  func complete(_ facts: inout ListFacts, ofEmpty isEmpty: Bool, hidden: Int, number: Int) async -> [Completion]? {
    if !localeSettings.isEmpty { facts.settingsUsed = (facts.settingsUsed ?? []) + localeSettings }
    if isEmpty, hidden > 0 {
      let which =
        switch options.seen {
        case .only: "not marked as seen in the library"
        case .hide: "marked as seen in the library"
        case nil: "on none of the user's services"
        }
      facts.message = "All \(hidden.counted("row")) of this page are \(which)."
    } else if isEmpty, number == 1 {
      let note = await notes.whenEmpty?()
      facts.message = note?.message ?? notes.facts.message ?? "Nothing found."
      return note?.didYouMean
    } else {
      facts.message = nil
    }
    return notes.corrected.map { [$0] }
  }

  /// The progress in percent of the pages that this request will deliver.
  private func percentage(_ delivered: StreamProgress, of page: SentPage) -> Int? {
    guard let totalPages = page.totalPages else { return nil }
    let wanted = min(max(totalPages - options.page + 1, 1), expectedCount ?? .max)
    return Int(Double(delivered.summary.pageCount) / Double(wanted) * 100)
  }
}

/// What the progress of a stream counts of a page.
struct SentPage {
  let itemCount: Int
  let duplicates: Int
  let skipped: Int
  let hidden: Int
  let totalPages: Int?
  /// The page with the first row that was not sent; nil if there is none.
  let nextPage: Int?
  let provenance: Provenance
  let facts: ListFacts

  init<Row>(_ page: Page<Row>, of rows: RowPage<Row>) {
    itemCount = page.items.count
    duplicates = rows.duplicates
    skipped = rows.skipped
    hidden = rows.hidden
    totalPages = rows.totalPages
    nextPage = page.items.count < rows.rowCount + rows.unmade ? page.page : page.nextPage
    provenance = rows.provenance
    facts = page.facts
  }
}

extension ListOptions {
  /// - Throws: -32602 if rows are to be left out by the library that it can't have.
  func checkSeen<Row>(of rows: Row.Type) throws(RPCError) {
    guard let seen, !(rows is any LibraryMarked.Type) else { return }
    throw .invalidParameter(
      "seen", expected: "no \"seen\" for a list of other things than films", got: seen.rawValue)
  }
}

/// The pages of a stream so far.
private struct StreamProgress {
  /// The summary; `nextPage` is the page with the first row not yet delivered, and nil once all were.
  private(set) var summary: Summary
  /// The least fresh provenance among the pages.
  private var provenance = Provenance.network

  /// - Parameter firstPage: where to resume a stream that has delivered nothing.
  init(firstPage: Int, _ facts: ListFacts) {
    summary = Summary(pageCount: 0, itemCount: 0, complete: false, facts: facts)
    summary.nextPage = firstPage
    summary.facts.message = nil
  }

  /// Counts a delivered page, which a limit may have truncated.
  mutating func count(_ page: SentPage) {
    summary.pageCount += 1
    summary.itemCount += page.itemCount
    summary.duplicates = ((summary.duplicates ?? 0) + page.duplicates).nilIfZero
    summary.skipped = ((summary.skipped ?? 0) + page.skipped).nilIfZero
    summary.hidden = ((summary.hidden ?? 0) + page.hidden).nilIfZero
    provenance = provenance.lessFresh(page.provenance)
    summary.nextPage = page.nextPage
    // The last page has the facts, and the first one the message of an empty list.
    let message = page.facts.message ?? summary.facts.message
    summary.facts = page.facts
    summary.facts.message = summary.itemCount == 0 ? message : nil
  }

  /// Ends the stream.
  /// - Parameter isWhole: whether there are no more pages, whatever total the last one announced.
  mutating func end(isWhole: Bool) {
    if isWhole { summary.nextPage = nil }
    summary.complete = summary.nextPage == nil
    summary.takeAge(of: provenance)
  }

  /// The progress for people: `20 items on 2 pages`.
  var message: String { Self.message(itemCount: summary.itemCount, pageCount: summary.pageCount) }

  static func message(itemCount: Int, pageCount: Int) -> String {
    "\(itemCount.counted("item")) on \(pageCount.counted("page"))"
  }

  /// Writes the member `delivered` of an error's data.
  func write(to writer: inout JSONWriter) {
    writer.object("delivered") { writer in
      writer.member("pageCount", summary.pageCount)
      writer.member("itemCount", summary.itemCount)
    }
  }
}
