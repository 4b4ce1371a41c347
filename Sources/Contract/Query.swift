// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A search text in the form that is sent upstream (`String.searchText`); never empty.
public struct Query: Hashable, Sendable {
  /// The maximum number of characters, before and after they are normalized; matches schema/models/Scalars.json.
  static let mostCharacters = 500

  /// The normalized text.
  public let text: String

  /// - Returns: nil if the text has no visible character.
  public init?(_ text: String) {
    self.text = text.searchText
    if self.text.isEmpty { return nil }
  }
}

extension Query: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let text = json.string, text.unicodeScalars.count <= Self.mostCharacters, let query = Query(text),
      query.text.unicodeScalars.count <= Self.mostCharacters
    else {
      throw json.mismatch(expected: "a string of 1 to \(Self.mostCharacters) characters, not all of them blanks")
    }
    self = query
  }

  public func write(to writer: inout JSONWriter) { writer.string(text) }
}

/// A closed set of strings.
public protocol Enumeration: RawRepresentable<String>, CaseIterable, Hashable, Sendable, JSONReadable, JSONWritable {}

extension Enumeration {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.string.flatMap(Self.init(rawValue:)) else { throw json.mismatch(with: Self.self) }
    self = value
  }

  public func write(to writer: inout JSONWriter) { writer.string(rawValue) }

  fileprivate static var words: [String] { allCases.map(\.rawValue) }
}

extension JSONValue {
  /// Of any type, so that a release contains it once.
  @inline(never)
  fileprivate func mismatch(with type: any Enumeration.Type) -> JSONMismatch {
    mismatch(expected: "one of " + type.words.joined(separator: ", "))
  }
}
