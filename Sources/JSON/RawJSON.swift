// SPDX-License-Identifier: MIT
/// The text of one JSON value, known to be valid and free of line breaks; it is spliced into output without decoding.
public struct RawJSON: Sendable, Hashable {
  /// The text.
  public let bytes: [UInt8]

  /// Copies a value's source text.
  public init(_ value: JSONValue) {
    bytes = value.document.hasLineBreaks ? withoutBlanks(value.rawBytes) : Array(value.rawBytes)
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

/// Removes the whitespace between tokens of a valid text, so that it fits on one line.
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
