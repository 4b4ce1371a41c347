// SPDX-License-Identifier: MIT
import JSON

@testable import MCP

extension JSONValue {
  /// The values of a column, in a structured list.
  func column(_ heading: String) -> [JSONValue] {
    guard let position = strings("columns").firstIndex(of: heading) else { return [] }
    return list("rows").compactMap { $0[position] }
  }

  /// The showings of a film in a structured answer.
  var times: [(words: String, id: String)] {
    list("showings").flatMap { $0.list("times") }.map { ($0[0]?.string ?? "", $0[1]?.string ?? "") }
  }

  /// All strings in the value.
  var texts: [String] {
    switch kind {
    case .string: [string ?? ""]
    case .array: elements.flatMap(\.texts)
    case .object: members.flatMap { $0.value.texts }
    default: []
    }
  }
}
