// SPDX-License-Identifier: MIT
import JSON

/// A country of ISO 3166-1, in the form that every upstream accepts: two capital letters. `uk` is read as `GB`.
public struct Region: Hashable, Sendable {
  /// The two-letter code.
  public let code: String

  /// The country of AMC's theatres.
  public static let unitedStates = Region(code: "US")

  private init(code: String) { self.code = code }

  /// Reads a code in any case.
  /// - Returns: nil if no country has it.
  public init?(_ text: String) {
    let code = Self.replacements[text.uppercased()] ?? text.uppercased()
    guard ISOCodes.countries.contains(code) else { return nil }
    self.code = code
  }

  /// What BCP 47's registry prefers to withdrawn codes, and the country of a code that is reserved for it.
  private static let replacements = [
    "UK": "GB", "BU": "MM", "DD": "DE", "FX": "FR", "TP": "TL", "YD": "YE", "ZR": "CD",
  ]

  /// The known code that is nearest to an unknown one.
  static func nearest(to text: String) -> String? {
    Region(text)?.code ?? ISOCodes.countries.nearest(to: text.uppercased())
  }
}

extension Region: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let region = json.string.flatMap({ Region($0) }) else {
      throw json.mismatch(
        expected: "a country code of ISO 3166-1 such as US", nearest: json.string.flatMap(Self.nearest))
    }
    self = region
  }

  public func write(to writer: inout JSONWriter) { writer.string(code) }
}
