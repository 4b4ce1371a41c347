// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import JSONRPC

/// The progress of a stream.
struct StreamProgress {
  private(set) var pageCount = 0
  private(set) var itemCount = 0
  private(set) var duplicates = 0
  private(set) var skipped = 0
  /// The least fresh provenance among the pages.
  private(set) var provenance = Provenance.network
  /// The page with the first row not yet delivered; nil once all were.
  private(set) var nextPage: Int?

  /// What was searched for instead of what the request says.
  private(set) var searchedFor: SearchedFor?

  /// - Parameter firstPage: where to resume a stream that has delivered nothing.
  init(firstPage: Int) { nextPage = firstPage }

  /// Counts a delivered page, which a limit may have truncated.
  mutating func count<Row>(_ page: Page<Row>, of rows: RowPage<Row>) {
    pageCount += 1
    itemCount += page.items.count
    duplicates += rows.duplicates
    skipped += rows.skipped
    provenance = provenance.lessFresh(rows.provenance)
    let isCutShort = page.items.count < rows.rowCount
    searchedFor = page.searchedFor
    nextPage = isCutShort ? page.page : page.nextPage
  }

  /// Records that there are no more pages, whatever total the last one announced.
  mutating func endList() { nextPage = nil }

  /// The progress for people: `20 items on 2 pages`.
  var message: String { Self.message(itemCount: itemCount, pageCount: pageCount) }

  /// Progress for people: `20 items on 2 pages`.
  static func message(itemCount: Int, pageCount: Int) -> String {
    "\(itemCount.counted("item")) on \(pageCount.counted("page"))"
  }

  /// Writes the member `delivered` of an error's data.
  func write(to writer: inout JSONWriter) {
    writer.object("delivered") { writer in
      writer.member("pageCount", pageCount)
      writer.member("itemCount", itemCount)
    }
  }
}

extension Fault {
  /// A fault for a page that will be requested again.
  init(retrying notice: RetryNotice) {
    self.init(
      page: notice.page ?? 1, error: RPCError(notice.error), willRetry: true, retryInSeconds: notice.wait.secondsToWait)
  }
}

extension Int {
  var nilIfZero: Int? { self == 0 ? nil : self }
}
