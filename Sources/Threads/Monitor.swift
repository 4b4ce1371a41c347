import Glibc

/// State behind a lock, and a way for threads to sleep until it has changed. Only for threads of our own: a task that
/// waits here would hold a thread of the cooperative pool.
///
/// Safe to share: every access to the state is inside the lock, and what leaves it is Sendable as the state is.
public final class Monitor<State: Sendable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Behind a pointer, because a property of a class is checked at each access for one that overlaps (90 instructions);
  /// the lock rules that out already.
  private let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

  /// - Parameter state: what the lock guards.
  public init(_ state: State) {
    self.state.initialize(to: state)
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
    pthread_cond_destroy(condition)
    condition.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Reads or changes the state.
  public func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&state.pointee)
  }

  /// Wakes all that wait, so that they look at the state again.
  public func wakeAll() { pthread_cond_broadcast(condition) }

  /// Sleeps until the body finds what it looks for in the state. Nil if the deadline comes first.
  public func wait<Result>(until deadline: ContinuousClock.Instant? = nil, _ body: (inout State) -> Result?) -> Result?
  {
    let limit = deadline.map(Self.absoluteTime)
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state.pointee) { return result }
      if var limit {
        if pthread_cond_timedwait(condition, mutex, &limit) == ETIMEDOUT { return body(&state.pointee) }
      } else {
        pthread_cond_wait(condition, mutex)
      }
    }
  }

  private static func absoluteTime(_ deadline: ContinuousClock.Instant) -> timespec {
    // No wait is longer than a year, so that no sum overflows.
    let remaining = min(max(ContinuousClock.now.duration(to: deadline), .zero), .seconds(31_536_000)).components
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    time.tv_sec += Int(remaining.seconds)
    time.tv_nsec += Int(remaining.attoseconds / 1_000_000_000)
    if time.tv_nsec >= 1_000_000_000 {
      time.tv_sec += 1
      time.tv_nsec -= 1_000_000_000
    }
    return time
  }
}
