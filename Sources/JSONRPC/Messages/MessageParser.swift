// SPDX-License-Identifier: MIT
import JSON

/// Parses messages and tolerates pretty-printed ones: with line framing, the first line of such a message yields one
/// fault, and the lines after it are skipped until one is a message again.
struct MessageParser {
  enum Outcome {
    case message(JSONValue)
    case fault(RPCError)
    case skipped
  }

  let limits: Limits
  private var isInsidePrettyPrinting = false

  init(limits: Limits) { self.limits = limits }

  mutating func parse(_ text: [UInt8], framing: Framing) -> Outcome {
    do {
      let limits = JSONLimits(depth: limits.nestingDepth, values: limits.messageValues)
      let message = try JSONValue(parsing: text, limits: limits)
      if isInsidePrettyPrinting {
        // Inside a pretty-printed array, scalars and empty containers may be alone on a line.
        guard message.count > 0 else { return .skipped }
        isInsidePrettyPrinting = false
      }
      return .message(message)
    } catch {
      if isInsidePrettyPrinting { return .skipped }
      guard framing == .lines, error.isTruncated, Self.endsOpen(text) else { return .fault(RPCError(error)) }
      isInsidePrettyPrinting = true
      return .fault(.prettyPrinted(error))
    }
  }

  /// Whether a line ends as the first line of pretty-printed JSON always does, and a line cut off by accident rarely
  /// does.
  private static func endsOpen(_ text: [UInt8]) -> Bool {
    switch text.last(where: { !$0.isBlank }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"): true
    default: false
    }
  }
}
