// SPDX-License-Identifier: MIT
import JSON

/// Turns the text of a message into JSON, and forgives people who pretty-print: on a framing by lines the first line of
/// such a message is one fault, and the lines after it are skipped until one is a message again.
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
        // Scalars and empty containers stand alone on a line inside pretty-printed arrays.
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

  /// A line that was cut off by accident rarely ends with one of these; the first line of pretty-printed JSON always
  /// does.
  private static func endsOpen(_ text: [UInt8]) -> Bool {
    switch text.last(where: { !$0.isBlank }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"): true
    default: false
    }
  }
}
