// SPDX-License-Identifier: MIT
/// Whether a host is reachable, judging by the requests sent to it.
public struct HostHealth: Sendable, Hashable {
  /// The name of the upstream that the host serves.
  public var provider: String
  /// The host name and port.
  public var host: String
  /// False while the circuit is open: requests fail at once, except for occasional probes.
  public var isReachable: Bool
  /// The number of consecutive transport failures; 0 while the host is reachable.
  public var consecutiveFailures: Int
  /// The error of the latest failure; nil while the host is reachable.
  public var lastError: UpstreamError?

  /// - Parameter host: the host name and port.
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
