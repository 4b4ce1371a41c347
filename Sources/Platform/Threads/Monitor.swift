// SPDX-License-Identifier: MIT
import CLibrary

/// State behind a lock, with a condition on which threads sleep until the state changes. Only threads outside the
/// cooperative pool may wait: a waiting task would block a thread of the pool.
///
/// Safe to share: every access to the state is inside the lock, and the state is Sendable, so copies of it may leave
/// the lock.
public final class Monitor<State: Sendable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Behind a pointer, because each access to a class property is checked for overlapping access (90 instructions),
  /// which the lock already rules out.
  private let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

  /// - Parameter state: the initial value of the guarded state.
  public init(_ state: State) {
    self.state.initialize(to: state)
    pthread_mutex_init(mutex, nil)
    #if canImport(Darwin)
      // Darwin's conditions have no clock attribute; their timed wait takes a duration, not a deadline.
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

  /// Reads or changes the state, without waking waiting threads.
  public func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&state.pointee)
  }

  /// Changes the state, then wakes all waiting threads.
  public func change<Result>(_ body: (inout State) -> Result) -> Result {
    let result = withLock(body)
    wakeAll()
    return result
  }

  /// Wakes all waiting threads, so that they check the state again.
  public func wakeAll() { pthread_cond_broadcast(condition) }

  /// Blocks until the body returns a result for the state; nil if the deadline comes first.
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

  /// Releases the lock and sleeps until woken; false if the deadline came first.
  private func sleep(until deadline: ContinuousClock.Instant) -> Bool {
    // Bounded to a year, so that no sum overflows.
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
