// SPDX-License-Identifier: MIT
import Platform

/// What waits for one thread, in order and bounded in count and bytes. Any thread may add, one takes.
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

  /// `bytes` is what the job keeps in memory. False if there is no room, or the queue is closed.
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

  /// Nothing is added any more; what waits is still given out.
  func close() {
    state.change { $0.isClosed = true }
  }

  /// What came of waiting for jobs.
  enum Taken {
    /// All jobs that waited.
    case jobs([Job])
    /// The deadline came first.
    case nothing
    /// The queue is closed and empty.
    case closed
  }

  /// Blocks while there is nothing. What was taken no longer counts, so that up to twice the maximum is in memory while
  /// the taker works.
  func take(until deadline: ContinuousClock.Instant? = nil) -> Taken {
    state.wait(until: deadline) { state -> Taken? in
      guard !state.waiting.isEmpty else { return state.isClosed ? .closed : nil }
      defer { (state.waiting, state.bytes) = ([], 0) }
      return .jobs(state.waiting)
    } ?? .nothing
  }
}
