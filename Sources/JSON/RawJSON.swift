// SPDX-License-Identifier: MIT
/// One JSON value as text that is known to be valid and holds no line break; it is spliced into output undecoded.
public struct RawJSON: Sendable, Hashable {
  /// The JSON text, valid.
  public let bytes: [UInt8]

  /// A copy of a value's source text.
  public init(_ value: JSONValue) {
    bytes = value.document.hasLineBreaks ? withoutBlanks(value.rawBytes) : Array(value.rawBytes)
  }

  /// Validates a text and keeps it.
  public init(parsing text: String) throws(JSONSyntaxError) {
    self.init(try JSONValue(parsing: text))
  }

  /// Writes a value and keeps the text.
  public init(writing value: some JSONWritable) {
    var writer = JSONWriter()
    value.write(to: &writer)
    bytes = writer.bytes
  }

  /// Writes one value and keeps the text; the body must write exactly one.
  public init(_ body: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    body(&writer)
    bytes = writer.bytes
  }

  /// The decoded view of the text; null if the body of `init(_:)` wrote no value.
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

/// A valid text without the blanks between its tokens, so that it fits on one line.
func withoutBlanks(_ text: ArraySlice<UInt8>) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(text.count)
  var isInString = false
  var isEscaped = false
  for byte in text {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
    } else {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: continue
      case UInt8(ascii: "\""): isInString = true
      default: break
      }
    }
    result.append(byte)
  }
  return result
}
