// SPDX-License-Identifier: MIT
import JSON

/// One message that the engine sends, or a whole batch of answers: its text, without what a framing puts around it.
struct Message: Sendable {
  let text: [UInt8]

  /// What it takes to hold or to send.
  var byteCount: Int { text.count }

  /// - Parameter text: JSON, on one line.
  init(text: [UInt8]) { self.text = text }

  init(_ body: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    body(&writer)
    text = writer.bytes
  }

  static func answer(to id: RequestID, result: some JSONWritable) -> Message {
    Message { $0.answer(to: id, result: result) }
  }

  static func answer(to id: RequestID, error: RPCError) -> Message {
    Message { $0.answer(to: id, error: error) }
  }

  /// - Parameter params: must write an object; clients in use refuse notifications without one.
  static func notification(_ method: String, params: some JSONWritable) -> Message {
    Message { writer in
      writer.object { writer in
        writer.member("jsonrpc", "2.0")
        writer.member("method", method)
        writer.member("params", params)
      }
    }
  }
}

// The reader writes its answers into memory that it uses again and again.
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
}
