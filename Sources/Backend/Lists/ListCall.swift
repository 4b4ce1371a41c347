// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import JSONRPC

/// Answers a list method: with one page, or by streaming pages followed by a summary.
///
///     ListPages (an upstream's list) ─┐
///     ComposedPages (our own rows)  ──┴─▶ pages of the requested size ──▶ $/progress, $/progress, … ──▶ summary
///
/// A page that fails after its retries is sent as a fault, and the request ends with an error that says what was
/// delivered and where to resume.
struct ListCall<Row: JSONWritable & Hashable & Sendable, Pages: AsyncSequence>
where Pages.Element == RowPage<Row>, Pages.Failure == PageFailure {
  var options: ListOptions
  /// What the answer says besides its rows.
  var remarks = ListRemarks()
  /// The provider whose verbatim data pages carry; nil for rows that the backend composed itself.
  var provider: Provider?
  /// Adds data to a page's rows that the list lacks.
  var completion: RowCompletion<Row>?
  /// Called with each page that is read.
  var didArrive: ((RowPage<Row>) -> Void)?
  /// Called before a stream's first page, when that is known.
  var pagesWillBegin: @Sendable () async -> Void = {}
  /// Reads the pages of the given options.
  /// - Parameter expectedCount: the number of pages that will be read; nil for all.
  let pages: (_ options: ListOptions, _ expectedCount: Int?) -> Pages

  func answer(_ request: RequestContext?) async throws -> ListResult<Row> {
    guard let partialResults = request?.partialResults else {
      let page = try await limitedToOnePage().onePage()
      let message = StreamProgress.message(itemCount: page.items.count, pageCount: 1)
      await request?.workDone?.report(message: message, percentage: 100)
      return .page(page)
    }
    return .summary(try await stream(to: partialResults, request?.workDone))
  }

  /// Shrinks the page to the limit if only one page is requested, so that the next page starts with the following row,
  /// however it is requested.
  private func limitedToOnePage() -> Self {
    var call = self
    call.options.pageSize = min(options.pageSize, options.limit ?? .max)
    return call
  }

  private func onePage() async throws -> Page<Row> {
    do throws(PageFailure) {
      for try await rows in pages(options, 1) {
        return await page(rows, upTo: options.limit ?? .max)
      }
    } catch {
      throw RPCError(error.error)
    }
    return await page(RowPage(number: options.page, size: options.pageSize, slots: []), upTo: 0)
  }

  private func stream(
    to partialResults: PartialResults, _ workDone: WorkDoneProgress?
  ) async throws -> Summary {
    var delivered = StreamProgress(firstPage: options.page)
    do {
      for fault in remarks.faults ?? [] {
        try await partialResults.send(Fault(page: options.page, error: fault.error, willRetry: false))
      }
      for try await rows in pages(options, expectedCount) {
        if delivered.pageCount == 0 { await pagesWillBegin() }
        let page = await page(rows, upTo: options.limit.map { $0 - delivered.itemCount } ?? .max)
        try await partialResults.send(page)
        delivered.count(page, of: rows)
        await workDone?.report(message: delivered.message, percentage: percentage(delivered, of: rows))
        if hasReachedLimit(delivered) { return await ended(delivered, workDone) }
      }
      delivered.endList()
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
    return await ended(delivered, workDone)
  }

  private func ended(_ delivered: StreamProgress, _ workDone: WorkDoneProgress?) async -> Summary {
    await workDone?.end(message: delivered.message)
    return await summary(delivered)
  }

  /// The number of pages that the limits allow; nil if unlimited.
  private var expectedCount: Int? {
    let byRows = options.limit.map { ($0 - 1) / options.pageSize + 1 }
    return [byRows, options.maxPages].compactMap { $0 }.min()
  }

  private func hasReachedLimit(_ delivered: StreamProgress) -> Bool {
    delivered.itemCount >= options.limit ?? .max || delivered.pageCount >= options.maxPages ?? .max
  }

  private func page(_ rows: RowPage<Row>, upTo limit: Int) async -> Page<Row> {
    didArrive?(rows)
    let items = await items(of: rows, upTo: max(limit, 0))
    var page = Page(page: rows.number, pageSize: options.pageSize, items: items)
    page.totalPages = rows.totalPages
    page.totalResults = rows.totalRows
    page.nextPage = rows.hasNext ? rows.number + 1 : nil
    page.previousPage = rows.number > 1 ? rows.number - 1 : nil
    page.duplicates = rows.duplicates.nilIfZero
    page.skipped = rows.skipped.nilIfZero
    page.takeAge(of: rows.provenance)
    page.attempts = rows.attempts > 1 ? rows.attempts : nil
    page.linkedFrom = remarks.linkedFrom
    page.searchedFor = remarks.searchedFor ?? rows.other.map { remarks.others[$0] }
    page.place = remarks.place
    page.date = remarks.date
    page.totalShowings = remarks.totalShowings
    page.privateRentals = remarks.privateRentals
    page.faults = remarks.faults
    if let provider { page[verbatim: provider] = rows.rest }
    page.takeDates()
    page.didYouMean = remarks.mended.map { [$0] }
    if items.isEmpty, rows.number == 1 {
      page.message = await remarks.messageIfEmpty()
      page.didYouMean = await remarks.suggestions?()
    }
    return page
  }

  /// The rows of a page; those of a cached response that were encoded before are spliced as they are.
  private func items(of page: RowPage<Row>, upTo limit: Int) async -> Rows<Row> {
    if let text = page.text, completion == nil, page.rowCount <= limit {
      return Rows(written: text.value { RawJSON(writing: page.rows) }, count: page.rowCount)
    }
    // Rows are large, so they are not copied again where none is left out.
    var rows = page.rowCount <= limit ? page.rows : Array(page.rows.prefix(limit))
    await completion?(&rows)
    return Rows(rows)
  }

  private func summary(_ delivered: StreamProgress) async -> Summary {
    var summary = Summary(
      pageCount: delivered.pageCount, itemCount: delivered.itemCount, complete: delivered.nextPage == nil)
    summary.nextPage = delivered.nextPage
    summary.duplicates = delivered.duplicates.nilIfZero
    summary.skipped = delivered.skipped.nilIfZero
    summary.takeAge(of: delivered.provenance)
    summary.linkedFrom = remarks.linkedFrom
    summary.searchedFor = delivered.searchedFor
    summary.place = remarks.place
    summary.date = remarks.date
    summary.totalShowings = remarks.totalShowings
    summary.privateRentals = remarks.privateRentals
    summary.faults = remarks.faults
    summary.message = delivered.itemCount == 0 && options.page == 1 ? await remarks.messageIfEmpty() : nil
    return summary
  }

  /// The progress in percent of the pages that this request will deliver.
  private func percentage(_ delivered: StreamProgress, of rows: RowPage<Row>) -> Int? {
    guard let totalPages = rows.totalPages else { return nil }
    let wanted = min(max(totalPages - options.page + 1, 1), expectedCount ?? .max)
    return Int(Double(delivered.pageCount) / Double(wanted) * 100)
  }
}

extension Page {
  /// Takes the days between which the movies of TMDB's list were released from TMDB's own members.
  fileprivate mutating func takeDates() {
    guard let rest = tmdb, var object = LenientObject(rest.value),
      let found = object.peek("dates", as: ListDates.self)
    else { return }
    object.discard("dates")
    (dates, tmdb) = (found, object.rest())
  }
}

/// Adds data to rows.
typealias RowCompletion<Row> = @Sendable (inout [Row]) async -> Void

/// What the answer of a list method says besides its rows.
struct ListRemarks: Sendable {
  /// The message for people if the list is empty.
  var emptyMessage: String?
  /// Makes that message; nil to use `emptyMessage`.
  var emptyReason: (@Sendable () async -> String?)?
  /// What may have been meant if the list is empty; nil if that is unknown.
  var suggestions: (@Sendable () async -> [Completion]?)?
  /// The title of the index that was searched for instead of a misspelt one.
  var mended: Completion?
  /// What was searched for instead of what the request says.
  var searchedFor: SearchedFor?
  /// The searches that the pages' endpoints other than the first are of.
  var others: [SearchedFor] = []
  /// The id in the request, if the upstream was asked for another provider's id of the same movie.
  var linkedFrom: EntityID?
  /// The place that the request was understood to mean.
  var place: FoundPlace?
  /// The day that the rows are of.
  var date: Day?
  /// The number of showings in all rows.
  var totalShowings: Int?
  /// The number of rentals of auditoriums that are left out; nil if none.
  var privateRentals: Int?
  /// The parts of the list that are missing, with the reasons; nil if none is.
  var faults: [ProviderFault]?

  /// The message for people about an empty list.
  func messageIfEmpty() async -> String? { await emptyReason?() ?? emptyMessage }
}
