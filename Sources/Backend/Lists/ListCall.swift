// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import JSONRPC
import Store

/// Answers a list method: with one page, or by streaming pages followed by a summary.
///
///     UpstreamList (an upstream's list) ─┐
///     ComposedList (our own rows)      ──┴─▶ pages of the requested size ──▶ $/progress, $/progress, … ──▶ summary
///
/// A page that fails after its retries is sent as a fault, and the request ends with an error that states how much was
/// delivered and where to resume.
struct ListCall<Source: ListSource> {
  var options: ListOptions
  let source: Source
  /// The user's films, whose entries the rows get.
  let library: LibraryStore
  /// The settings of the user that stand for the call's language and region.
  let localeSettings: [SettingName]

  func answer(_ request: RequestContext?) async throws -> ListResult<Source.Row> {
    // Before anything is requested.
    try options.checkSeen(of: Source.Row.self)
    if let partialResults = request?.partialResults {
      return .summary(try await stream(to: partialResults, request?.workDone))
    }
    var single = self
    // The next page starts with the row after the limit, however it is requested.
    single.options.pageSize = min(options.pageSize, options.limit ?? .max)
    let page = try await single.onePage()
    let message = StreamProgress.message(itemCount: page.items.count, pageCount: 1)
    await request?.workDone?.report(message: message, percentage: 100)
    return .page(page)
  }

  private func onePage() async throws -> Page<Source.Row> {
    var rows = RowPage<Source.Row>(number: options.page, size: options.pageSize, rows: [])
    do throws(PageFailure) {
      for try await first in source.pages(options, expectedCount: 1) {
        rows = first
        break
      }
    } catch {
      throw RPCError(error.error)
    }
    return try await page(&rows, upTo: options.limit ?? .max)
  }

  private func stream(
    to partialResults: PartialResults, _ workDone: WorkDoneProgress?
  ) async throws -> Summary {
    var delivered = StreamProgress(firstPage: options.page, source.notes.facts)
    var isWhole = true
    do {
      for fault in source.notes.facts.faults ?? [] {
        try await partialResults.send(Fault(page: options.page, error: fault.error, willRetry: false))
      }
      for try await var rows in source.pages(options, expectedCount: expectedCount) {
        let page = try await page(&rows, upTo: options.limit.map { $0 - delivered.summary.itemCount } ?? .max)
        try await partialResults.send(page)
        delivered.count(page, of: rows)
        let message = source.notes.live?().progress ?? delivered.message
        await workDone?.report(message: message, percentage: percentage(delivered, of: rows))
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
  private var expectedCount: Int? {
    // Of pages with rows left out, it takes more for the limit.
    let byRows = options.seen == nil ? options.limit.map { ($0 - 1) / options.pageSize + 1 } : nil
    return [byRows, options.maxPages].compactMap { $0 }.min()
  }

  private func hasReachedLimit(_ delivered: StreamProgress) -> Bool {
    delivered.summary.itemCount >= options.limit ?? .max || delivered.summary.pageCount >= options.maxPages ?? .max
  }

  private func page(_ rows: inout RowPage<Source.Row>, upTo limit: Int) async throws(RPCError) -> Page<Source.Row> {
    let libraryFault = try await library.mark(&rows, seen: options.seen)
    var page = await source.page(of: rows, upTo: max(limit, 0))
    page.facts.libraryFault = libraryFault
    if source.isLocalized, !localeSettings.isEmpty {
      page.facts.settingsUsed = (page.facts.settingsUsed ?? []) + localeSettings
    }
    let notes = source.notes
    page.didYouMean = notes.corrected.map { [$0] }
    if page.items.isEmpty, rows.hidden > 0 {
      let which =
        switch options.seen {
        case .only: "not marked as seen in the library"
        case .hide: "marked as seen in the library"
        case nil: "on none of the user's services"
        }
      page.facts.message = "All \(rows.hidden.counted("row")) of this page are \(which)."
    } else if page.items.isEmpty, rows.number == 1 {
      let note = await notes.whenEmpty?()
      page.facts.message = note?.message ?? notes.facts.message ?? "Nothing found."
      page.didYouMean = note?.didYouMean
    } else {
      page.facts.message = nil
    }
    return page
  }

  /// The progress in percent of the pages that this request will deliver.
  private func percentage(_ delivered: StreamProgress, of rows: RowPage<Source.Row>) -> Int? {
    guard let totalPages = rows.totalPages else { return nil }
    let wanted = min(max(totalPages - options.page + 1, 1), expectedCount ?? .max)
    return Int(Double(delivered.summary.pageCount) / Double(wanted) * 100)
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
  mutating func count<Row>(_ page: Page<Row>, of rows: RowPage<Row>) {
    summary.pageCount += 1
    summary.itemCount += page.items.count
    summary.duplicates = ((summary.duplicates ?? 0) + rows.duplicates).nilIfZero
    summary.skipped = ((summary.skipped ?? 0) + rows.skipped).nilIfZero
    summary.hidden = ((summary.hidden ?? 0) + rows.hidden).nilIfZero
    provenance = provenance.lessFresh(rows.provenance)
    let isCutShort = page.items.count < rows.rowCount
    summary.nextPage = isCutShort ? page.page : page.nextPage
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
