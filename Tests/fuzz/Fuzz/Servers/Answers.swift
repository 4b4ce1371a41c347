// SPDX-License-Identifier: MIT
import JSON

@testable import JSONRPC

/// The messages that a server wrote; the members of batches count separately.
struct Answers {
  let all: [JSONValue]

  /// Parses the output, and traps at anything that is not a message.
  init(_ written: [UInt8], framing: Framing) {
    var limits = Limits()
    limits.messageBytes = .max
    var splitter = MessageSplitter(framing: framing, limits: limits)
    var all: [JSONValue] = []
    var position = 0
    while let event = splitter.next(in: written.span, at: &position) {
      guard case .message(let text) = event,
        let message = try? JSONValue(parsing: text, limits: JSONLimits(depth: .max))
      else {
        fatalError("the server wrote \(event)")
      }
      all += message.kind == .array ? Array(message.elements) : [message]
    }
    expect(splitter.finish() == nil, "the server's last message is not whole")
    self.all = all
  }

  /// The number of responses, without notifications.
  var count: Int { all.count { $0["id"] != nil && $0["method"] == nil } }
}
