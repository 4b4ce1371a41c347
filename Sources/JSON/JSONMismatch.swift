// SPDX-License-Identifier: MIT
/// A value of valid JSON that is not what its reader expects.
public struct JSONMismatch: Error, Hashable {
  /// A JSON Pointer to the value in its document (RFC 6901); empty for the whole document.
  public let pointer: String
  /// What the reader expects, for people: "a string", "an integer from 1 to 100".
  public let expected: String
  /// What was found instead, for people: "a string", "null", "nothing".
  public let got: String
  /// The most similar value that the reader takes; nil if that is unknown.
  public let nearest: String?

  /// - Parameter pointer: a JSON Pointer (RFC 6901).
  public init(pointer: String, expected: String, got: String, nearest: String? = nil) {
    self.pointer = pointer
    self.expected = expected
    self.got = got
    self.nearest = nearest
  }
}

extension JSONValue {
  /// An error saying that this value should have been something else.
  public func mismatch(expected: String, nearest: String? = nil) -> JSONMismatch {
    JSONMismatch(pointer: pointer, expected: expected, got: summary, nearest: nearest)
  }

  /// An error saying that a member of this object is missing.
  public func missing(_ name: String, expected: String) -> JSONMismatch {
    JSONMismatch(pointer: pointer + "/" + Self.escapedToken(name), expected: expected, got: "nothing")
  }

  /// A description of this value for people: short scalars verbatim, otherwise the kind, and an array's count.
  public var summary: String {
    switch kind {
    case .null: "null"
    case .boolean, .number: rawBytes.count <= 40 ? String(decoding: rawBytes, as: UTF8.self) : "a long number"
    case .string: rawBytes.count <= 40 ? "the string " + String(decoding: rawBytes, as: UTF8.self) : "a long string"
    case .array: count == 0 ? "an empty array" : "an array of \(count)"
    case .object: "an object"
    }
  }

  /// A JSON Pointer to this value in its document (RFC 6901). Walks down from the root, so use it for errors only.
  public var pointer: String {
    var result = ""
    var container = JSONValue(document: document, index: 0)
    while container.index < index {
      var step: (token: String, value: JSONValue)?
      if container.kind == .array {
        for (position, element) in container.elements.enumerated() where element.index <= index {
          step = (String(position), element)
        }
      } else {
        for (name, value) in container.members where value.index <= index {
          step = (Self.escapedToken(name), value)
        }
      }
      guard let step else { break }
      result += "/" + step.token
      container = step.value
    }
    return result
  }

  /// Escapes `~` and `/` in a reference token (RFC 6901 section 3).
  private static func escapedToken(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return name }
    return name.reduce(into: "") { result, character in
      switch character {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.append(character)
      }
    }
  }
}
