// SPDX-License-Identifier: MIT
import JSON

@testable import JSONRPC

/// The number of responses that a stream of messages calls for, computed independently of the server.
struct ExpectedAnswers {
  private(set) var count = 0
  /// Whether the client has sent `exit`, after which nothing is answered.
  private(set) var isExited = false
  /// Whether a request was cancelled, which some protocols don't answer.
  private(set) var isCancelled = false

  init(to stream: [UInt8], framing: Framing, limits: Limits, allowsBatches: Bool) {
    var splitter = MessageSplitter(framing: framing, limits: limits)
    var parser = MessageParser(limits: limits)
    var position = 0
    while let event = splitter.next(in: stream.span, at: &position) {
      add(event, &parser, splitter.framing, limits, allowsBatches)
    }
    if let event = splitter.finish() { add(event, &parser, splitter.framing, limits, allowsBatches) }
  }

  private mutating func add(
    _ event: FramingEvent, _ parser: inout MessageParser, _ framing: Framing, _ limits: Limits, _ allowsBatches: Bool
  ) {
    switch event {
    case .fault: count += 1
    case .message(let text):
      switch parser.parse(text, framing: framing) {
      case .skipped: break
      case .fault: count += 1
      case .message(let message) where message.kind == .array:
        guard allowsBatches, (1...limits.batchCount).contains(message.count) else {
          count += 1
          return
        }
        for element in message.elements { add(element) }
      case .message(let message): add(message)
      }
    }
  }

  private mutating func add(_ message: JSONValue) {
    switch Envelope(message) {
    case .response: break
    case .invalid: count += 1
    case .call(let call):
      if call.id != nil { count += 1 }
      if call.method == "exit" { isExited = true }
      if call.method.contains("cancel") { isCancelled = true }
    }
  }
}
