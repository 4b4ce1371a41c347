// SPDX-License-Identifier: MIT
import Basics

/// The headers of one message, parsed line by line.
struct HeaderBlock {
  enum LineOutcome: Equatable {
    case more
    case complete(length: Int)
    case fault(FramingFault)
  }

  /// The unfinished line.
  private var line: [UInt8]
  private var length: Int?
  private var hasLines = false
  /// The total length of all lines so far.
  private(set) var byteCount: Int

  /// - Parameter line: the beginning of the first line, if already consumed.
  init(line: [UInt8] = []) {
    self.line = line
    byteCount = line.count
  }

  /// Starts over for the next message, reusing the memory.
  mutating func removeAll() {
    line.removeAll(keepingCapacity: true)
    (length, hasLines, byteCount) = (nil, false, 0)
  }

  var isEmpty: Bool { !hasLines && line.allSatisfy(\.isBlank) }

  mutating func append(_ bytes: Span<UInt8>, in range: Range<Int>) {
    line.append(bytes, in: range)
    byteCount += range.count
  }

  /// Parses the line that has just ended. Empty lines before the first header are ignored.
  mutating func endLine() -> LineOutcome {
    defer { line.removeAll(keepingCapacity: true) }
    if line.last == .carriageReturn { line.removeLast() }
    if !hasLines, line.starts(with: FramingDetection.byteOrderMark) { line.removeFirst(3) }
    guard hasLines || !line.allSatisfy(\.isBlank) else {
      byteCount = 0
      return .more
    }
    guard !line.isEmpty else {
      guard let length else { return .fault(.lengthMissing) }
      return .complete(length: length)
    }
    hasLines = true
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      line[..<colon].allSatisfy(\.isHeaderNameByte)
    else { return .fault(.malformedHeader) }
    guard line[...colon].elementsEqual(LengthHeaderSearch.pattern, by: { $0.asciiLowercased == $1 }) else {
      return .more
    }
    // Two lengths that differ are as unusable as none.
    guard let value = Self.length(line[(colon + 1)...]), length == nil || length == value else {
      return .fault(.lengthUnusable)
    }
    length = value
    return .more
  }

  /// Parses decimal digits with optional surrounding whitespace; nil for a sign, anything else, and on overflow.
  private static func length(_ text: ArraySlice<UInt8>) -> Int? {
    let digits = text.drop(while: \.isBlank)
    guard let last = digits.lastIndex(where: { !$0.isBlank }) else { return nil }
    var result = 0
    for byte in digits[...last] {
      guard byte.isASCIIDigit else { return nil }
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int(byte - 0x30))
      if overflow || carry { return nil }
      result = sum
    }
    return result
  }
}
