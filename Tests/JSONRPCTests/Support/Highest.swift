// SPDX-License-Identifier: MIT
import Synchronization

/// Tracks the highest value of a number.
final class Highest: Sendable {
  private struct State {
    var current = 0
    var highest = 0
    var watchers: [(value: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var value: Int { state.withLock { $0.highest } }

  func note(_ value: Int) { update { $0.current = value } }
  func add(_ difference: Int) { update { $0.current += difference } }

  func reaches(_ value: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.highest >= value { return true }
        state.watchers.append((value, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  private func update(_ body: (inout State) -> Void) {
    let reached = state.withLock { state in
      body(&state)
      state.highest = max(state.highest, state.current)
      defer { state.watchers.removeAll { $0.value <= state.highest } }
      return state.watchers.filter { $0.value <= state.highest }
    }
    for watcher in reached { watcher.continuation.resume() }
  }
}
