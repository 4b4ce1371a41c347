// SPDX-License-Identifier: MIT
import JSON

@testable import MCP

extension JSONValue {
  /// The strings in an array member.
  func strings(_ name: String) -> [String] { list(name).compactMap(\.string) }

  /// The elements of an array member.
  func list(_ name: String) -> [JSONValue] { self[name].map { Array($0.elements) } ?? [] }

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
