// SPDX-License-Identifier: MIT
import Basics
import JSON
import JSONRPC

/// A condition on a value beyond its type, with a description for error messages.
public struct Check<Value>: Sendable {
  /// The accepted values, for people: "an integer from 1 to 100".
  public var expected: String { describe() }
  /// Whether a value meets the condition.
  public let holds: @Sendable (Value) -> Bool
  /// Builds the description lazily, on failure only; doing so for all calls was an eighth of the time of a ping.
  private let describe: @Sendable () -> String

  /// - Parameter expected: the accepted values, for people.
  public init(
    _ expected: @escaping @autoclosure @Sendable () -> String, _ holds: @escaping @Sendable (Value) -> Bool
  ) {
    describe = expected
    self.holds = holds
  }
}

extension Check where Value: Numeric & Comparable & Sendable {
  /// A number within a range, bounds included.
  public static func range(_ range: ClosedRange<Value>) -> Check {
    Check("\(kind) from \(range.lowerBound) to \(range.upperBound)") { range.contains($0) }
  }

  /// A number of at least the bound.
  public static func range(_ range: PartialRangeFrom<Value>) -> Check {
    Check("\(kind) of at least \(range.lowerBound)") { range.contains($0) }
  }

  private static var kind: String { Value.self == Int.self ? "an integer" : "a number" }
}

extension Check {
  /// A condition on the number of elements.
  public static func count<Element>(_ range: ClosedRange<Int>) -> Check where Value == [Element] {
    Check("an array of \(range.lowerBound) to \(range.upperBound) elements") { range.contains($0.count) }
  }

  /// A condition on every element.
  public static func each<Element>(_ check: Check<Element>) -> Check where Value == [Element] {
    Check("an array in which each element is \(check.expected)") { $0.allSatisfy(check.holds) }
  }
}

extension Check where Value == Query {
  /// A condition on the length in code points, the unit of JSON Schema.
  public static func length(_ range: ClosedRange<Int>) -> Check {
    Check("a string of \(range.lowerBound) to \(range.upperBound) characters") {
      range.contains($0.text.unicodeScalars.count)
    }
  }
}

extension Check where Value == String {
  /// A condition on the length in code points, the unit of JSON Schema.
  public static func length(_ range: ClosedRange<Int>) -> Check {
    Check("a string of \(range.lowerBound) to \(range.upperBound) characters") {
      range.contains($0.unicodeScalars.count)
    }
  }

  /// A language tag (BCP 47), checked only in form: a language, then any subtags.
  public static let languageTag = Check("a language tag such as en or pt-BR") { tag in
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(\.isASCIILetter) else {
      return false
    }
    return parts.dropFirst().allSatisfy { (2...8).contains($0.count) && $0.allSatisfy(\.isASCIIAlphanumeric) }
  }

  /// A country (ISO 3166-1 alpha-2), checked only in form.
  public static let regionCode = Check("a country code of two capital letters such as US") { code in
    code.utf8.count == 2 && code.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// An http or https URL, checked only for its scheme and for characters that RFC 3986 allows. One with a user name is
  /// refused: in `https://amctheatres.com@elsewhere.example/` that reads like the host.
  public static let httpURL = Check("an http or https address") { address in
    guard address.hasPrefix("https://") || address.hasPrefix("http://") else { return false }
    let authority = address.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst(3).prefix { !"/?#".utf8.contains($0) }
    guard !authority.contains(UInt8(ascii: "@")) else { return false }
    return address.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\"<>\\^`{|}".utf8.contains($0) }
  }

  /// A path of a file. One with a NUL would end there, as the system reads it.
  public static let path = Check("a path without NUL") { !$0.utf8.contains(0) }

  /// Letters, digits, hyphens and underscores, so that a slug can't leave its segment of a path.
  public static let slug = Check("a slug of letters, digits and hyphens such as batman-61234") { slug in
    guard let first = slug.utf8.first, first.isASCIIAlphanumeric else { return false }
    return slug.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }
}

extension ParameterReader {
  /// Reads a parameter that must be present and pass the checks.
  public mutating func required<T: JSONReadable>(
    _ name: String, _ check: Check<T>, _ more: Check<T>...
  ) throws(RPCError) -> T {
    let value: T = try required(name)
    try pass(name, value, [check] + more)
    return value
  }

  /// Reads a parameter that may be absent, but must pass the checks if present. An absent one builds no check: most are
  /// absent, and a check takes two allocations.
  public mutating func optional<T: JSONReadable>(
    _ name: String, _ check: @autoclosure () -> Check<T>, _ more: Check<T>...
  ) throws(RPCError) -> T? {
    guard let value: T = try optional(name) else { return nil }
    try pass(name, value, [check()] + more)
    return value
  }

  /// As `optional`, for a caller of `finish`.
  mutating func given<T: JSONReadable>(_ name: String) -> T? {
    given(name) { reader throws(RPCError) in try reader.optional(name) }
  }

  /// As `optional`, for a caller of `finish`.
  mutating func given<T: JSONReadable>(
    _ name: String, _ check: @autoclosure () -> Check<T>, _ more: Check<T>...
  ) -> T? {
    given(name) { reader throws(RPCError) in
      guard let value: T = try reader.optional(name) else { return nil }
      try reader.pass(name, value, [check()] + more)
      return value
    }
  }

  private func pass<T>(_ name: String, _ value: T, _ checks: [Check<T>]) throws(RPCError) {
    for check in checks where !check.holds(value) { throw invalid(name, expected: check.expected) }
  }

  /// Requires exactly one of several parameters.
  /// - Parameter given: the parameters' names, and whether each is present.
  func exactlyOne(of given: KeyValuePairs<String, Bool>) throws(RPCError) {
    try atMostOne(of: given)
    guard !given.contains(where: \.value), let first = given.first else { return }
    throw invalid(first.key, expected: "exactly one of \(given.map(\.key).joined(separator: ", "))")
  }

  func atMostOne(of given: KeyValuePairs<String, Bool>) throws(RPCError) {
    let present = given.filter(\.value)
    guard present.count > 1 else { return }
    throw invalid(present[1].key, expected: "only one of \(given.map(\.key).joined(separator: ", "))")
  }

  /// Requires the other parameters if the given one is present.
  func require(_ others: KeyValuePairs<String, Bool>, with given: KeyValuePairs<String, Bool>) throws(RPCError) {
    guard let name = given.first(where: \.value)?.key, let missing = others.first(where: { !$0.value }) else { return }
    throw invalid(missing.key, expected: "a value, because \(name) is given")
  }
}

extension JSONValue {
  /// Reads a member that must be present and pass the check.
  func required<T: JSONReadable>(_ name: String, _ check: Check<T>) throws(JSONMismatch) -> T {
    let value: T = try required(name)
    guard check.holds(value) else { throw (self[name] ?? self).mismatch(expected: check.expected) }
    return value
  }

  /// Reads a member that may be absent, but must pass the check if present.
  func optional<T: JSONReadable>(_ name: String, _ check: Check<T>) throws(JSONMismatch) -> T? {
    guard let member = self[name], let value: T = try optional(name) else { return nil }
    guard check.holds(value) else { throw member.mismatch(expected: check.expected) }
    return value
  }
}
