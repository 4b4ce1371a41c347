// SPDX-License-Identifier: MIT
/// Overflow-free page arithmetic: upstreams and callers may supply any number.
public enum PageArithmetic {
  /// The number of pages of `size` rows that hold `rows` rows; at least 1.
  static func pages(of size: Int, for rows: Int) -> Int {
    let (full, rest) = max(0, rows).quotientAndRemainder(dividingBy: max(1, size))
    return max(1, full + (rest > 0 ? 1 : 0))
  }

  /// The position, from 0, of the first row of page `number`.
  public static func start(of number: Int, size: Int) -> Int {
    let (start, overflows) = max(0, number - 1).multipliedReportingOverflow(by: max(1, size))
    return overflows ? Int.max : start
  }

  /// The positions, from 0, of the rows of page `number` in a list of `count` rows; empty past the end.
  public static func positions(of number: Int, size: Int, in count: Int) -> Range<Int> {
    (0..<count).dropFirst(start(of: number, size: size)).prefix(size)
  }

  /// The number, from 1, of the page that holds `position`.
  static func page(holding position: Int, size: Int) -> Int { min(max(0, position) / max(1, size), lastPage - 1) + 1 }

  /// Clamps `number` to the pages that a sequence can start with and count on from.
  static func clamped(_ number: Int) -> Int { min(max(1, number), lastPage) }

  /// The highest page number: integers up to this one are exact for every JSON parser (RFC 8259 section 6).
  private static let lastPage = 1 << 53
}
