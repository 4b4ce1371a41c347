// SPDX-License-Identifier: MIT
import Synchronization

@testable import EndpointCore

/// A clock that stands still until a test moves it or, if configured so, jumps to the end of every wait at once.
final class ManualClock: MonotonicClock {
  typealias Duration = Swift.Duration
  typealias Instant = ContinuousClock.Instant

  private struct Sleeper {
    let number: Int
    let end: Instant
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var now: Instant
    var waits: [Swift.Duration] = []
    var sleepers: [Sleeper] = []
    var lastNumber = 0
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state: Mutex<State>
  private let jumps: Bool
  let start: Instant

  init(jumps: Bool = false) {
    start = .now
    state = Mutex(State(now: start))
    self.jumps = jumps
  }

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Swift.Duration { .nanoseconds(1) }
  /// The requested lengths of the waits, in the order in which they began.
  var waits: [Swift.Duration] { state.withLock { $0.waits } }

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    try Task.checkCancellation()
    let number = state.withLock { state in
      state.lastNumber += 1
      state.waits.append(deadline - state.now)
      if jumps { state.now = max(state.now, deadline) }
      return state.lastNumber
    }
    guard !jumps else { return }
    let isOver = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (isOver, watchers): (Bool?, [CheckedContinuation<Void, Never>]) = state.withLock { state in
          guard state.now < deadline, !Task.isCancelled else { return (state.now >= deadline, []) }
          state.sleepers.append(Sleeper(number: number, end: deadline, continuation: continuation))
          let watchers = state.watchers.filter { $0.count <= state.sleepers.count }.map(\.continuation)
          state.watchers.removeAll { $0.count <= state.sleepers.count }
          return (nil, watchers)
        }
        if let isOver { continuation.resume(returning: isOver) }
        for watcher in watchers { watcher.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.sleepers.firstIndex { $0.number == number }.map { state.sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume(returning: false)
    }
    if !isOver { throw CancellationError() }
  }

  /// Advances the time and wakes those whose wait is over.
  func advance(by duration: Swift.Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let woken = state.sleepers.filter { $0.end <= state.now }
      state.sleepers.removeAll { $0.end <= state.now }
      return woken.sorted { $0.end < $1.end }
    }
    for sleeper in woken { sleeper.continuation.resume(returning: true) }
  }

  /// Waits until at least `count` tasks are waiting.
  func sleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        guard state.sleepers.count < count else { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isReached { continuation.resume() }
    }
  }
}
