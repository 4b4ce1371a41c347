// SPDX-License-Identifier: MIT
import Platform

/// The jobs waiting for one thread, in order, bounded in count and bytes. Any thread may add jobs; one thread takes
/// them.
public final class JobQueue<Job: Sendable>: Sendable {
  private struct State {
    var waiting: [Job] = []
    var bytes = 0
    /// Whether there is postponed work to do.
    var isPostponing = false
    var isClosed = false
  }

  private let state = Monitor(State())
  private let maximumCount: Int
  private let maximumBytes: Int

  /// - Parameter maximumBytes: what the waiting jobs may retain.
  public init(maximumCount: Int, maximumBytes: Int) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
  }

  /// Adds a job that retains `bytes` of memory; false if there is no room or the queue is closed.
  public func add(_ job: Job, bytes: Int) -> Bool {
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

  /// Requests the thread's postponed work. Wakes the thread only at the first request before `beginPostponed`.
  public func postpone() {
    let isFirst = state.withLock { state in
      defer { state.isPostponing = true }
      return !state.isPostponing
    }
    if isFirst { state.wakeAll() }
  }

  /// The thread begins its postponed work; later requests are for the next time.
  public func beginPostponed() { state.withLock { $0.isPostponing = false } }

  /// Refuses further jobs; those already waiting are still taken.
  public func close() {
    state.change { $0.isClosed = true }
  }

  /// The result of waiting for jobs.
  public enum Taken {
    /// All waiting jobs; none if there is only postponed work to do.
    case jobs([Job])
    /// The deadline passed first.
    case nothing
    /// The queue is closed and empty.
    case closed
  }

  /// Takes all waiting jobs, blocking while there are none. They no longer count towards the bounds, so up to twice the
  /// maximum is in memory while they are worked off.
  /// - Parameter deadline: when the postponed work is due; nil if none was requested.
  public func take(until deadline: ContinuousClock.Instant? = nil) -> Taken {
    state.wait(until: deadline) { state -> Taken? in
      let isWoken = !state.waiting.isEmpty || state.isPostponing && deadline == nil
      guard isWoken else { return state.isClosed ? .closed : nil }
      defer { (state.waiting, state.bytes) = ([], 0) }
      return .jobs(state.waiting)
    } ?? .nothing
  }
}
