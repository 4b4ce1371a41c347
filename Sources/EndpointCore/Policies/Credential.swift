// SPDX-License-Identifier: MIT
/// A key and the place in a request where the upstream wants it.
public struct Credential: Sendable, Hashable {
  /// Where in a request a key goes.
  public enum Placement: Sendable, Hashable {
    /// Into the header `name`, behind `prefix` (`"Bearer "`).
    case header(name: String, prefix: String = "")
    /// Into the query item `name`.
    case queryItem(name: String)
  }

  /// The key itself.
  public let secret: String
  /// Where in a request it goes.
  public let placement: Placement

  /// - Parameter placement: where in a request it goes.
  public init(_ secret: String, in placement: Placement) {
    self.secret = secret
    self.placement = placement
  }
}
