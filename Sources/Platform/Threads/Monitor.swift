// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
    #if canImport(Darwin)
      // It has no clock of its own: it is told for how long to wait, not until when.
      pthread_cond_init(condition, nil)
    #else
      var attributes = pthread_condattr_t()
      pthread_condattr_init(&attributes)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
      pthread_cond_init(condition, &attributes)
      pthread_condattr_destroy(&attributes)
    #endif
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

  /// Changes the state, and wakes all that wait, so that they look at it again.
  public func change<Result>(_ body: (inout State) -> Result) -> Result {
    let result = withLock(body)
    wakeAll()
    return result
  }

  /// Wakes all that wait, so that they look at the state again.
  public func wakeAll() { pthread_cond_broadcast(condition) }

  /// Sleeps until the body finds what it looks for in the state. Nil if the deadline comes first.
  public func wait<Result>(until deadline: ContinuousClock.Instant? = nil, _ body: (inout State) -> Result?) -> Result?
  {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state.pointee) { return result }
      guard let deadline else {
        pthread_cond_wait(condition, mutex)
        continue
      }
      if !sleep(until: deadline) { return body(&state.pointee) }
    }
  }

  /// Sleeps until it is woken, with the lock free meanwhile; false if the deadline came first.
  private func sleep(until deadline: ContinuousClock.Instant) -> Bool {
    // No wait is longer than a year, so that no sum overflows.
    let remaining = min(max(ContinuousClock.now.duration(to: deadline), .zero), .seconds(31_536_000)).components
    var time = timespec()
    #if !canImport(Darwin)
      clock_gettime(CLOCK_MONOTONIC, &time)
    #endif
    time.tv_sec += time_t(remaining.seconds)
    time.tv_nsec += Int(remaining.attoseconds / 1_000_000_000)
    if time.tv_nsec >= 1_000_000_000 {
      time.tv_sec += 1
      time.tv_nsec -= 1_000_000_000
    }
    #if canImport(Darwin)
      return pthread_cond_timedwait_relative_np(condition, mutex, &time) != ETIMEDOUT
    #else
      return pthread_cond_timedwait(condition, mutex, &time) != ETIMEDOUT
    #endif
  }
}
