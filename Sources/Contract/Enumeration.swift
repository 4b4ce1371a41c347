// SPDX-License-Identifier: MIT
import JSON

/// A closed set of strings.
public protocol Enumeration: RawRepresentable<String>, CaseIterable, Hashable, Sendable, JSONReadable, JSONWritable {}

extension Enumeration {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.string.flatMap(Self.init(rawValue:)) else {
      throw json.mismatch(expected: "one of " + Self.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self = value
  }

  public func write(to writer: inout JSONWriter) { writer.string(rawValue) }
}
