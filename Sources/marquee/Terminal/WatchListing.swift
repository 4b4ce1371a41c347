// SPDX-License-Identifier: MIT
import Basics
import JSON

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
