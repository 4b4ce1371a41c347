import Synchronization
import Threads

/// A thread of its own that owns a value: work reaches the value in order, one job after another, and nothing else ever
/// does. So files and SQLite never block Swift's cooperative pool, and need no locks.
///
/// The thread starts with the first job and ends after the last one once this is closed or let go.
final class SerialThread<Resource>: Sendable {
  private typealias Job = @Sendable (inout Resource) -> Void

  private let queue: JobQueue<Job>
  private let makeResource: @Sendable () -> Resource
  private let finish: @Sendable (inout Resource) -> Void
  private let isStarted = Mutex(false)
  private let hasEnded = Monitor(false)

  /// - Parameters:
  ///   - maximumCount: more jobs than a server accepts requests (10,000), so that only a fault is ever refused.
  ///   - maximumBytes: what the waiting jobs may keep in memory.
  ///   - makeResource: makes the value, on the thread.
  ///   - finish: the last thing done with it.
  init(
    maximumCount: Int = 16_384, maximumBytes: Int = 64 << 20,
    makeResource: @escaping @Sendable () -> Resource,
    finish: @escaping @Sendable (inout Resource) -> Void
  ) {
    queue = JobQueue(maximumCount: maximumCount, maximumBytes: maximumBytes)
    self.makeResource = makeResource
    self.finish = finish
  }

  deinit { queue.close() }

  /// Suspends the caller until `job` is done. `refused` is the answer if the queue is full or closed.
  ///
  /// `bytes` is what the job keeps in memory while it waits.
  func run<T: Sendable, Failure: Error>(
    bytes: Int = 0, refused: Result<T, Failure>,
    _ job: @escaping @Sendable (inout Resource) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let result: Result<T, Failure> = await withCheckedContinuation { continuation in
      let isAdded = add(bytes: bytes) { resource in
        continuation.resume(returning: Result { () throws(Failure) in try job(&resource) })
      }
      if !isAdded { continuation.resume(returning: refused) }
    }
    return try result.get()
  }

  /// Has `job` done without waiting for it; if the queue is full or closed, it isn't.
  func post(bytes: Int = 0, _ job: @escaping @Sendable (inout Resource) -> Void) {
    _ = add(bytes: bytes, job)
  }

  /// The same as `run` for a thread outside the cooperative pool, which it blocks.
  @available(*, noasync, message: "blocks the thread; use run")
  func runBlocking<T: Sendable, Failure: Error>(
    refused: Result<T, Failure>, _ job: @escaping @Sendable (inout Resource) throws(Failure) -> T
  ) throws(Failure) -> T {
    let answer = Answer<T, Failure>()
    let isAdded = add(bytes: 0) { resource in
      let result = Result { () throws(Failure) in try job(&resource) }
      answer.give(result)
    }
    return try ((isAdded ? answer.wait() : nil) ?? refused).get()
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
        let (queue, makeResource, finish, hasEnded) = (queue, makeResource, finish, hasEnded)
        isStarted = Thread.start {
          var resource = makeResource()
          while let jobs = queue.take() {
            for job in jobs { job(&resource) }
          }
          finish(&resource)
          hasEnded.withLock { $0 = true }
          hasEnded.wakeAll()
        }
      }
      return isStarted
    }
  }
}

/// A result that one thread waits for.
private final class Answer<T: Sendable, Failure: Error>: Sendable {
  private let result = Monitor<Result<T, Failure>?>(nil)

  func give(_ given: Result<T, Failure>) {
    result.withLock { $0 = given }
    result.wakeAll()
  }

  /// Never nil, since it waits for ever.
  func wait() -> Result<T, Failure>? { result.wait { $0 } }
}
