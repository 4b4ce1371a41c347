// SPDX-License-Identifier: MIT
/// Whether a host can be reached, as far as the requests sent to it tell.
public struct HostHealth: Sendable, Hashable {
  /// The name of the upstream that the host serves.
  public var provider: String
  /// Name and port.
  public var host: String
  /// False while the circuit is open: requests fail at once, but for a probe now and then.
  public var isReachable: Bool
  /// Transport failures in a row; 0 while it is reachable.
  public var consecutiveFailures: Int
  /// The latest of them; nil while it is reachable.
  public var lastError: UpstreamError?

  /// - Parameter host: name and port.
  public init(
    provider: String, host: String, isReachable: Bool, consecutiveFailures: Int = 0, lastError: UpstreamError? = nil
  ) {
    self.provider = provider
    self.host = host
    self.isReachable = isReachable
    self.consecutiveFailures = consecutiveFailures
    self.lastError = lastError
  }
}
