// SPDX-License-Identifier: MIT
import Platform
import Synchronization

/// A thread of its own that owns a value: work reaches the value in order, one job after another, and nothing else ever
/// does. So files and SQLite never block Swift's cooperative pool, and need no locks.
///
/// The thread starts with the first job and ends after the last one once this is closed or let go. Nobody has to wait
/// for it longer than they have time: a job that comes too late for its caller is done all the same, in its turn.
final class SerialThread<Resource>: Sendable {
  private typealias Job = @Sendable (inout Resource) -> Void

  /// What is done some time after a job, whatever came meanwhile: so that what several jobs left is dealt with at once.
  struct Postponed: Sendable {
    let delay: Duration
    /// Answers after how long it is to be done again though no job came; nil if nothing is left to do.
    let work: @Sendable (inout Resource) -> Duration?
  }

  private let queue: JobQueue<Job>
  private let makeResource: @Sendable () -> Resource
  private let postponed: Postponed?
  private let finish: @Sendable (inout Resource) -> Void
  private let isStarted = Mutex(false)
  private let hasEnded = Monitor(false)
  /// Somebody has waited for a job in vain, and none has been done since.
  private let isStuck = Monitor(false)

  /// - Parameters:
  ///   - maximumCount: more jobs than a server accepts requests (10,000), so that only a fault is ever refused.
  ///   - maximumBytes: what the waiting jobs may keep in memory.
  ///   - makeResource: makes the value, on the thread.
  ///   - postponed: left out for the last jobs, which `finish` follows at once.
  ///   - finish: the last thing done with it.
  init(
    maximumCount: Int = 16_384, maximumBytes: Int = 64 << 20,
    makeResource: @escaping @Sendable () -> Resource, postponed: Postponed? = nil,
    finish: @escaping @Sendable (inout Resource) -> Void
  ) {
    queue = JobQueue(maximumCount: maximumCount, maximumBytes: maximumBytes)
    self.makeResource = makeResource
    self.postponed = postponed
    self.finish = finish
  }

  deinit { queue.close() }

  /// Suspends the caller until `job` is done, or `deadline` has passed.
  ///
  /// - Parameters:
  ///   - bytes: what the job keeps in memory while it waits.
  ///   - deadline: nil to wait for ever.
  ///   - refused: the answer if the queue is full or closed, or the job is not done in time.
  func run<T: Sendable, Failure: Error>(
    bytes: Int = 0, until deadline: ContinuousClock.Instant? = nil, refused: Result<T, Failure>,
    _ job: @escaping @Sendable (inout Resource) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let result: Result<T, Failure> = await withCheckedContinuation { continuation in
      let answer = Answer(continuation)
      let isAdded = add(bytes: bytes) { resource in answer.give(Result { () throws(Failure) in try job(&resource) }) }
      guard isAdded else { return answer.give(refused) }
      if let deadline { answer.give(refused, at: deadline) { [isStuck] in isStuck.withLock { $0 = true } } }
    }
    return try result.get()
  }

  /// Has `job` done without waiting for it; if the queue is full or closed, it isn't.
  func post(bytes: Int = 0, _ job: @escaping @Sendable (inout Resource) -> Void) {
    _ = add(bytes: bytes, job)
  }

  /// Whether a job would wait behind one that somebody has waited for in vain.
  var isHeldUp: Bool { isStuck.withLock(\.self) }

  /// The same as `run` for a thread outside the cooperative pool, which it blocks.
  @available(*, noasync, message: "blocks the thread; use run")
  func runBlocking<T: Sendable, Failure: Error>(
    until deadline: ContinuousClock.Instant? = nil, refused: Result<T, Failure>,
    _ job: @escaping @Sendable (inout Resource) throws(Failure) -> T
  ) throws(Failure) -> T {
    let answer = Monitor<Result<T, Failure>?>(nil)
    let isAdded = add(bytes: 0) { resource in
      let result = Result { () throws(Failure) in try job(&resource) }
      answer.change { $0 = result }
    }
    return try ((isAdded ? answer.wait(until: deadline) { $0 } : nil) ?? refused).get()
  }

  /// Does what waits, refuses what follows, and blocks until the thread has ended.
  @available(*, noasync, message: "blocks the thread")
  func close() {
    queue.close()
    guard isStarted.withLock(\.self) else { return }
    _ = hasEnded.wait { $0 ? true : nil }
  }

  private func add(bytes: Int, _ job: @escaping Job) -> Bool {
    startIfNeeded() && queue.add(job, bytes: bytes)
  }

  private func startIfNeeded() -> Bool {
    isStarted.withLock { isStarted in
      if !isStarted {
        let (queue, makeResource, postponed, finish) = (queue, makeResource, postponed, finish)
        let (isStuck, hasEnded) = (isStuck, hasEnded)
        isStarted = SystemThread.start {
          var resource = makeResource()
          Self.work(off: queue, &resource, postponed, isStuck)
          finish(&resource)
          hasEnded.change { $0 = true }
        }
      }
      return isStarted
    }
  }

  private static func work(
    off queue: JobQueue<Job>, _ resource: inout Resource, _ postponed: Postponed?, _ isStuck: Monitor<Bool>
  ) {
    var due: ContinuousClock.Instant?
    while true {
      switch queue.take(until: due) {
      case .jobs(let jobs):
        for job in jobs {
          job(&resource)
          isStuck.withLock { $0 = false }
        }
        if let postponed { due = due ?? .now + postponed.delay }
      case .nothing: break
      case .closed: return
      }
      if let postponed, let moment = due, moment <= .now { due = postponed.work(&resource).map { .now + $0 } }
    }
  }
}

/// The result that one task waits for: the first that is given counts.
private final class Answer<T: Sendable, Failure: Error>: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Result<T, Failure>, Never>?
    var alarm: Task<Void, Never>?
  }

  private let state: Mutex<State>

  init(_ continuation: CheckedContinuation<Result<T, Failure>, Never>) {
    state = Mutex(State(continuation: continuation))
  }

  /// What is given after another is dropped.
  func give(_ result: Result<T, Failure>) {
    let (continuation, alarm) = take()
    alarm?.cancel()
    continuation?.resume(returning: result)
  }

  /// Gives `result` at `deadline` unless another was given before.
  func give(_ result: Result<T, Failure>, at deadline: ContinuousClock.Instant, late: @escaping @Sendable () -> Void) {
    state.withLock { state in
      guard state.continuation != nil else { return }
      state.alarm = Task {
        guard (try? await Task.sleep(until: deadline, clock: .continuous)) != nil else { return }
        guard let continuation = self.take().continuation else { return }
        late()
        continuation.resume(returning: result)
      }
    }
  }

  private func take() -> (
    continuation: CheckedContinuation<Result<T, Failure>, Never>?, alarm: Task<Void, Never>?
  ) {
    state.withLock { state in
      defer { state = State() }
      return (state.continuation, state.alarm)
    }
  }
}
