// SPDX-License-Identifier: MIT
import Synchronization

/// The server notifications that the client has asked for.
final class Subscriptions: Sendable {
  private struct State {
    var requested: Set<String> = []
    var active: Set<String> = []
  }

  private let state = Mutex(State())

  func request(_ methods: some Sequence<String>) { state.withLock { $0.requested.formUnion(methods) } }

  /// The client has been told that its wishes are known; nothing may be sent to it before.
  func activate() { state.withLock { $0.active = $0.requested } }

  func contains(_ method: String) -> Bool { state.withLock { $0.active.contains(method) } }
}
