// SPDX-License-Identifier: MIT
import Basics
import Platform
import Synchronization

/// A dedicated thread that owns a value. All access to the value goes through jobs, which run one after another, so
/// that files and SQLite never block Swift's cooperative pool and need no locks.
///
/// The thread starts with the first job. It ends after the last one, once this object is closed or deinitialized.
public final class SerialThread<Resource>: Sendable {
  private typealias Job = @Sendable (inout Resource) -> Void

  /// Work that runs a fixed delay after a job. Jobs that follow meanwhile don't defer it, so that it handles the
  /// results of several at once.
  public struct Postponed: Sendable {
    let delay: Duration
    /// Returns the delay before it runs again even without a new job; nil if nothing is left to do.
    let work: @Sendable (inout Resource) -> Duration?

    /// - Parameters:
    ///   - delay: how long after a job the work is done.
    ///   - work: returns the delay before it runs again even without a new job; nil if nothing is left to do.
    public init(delay: Duration, work: @escaping @Sendable (inout Resource) -> Duration?) {
      self.delay = delay
      self.work = work
    }
  }

  /// What becomes of a job that isn't done when its caller's deadline passes.
  public enum Lateness: Sendable {
    /// The caller no longer waits, and the job runs in its turn. For work whose outcome nobody reports.
    case leaves
    /// A job that hasn't begun never does, also if the caller's task is cancelled; for one that has, the caller waits.
    /// So a caller that is refused knows that nothing was done.
    case withdraws
  }

  private let queue: JobQueue<Job>
  private let makeResource: @Sendable () -> Resource
  private let postponed: Postponed?
  private let finish: @Sendable (inout Resource) -> Void
  private let alarms: Alarms
  private let isStarted = Mutex(false)
  private let hasEnded = Monitor(false)
  /// Whether a caller's deadline has passed since the last completed job.
  private let isStuck = Monitor(false)

  /// - Parameters:
  ///   - maximumCount: how many jobs may wait: more than a server accepts requests, so that only a bug exceeds it.
  ///   - maximumBytes: the memory that waiting jobs may retain.
  ///   - alarms: end the callers' waits at their deadlines.
  ///   - makeResource: creates the value, on the thread.
  ///   - postponed: the delayed work; skipped after the last jobs, which `finish` follows at once.
  ///   - finish: the last access to the value.
  public init(
    maximumCount: Int = 16_384, maximumBytes: Int = 64 << 20, alarms: Alarms = .shared,
    makeResource: @escaping @Sendable () -> Resource, postponed: Postponed? = nil,
    finish: @escaping @Sendable (inout Resource) -> Void
  ) {
    queue = JobQueue(maximumCount: maximumCount, maximumBytes: maximumBytes)
    self.makeResource = makeResource
    self.postponed = postponed
    self.finish = finish
    self.alarms = alarms
  }

  deinit { queue.close() }

