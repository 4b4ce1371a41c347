/// A key and the place in a request where the upstream wants it.
public struct Credential: Sendable, Hashable {
  /// Where it goes.
  public enum Placement: Sendable, Hashable {
    /// Into the header `name`, behind `prefix` (`"Bearer "`).
    case header(name: String, prefix: String = "")
    /// Into the query item `name`.
    case queryItem(name: String)
  }

  public let secret: String
  public let placement: Placement

  public init(_ secret: String, in placement: Placement) {
    self.secret = secret
    self.placement = placement
  }
}
