// SPDX-License-Identifier: MIT
/// A key, and its place in requests to the upstream.
public struct Credential: Sendable, Hashable {
  /// The place of a key in a request.
  public enum Placement: Sendable, Hashable {
    /// In the header `name`, after `prefix` (`"Bearer "`).
    case header(name: String, prefix: String = "")
    /// In the query item `name`.
    case queryItem(name: String)
  }

  /// The key itself.
  public let secret: String
  /// The place of the key in a request.
  public let placement: Placement

  /// - Parameter placement: the place of the key in a request.
  public init(_ secret: String, in placement: Placement) {
    self.secret = secret
    self.placement = placement
  }
}
