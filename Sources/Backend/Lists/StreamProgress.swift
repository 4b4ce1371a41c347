// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import JSONRPC

/// What a stream has sent so far.
struct StreamProgress {
  private(set) var pageCount = 0
  private(set) var itemCount = 0
  private(set) var duplicates = 0
  private(set) var skipped = 0
  /// How the pages were come by; of several the least fresh.
  private(set) var provenance = Provenance.network
  /// The page that holds the first row not given; nil once all were.
  private(set) var nextPage: Int?

  /// - Parameter firstPage: where a stream that has sent nothing goes on.
  init(firstPage: Int) { nextPage = firstPage }

  /// Counts a page that was sent. It may have been cut short by a limit.
  mutating func count<Row>(_ page: Page<Row>, of rows: RowPage<Row>) {
    pageCount += 1
    itemCount += page.items.count
    duplicates += rows.duplicates
    skipped += rows.skipped
    provenance = provenance.lessFresh(rows.provenance)
    let isCutShort = page.items.count < rows.rowCount
    nextPage = isCutShort ? page.page : page.nextPage
  }

  /// What has come so far, for people: `20 items on 2 pages`.
  var message: String { Self.message(itemCount: itemCount, pageCount: pageCount) }

  /// What has come so far, for people: `20 items on 2 pages`.
  static func message(itemCount: Int, pageCount: Int) -> String {
    "\(itemCount) \(itemCount == 1 ? "item" : "items") on \(pageCount) \(pageCount == 1 ? "page" : "pages")"
  }

  /// The member `delivered` of an error's data.
  func write(to writer: inout JSONWriter) {
    writer.key("delivered")
    writer.object { writer in
      writer.member("pageCount", pageCount)
      writer.member("itemCount", itemCount)
    }
  }
}

extension Fault {
  /// The page of this notice will be asked for again.
  init(retrying notice: RetryNotice) {
    self.init(
      page: notice.page ?? 1, error: RPCError(notice.error), willRetry: true, retryInSeconds: notice.wait.secondsToWait)
  }
}

extension Int {
  var nilIfZero: Int? { self == 0 ? nil : self }
}
