// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

extension JSONValue {
  /// The value with all strings and names sanitized for a model (`String.forModel`).
  var forModel: JSONValue {
    rawBytes.isPlain ? self : RawJSON(writing: RewrittenJSON(value: self, text: \.forModel)).value
  }
}

extension RawJSON {
  /// The value with all strings and names sanitized for a model (`String.forModel`).
  var forModel: RawJSON { bytes.isPlain ? self : RawJSON(writing: RewrittenJSON(value: value, text: \.forModel)) }
}

extension Sequence<UInt8> {
  /// Whether no text of this JSON needs sanitizing: there are no escapes, only ASCII, and no leading, trailing or
  /// consecutive spaces.
  fileprivate var isPlain: Bool {
    var last: UInt8 = 0
    for byte in self {
      switch byte {
      case UInt8(ascii: "\\"), 0x7F...: return false
      case UInt8(ascii: " ") where last == UInt8(ascii: " ") || last == UInt8(ascii: "\""): return false
      case UInt8(ascii: "\"") where last == UInt8(ascii: " "): return false
      default: last = byte
      }
    }
    return true
  }
}

extension RPCError {
  /// The error with all texts sanitized for a model.
  var forModel: RPCError {
    var error = self
    error.message = message.forModel
    error.data = data.value.forModel.raw
    return error
  }
}

extension RawJSON {
  /// `{}`
  static var emptyObject: RawJSON { RawJSON(members: [:]) }

  /// The object with a further member; as it is if the value is nil.
  func adding(_ name: String, _ added: RawJSON?) -> RawJSON {
    guard let added else { return self }
    return RawJSON { writer in
      writer.object { writer in
        for (name, value) in value.members { writer.member(name, value) }
        writer.member(name, added)
      }
    }
  }

  /// An object with the members whose value isn't nil.
  init(members: KeyValuePairs<String, (any JSONWritable)?>) {
    self.init { writer in
      writer.object { writer in
        for (name, value) in members { if let value { writer.member(name, value) } }
      }
    }
  }
}

/// Writes a value with changed texts.
private struct RewrittenJSON: JSONWritable {
  let value: JSONValue
  /// Changes strings and names; nil to keep them.
  var text: ((String) -> String)?

  func write(to writer: inout JSONWriter) {
    func part(_ value: JSONValue) -> RewrittenJSON { RewrittenJSON(value: value, text: text) }
    switch value.kind {
    case .object:
      writer.object { writer in
        for (name, member) in value.members {
          writer.member(text?(name) ?? name, part(member))
        }
      }
    case .array: writer.array { writer in for element in value.elements { writer.value(part(element)) } }
    case .string:
      if let text { writer.string(text(value.string ?? "")) } else { writer.value(value) }
    case .number, .boolean, .null: writer.value(value)
    }
  }
}
