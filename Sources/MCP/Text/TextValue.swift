// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// Formats single values as text.
enum TextValue {
  /// Text that fits in a cell: without the cell separator, and shortened at a grapheme cluster boundary.
  static func cell(_ text: String) -> String { shortened(text.forModel.replacing("|", with: "/"), to: 100) }

  static func shortened(_ text: String, to limit: Int) -> String {
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex), end < text.endIndex else {
      return text
    }
    return text[..<end] + "…"
  }

  /// Prose of others between quotation marks, which no text inside can close, so that a model sees where it ends.
  /// - Parameter limit: how many characters at most; nil for all.
  static func quotation(_ text: String, to limit: Int? = nil) -> String {
    let plain = text.forModel.replacing("“", with: "\"").replacing("”", with: "\"")
    return "“\(limit.map { shortened(plain, to: $0) } ?? plain)”"
  }

  /// A string, number or boolean as text; nil for null, arrays and objects.
  static func scalar(_ value: JSONValue) -> String? {
    switch value.kind {
    case .string: value.string
    case .boolean: value.boolean == true ? "yes" : "no"
    case .number: value.integer.map(String.init) ?? value.double.map { decimal($0) }
    case .null, .array, .object: nil
    }
  }

  /// A number rounded to the given number of decimals, omitting a zero fraction.
  static func decimal(_ value: Double, digits: Int = 1) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (value * scale).rounded()
    guard let whole = Int(exactly: scaled), whole.magnitude < 1_000_000_000_000_000 else { return "\(value)" }
    let (quotient, remainder) = whole.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    let sign = whole < 0 ? "-" : ""
    guard remainder > 0 else { return "\(sign)\(quotient)" }
    let fraction = String(remainder)
    return "\(sign)\(quotient)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  /// An amount of US dollars, always with cents.
  static func dollars(_ value: Double) -> String {
    let cents = (value * 100).rounded()
    guard let whole = Int(exactly: cents), whole.magnitude < 1_000_000_000_000 else { return "$\(value)" }
    let (dollars, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(whole < 0 ? "-" : "")$\(dollars).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// An instant in a list with a remark that all times are by a theatre's clock.
  static func reading(_ instant: Instant, at offset: UTCOffset?) -> String {
    offset?.reading(instant) ?? instant.reading(atTheatre: nil)
  }

  /// `40 seconds`, `5 minutes`, `3 hours`, `2 days`.
  static func duration(_ seconds: Int) -> String {
    let units = [(86_400, "day"), (3600, "hour"), (60, "minute")]
    let (length, name) = units.first { seconds >= $0.0 } ?? (1, "second")
    return (seconds / length).counted(name)
  }

  /// `tax`, `tax and fees`, `tax, fees and tips`.
  static func conjunction(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// `a, b, c and 4 more`.
  static func list(_ values: [String], limit: Int = 10) -> String {
    guard values.count > limit else { return values.joined(separator: ", ") }
    return values.prefix(limit).joined(separator: ", ") + " and \(values.count - limit) more"
  }
}
