// SPDX-License-Identifier: MIT
import JSON

/// The id of a watch: `watch:7`.
public struct WatchID: Hashable, Sendable {
  /// From 1, never used twice on a machine.
  public let number: Int

  /// - Parameter number: from 1.
  public init(_ number: Int) { self.number = number }

  /// - Returns: nil for any other form.
  public init?(_ text: String) {
    let digits = text.dropFirst(Self.prefix.count)
    guard text.hasPrefix(Self.prefix), digits.count <= 18, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(digits)
    else { return nil }
    self.number = number
  }

  private static let prefix = "watch:"
}

extension WatchID: CustomStringConvertible {
  public var description: String { Self.prefix + String(number) }
}

extension WatchID: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let id = json.string.flatMap({ WatchID($0) }) else {
      throw json.mismatch(expected: "the id of a watch, such as watch:1 (watch/list has them)")
    }
    self = id
  }

  public func write(to writer: inout JSONWriter) { writer.string(description) }
}
