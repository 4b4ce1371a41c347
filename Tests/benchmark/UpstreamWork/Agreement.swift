// SPDX-License-Identifier: MIT
import JSON

/// The two implementations returned different results.
struct Disagreement: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// Requires both implementations to return the same movies; a comparison with one that does less would prove nothing.
func requireSameMovies(_ ours: [UInt8], _ theirs: [UInt8]) throws {
  let ours = try JSONValue(parsing: ours)
  let theirs = try JSONValue(parsing: theirs)
  guard ours["items"]?.count == 20, differs(theirs, from: ours) == nil else {
    throw Disagreement("they differ: \(differs(theirs, from: ours) ?? "too few rows")")
  }
}

/// The first difference from `other`; nil if there is none. Members may be in any order, and `other` may have more.
private func differs(_ value: JSONValue, from other: JSONValue) -> String? {
  switch value.kind {
  case .object:
    for (name, member) in value.members {
      guard let same = other[name] else { return "\(name) is missing" }
      if let difference = differs(member, from: same) { return "\(name): \(difference)" }
    }
    return nil
  case .array:
    guard value.count == other.count else { return "\(value.count) elements, not \(other.count)" }
    return zip(value.elements, other.elements).lazy.compactMap { differs($0, from: $1) }.first
  case .string: return value.string == other.string ? nil : other.summary
  case .number: return value.double == other.double ? nil : other.summary
  case .boolean, .null: return value.boolean == other.boolean ? nil : other.summary
  }
}
