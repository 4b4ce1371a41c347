// SPDX-License-Identifier: MIT
import JSON

/// What to search for, with the blanks around it dropped and inner ones condensed. It is never empty.
public struct Query: Hashable, Sendable {
  /// How many characters schema/models/Scalars.json allows.
  static let mostCharacters = 500

  /// What remains of what was typed.
  public let text: String

  /// - Returns: nil if nothing remains.
  public init?(_ text: String) {
    self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if self.text.isEmpty { return nil }
  }
}

extension Query: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let text = json.string, text.unicodeScalars.count <= Self.mostCharacters, let query = Query(text) else {
      throw json.mismatch(expected: "a string of 1 to \(Self.mostCharacters) characters, not all of them blanks")
    }
    self = query
  }
}
