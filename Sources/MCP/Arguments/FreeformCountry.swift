// SPDX-License-Identifier: MIT

/// A country as people write it where the contract takes a code.
struct FreeformCountry {
  /// The code of ISO 3166-1.
  let code: String

  private static let codes = ["USA": "US", "UNITED STATES": "US"]

  /// - Returns: nil if the text is no such name; it may be a code.
  init?(_ text: String) {
    guard let code = Self.codes[text.uppercased()] else { return nil }
    self.code = code
  }
}
