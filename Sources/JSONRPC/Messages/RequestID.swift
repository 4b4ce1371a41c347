// SPDX-License-Identifier: MIT
import JSON

/// A request's id, echoed byte for byte. 1 and "1" differ; two spellings of a string or a whole number are the same id.
public enum RequestID: Sendable {
  case null
  case integer(Int)
  /// A number in any form other than a canonical 64-bit integer, or a string with lone surrogates, verbatim; with the
  /// value if it is a whole number.
  case verbatim([UInt8], value: Int?)
  case string(String, text: RawJSON)

  /// Nil for types that JSON-RPC 2.0 section 4 doesn't allow. Fractions, which it only advises against, are accepted,
  /// because languages without integers write `1.0`.
  init?(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .string:
      guard let string = value.string else { return nil }
      if let text = value.textWithLoneSurrogates {
        self = .verbatim(Array(text), value: nil)
      } else {
        self = .string(string, text: value.raw)
      }
    case .number:
      if let integer = value.integer, integer != 0 || value.rawBytes.count == 1 {
        self = .integer(integer)
      } else {
        self = .verbatim(Array(value.rawBytes), value: try? value.read(Int.self))
      }
    default: return nil
    }
  }

  /// The memory of the payload in bytes, beside the value itself.
  var memoryBytes: Int {
    switch self {
    case .null, .integer: 0
    case .verbatim(let text, _): text.count
    case .string(let string, let text): string.utf8.count + text.bytes.count
    }
  }

  /// False for null, which doesn't identify a request.
  var isDistinct: Bool { if case .null = self { false } else { true } }
}

extension RequestID: Hashable {
  public static func == (a: RequestID, b: RequestID) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.integer(let a), .integer(let b)): a == b
    case (.integer(let a), .verbatim(_, let b?)), (.verbatim(_, let b?), .integer(let a)): a == b
    case (.verbatim(_, let a?), .verbatim(_, let b?)): a == b
    case (.verbatim(let a, nil), .verbatim(let b, nil)): a == b
    case (.string(let a, _), .string(let b, _)): a.utf8.elementsEqual(b.utf8)
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .integer(let value): hasher.combine(value)
    case .verbatim(_, let value?): hasher.combine(value)
    case .verbatim(let text, nil): hasher.combine(text)
    case .string(let string, _): string.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: .init($0)) }
    }
  }
}

extension RequestID: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let id = RequestID(json) else { throw json.mismatch(expected: "a string, a number or null") }
    self = id
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .integer(let value): writer.integer(value)
    case .verbatim(let text, _): writer.raw(text)
    case .string(_, let text): writer.value(text)
    }
  }
}

extension RequestID: CustomStringConvertible {
  /// The id as sent, shortened for logs.
  public var description: String { RawJSON(writing: self).description.shortened }
}
