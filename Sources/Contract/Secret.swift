// SPDX-License-Identifier: MIT
import JSON

/// A key: visible ASCII characters. It is not written anywhere by accident; an empty one means that there is to be
/// none.
public struct Secret: Hashable, Sendable {
  /// How many characters schema/models/Scalars.json allows.
  static let mostCharacters = 4096

  /// The key itself, for the request that needs it.
  public let text: String

  /// - Returns: nil if a character is not visible ASCII.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.mostCharacters, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return nil
    }
    self.text = text
  }

  /// There is to be no key.
  public var isEmpty: Bool { text.isEmpty }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "(a secret)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Secret: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let secret = json.string.flatMap(Secret.init(_:)) else {
      // What stands there may be a key with a slip in it, so it is not repeated.
      let got = json.kind == .string ? "a string with other characters" : "a value of another type"
      throw JSONMismatch(pointer: json.pointer, expected: "a key of visible ASCII characters", got: got)
    }
    self = secret
  }
}