  /// Suspends the caller until `job` is done or `deadline` has passed.
  ///
  /// - Parameters:
  ///   - bytes: the memory that the job retains while it waits.
  ///   - deadline: nil to wait without limit.
  ///   - lateness: what becomes of the job at the deadline.
  ///   - refused: the result if the queue is full or closed, the job is late, or the system can't start the threads
  ///     for it.
  public func run<T: Sendable, Failure: Error>(
    bytes: Int = 0, until deadline: ContinuousClock.Instant? = nil, whenLate lateness: Lateness = .leaves,
    refused: Result<T, Failure>, _ job: @escaping @Sendable (inout Resource) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let turn = Turn()
    let answer = Mutex<WaitingTask<Result<T, Failure>>?>(nil)
    let result: Result<T, Failure> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiting = WaitingTask(continuation)
        answer.withLock { $0 = waiting }
        enqueue(bytes: bytes, until: deadline, lateness, turn) {
          waiting.resume(refused, $0)
        } job: { resource, didFinish in
          let result = Result { () throws(Failure) in try job(&resource) }
          didFinish()
          waiting.resume(result)
        }
        // The task may have been cancelled before there was anything to withdraw.
        if lateness == .withdraws, Task.isCancelled, turn.withdraw() { waiting.resume(refused) }
      }
    } onCancel: {
      guard lateness == .withdraws, let waiting = answer.withLock(\.self), turn.withdraw() else { return }
      waiting.resume(refused)
    }
    return try result.get()
  }

  /// Not generic over the result: a release would contain it once for each type.
  /// - Parameters:
  ///   - refuse: resumes the caller without a result, after its argument, unless the caller no longer waits.
  ///   - job: does the work, calls its argument, and resumes the caller.
  private func enqueue(
    bytes: Int, until deadline: ContinuousClock.Instant?, _ lateness: Lateness, _ turn: Turn,
    refuse: @escaping @Sendable (() -> Void) -> Void,
    job: @escaping @Sendable (inout Resource, _ didFinish: () -> Void) -> Void
  ) {
    var alarm: Alarms.Alarm?
    // The alarm is set first: without it nothing would end the wait.
    if let deadline, startIfNeeded() {
      alarm = alarms.set(at: deadline) { [isStuck] in
        guard lateness == .leaves || turn.withdraw() else { return }
        refuse { isStuck.withLock { $0 = true } }
      }
    }
    guard deadline == nil || alarm != nil else { return refuse {} }
    let isAdded = add(bytes: bytes) { [alarm, alarms] resource in
      guard turn.begin() else { return }
      job(&resource) {
        if let alarm { alarms.cancel(alarm) }
      }
    }
    if !isAdded {
      if let alarm { alarms.cancel(alarm) }
      refuse {}
    }
  }

  /// Enqueues `job` without waiting for it; drops it if the queue is full or closed.
  public func post(bytes: Int = 0, _ job: @escaping @Sendable (inout Resource) -> Void) {
    _ = add(bytes: bytes, job)
  }

  /// Requests the postponed work, after its delay. Costs next to nothing if it was requested already.
  public func postpone() {
    if startIfNeeded() { queue.postpone() }
  }

  /// Whether a caller's deadline has passed and no job has completed since: a new job would probably be late, too.
  public var isHeldUp: Bool { isStuck.withLock(\.self) }

  /// Like `run`, but blocks the calling thread, which must not be one of the cooperative pool. A job that hasn't begun
  /// at the deadline never does; for one that has, the caller waits.
  @available(*, noasync, message: "blocks the thread; use run")
  public func runBlocking<T: Sendable, Failure: Error>(
    until deadline: ContinuousClock.Instant? = nil, refused: Result<T, Failure>,
    _ job: @escaping @Sendable (inout Resource) throws(Failure) -> T
  ) throws(Failure) -> T {
    let turn = Turn()
    let answer = Monitor<Result<T, Failure>?>(nil)
    let isAdded = add(bytes: 0) { resource in
      guard turn.begin() else { return }
      let result = Result { () throws(Failure) in try job(&resource) }
      answer.change { $0 = result }
    }
    guard isAdded else { return try refused.get() }
    if let result = answer.wait(until: deadline, { $0 }) { return try result.get() }
    guard !turn.withdraw(), let result = answer.wait({ $0 }) else { return try refused.get() }
    return try result.get()
  }

  /// Refuses new jobs, finishes the waiting ones, and blocks until the thread has ended.
  @available(*, noasync, message: "blocks the thread")
  public func close() {
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
        let queue = queue
        let makeResource = makeResource
        let postponed = postponed
        let finish = finish
        let isStuck = isStuck
        let hasEnded = hasEnded
        isStarted = SystemThread.start {
          var resource = makeResource()
          Self.runJobs(of: queue, &resource, postponed, isStuck)
          finish(&resource)
          hasEnded.change { $0 = true }
        }
      }
      return isStarted
    }
  }

  private static func runJobs(
    of queue: JobQueue<Job>, _ resource: inout Resource, _ postponed: Postponed?, _ isStuck: Monitor<Bool>
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
      if let postponed, let moment = due, moment <= .now {
        queue.beginPostponed()
        due = postponed.work(&resource).map { .now + $0 }
      }
    }
  }
}

/// Decides between the thread, which begins a job, and the caller, which withdraws it.
private final class Turn: Sendable {
  private let isTaken = Mutex(false)

  /// - Returns: whether the job may run; false once it is withdrawn.
  func begin() -> Bool { take() }

  /// - Returns: whether the job will never run; false once it has begun.
  func withdraw() -> Bool { take() }

  private func take() -> Bool {
    isTaken.withLock { isTaken in
      defer { isTaken = true }
      return !isTaken
    }
  }
}
