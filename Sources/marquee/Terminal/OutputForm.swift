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

  /// An event of a watch; in readable form its time, by the user's clock or a theatre's, and its sentence.
  /// - Parameter present: adds its presentation to a list of events.
  func text(ofEvent event: JSONValue, _ present: ((RawJSON) -> RawJSON)?) -> [UInt8] {
    guard case .readable(let terminal) = self, let present else { return lines([event]) }
    let list = present(RawJSON { $0.object { writer in writer.member("items", [event]) } })
    let presentation = list.value["presentation"] ?? .null
    return Array(PresentationTable(presentation, terminal, showsIDs: false).text(presentation).utf8)
  }
}

/// JSON for people: indented, and coloured where the terminal has colours.
struct TerminalJSON {
  let terminal: Terminal

  /// The text, with a line break at its end.
  func text(_ value: JSONValue) -> String {
    var output = ""
    write(value, depth: 0, to: &output)
    return output + "\n"
  }

  private func write(_ value: JSONValue, depth: Int, to output: inout String) {
    switch value.kind {
    case .object: write(value.members.map { ($0.name as String?, $0.value) }, "{", "}", depth, to: &output)
    case .array: write(value.elements.map { (nil, $0) }, "[", "]", depth, to: &output)
    case .string: output += terminal.styled(Self.escaped(value), .string)
    case .number, .boolean, .null: output += terminal.styled(value.raw.description, .number)
    }
  }

  private func write(
    _ parts: [(name: String?, value: JSONValue)], _ opening: String, _ closing: String, _ depth: Int,
    to output: inout String
  ) {
    output += opening
    guard !parts.isEmpty else {
      output += closing
      return
    }
    let indent = "\n" + String(repeating: "  ", count: depth)
    for (index, part) in parts.enumerated() {
      output += indent + "  "
      if let name = part.name { output += terminal.styled(Self.escaped(name), .name) + ": " }
      write(part.value, depth: depth + 1, to: &output)
      if index < parts.count - 1 { output += "," }
    }
    output += indent + closing
  }

  private static func escaped(_ name: String) -> String { escaped(RawJSON(writing: name).value) }

  private static func escaped(_ value: JSONValue) -> String {
    String(decoding: jsonForTerminal(value.rawBytes), as: UTF8.self)
  }
}
