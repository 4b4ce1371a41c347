import Synchronization

/// What waits for one thread, in order and bounded in count and bytes. Any thread may add, one takes.
final class JobQueue<Job: Sendable>: Sendable {
  private struct State {
    var waiting: [(job: Job, bytes: Int)] = []
    var bytes = 0
    var isClosed = false
    var isTakerAsleep = false
  }

  private let state = Mutex(State())
  private let wake = Semaphore()
  private let maximumCount: Int
  private let maximumBytes: Int

  init(maximumCount: Int, maximumBytes: Int) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
  }

  /// `bytes` is what the job keeps in memory. False if there is no room, or the queue is closed.
  func add(_ job: Job, bytes: Int) -> Bool {
    let (isAdded, shouldWake) = state.withLock { state in
      guard !state.isClosed, state.waiting.count < maximumCount, bytes <= maximumBytes - state.bytes else {
        return (false, false)
      }
      state.waiting.append((job, bytes))
      state.bytes += bytes
      defer { state.isTakerAsleep = false }
      return (true, state.isTakerAsleep)
    }
    if shouldWake { wake.signal() }
    return isAdded
  }

  /// Nothing is added any more; what waits is still given out.
  func close() {
    let shouldWake = state.withLock { state in
      state.isClosed = true
      defer { state.isTakerAsleep = false }
      return state.isTakerAsleep
    }
    if shouldWake { wake.signal() }
  }

  /// All that waits; blocks while there is nothing, nil once the queue is closed and empty. What was taken no longer
  /// counts, so that up to twice the maximum is in memory while the taker works.
  func take() -> [Job]? {
    while true {
      let (jobs, isClosed) = state.withLock { state in
        defer {
          state.isTakerAsleep = state.waiting.isEmpty && !state.isClosed
          state.waiting.removeAll()
          state.bytes = 0
        }
        return (state.waiting.map(\.job), state.isClosed)
      }
      if !jobs.isEmpty { return jobs }
      if isClosed { return nil }
      wake.wait()
    }
  }
}
