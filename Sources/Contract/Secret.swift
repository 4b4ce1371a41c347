// SPDX-License-Identifier: MIT
import JSON

/// A key of visible ASCII characters. Its descriptions are redacted, so it isn't logged by accident; an empty secret
/// means that no key is to be used.
public struct Secret: Hashable, Sendable {
  /// The maximum number of characters; matches schema/models/Scalars.json.
  static let mostCharacters = 4096

  /// The key itself, for the request that needs it.
  public let text: String

  /// - Returns: nil if the text is too long or a character is not visible ASCII.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.mostCharacters, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return nil
    }
    self.text = text
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "(a secret)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Secret: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let secret = json.string.flatMap(Secret.init(_:)) else {
      // The value may be a key with a typo in it, so it isn't echoed.
      let got = json.kind == .string ? "a string with other characters" : "a value of another type"
      throw JSONMismatch(pointer: json.pointer, expected: "a key of visible ASCII characters", got: got)
    }
    self = secret
  }
}
