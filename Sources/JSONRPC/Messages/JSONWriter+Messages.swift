// SPDX-License-Identifier: MIT
import JSON

// The three kinds of message that the engine sends.
extension JSONWriter {
  mutating func answer(to id: RequestID, result: some JSONWritable) {
    literal("{\"jsonrpc\":\"2.0\",\"id\":")
    value(id)
    literal("\"result\":")
    value(result)
    endObject()
  }

  mutating func answer(to id: RequestID, error: RPCError) {
    object { writer in
      writer.member("jsonrpc", "2.0")
      writer.member("id", id)
      writer.member("error", error)
    }
  }

  /// - Parameter params: must write an object; clients in use refuse notifications without one.
  mutating func notification(_ method: String, params: some JSONWritable) {
    object { writer in
      writer.member("jsonrpc", "2.0")
      writer.member("method", method)
      writer.member("params", params)
    }
  }
}

extension [UInt8] {
  /// The text of one message.
  init(message body: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    body(&writer)
    self = writer.bytes
  }
}
