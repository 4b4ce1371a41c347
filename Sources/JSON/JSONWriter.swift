// SPDX-License-Identifier: MIT

/// Writes one JSON text into a buffer. Inserts commas and escapes; the caller must balance the brackets.
public struct JSONWriter {
  /// The text written so far.
  public private(set) var bytes: [UInt8] = []

  /// Creates a writer with an empty buffer.
  public init() {}

  /// Discards the text but keeps the buffer's memory.
  public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Opens an object; names and values must follow in turn.
  public mutating func beginObject() {
    separate()
    bytes.append(UInt8(ascii: "{"))
  }

  /// Closes the innermost open object.
  public mutating func endObject() { bytes.append(UInt8(ascii: "}")) }

  /// Opens an array; values follow.
  public mutating func beginArray() {
    separate()
    bytes.append(UInt8(ascii: "["))
  }

  /// Closes the innermost open array.
  public mutating func endArray() { bytes.append(UInt8(ascii: "]")) }

  /// Writes an object with the members that the body writes.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  /// Writes an array with the elements that the body writes.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    beginArray()
    body(&self)
    endArray()
  }

  /// Writes a member whose value is an object with the members that the body writes.
  public mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  /// Writes a member whose value is an array with the elements that the body writes.
  public mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    array(body)
  }

  /// Writes a member whose value is an array with an object for each value, whose members the body writes.
  public mutating func objects<Value>(
    _ name: String, _ values: some Sequence<Value>, _ body: (Value, inout JSONWriter) -> Void
  ) {
    array(name) { writer in
      for value in values { writer.object { body(value, &$0) } }
    }
  }

  /// Writes a member's name; its value must follow.
  public mutating func key(_ name: String) { quoted(name, isName: true) }

  /// Writes a member, or nothing if the value is nil.
  public mutating func member(_ name: String, _ value: (some JSONWritable)?) {
    guard let value else { return }
    key(name)
    value.write(to: &self)
  }

  /// Writes a value of any type that can write itself.
  public mutating func value(_ value: some JSONWritable) { value.write(to: &self) }

  /// Writes `null`.
  public mutating func null() { literal("null") }

  /// Writes `true` or `false`.
  public mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

  /// Writes an integer of any width in decimal.
  public mutating func integer(_ value: some BinaryInteger) {
    separate()
    if let value = Int(exactly: value) {
      bytes.append(decimal: value)
    } else {
      bytes.append(contentsOf: String(value).utf8)
    }
  }

  /// Writes the shortest form that reads back as the same double; `null` for infinities and NaN, which JSON can't hold.
  public mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    separate()
    bytes.append(contentsOf: value.description.utf8)
  }

  /// Splices in text that is already one valid JSON value.
  public mutating func raw(_ text: some Collection<UInt8>) {
    separate()
    let needed = bytes.count + text.count + Self.roomAfterLargeText
    if text.count > Self.roomAfterLargeText, needed > bytes.capacity {
      bytes.reserveCapacity(max(needed, 2 * bytes.capacity))
    }
    bytes.append(contentsOf: text)
  }

  /// Splices in the members of another object.
  public mutating func members(_ members: RawMembers) {
    if !members.bytes.isEmpty { raw(members.bytes) }
  }

  /// Bytes reserved beyond a large text. Little follows a cached page; without this room the append after it would copy
  /// the whole page again, a tenth of the cost of answering with one.
  private static let roomAfterLargeText = 4096

  /// Writes a string, escaping only what RFC 8259 section 7 requires and what ends a line in other languages;
  /// everything else stays UTF-8.
  public mutating func string(_ text: String) { quoted(text, isName: false) }

  /// Text without escapes, as names and most strings are, is appended in one step: a fifth less work for a short one.
  private mutating func quoted(_ text: String, isName: Bool) {
    let needsComma = needsComma
    var text = text
    text.withUTF8 { utf8 in
      if let special = SpecialBytes.firstToEscape(in: utf8, from: 0) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        appendEscaped(utf8, first: special)
        bytes.append(UInt8(ascii: "\""))
        if isName { bytes.append(UInt8(ascii: ":")) }
      } else {
        bytes.append(addingCapacity: utf8.count + 4) { output in
          if needsComma { output.append(UInt8(ascii: ",")) }
          output.append(UInt8(ascii: "\""))
          output.append(utf8)
          output.append(UInt8(ascii: "\""))
          if isName { output.append(UInt8(ascii: ":")) }
        }
      }
    }
  }

  private mutating func appendEscaped(_ utf8: UnsafeBufferPointer<UInt8>, first: Int) {
    var plain = 0
    var special = Optional(first)
    while let position = special {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[plain..<position]))
      plain = position + escape(at: position, in: utf8)
      special = SpecialBytes.firstToEscape(in: utf8, from: plain)
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[plain...]))
  }

  /// - Returns: the length of the character that is written escaped.
  private mutating func escape(at position: Int, in utf8: UnsafeBufferPointer<UInt8>) -> Int {
    if let separator = LineSeparator(at: position, in: utf8) {
      bytes.append(separator.escape)
      return separator.length
    }
    let byte = utf8[position]
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      let digits = String(byte, radix: 16)
      bytes.append(contentsOf: "u00\(byte < 16 ? "0" : "")\(digits)".utf8)
    }
    return 1
  }

  /// Writes a literal, or the opening of a container up to and including the name whose value is written next.
  package mutating func literal(_ text: StaticString) {
    let needsComma = needsComma
    bytes.append(addingCapacity: text.utf8CodeUnitCount + 1) { output in
      if needsComma { output.append(UInt8(ascii: ",")) }
      output.append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
  }

  @inline(__always)
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  /// A value or name needs a comma before it unless it is the first in its container or follows its name.
  @inline(__always)
  private var needsComma: Bool {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): false
    default: true
    }
  }
}

// Appends on the path of every response, each with a single capacity check.
extension [UInt8] {
  /// Appends ASCII text.
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends an integer in decimal. Digits are written last to first; a 64-bit integer has up to 19, plus a sign.
  package mutating func append(decimal value: Int) {
    append(addingCapacity: 20) { output in
      var magnitude = value.magnitude
      if value < 0 { output.append(UInt8(ascii: "-")) }
      output.withUnsafeMutableBufferPointer { buffer, count in
        count += Self.digitCount(magnitude)
        var position = count
        repeat {
          position &-= 1
          let rest = magnitude / 10
          buffer.initializeElement(at: position, to: UInt8(truncatingIfNeeded: magnitude &- rest &* 10) | 0x30)
          magnitude = rest
        } while magnitude > 0
      }
    }
  }

  private static func digitCount(_ magnitude: UInt) -> Int {
    var count = 1
    var limit: UInt = 10
    while magnitude >= limit, count < 19 {
      count += 1
      limit *= 10
    }
    return count
  }
}

extension OutputSpan<UInt8> {
  /// Appends all of the bytes.
  /// - Precondition: the span has room for them.
  @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    withUnsafeMutableBufferPointer { buffer, count in
      precondition(bytes.count <= buffer.count - count)
      _ = UnsafeMutableBufferPointer(rebasing: buffer[count...]).initialize(fromContentsOf: bytes)
      count += bytes.count
    }
  }
}
