// SPDX-License-Identifier: MIT
import Synchronization

/// The hosts that can't be reached now, and every change of that, as the circuit breakers of all providers report it.
public final class UpstreamHealth: Sendable {
  private struct State {
    var unreachable: [HostHealth] = []
    var subscribers: [Int: AsyncStream<HostHealth>.Continuation] = [:]
    var lastSubscriber = 0
  }

  private let state = Mutex(State())

  /// No host has been asked yet.
  public init() {}

  /// In the order in which they went away.
  public var unreachableHosts: [HostHealth] { state.withLock { $0.unreachable } }

  /// Whether the host (name and port) of `provider` can be reached, as far as is known.
  func isReachable(_ host: String, of provider: String) -> Bool {
    state.withLock { !$0.unreachable.contains { $0.host == host && $0.provider == provider } }
  }

  /// Every change from now on, in order. Who is more than 64 changes behind misses the oldest.
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

  /// What a circuit breaker's `onChange` calls.
  public func record(_ change: HostHealth) {
    state.withLock { state in
      state.unreachable.removeAll { $0.provider == change.provider && $0.host == change.host }
      if !change.isReachable { state.unreachable.append(change) }
      for subscriber in state.subscribers.values { subscriber.yield(change) }
    }
  }
}
