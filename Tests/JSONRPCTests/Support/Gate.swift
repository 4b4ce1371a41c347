// SPDX-License-Identifier: MIT
import Synchronization

/// Holds handlers back until the test opens it, and lets the test wait for handlers to arrive.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var arrived = 0
    var nextKey = 0
    var held: [Int: CheckedContinuation<Void, any Error>] = [:]
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var arrived: Int { state.withLock { $0.arrived } }

  /// Waits until the gate is open; called by handlers. Throws if the request is cancelled.
  func pass() async throws {
    let key = state.withLock { state in
      state.nextKey += 1
      return state.nextKey
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (resumes, watchers) = state.withLock { state in
          state.arrived += 1
          let goes = state.isOpen || Task.isCancelled
          if !goes { state.held[key] = continuation }
          let watchers = state.watchers.filter { $0.count <= state.arrived }
          state.watchers.removeAll { $0.count <= state.arrived }
          return (goes, watchers)
        }
        if resumes { continuation.resume() }
        for watcher in watchers { watcher.continuation.resume() }
      }
      try Task.checkCancellation()
    } onCancel: {
      let held = state.withLock { $0.held.removeValue(forKey: key) }
      held?.resume(throwing: CancellationError())
    }
  }

  func open() {
    let held = state.withLock { state in
      state.isOpen = true
      defer { state.held = [:] }
      return Array(state.held.values)
    }
    for continuation in held { continuation.resume() }
  }

  /// Waits until `count` handlers have arrived.
  func arrival(of count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.arrived >= count { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}
