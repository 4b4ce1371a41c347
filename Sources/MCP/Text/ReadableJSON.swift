// SPDX-License-Identifier: MIT
import Basics
import JSON
import JSONRPC

extension JSONValue {
  /// The same with every text in it, names included, as a model may read it.
  var forModel: JSONValue { isPlain ? self : RawJSON(writing: Readable(value: self)).value }

  /// No text in it needs a change: there are no escapes, nothing but ASCII, and no two blanks in a row.
  private var isPlain: Bool {
    var last: UInt8 = 0
    for byte in rawBytes {
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
  /// The same with every text as a model may read it.
  var forModel: RPCError {
    var error = self
    error.message = message.forModel
    error.data = data.value.forModel.raw
    return error
  }
}
