// SPDX-License-Identifier: MIT
import Basics
import JSON

/// The form in which results and events are printed.
enum OutputForm {
  /// A line for each item of a stream, or for the result. At a terminal, control characters are escaped.
  case json(isForTerminal: Bool)
  /// A table for a list, indented JSON for anything else.
  case readable(Terminal)

  /// Each value on a line of its own, as JSON.
  func lines(_ values: [JSONValue]) -> [UInt8] {
    var text: [UInt8] = []
    for value in values {
      if case .json(isForTerminal: true) = self {
        text += jsonForTerminal(value.rawBytes)
      } else {
        text += value.rawBytes
      }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// An event of a watch; in readable form its time and message.
  func text(ofEvent event: JSONValue) -> [UInt8] {
    switch self {
    case .json: return lines([event])
    case .readable(let terminal):
      guard let time = event["at"]?.string, let message = event["message"]?.string else {
        return Array(TerminalJSON(terminal: terminal).text(event).utf8)
      }
      return Array("\(terminal.styled(time.forTerminal, .dim))  \(message.forTerminal)\n".utf8)
    }
  }
}
