// SPDX-License-Identifier: MIT

// Searching by bytes: without the regular expressions of `_StringProcessing`, which are a twentieth of a program that
// uses any of it. Where that module is visible, its own functions of these names are preferred.

extension StringProtocol {
  /// Where the bytes of `other` stand first; at the start if there are none.
  @_disfavoredOverload
  public func firstRange(of other: some StringProtocol) -> Range<Index>? {
    let wanted = Array(other.utf8)
    guard let first = wanted.first else { return startIndex..<startIndex }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: wanted) { return start..<rest.index(start, offsetBy: wanted.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Whether the bytes of `other` stand anywhere in the text.
  @_disfavoredOverload
  public func contains(_ other: some StringProtocol) -> Bool { firstRange(of: other) != nil }

  /// The text with `replacement` in each place of `other`, which isn't empty.
  @_disfavoredOverload
  public func replacing(_ other: some StringProtocol, with replacement: some StringProtocol) -> String {
    var result = ""
    var rest = self[...]
    while !other.isEmpty, let range = rest.firstRange(of: other) {
      result += rest[..<range.lowerBound]
      result += replacement
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
