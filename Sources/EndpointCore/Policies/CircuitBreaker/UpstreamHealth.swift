// SPDX-License-Identifier: MIT
import Synchronization

/// The hosts that are unreachable now, and all changes, as reported by the circuit breakers of all providers.
public final class UpstreamHealth: Sendable {
  private struct State {
    var unreachable: [HostHealth] = []
    var subscribers: [Int: AsyncStream<HostHealth>.Continuation] = [:]
    var lastSubscriber = 0
  }

  private let state = Mutex(State())

  /// Creates a record without unreachable hosts.
  public init() {}

  /// The unreachable hosts, in the order in which they became unreachable.
  public var unreachableHosts: [HostHealth] { state.withLock { $0.unreachable } }

  /// Whether a provider's host (name and port) is reachable, as far as is known.
  func isReachable(_ host: String, of provider: String) -> Bool {
    state.withLock { !$0.unreachable.contains { $0.host == host && $0.provider == provider } }
  }

  /// All changes from now on, in order. A subscriber that is more than 64 changes behind misses the oldest.
  public func changes() -> AsyncStream<HostHealth> {
    let (stream, continuation) = AsyncStream.makeStream(of: HostHealth.self, bufferingPolicy: .bufferingNewest(64))
    let number = state.withLock { state in
      state.lastSubscriber += 1
      state.subscribers[state.lastSubscriber] = continuation
      return state.lastSubscriber
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.subscribers.removeValue(forKey: number) }
    }
    return stream
  }

  /// Records a change; to be called from a circuit breaker's `onChange`.
  public func record(_ change: HostHealth) {
    state.withLock { state in
      state.unreachable.removeAll { $0.provider == change.provider && $0.host == change.host }
      if !change.isReachable { state.unreachable.append(change) }
      for subscriber in state.subscribers.values { subscriber.yield(change) }
    }
  }
}

/// Whether a host is reachable, judging by the requests sent to it.
public struct HostHealth: Sendable, Hashable {
  /// The name of the upstream that the host serves.
  public var provider: String
  /// The host name and port.
  public var host: String
  /// False while the circuit is open: requests fail at once, except for occasional probes.
  public var isReachable: Bool
  /// The number of consecutive transport failures; 0 while the host is reachable.
  public var consecutiveFailures = 0
  /// The error of the latest failure; nil while the host is reachable.
  public var lastError: UpstreamError?
}
