// SPDX-License-Identifier: MIT
import Basics
import JSON

/// The notes below a list: its place and day, the number of rows, what is missing, and the next page.
struct ListNotes {
  private let list: JSONValue

  /// - Parameter list: a page, or the summary of a stream.
  init(_ list: JSONValue) { self.list = list }

  /// The notes, a line each.
  func text(for terminal: Terminal) -> String {
    let subject = [list["place"]?["name"]?.string, list["date"]?.string].compactMap(\.self).joined(separator: ", ")
    let faults = list["faults"]?.elements.compactMap { $0["error"]?["message"]?.string }.map { "missing: \($0)" } ?? []
    let notes = [subject, list["message"]?.string ?? "", count] + faults
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
