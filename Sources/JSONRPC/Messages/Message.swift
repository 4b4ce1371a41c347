// SPDX-License-Identifier: MIT
import JSON

/// An outgoing message, or a whole batch of responses, without its frame.
struct Message: Sendable {
  let text: [UInt8]

  /// The length of the text.
  var byteCount: Int { text.count }

  /// - Parameter text: JSON on a single line.
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

// On the writer, so that the reader can reuse one buffer for all its responses.
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
