// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import JSONRPC

/// Streams the pages of a list, and counts them for the summary. It knows no type of rows: a release would contain the
/// code of this once for each.
///
/// A page that fails after its retries is sent as a fault, and the request ends with an error that states how much was
/// delivered and where to resume.
struct ListStream {
  /// A page that was sent, whether a limit has cut it, and its provenance.
  typealias Sent = (page: any WirePage, isCut: Bool, provenance: Provenance)

  private let options: ListOptions
  private let notes: ListNotes
  /// The pages so far; `nextPage` is the page with the first row not yet delivered, and nil once all were.
  private(set) var summary: Summary
  /// The least fresh provenance among the pages.
  private var provenance = Provenance.network

  init(_ options: ListOptions, _ notes: ListNotes) {
    self.options = options
    self.notes = notes
    summary = Summary(pageCount: 0, itemCount: 0, complete: false, facts: notes.facts)
    summary.nextPage = options.page
    summary.facts.message = nil
  }

  /// The number of pages that the limits allow; nil if unlimited.
  var expectedCount: Int? {
    // Of pages with rows left out, it takes more for the limit.
    let byRows = options.seen == nil ? options.limit.map { ($0 - 1) / options.pageSize + 1 } : nil
    return [byRows, options.maxPages].compactMap { $0 }.min()
  }

  /// Streams pages until the list or a limit ends.
  /// - Parameter sendNext: sends the next page with at most so many rows; returns nil after the last one.
  mutating func run(
    to partialResults: PartialResults, _ workDone: WorkDoneProgress?,
    _ sendNext: (_ limit: Int) async throws -> Sent?
  ) async throws {
    var isWhole = true
    do {
      for fault in notes.facts.faults ?? [] {
        try await partialResults.send(Fault(page: options.page, error: fault.error, willRetry: false))
      }
      while let sent = try await sendNext(options.limit.map { $0 - summary.itemCount } ?? .max) {
        count(sent)
        await workDone?.report(
          message: notes.live?().progress ?? message, percentage: sent.page.totalPages.map(percentage))
        isWhole = !hasReachedLimit
        if !isWhole { break }
      }
    } catch let failure as PageFailure where failure.error.kind != .cancelled {
      try? await partialResults.send(Fault(page: failure.page, error: RPCError(failure.error), willRetry: false))
      throw RPCError(failure.error) { writer in
        writeDelivered(to: &writer)
        writer.member("resumeFromPage", failure.page)
      }
    } catch is PageFailure {
      throw RPCError(.cancelled, details: writeDelivered)
    } catch is CancellationError {
      throw RPCError(.cancelled, details: writeDelivered)
    }
    // Whatever total the last page announced.
    if isWhole { summary.nextPage = nil }
    summary.complete = summary.nextPage == nil
    summary.takeAge(of: provenance)
    await workDone?.end(message: message)
  }

  private var hasReachedLimit: Bool {
    summary.itemCount >= options.limit ?? .max || summary.pageCount >= options.maxPages ?? .max
  }

  private mutating func count(_ sent: Sent) {
    let page = sent.page
    summary.pageCount += 1
    summary.itemCount += page.itemCount
    summary.duplicates = ((summary.duplicates ?? 0) + (page.duplicates ?? 0)).nilIfZero
    summary.skipped = ((summary.skipped ?? 0) + (page.skipped ?? 0)).nilIfZero
    summary.hidden = ((summary.hidden ?? 0) + (page.hidden ?? 0)).nilIfZero
    summary.nextPage = sent.isCut ? page.page : page.nextPage
    provenance = provenance.lessFresh(sent.provenance)
    // The last page has the facts, and the first one the message of an empty list.
    let message = page.facts.message ?? summary.facts.message
    let seats = (asked: summary.facts.seatsAsked, unasked: summary.facts.seatsUnasked)
    summary.facts = page.facts
    summary.facts.seatsAsked = page.facts.seatsAsked.map { $0 + (seats.asked ?? 0) }
    summary.facts.seatsUnasked = page.facts.seatsUnasked.map { $0 + (seats.unasked ?? 0) }
    summary.facts.message = summary.itemCount == 0 || page.facts.imported != nil ? message : page.facts.message
  }

  /// The progress in percent of the pages that this request will deliver.
  private func percentage(ofTotal totalPages: Int) -> Int {
    let wanted = min(max(totalPages - options.page + 1, 1), expectedCount ?? .max)
    return Int(Double(summary.pageCount) / Double(wanted) * 100)
  }

  private var message: String { Self.message(summary.itemCount, onPages: summary.pageCount) }

  /// The progress for people: `20 items on 2 pages`.
  static func message(_ itemCount: Int, onPages pageCount: Int) -> String {
    "\(itemCount.counted("item")) on \(pageCount.counted("page"))"
  }

  /// Writes the member `delivered` of an error's data.
  private func writeDelivered(to writer: inout JSONWriter) {
    writer.object("delivered") { writer in
      writer.member("pageCount", summary.pageCount)
      writer.member("itemCount", summary.itemCount)
    }
  }
}

/// A page for the wire, of any rows.
protocol WirePage: JSONWritable, Sendable {
  var page: Int { get }
  var itemCount: Int { get }
  var totalPages: Int? { get }
  var nextPage: Int? { get }
  var duplicates: Int? { get }
  var skipped: Int? { get }
  var hidden: Int? { get }
  var didYouMean: [Completion]? { get set }
  var facts: ListFacts { get set }
}

extension Page: WirePage {
  var itemCount: Int { items.count }
}
