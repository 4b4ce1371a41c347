// SPDX-License-Identifier: MIT
import JSONRPC
import Synchronization

/// One subscription. It holds each changed resource once, so a client that doesn't read costs nothing, and several
/// changes of one resource become one notification.
final class ResourceListener: Sendable {
  private struct State {
    /// The addresses as the client wrote them.
    var uris: [ChangingResource: String]
    /// The changed resources that no notification was sent for, the oldest change first.
    var changed: [ChangingResource] = []
    var failure: RPCError?
  }

  private let state: Mutex<State>
  private let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

  init(_ resources: [(ChangingResource, uri: String)]) {
    state = Mutex(State(uris: Dictionary(resources, uniquingKeysWith: { first, _ in first })))
  }

  /// The addresses.
  var uris: [String] { state.withLock { Array($0.uris.values) } }

  /// Why there are no more changes; nil if there may be some.
  var failure: RPCError? { state.withLock(\.failure) }

  /// Drops the resources that are not among these.
  func keep(_ resources: Set<ChangingResource>) {
    state.withLock { state in state.uris = state.uris.filter { resources.contains($0.key) } }
  }

  /// Notes a change; ignored for a resource without a subscription.
  func note(_ resource: ChangingResource) {
    let isNew = state.withLock { state in
      guard state.uris[resource] != nil, !state.changed.contains(resource) else { return false }
      state.changed.append(resource)
      return true
    }
    if isNew { wake.yield() }
  }

  /// Notes a change of each resource.
  func noteAll() {
    for resource in state.withLock({ Array($0.uris.keys) }) { note(resource) }
  }

  /// Ends the changes.
  func fail(_ error: RPCError) {
    state.withLock { $0.failure = error }
    wake.finish()
  }

  /// Sends the changes until the task is cancelled or they have ended.
  func forward(_ send: (_ uri: String) async -> Void) async {
    for await _ in wakes {
      while let uri = nextChange() { await send(uri) }
    }
  }

  private func nextChange() -> String? {
    state.withLock { state in
      while !state.changed.isEmpty {
        if let uri = state.uris[state.changed.removeFirst()] { return uri }
      }
      return nil
    }
  }
}
