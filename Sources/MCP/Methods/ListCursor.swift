// SPDX-License-Identifier: MIT
import JSON

/// Where a list goes on: the page of this size that holds the next row, and how many of its rows were given before.
struct ListCursor: Hashable, Sendable {
  var page: Int
  var pageSize: Int
  var skip = 0

  init(page: Int, pageSize: Int, skip: Int = 0) {
    self.page = page
    self.pageSize = pageSize
    self.skip = skip
  }

  /// Nil for a text that none of our answers has held.
  init?(_ text: String) {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard numbers.count == 3, 1...1_000_000_000 ~= numbers[0], 1...100 ~= numbers[1], 0..<numbers[1] ~= numbers[2]
    else { return nil }
    self.init(page: numbers[0], pageSize: numbers[1], skip: numbers[2])
  }

  var text: String { "\(page)-\(pageSize)-\(skip)" }
}
