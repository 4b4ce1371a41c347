// SPDX-License-Identifier: MIT
import Basics
import JSON
import JSONRPC

/// A condition on a value beyond its type, with words for who breaks it.
public struct Check<Value>: Sendable {
  /// What the value should be, for people: "an integer from 1 to 100".
  public var expected: String { describe() }
  /// Whether a value is as it should be.
  public let holds: @Sendable (Value) -> Bool
  /// The words are put together for those who break it only; to do it for all calls was an eighth of a ping.
  private let describe: @Sendable () -> String

  /// - Parameter expected: what the value should be, for people.
  public init(
    _ expected: @escaping @autoclosure @Sendable () -> String, _ holds: @escaping @Sendable (Value) -> Bool
  ) {
    describe = expected
    self.holds = holds
  }
}

extension Check where Value == Int {
  /// Both bounds are allowed.
  public static func range(_ range: ClosedRange<Int>) -> Check {
    Check("an integer from \(range.lowerBound) to \(range.upperBound)") { range.contains($0) }
  }

  /// The bound is allowed.
  public static func range(_ range: PartialRangeFrom<Int>) -> Check {
    Check("an integer of at least \(range.lowerBound)") { range.contains($0) }
  }
}

extension Check where Value == Double {
  /// Both bounds are allowed.
  public static func range(_ range: ClosedRange<Double>) -> Check {
    Check("a number from \(range.lowerBound) to \(range.upperBound)") { range.contains($0) }
  }

  /// The bound is allowed.
  public static func range(_ range: PartialRangeFrom<Double>) -> Check {
    Check("a number of at least \(range.lowerBound)") { range.contains($0) }
  }
}

extension Check {
  /// How many elements an array has.
  public static func count<Element>(_ range: ClosedRange<Int>) -> Check where Value == [Element] {
    Check("an array of \(range.lowerBound) to \(range.upperBound) elements") { range.contains($0.count) }
  }

  /// A condition on every element.
  public static func each<Element>(_ check: Check<Element>) -> Check where Value == [Element] {
    Check("an array in which each element is \(check.expected)") { $0.allSatisfy(check.holds) }
  }
}

extension Check where Value == Query {
  /// JSON Schema counts characters as code points.
  public static func length(_ range: ClosedRange<Int>) -> Check {
    Check("a string of \(range.lowerBound) to \(range.upperBound) characters") {
      range.contains($0.text.unicodeScalars.count)
    }
  }
}

extension Check where Value == String {
  /// JSON Schema counts characters as code points.
  public static func length(_ range: ClosedRange<Int>) -> Check {
    Check("a string of \(range.lowerBound) to \(range.upperBound) characters") {
      range.contains($0.unicodeScalars.count)
    }
  }

  /// BCP 47, as far as its shape goes: a language, then any subtags.
  public static let languageTag = Check("a language tag such as en or pt-BR") { tag in
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(\.isASCIILetter) else {
      return false
    }
    return parts.dropFirst().allSatisfy { (2...8).contains($0.count) && $0.allSatisfy(\.isASCIIAlphanumeric) }
  }

  /// ISO 3166-1 alpha-2, as far as its shape goes.
  public static let regionCode = Check("a country code of two capital letters such as US") { code in
    code.utf8.count == 2 && code.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// RFC 3986, as far as its characters go.
  public static let webAddress = Check("an http or https address") { address in
    guard address.hasPrefix("https://") || address.hasPrefix("http://") else { return false }
    return address.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\"<>\\^`{|}".utf8.contains($0) }
  }

  /// Letters, digits, hyphens and underscores, so that it can't leave its place in a path.
  public static let slug = Check("a slug of letters, digits and hyphens such as batman-61234") { slug in
    guard let first = slug.utf8.first, first.isASCIIAlphanumeric else { return false }
    return slug.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }
}
