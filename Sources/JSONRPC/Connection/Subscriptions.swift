// SPDX-License-Identifier: MIT
import Synchronization

/// The server notifications that the client has subscribed to.
final class Subscriptions: Sendable {
  private struct State {
    var requested: Set<String> = []
    var active: Set<String> = []
  }

  private let state = Mutex(State())

  func request(_ methods: some Sequence<String>) { state.withLock { $0.requested.formUnion(methods) } }

  /// Activates the requested subscriptions. Called after the response to `initialize`; nothing may be sent before.
  func activate() { state.withLock { $0.active = $0.requested } }

  func contains(_ method: String) -> Bool { state.withLock { $0.active.contains(method) } }
}
