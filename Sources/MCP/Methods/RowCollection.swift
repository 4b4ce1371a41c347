// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// Collects the rows of a list page by page, up to a number of rows and to a number of bytes of their JSON.
struct RowCollection {
  let limit: Int
  let byteLimit: Int
  private(set) var rows: [ContractValue] = []
  /// The cursor of each row.
  private(set) var cursors: [ListCursor] = []
  private(set) var totalResults: Int?
  private(set) var pageCount = 0
  /// Rows left out because they could not be read.
  private(set) var skipped = 0
  /// The message for people.
  private(set) var message: String?
  /// The position of the next row to take, as far as it is known.
  private(set) var next: ListCursor
  /// Whether rows were left out because of a limit.
  private(set) var isCut = false
  private var bytes = 0
  private let start: ListCursor
  private var firstExpectation: Int?

  /// - Parameter start: the position of the first row to take.
  init(from start: ListCursor, limit: Int, byteLimit: Int) {
    next = start
    self.start = start
    self.limit = limit
    self.byteLimit = byteLimit
  }

  /// The expected final number of rows by the first total; nil if unknown. It stays the same if rows are left out
  /// later, so that progress is towards one number.
  var expectedCount: Int? { firstExpectation.map { max($0, rows.count) } }

  mutating func take(_ page: any AnyPage) -> LocalObserver.Demand {
    guard !isCut else { return .enough }
    pageCount += 1
    totalResults = page.totalResults ?? totalResults
    if firstExpectation == nil, let totalResults {
      // A cursor's numbers are small, so that this can't overflow, whatever total the upstream claims.
      firstExpectation = min(limit, max(max(totalResults, 0) - (start.page - 1) * start.pageSize - start.skip, 0))
    }
    skipped += page.skipped ?? 0
    message = page.message ?? message
    // Only the first page can begin with rows that were returned before.
    for (position, row) in page.rows.enumerated().dropFirst(next.skip) {
      let cursor = ListCursor(page: page.page, pageSize: next.pageSize, skip: position)
      let rowBytes = RawJSON(writing: row).bytes.count
      guard rows.count < limit, rows.isEmpty || bytes + rowBytes <= byteLimit else {
        next = cursor
        isCut = true
        return .enough
      }
      rows.append(row)
      cursors.append(cursor)
      bytes += rowBytes
    }
    next = ListCursor(page: page.page + 1, pageSize: next.pageSize)
    return .more
  }
}

/// The position of a row in a list: the page that holds it, the page size, and the number of rows before it in the
/// page.
struct ListCursor: Hashable, Sendable {
  var page: Int
  var pageSize: Int
  var skip = 0

  var text: String { "\(page)-\(pageSize)-\(skip)" }
}

extension ListCursor {
  /// Nil for text that is not a valid cursor.
  init?(_ text: String) {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard numbers.count == 3, 1...1_000_000_000 ~= numbers[0], 1...100 ~= numbers[1], 0..<numbers[1] ~= numbers[2]
    else { return nil }
    self.init(page: numbers[0], pageSize: numbers[1], skip: numbers[2])
  }
}
