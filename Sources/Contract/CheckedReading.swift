// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

extension ParameterReader {
  /// Reads a parameter that must be present and pass the checks.
  public mutating func required<T: JSONReadable>(
    _ name: String, _ check: Check<T>, _ more: Check<T>...
  ) throws(RPCError) -> T {
    let value: T = try required(name)
    try pass(name, value, [check] + more)
    return value
  }

  /// Reads a parameter that may be absent, but must pass the checks if present.
  public mutating func optional<T: JSONReadable>(
    _ name: String, _ check: Check<T>, _ more: Check<T>...
  ) throws(RPCError) -> T? {
    guard let value: T = try optional(name) else { return nil }
    try pass(name, value, [check] + more)
    return value
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
