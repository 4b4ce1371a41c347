// SPDX-License-Identifier: MIT

// Searching by bytes: without the regular expressions of `_StringProcessing`, which are a twentieth of a program that
// uses any of it. Where that module is visible, its own functions of these names are preferred.

extension StringProtocol {
  /// The first range with the bytes of `other`; empty and at the start if `other` is empty.
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

  /// Whether the text contains the bytes of `other`.
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

extension StringProtocol where SubSequence == Substring {
  /// The text without surrounding ASCII spaces, tabs and line breaks. Works on bytes, because it runs for every row of
  /// a list.
  public var trimmingBlanks: String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    var rest = self[...].utf8.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return String(Substring(rest))
  }
}

extension String {
  /// This message with a capital first letter, unless it starts with a name such as an id or a path. Modules word their
  /// messages without knowing where they will appear; whatever shows one to people begins the sentence.
  public var sentence: String {
    let word = prefix { $0 != " " }
    return word.allSatisfy { $0.isLetter || $0 == "'" } ? prefix(1).uppercased() + dropFirst() : self
  }
}

extension StringProtocol {
  /// FNV-1a over UTF-8 (draft-eastlake-fnv): unlike `hashValue`, the same in every process.
  public var stableHash: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
