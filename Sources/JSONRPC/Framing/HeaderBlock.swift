// SPDX-License-Identifier: MIT
import Basics

/// The headers of one message, line by line.
struct HeaderBlock {
  enum LineOutcome: Equatable {
    case more
    case complete(length: Int)
    case fault(FramingFault)
  }

  /// The line that is being read.
  private var line: [UInt8]
  private var length: Int?
  private var hasLines = false
  /// Bytes of all lines so far.
  private(set) var byteCount: Int

  /// - Parameter line: the beginning of the first line, if it has been seen already.
  init(line: [UInt8] = []) {
    self.line = line
    byteCount = line.count
  }

  /// Begins the next message's block, with the memory of this one.
  mutating func removeAll() {
    line.removeAll(keepingCapacity: true)
    (length, hasLines, byteCount) = (nil, false, 0)
  }

  var isEmpty: Bool { !hasLines && line.allSatisfy(\.isBlank) }

  mutating func append(_ bytes: Span<UInt8>, in range: Range<Int>) {
    line.append(bytes, in: range)
    byteCount += range.count
  }

  /// Reads the line that has just ended. Empty lines before the first header belong to no message.
  mutating func endLine() -> LineOutcome {
    defer { line.removeAll(keepingCapacity: true) }
    if line.last == .carriageReturn { line.removeLast() }
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
    // Two lengths that differ are as bad as none.
    guard let value = Self.length(line[(colon + 1)...]), length == nil || length == value else {
      return .fault(.lengthUnusable)
    }
    length = value
    return .more
  }

  /// Decimal digits with blanks around them; nil for a sign, for anything else, and for what no integer can hold.
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
