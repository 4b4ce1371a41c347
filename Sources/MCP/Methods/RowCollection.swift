// SPDX-License-Identifier: MIT
import JSON

/// The rows of a list as its pages come, up to as many as were asked for and as many bytes as fit into one answer.
struct RowCollection {
  /// Some 30,000 tokens; hosts cut what is much longer, and not at the end of a row.
  static let byteLimit = 128 << 10

  let limit: Int
  let isVerbatim: Bool
  private(set) var rows: [RawJSON] = []
  /// The cursor of each row.
  private(set) var places: [ListCursor] = []
  private(set) var totalResults: Int?
  private(set) var pageCount = 0
  /// Rows that were left out, because an earlier page had given them or because they could not be read.
  private(set) var duplicates = 0
  private(set) var skipped = 0
  /// The id that was asked for, where the list is of another one of the same thing.
  private(set) var linkedFrom: String?
  /// What to tell a person where there are no rows.
  private(set) var message: String?
  /// Where the first row stands that is not taken, as far as it is known.
  private(set) var next: ListCursor
  /// There are rows that found no room here.
  private(set) var isCut = false
  private var bytes = 0

  /// - Parameter start: where the list begins.
  init(from start: ListCursor, limit: Int, isVerbatim: Bool) {
    next = start
    self.limit = limit
    self.isVerbatim = isVerbatim
  }

  /// How many rows there will be in the end, as far as it is known.
  var expectedCount: Int? {
    // In this order nothing overflows, whatever the upstream says that there is.
    totalResults.map { rows.count + min(limit - rows.count, max($0 - (next.page - 1) * next.pageSize, 0)) }
  }

  mutating func take(_ page: JSONValue) -> PageDemand {
    pageCount += 1
    totalResults = page["totalResults"]?.integer ?? totalResults
    duplicates += page["duplicates"]?.integer ?? 0
    skipped += page["skipped"]?.integer ?? 0
    linkedFrom = page["linkedFrom"]?.string ?? linkedFrom
    message = page["message"]?.string ?? message
    let items = page["items"].map { Array($0.elements) } ?? []
    let number = page["page"]?.integer ?? next.page
    // Only the first page can begin with rows that were given before.
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
