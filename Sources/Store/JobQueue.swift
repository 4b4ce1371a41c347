import Threads

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
    state.withLock { $0.isClosed = true }
    state.wakeAll()
  }

  /// All that waits; blocks while there is nothing, nil once the queue is closed and empty. What was taken no longer
  /// counts, so that up to twice the maximum is in memory while the taker works.
  func take() -> [Job]? {
    let jobs = state.wait { state -> [Job]? in
      guard !state.waiting.isEmpty || state.isClosed else { return nil }
      defer { (state.waiting, state.bytes) = ([], 0) }
      return state.waiting
    }
    return jobs?.isEmpty == false ? jobs : nil
  }
}
