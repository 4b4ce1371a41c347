// SPDX-License-Identifier: MIT
import JSON

extension JSONValue {
  /// Whether both values are equal, whatever their whitespace and spelling; the order of members counts.
  func isSame(as other: JSONValue) -> Bool {
    guard kind == other.kind, count == other.count else { return false }
    switch kind {
    case .null: return true
    case .boolean: return boolean == other.boolean
    // Swift compares strings by canonical equivalence; here every scalar counts.
    case .string: return string.map { Array($0.utf8) } == other.string.map { Array($0.utf8) }
    // -0 is written as 0.
    case .number: return double == other.double && integer == other.integer
    case .array: return zip(elements, other.elements).allSatisfy { $0.isSame(as: $1) }
    case .object:
      return zip(members, other.members).allSatisfy {
        Array($0.name.utf8) == Array($1.name.utf8) && $0.value.isSame(as: $1.value)
      }
    }
  }
}
