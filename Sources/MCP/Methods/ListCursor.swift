// SPDX-License-Identifier: MIT
import JSON

/// The position of a row in a list: the page that holds it, the page size, and the number of rows before it in the
/// page.
struct ListCursor: Hashable, Sendable {
  var page: Int
  var pageSize: Int
  var skip = 0

  init(page: Int, pageSize: Int, skip: Int = 0) {
    self.page = page
    self.pageSize = pageSize
    self.skip = skip
  }

  /// Nil for text that is not a valid cursor.
  init?(_ text: String) {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard numbers.count == 3, 1...1_000_000_000 ~= numbers[0], 1...100 ~= numbers[1], 0..<numbers[1] ~= numbers[2]
    else { return nil }
    self.init(page: numbers[0], pageSize: numbers[1], skip: numbers[2])
  }

  var text: String { "\(page)-\(pageSize)-\(skip)" }
}
