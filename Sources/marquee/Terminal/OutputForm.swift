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

/// The results of `watch/list` and `watch/events` for people: a paragraph for each watch, a line for each event.
struct WatchListing {
  private let items: [JSONValue]
  private let isOfEvents: Bool
  private let cursor: Int
  private let hasGap: Bool

  /// - Returns: nil for any other result.
  init?(_ result: JSONValue) {
    guard let items = result["items"], items.kind == .array, let cursor = result["cursor"]?.integer,
      result["kind"] == nil
    else { return nil }
    self.items = Array(items.elements)
    self.cursor = cursor
    isOfEvents = result["complete"] != nil
    hasGap = result["gap"]?.boolean == true
  }

  func text(for terminal: Terminal) -> [UInt8] {
    if isOfEvents {
      let gap = hasGap ? note("Events are missing: the log no longer goes back to that cursor.", terminal) : ""
      let events = items.flatMap(OutputForm.readable(terminal).text(ofEvent:))
      let end = note(items.isEmpty ? "No events." : "after=\(cursor) goes on", terminal)
      return Array(gap.utf8) + events + Array(end.utf8)
    }
    guard !items.isEmpty else { return Array(note("Nothing is watched.", terminal).utf8) }
    let width = items.compactMap { $0["id"]?.string?.columns }.max() ?? 0
    return Array(items.map { paragraph($0, width, terminal) }.joined().utf8)
  }

  private func note(_ text: String, _ terminal: Terminal) -> String { terminal.styled(text, .dim) + "\n" }

  private func paragraph(_ watch: JSONValue, _ width: Int, _ terminal: Terminal) -> String {
    let id = (watch["id"]?.string ?? "").forTerminal.fitted(to: width)
    let status = watch["status"]?.string.flatMap { $0 == "active" ? nil : " (\($0.forTerminal))" } ?? ""
    let margin = String(repeating: " ", count: width + 2)
    let lines = [watch["now"]?["message"]?.string, failure(watch)].compactMap { $0?.forTerminal }
    return "\(terminal.styled(id, .name))  \(watch["name"]?.string?.forTerminal ?? "")\(status)\n"
      + lines.map { margin + $0 + "\n" }.joined() + margin + terminal.styled(times(watch), .dim) + "\n"
  }

  private func failure(_ watch: JSONValue) -> String? {
    guard let count = watch["failures"]?.integer, count > 0 else { return nil }
    let checks = count == 1 ? "The last check has failed" : "The last \(count) checks have failed"
    return "\(checks): \(watch["failure"]?["message"]?.string ?? "")"
  }

  private func times(_ watch: JSONValue) -> String {
    [("checked", "lastCheckedAt"), ("again", "nextCheckAt"), ("until", "until")]
      .compactMap { word, name in watch[name]?.string.map { "\(word) \($0.forTerminal)" } }.joined(separator: ", ")
  }
}

/// The notes below a list: its place and day, the number of rows, what is missing, and the next page.
struct ListNotes {
  private let list: JSONValue

  /// - Parameter list: a page, or the summary of a stream.
  init(_ list: JSONValue) { self.list = list }

  /// The notes, a line each.
  func text(for terminal: Terminal) -> String {
    let subject = [list["place"]?["name"]?.string, list["date"]?.string].compactMap(\.self).joined(separator: ", ")
    let faults = list["faults"]?.elements.compactMap { $0["error"]?["message"]?.string }.map { "missing: \($0)" } ?? []
    let message = list["message"]?.string
    // An empty list's message may be the same.
    let damage = [list["libraryFault"]?["message"]?.string].compactMap(\.self).filter { $0 != message }
    let notes = [subject, message ?? "", count] + faults + damage
    return notes.filter { !$0.isEmpty }.map { terminal.styled($0.forTerminal, .dim) + "\n" }.joined()
  }

  private var count: String {
    let shown = list["items"]?.count ?? list["itemCount"]?.integer ?? 0
    guard shown > 0 else { return list["message"] == nil ? "no rows" : "" }
    let total = list["totalResults"]?.integer.map { " of \($0)" } ?? ""
    let next = list["nextPage"]?.integer.map { "; page=\($0) goes on" } ?? ""
    return "\(shown)\(total) \(shown == 1 && total.isEmpty ? "row" : "rows")\(next)"
  }
}
