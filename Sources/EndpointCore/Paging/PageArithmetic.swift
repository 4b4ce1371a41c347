// SPDX-License-Identifier: MIT
/// The arithmetic of pages. Upstreams and callers may name any number, so nothing here overflows.
enum PageArithmetic {
  /// How many pages of `size` rows hold `rows` rows; at least 1.
  static func pages(of size: Int, for rows: Int) -> Int {
    let (full, rest) = max(0, rows).quotientAndRemainder(dividingBy: max(1, size))
    return max(1, full + (rest > 0 ? 1 : 0))
  }

  /// The position, from 0, at which page `number` begins.
  static func start(of number: Int, size: Int) -> Int {
    let (start, overflows) = max(0, number - 1).multipliedReportingOverflow(by: max(1, size))
    return overflows ? Int.max : start
  }

  /// The page, from 1, that holds `position`.
  static func page(holding position: Int, size: Int) -> Int { min(max(0, position) / max(1, size), lastPage - 1) + 1 }

  /// `number` as a page that sequences can begin with and count on from.
  static func clamped(_ number: Int) -> Int { min(max(1, number), lastPage) }

  /// The largest integer that every JSON reader knows exactly (RFC 8259 section 6).
  private static let lastPage = 1 << 53
}
