// SPDX-License-Identifier: MIT
import Basics
import Platform

/// A validated text and its tape; immutable and shared by all cursors into it.
final class JSONDocument: Sendable {
  let bytes: [UInt8]
  let tape: Tape
  /// The text before lone surrogates were replaced; nil if it has none.
  let textAsSent: [UInt8]?
  /// Whether there are line breaks between tokens or line separators in strings, so that raw parts of this text can't
  /// be put on one line as they are.
  let hasLineBreaks: Bool
  /// The limits under which the text was scanned.
  let limits: JSONLimits

  init(parsing bytes: [UInt8], limits: JSONLimits) throws(JSONSyntaxError) {
    var tape = Tape()
    var loneSurrogates: [Int] = []
    hasLineBreaks = try bytes.withUnsafeBufferPointer { buffer throws(JSONSyntaxError) in
      var scanner = Scanner(bytes: buffer, limits: limits)
      try scanner.scanText()
      swap(&tape, &scanner.tape)
      loneSurrogates = scanner.loneSurrogates
      return scanner.hasLineBreaks
    }
    self.tape = tape
    self.limits = limits
    textAsSent = loneSurrogates.isEmpty ? nil : bytes
    self.bytes = loneSurrogates.isEmpty ? bytes : Self.replacing(loneSurrogates, in: bytes)
  }

  /// The memory in bytes of the text and its tape.
  var memoryBytes: Int { bytes.capacity + (textAsSent?.capacity ?? 0) + tape.memoryBytes }

