// SPDX-License-Identifier: MIT
/// What an error says about its upstream.
public struct UpstreamIdentity: Sendable, Hashable {
  /// The identifier in settings, logs and results: lower-case letters such as `tmdb`.
  public let name: String
  /// The name for people, such as `TMDB`.
  public let title: String
  /// The names of the accepted forms of keys, the preferred one first.
  public let keyNames: [String]

  public init(name: String, title: String, keyNames: [String]) {
    self.name = name
    self.title = title
    self.keyNames = keyNames
  }

  /// Compares names, which are unique.
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
