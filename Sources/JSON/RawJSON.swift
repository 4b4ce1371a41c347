// SPDX-License-Identifier: MIT
/// The text of one JSON value, known to be valid and free of line breaks; it is spliced into output without decoding.
public struct RawJSON: Sendable, Hashable {
  /// The text.
  public let bytes: [UInt8]

  /// Copies a value's source text.
  public init(_ value: JSONValue) {
    bytes = value.document.hasLineBreaks ? onOneLine(value.rawBytes) : Array(value.rawBytes)
  }

  /// Validates a text.
  public init(parsing text: String) throws(JSONSyntaxError) {
    self.init(try JSONValue(parsing: text))
  }

  /// Encodes a value.
  public init(writing value: some JSONWritable) {
    var writer = JSONWriter()
    value.write(to: &writer)
    bytes = writer.bytes
  }

  /// Captures the one value that the body writes.
  public init(_ body: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    body(&writer)
    bytes = writer.bytes
  }

  /// The parsed text; `null` if the body of `init(_:)` wrote no value.
  public var value: JSONValue {
    if let value = try? JSONValue(parsing: bytes, limits: JSONLimits(depth: .max)) { return value }
    return .null
  }
}

extension RawJSON: JSONReadable, JSONWritable {
  public init(json: JSONValue) { self.init(json) }

  public func write(to writer: inout JSONWriter) { writer.raw(bytes) }
}

extension RawJSON: CustomStringConvertible {
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}

/// The text of an object's members, to be spliced into another object.
public struct RawMembers: Sendable {
  let bytes: ArraySlice<UInt8>

  /// The members of an object.
  /// - Parameter object: must be an object.
  public init(_ object: RawJSON) { bytes = object.bytes.dropFirst().dropLast() }

  /// Captures the members that the body writes.
  public init(_ body: (inout JSONWriter) -> Void) { self.init(RawJSON { $0.object(body) }) }
}

/// A valid text on one line: without the whitespace between tokens, and with line separators in strings escaped.
func onOneLine(_ text: ArraySlice<UInt8>) -> [UInt8] {
  text.withUnsafeBufferPointer { text in
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var position = 0
    var isInString = false
    while position < text.count {
      let byte = text[position]
      if isInString, let separator = LineSeparator(at: position, in: text) {
        result.append(separator.escape)
        position += separator.length
        continue
      }
      position += 1
      switch byte {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\\"):
        // An escape is in a string, and its second byte is never the end of it.
        result.append(byte)
        result.append(text[position])
        position += 1
        continue
      case 0x20, 0x09, 0x0A, 0x0D: if !isInString { continue }
      default: break
      }
      result.append(byte)
    }
    return result
  }
}