  /// The same text with each lone surrogate replaced by the escape of U+FFFD, which has the same length. The grammar
  /// allows lone surrogates (RFC 8259 section 8.2), and a title cut in the middle of an emoji is no reason to refuse a
  /// page; but no Unicode string can hold one, and strict readers downstream would refuse a part that is passed on
  /// verbatim.
  private static func replacing(_ loneSurrogates: [Int], in bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for offset in loneSurrogates { bytes.replaceSubrange(offset..<offset + 6, with: Array(#"\ufffd"#.utf8)) }
    return bytes
  }

  /// The document `null`.
  static let null = JSONDocument()

  private init() {
    bytes = Array("null".utf8)
    textAsSent = nil
    var tape = Tape(capacity: 1)
    tape.append(TapeEntry(kind: .null, start: 0, end: UInt32(bytes.count), next: 1, count: 0))
    self.tape = tape
    limits = JSONLimits()
    hasLineBreaks = false
  }
}

extension JSONDocument {
  /// The decoded text of a string entry.
  func text(of entry: TapeEntry) -> String {
    let content = Int(entry.start) + 1..<Int(entry.end) - 1
    guard entry.kind == .escapedString else {
      return bytes.withUnsafeBufferPointer { String(decoding: $0[content], as: UTF8.self) }
    }
    return String(decoding: unescaped(content), as: UTF8.self)
  }

  /// Compares the string at an index with UTF-8 text, decoding it only if it has escapes. False if the entry is not a
  /// string. The length check comes first because it rules out most strings.
  @inline(__always)
  func text(at index: Int, equals other: UnsafeBufferPointer<UInt8>) -> Bool {
    let entry = tape[index]
    guard entry.kind == .string else {
      return entry.kind == .escapedString && text(of: entry).utf8.elementsEqual(other)
    }
    guard Int(entry.end - entry.start) - 2 == other.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let start = other.baseAddress else { return other.isEmpty }
      return bytesAreEqual(base + Int(entry.start) + 1, start, count: other.count)
    }
  }

  /// The length in bytes of the string at an index; nil if it has escapes or the entry is not a string.
  func plainCount(at index: Int) -> Int? {
    let entry = tape[index]
    return entry.kind == .string ? Int(entry.end - entry.start) - 2 : nil
  }

  /// The value of a number of at most 15 digits without an exponent; nil for any other. A double holds its digits and
  /// the power of ten exactly, so that their quotient is the nearest double. Prices and ratings are such numbers, and
  /// the C library takes ten times as long for them.
  func shortDecimal(_ entry: TapeEntry) -> Double? {
    guard entry.range.count <= 16 else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var digits = 0
      var divisor = 1.0
      var isFraction = false
      let isNegative = bytes[Int(entry.start)] == UInt8(ascii: "-")
      for position in entry.range.dropFirst(isNegative ? 1 : 0) {
        switch bytes[position] {
        case UInt8(ascii: "."): isFraction = true
        case let byte where byte.isASCIIDigit:
          digits = digits * 10 + Int(byte & 0x0F)
          if isFraction { divisor *= 10 }
        default: return nil
        }
      }
      let value = Double(digits) / divisor
      return isNegative ? -value : value
    }
  }

  // These loops are here and not in the cursors, which would retain and release the document at every step.

  /// The index in `candidates` of the string at a tape index; nil if it is none of them.
  func position(ofTextAt index: Int, in candidates: [String]) -> Int? {
    let count = plainCount(at: index)
    return candidates.firstIndex { candidate in
      guard count == nil || count == candidate.utf8.count else { return false }
      var candidate = candidate
      return candidate.withUTF8 { text(at: index, equals: $0) }
    }
  }

  /// The tape index of a member's value; the last one if the name is repeated, nil if there is none.
  func member(named name: String, of object: Int) -> Int? {
    guard tape[object].kind == .object else { return nil }
    let end = Int(tape[object].next)
    var name = name
    return name.withUTF8 { name in
      var found: Int?
      var index = object + 1
      while index < end {
        if text(at: index, equals: name) { found = index + 1 }
        index = Int(tape[index + 1].next)
      }
      return found
    }
  }

  /// Decodes the escapes. The scanner has validated them: each is complete, and every surrogate is in a pair, because
  /// lone ones were replaced.
  private func unescaped(_ content: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var position = content.lowerBound
    while position < content.upperBound {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      let escape = bytes[position]
      position += 1
      switch escape {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        var scalar = codeUnit(at: position)
        position += 4
        if 0xD800...0xDBFF ~= scalar {
          scalar = 0x10000 + (scalar - 0xD800) << 10 + (codeUnit(at: position + 2) - 0xDC00)
          position += 6
        }
        result.append(contentsOf: String(Character(Unicode.Scalar(scalar) ?? "\u{FFFD}")).utf8)
      default: result.append(escape)
      }
    }
    return result
  }

  private func codeUnit(at position: Int) -> UInt32 {
    bytes[position..<position + 4].reduce(0) { $0 << 4 | UInt32($1.hexadecimalValue ?? 0) }
  }
}

/// The index of a text: one entry per name and value, in document order.
///
/// Manages its own memory, because `Array` checks for unique ownership at every append, which was 13% of a scan. Safe
/// to share all the same: it changes only while the scanner owns it, before there is a document to share.
struct Tape: ~Copyable, @unchecked Sendable {
  private var entries: UnsafeMutableBufferPointer<TapeEntry>
  private(set) var count = 0

  /// - Parameter capacity: the number of entries to make room for.
  init(capacity: Int = 0) {
    entries = .allocate(capacity: capacity)
  }

  deinit { entries.deallocate() }

  /// The memory of the entries in bytes.
  var memoryBytes: Int { entries.count * MemoryLayout<TapeEntry>.stride }

  subscript(index: Int) -> TapeEntry {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return entries[index]
    }
    @inline(__always) _modify {
      precondition(index >= 0 && index < count)
      yield &entries[index]
    }
  }

  @inline(__always)
  mutating func append(_ entry: TapeEntry) {
    if count == entries.count { grow() }
    entries.initializeElement(at: count, to: entry)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<TapeEntry>.allocate(capacity: max(16, 2 * entries.count))
    _ = larger.moveInitialize(fromContentsOf: entries[..<count])
    entries.deallocate()
    entries = larger
  }
}

/// One name or value of a document. An object's members are pairs of entries: the name, then the value.
struct TapeEntry: Sendable {
  enum Kind: UInt8 {
    case null, `true`, `false`
    case integer, fraction
    case string, escapedString
    case array, object
  }

  let kind: Kind
  /// The offset of the first byte of the source text.
  let start: UInt32
  /// The offset past the last byte of the source text.
  var end: UInt32
  /// The index of the entry after this value and everything inside it.
  var next: UInt32
  /// The number of elements or members; 0 for scalars.
  var count: UInt32

  var range: Range<Int> { Int(start)..<Int(end) }
}
