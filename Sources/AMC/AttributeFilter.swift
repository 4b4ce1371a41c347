// SPDX-License-Identifier: MIT
import EndpointCore

/// Narrows a list down to what has, or has not, some of AMC's attributes (`IMAX`, `CLOSEDCAPTION`, …).
public struct AttributeFilter: Sendable, Hashable {
  /// How several attributes to include are combined; AMC's own choice unless said.
  public enum Combination: String, Sendable {
    case and, or
  }

  /// Codes of attributes to have.
  public var including: [String] = []
  /// Codes of attributes to lack.
  public var excluding: [String] = []
  /// Nil: AMC's own choice.
  public var combination: Combination?

  /// Nothing is filtered.
  public init() {}
}

extension QueryItems {
  mutating func append(_ filter: AttributeFilter) {
    append(list: "include-attributes", filter.including)
    append(list: "exclude-attributes", filter.excluding)
    append("attribute-operator", filter.combination?.rawValue)
  }

  /// Values separated by commas; left out where there are none.
  mutating func append(list name: String, _ values: [String]) {
    append(name, values.isEmpty ? nil : values.joined(separator: ","))
  }
}
