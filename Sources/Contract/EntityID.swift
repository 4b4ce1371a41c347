// SPDX-License-Identifier: MIT
import Basics
import JSON

/// The id of a provider's entity, with its kind: `amc:movie:61234`, `tmdb:person:2232`, `imdb:tt0096895`.
public struct EntityID: Hashable, Sendable {
  /// The provider that issued the id.
  public let provider: Provider
  /// The kind of entity.
  public let kind: EntityKind
  /// The provider's own form of the id: digits, or IMDb's `tt` or `nm` and at least seven digits. Safe to use in a
  /// path.
  public let native: String

  /// - Returns: nil if the provider issues no such ids.
  public init?(_ provider: Provider, _ kind: EntityKind, _ native: String) {
    guard kind.isGiven(by: provider) else { return nil }
    var digits = native.utf8[...]
    var prefix = ""
    if provider == .imdb {
      guard let imdbs = kind.imdbPrefix, native.hasPrefix(imdbs) else { return nil }
      prefix = imdbs
      digits = digits.dropFirst(prefix.utf8.count)
    }
    let isNative = digits.allSatisfy { digit in
      digit.isASCIIDigit || kind.isHexadecimal && (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(digit)
    }
    guard isNative, (1...(kind.isHexadecimal ? 24 : Self.mostDigits)).contains(digits.count) else { return nil }
    self.provider = provider
    self.kind = kind
    self.native = provider == .imdb ? prefix + Self.padded(digits) : native
  }

  /// - Returns: nil for a negative number, and for IMDb, whose ids are not numbers.
  public init?(_ provider: Provider, _ kind: EntityKind, _ number: Int) {
    self.init(provider, kind, String(number))
  }

  /// The id with its kind, for messages: `tmdb:show:1399, which is a show`.
  public var explanation: String { "\(self), which is \(kind.phrase)" }

  /// The native id as a number, for providers whose ids are numbers.
  public var number: Int? { Int(native) }

  /// IMDb fills its numbers with zeros to seven digits; users and other sites omit them, or add more.
  private static func padded(_ digits: Substring.UTF8View) -> String {
    let number = String(Substring(digits.drop { $0 == UInt8(ascii: "0") }))
    return String(repeating: "0", count: max(7 - number.utf8.count, 0)) + number
  }

  /// The maximum number of digits, which always fit in 64 bits.
  private static let mostDigits = 18
}

extension Provider {
  /// IMDb, which issues ids but is not an upstream.
  public static let imdb = Provider("imdb")

  /// All providers whose ids occur in the contract.
  static let givingIDs = allCases + [imdb]
}

extension EntityID: CustomStringConvertible {
  public var description: String {
    provider == .imdb ? "imdb:" + native : provider.rawValue + ":" + kind.rawValue + ":" + native
  }
}

extension EntityID: JSONReadable, JSONWritable {
  /// Reads an id with its kind.
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let text = json.string, case .full(let id)? = EntityReference(text) else {
      throw json.mismatch(expected: "an id with its kind, such as amc:movie:61234")
    }
    self = id
  }

  public func write(to writer: inout JSONWriter) { writer.string(description) }
}
