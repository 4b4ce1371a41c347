// SPDX-License-Identifier: MIT
import Basics

/// Checks a text against the grammar in one pass and builds the tape. Open containers are tracked on the tape, so
/// nesting doesn't use the stack.
struct Scanner: ~Copyable {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: JSONLimits
  var position = 0
  var tape: Tape
  var hasLineBreaks = false
  /// The offsets of `\u` escapes that encode half of a surrogate pair without the other half.
  var loneSurrogates: [Int] = []
  /// The tape index of the innermost open container. Until a container is closed, its entry's `next` is the index of
  /// its parent, so that nesting needs no memory of its own.
  private var innermost: UInt32?
  private var depth = 0
  /// The tape length at which the limits are checked next; reading the clock takes as long as scanning a few values.
  private var checkpoint: Int

  init(bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
    checkpoint = min(limits.values, Self.checkInterval)
    // About one entry per six bytes; the tape grows if there are more.
    tape = Tape(capacity: min(bytes.count / 6 + 8, 1 << 16))
  }

  mutating func scanText() throws(JSONSyntaxError) {
    guard bytes.count < Int(UInt32.max) else { throw failure(.textTooLong) }
    // Editors and shells of Windows begin a text with a byte order mark; parsers may ignore it (RFC 8259 section 8.1).
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    repeat {
      try scanValue()
    } while try wantsAnotherValue()
    skipBlanks()
    guard position == bytes.count else { throw failure(.trailingBytes) }
  }

  func failure(_ reason: JSONSyntaxError.Reason) -> JSONSyntaxError {
    JSONSyntaxError(offset: position, reason: position < bytes.count ? reason : .unexpectedEnd)
  }

  /// The byte at the current position.
  /// - Throws: `unexpectedEnd` at the end of the text.
  func current() throws(JSONSyntaxError) -> UInt8 {
    guard position < bytes.count else { throw failure(.unexpectedEnd) }
    return bytes[position]
  }

  @inline(__always)
  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09: position += 1
      case 0x0A, 0x0D:
        hasLineBreaks = true
        position += 1
      default: return
      }
    }
  }

  /// Scans a scalar or an empty container, opening any containers around it.
  private mutating func scanValue() throws(JSONSyntaxError) {
    while true {
      skipBlanks()
      let byte = try current()
      switch byte {
      case UInt8(ascii: "{"):
        try openContainer(.object)
        skipBlanks()
        if try current() == UInt8(ascii: "}") { return closeContainer() }
        try scanName()
      case UInt8(ascii: "["):
        try openContainer(.array)
        skipBlanks()
        if try current() == UInt8(ascii: "]") { return closeContainer() }
      case UInt8(ascii: "\""): return try scanString()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try scanNumber()
      case UInt8(ascii: "t"): return try scanLiteral("true", .true)
      case UInt8(ascii: "f"): return try scanLiteral("false", .false)
      case UInt8(ascii: "n"): return try scanLiteral("null", .null)
      default: throw failure(.unexpectedByte(byte))
      }
    }
  }

  /// Closes the containers that end after a value. True if a comma (and, in an object, a name) announces another value.
  private mutating func wantsAnotherValue() throws(JSONSyntaxError) -> Bool {
    while let innermost {
      let container = Int(innermost)
      let isObject = tape[container].kind == .object
      tape[container].count += 1
      skipBlanks()
      let byte = try current()
      switch byte {
      case UInt8(ascii: ","):
        guard tape[container].count < limits.elements else { throw failure(.tooManyElements(limit: limits.elements)) }
        if tape.count >= checkpoint { try checkLimits() }
        position += 1
        if isObject {
          skipBlanks()
          try scanName()
        }
        return true
      case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject:
        closeContainer()
      default:
        throw failure(.unexpectedByte(byte))
      }
    }
    return false
  }

  /// Checks the number of values and the deadline. It is enough to do so at commas: between two of them, the depth
  /// limit bounds how many entries can be added.
  private mutating func checkLimits() throws(JSONSyntaxError) {
    guard tape.count < limits.values else { throw failure(.tooManyValues(limit: limits.values)) }
    guard !limits.isOverdue else { throw failure(.overdue) }
    checkpoint = min(limits.values, tape.count + Self.checkInterval)
  }

  /// Entries between two checks of the clock: about 100 microseconds of scanning.
  private static let checkInterval = 1 << 14

  private mutating func openContainer(_ kind: TapeEntry.Kind) throws(JSONSyntaxError) {
    guard depth < limits.depth else { throw failure(.nestingTooDeep(limit: limits.depth)) }
    depth += 1
    let container = UInt32(tape.count)
    // The outermost container is its own parent.
    tape.append(TapeEntry(kind: kind, start: UInt32(position), end: 0, next: innermost ?? container, count: 0))
    innermost = container
    position += 1
  }

  private mutating func closeContainer() {
    position += 1
    guard let innermost else { return }
    let container = Int(innermost)
    depth -= 1
    self.innermost = depth == 0 ? nil : tape[container].next
    tape[container].end = UInt32(position)
    tape[container].next = UInt32(tape.count)
  }

  private mutating func scanName() throws(JSONSyntaxError) {
    let byte = try current()
    guard byte == UInt8(ascii: "\"") else { throw failure(.unexpectedByte(byte)) }
    try scanString()
    skipBlanks()
    let separator = try current()
    guard separator == UInt8(ascii: ":") else { throw failure(.unexpectedByte(separator)) }
    position += 1
  }

  private mutating func scanLiteral(_ text: StaticString, _ kind: TapeEntry.Kind) throws(JSONSyntaxError) {
    let start = position
    for index in 0..<text.utf8CodeUnitCount {
      let byte = try current()
      guard byte == text.utf8Start[index] else { throw failure(.unexpectedByte(byte)) }
      position += 1
    }
    append(kind, from: start)
  }

  /// Records a scalar or name that ends at the current position.
  @inline(__always)
  mutating func append(_ kind: TapeEntry.Kind, from start: Int) {
    tape.append(
      TapeEntry(kind: kind, start: UInt32(start), end: UInt32(position), next: UInt32(tape.count + 1), count: 0))
  }
}

