// SPDX-License-Identifier: MIT
import Platform

/// The jobs waiting for one thread, in order, bounded in count and bytes. Any thread may add jobs; one thread takes
/// them.
final class JobQueue<Job: Sendable>: Sendable {
  private struct State {
    var waiting: [Job] = []
    var bytes = 0
    var isClosed = false
  }

  private let state = Monitor(State())
  private let maximumCount: Int
  private let maximumBytes: Int

  init(maximumCount: Int, maximumBytes: Int) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
  }

  /// Adds a job that retains `bytes` of memory; false if there is no room or the queue is closed.
  func add(_ job: Job, bytes: Int) -> Bool {
    let isAdded = state.withLock { state in
      guard !state.isClosed, state.waiting.count < maximumCount, bytes <= maximumBytes - state.bytes else {
        return false
      }
      state.waiting.append(job)
      state.bytes += bytes
      return true
    }
    if isAdded { state.wakeAll() }
    return isAdded
  }

  /// Refuses further jobs; those already waiting are still handed out.
  func close() {
    state.change { $0.isClosed = true }
  }

  /// The result of waiting for jobs.
  enum Taken {
    /// All waiting jobs.
    case jobs([Job])
    /// The deadline passed first.
    case nothing
    /// The queue is closed and empty.
    case closed
  }

  /// Takes all waiting jobs, blocking while there are none. They no longer count towards the bounds, so up to twice the
  /// maximum is in memory while they are worked off.
  func take(until deadline: ContinuousClock.Instant? = nil) -> Taken {
    state.wait(until: deadline) { state -> Taken? in
      guard !state.waiting.isEmpty else { return state.isClosed ? .closed : nil }
      defer { (state.waiting, state.bytes) = ([], 0) }
      return .jobs(state.waiting)
    } ?? .nothing
  }
}
