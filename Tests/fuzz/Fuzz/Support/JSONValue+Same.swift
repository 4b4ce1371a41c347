// SPDX-License-Identifier: MIT
import JSON

extension JSONValue {
  /// Whether both say the same: neither blanks nor spellings count, but the order of members does.
  func isSame(as other: JSONValue) -> Bool {
    guard kind == other.kind, count == other.count else { return false }
    switch kind {
    case .null: return true
    case .boolean: return boolean == other.boolean
    // Strings are equal in Swift where they are in Unicode; here every scalar counts.
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
