// SPDX-License-Identifier: MIT
import JSON

/// A search text with whitespace trimmed and collapsed; never empty.
public struct Query: Hashable, Sendable {
  /// The maximum number of characters; matches schema/models/Scalars.json.
  static let mostCharacters = 500

  /// The normalized text.
  public let text: String

  /// - Returns: nil if the text is all whitespace.
  public init?(_ text: String) {
    self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if self.text.isEmpty { return nil }
  }
}

extension Query: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let text = json.string, text.unicodeScalars.count <= Self.mostCharacters, let query = Query(text) else {
      throw json.mismatch(expected: "a string of 1 to \(Self.mostCharacters) characters, not all of them blanks")
    }
    self = query
  }

  public func write(to writer: inout JSONWriter) { writer.string(text) }
}
