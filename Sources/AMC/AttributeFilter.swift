// SPDX-License-Identifier: MIT
import EndpointCore

/// Filters a list by AMC's attributes (`IMAX`, `CLOSEDCAPTION`, …).
public struct AttributeFilter: Sendable, Hashable {
  /// How several included attributes combine.
  public enum Combination: String, Sendable {
    case and, or
  }

  /// Codes of required attributes.
  public var including: [String] = []
  /// Codes of excluded attributes.
  public var excluding: [String] = []
  /// Nil for AMC's default.
  public var combination: Combination?

  /// Creates a filter that excludes nothing.
  public init() {}
}

extension QueryItems {
  mutating func append(_ filter: AttributeFilter) {
    append(list: "include-attributes", filter.including)
    append(list: "exclude-attributes", filter.excluding)
    append("attribute-operator", filter.combination?.rawValue)
  }

  /// Appends comma-separated values, or nothing if there are none.
  mutating func append(list name: String, _ values: [String]) {
    append(name, values.isEmpty ? nil : values.joined(separator: ","))
  }
}
