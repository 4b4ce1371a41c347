// SPDX-License-Identifier: MIT
import JSON

/// Collects the rows of a list page by page, up to a number of rows and to the bytes that fit into one result.
struct RowCollection {
  /// Some 30,000 tokens; hosts cut much longer results, and not at the end of a row.
  static let byteLimit = 128 << 10

  let limit: Int
  let isVerbatim: Bool
  private(set) var rows: [RawJSON] = []
  /// The cursor of each row.
  private(set) var places: [ListCursor] = []
  private(set) var totalResults: Int?
  private(set) var pageCount = 0
  /// Rows left out because they could not be read.
  private(set) var skipped = 0
  /// The message for people if there are no rows.
  private(set) var message: String?
  /// The position of the next row to take, as far as it is known.
  private(set) var next: ListCursor
  /// Whether rows were left out for lack of room.
  private(set) var isCut = false
  private var bytes = 0
  private let start: ListCursor
  private var firstExpectation: Int?

  /// - Parameter start: the position of the first row to take.
  init(from start: ListCursor, limit: Int, isVerbatim: Bool) {
    next = start
    self.start = start
    self.limit = limit
    self.isVerbatim = isVerbatim
  }

  /// The expected final number of rows, as the first total says; nil if unknown. It stays what it is even if rows are
  /// left out later, so that progress is towards one number.
  var expectedCount: Int? { firstExpectation.map { max($0, rows.count) } }

  mutating func take(_ page: JSONValue) -> PageDemand {
    pageCount += 1
    totalResults = page["totalResults"]?.integer ?? totalResults
    if firstExpectation == nil, let totalResults {
      // A cursor's numbers are small, so that this can't overflow, whatever total the upstream claims.
      firstExpectation = min(limit, max(max(totalResults, 0) - (start.page - 1) * start.pageSize - start.skip, 0))
    }
    skipped += page["skipped"]?.integer ?? 0
    message = page["message"]?.string ?? message
    let items = page["items"].map { Array($0.elements) } ?? []
    let number = page["page"]?.integer ?? next.page
    // Only the first page can begin with rows that were returned before.
    for (position, item) in items.enumerated().dropFirst(next.skip) {
      let row = item.forAssistant(verbatim: isVerbatim)
      let place = ListCursor(page: number, pageSize: next.pageSize, skip: position)
      guard rows.count < limit, rows.isEmpty || bytes + row.bytes.count <= Self.byteLimit else {
        next = place
        isCut = true
        return .enough
      }
      rows.append(row)
      places.append(place)
      bytes += row.bytes.count
    }
    next = ListCursor(page: number + 1, pageSize: next.pageSize)
    return .more
  }
}
