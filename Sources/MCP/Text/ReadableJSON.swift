// SPDX-License-Identifier: MIT
import Basics
import JSON
import JSONRPC

extension JSONValue {
  /// The value with all strings and names sanitized for a model (`String.forModel`).
  var forModel: JSONValue { rawBytes.isPlain ? self : RawJSON(writing: Readable(value: self)).value }
}

extension RawJSON {
  /// The value with all strings and names sanitized for a model (`String.forModel`).
  var forModel: RawJSON { bytes.isPlain ? self : RawJSON(writing: Readable(value: value)) }
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

private struct Readable: JSONWritable {
  let value: JSONValue

  func write(to writer: inout JSONWriter) {
    switch value.kind {
    case .object:
      writer.object { writer in
        for (name, value) in value.members { writer.member(name.forModel, Readable(value: value)) }
      }
    case .array: writer.array { writer in for value in value.elements { writer.value(Readable(value: value)) } }
    case .string: writer.string((value.string ?? "").forModel)
    case .number, .boolean, .null: writer.value(value)
    }
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