extension Scanner {
  /// Scans a number (RFC 8259 section 6): optional minus, integer part without leading zeros, fraction, exponent.
  mutating func scanNumber() throws(JSONSyntaxError) {
    let start = position
    var kind = TapeEntry.Kind.integer
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    if try current() == UInt8(ascii: "0") {
      position += 1
      if isDigit() { throw failure(.invalidNumber) }
    } else {
      try scanDigits()
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      kind = .fraction
      position += 1
      try scanDigits()
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      kind = .fraction
      position += 1
      let sign = try current()
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
      try scanDigits()
    }
    append(kind, from: start)
  }

  @inline(__always)
  private mutating func scanDigits() throws(JSONSyntaxError) {
    guard isDigit() else { throw failure(.invalidNumber) }
    repeat { position += 1 } while isDigit()
  }

  private func isDigit() -> Bool {
    position < bytes.count && bytes[position].isASCIIDigit
  }
}

extension Scanner {
  /// Scans a string (RFC 8259 section 7). Its content is validated here once, so that decoding it later can't fail.
  mutating func scanString() throws(JSONSyntaxError) {
    let start = position
    var kind = TapeEntry.Kind.string
    position += 1
    while true {
      skipPlainWords()
      let byte = try current()
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return append(kind, from: start)
      case UInt8(ascii: "\\"):
        kind = .escapedString
        try scanEscape()
      case ..<0x20:
        throw failure(.controlCharacterInString)
      case ..<0x80:
        position += 1
      default:
        try scanMultibyteCharacter(lead: byte)
      }
    }
  }

  /// Skips eight bytes at a time while none of them is a quote, a backslash, a control character or non-ASCII.
  private mutating func skipPlainWords() {
    guard let base = bytes.baseAddress else { return }
    while position + 8 <= bytes.count {
      let word = UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self).littleEndian
      let marks = SpecialBytes.marks(in: word) | word & (SpecialBytes.ones &* 0x80)
      guard marks == 0 else {
        position += marks.trailingZeroBitCount / 8
        return
      }
      position += 8
    }
  }

  private mutating func scanEscape() throws(JSONSyntaxError) {
    position += 1
    switch try current() {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      switch try scanHexadecimal() {
      case 0xD800...0xDBFF where skipLowSurrogate(): break
      case 0xD800...0xDFFF: loneSurrogates.append(position - 6)
      default: break
      }
    default:
      throw failure(.invalidEscape)
    }
  }

  /// Skips the second half of a surrogate pair; false if something else follows.
  private mutating func skipLowSurrogate() -> Bool {
    let start = position
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u") else {
      return false
    }
    position += 2
    if let unit = try? scanHexadecimal(), 0xDC00...0xDFFF ~= unit { return true }
    position = start
    return false
  }

  private mutating func scanHexadecimal() throws(JSONSyntaxError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = try current().hexadecimalValue else { throw failure(.invalidEscape) }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }

  /// Scans a well-formed sequence (RFC 3629 section 4): no overlong forms, no surrogates, nothing above U+10FFFF.
  private mutating func scanMultibyteCharacter(lead: UInt8) throws(JSONSyntaxError) {
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw failure(.invalidUTF8)
    }
    if LineSeparator(at: position, in: bytes) != nil { hasLineBreaks = true }
    position += 1
    guard second ~= (try current()) else { throw failure(.invalidUTF8) }
    position += 1
    for _ in 2..<length {
      guard 0x80...0xBF ~= (try current()) else { throw failure(.invalidUTF8) }
      position += 1
    }
  }
}
