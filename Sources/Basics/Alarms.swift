// SPDX-License-Identifier: MIT
import Platform

/// Calls closures at given times, mostly the ends of timeouts; nearly all are cancelled before. A sleeping `Task` for
/// each would cost a system timer and a thread's wake-up, more than the work that it guards. Here one thread sleeps for
/// all. It is seldom woken early: of timeouts of the same length, a new one never ends before the one for which the
/// thread sleeps.
public final class Alarms: Sendable {
  /// An alarm that is set.
  public struct Alarm: Sendable, Equatable {
    fileprivate let number: Int
  }

  private struct Entry {
    let time: ContinuousClock.Instant
    let ring: @Sendable () -> Void
  }

  private struct State {
    var entries: [Int: Entry] = [:]
    /// The number of the newest alarm.
    var last = 0
    var isStarted = false
    /// When the thread wakes up by itself; nil for never.
    var wakeTime: ContinuousClock.Instant?
    /// Whether an alarm was set that rings before `wakeTime`.
    var mustWake = false
  }

  /// The alarms of the process.
  public static let shared = Alarms()

  private let state = Monitor(State())
  private let startThread: @Sendable (@escaping @Sendable () -> Void) -> Bool

  /// - Parameter startThread: runs its argument on a new thread; returns false if no thread can be started.
  init(startThread: @escaping @Sendable (@escaping @Sendable () -> Void) -> Bool = SystemThread.start) {
    self.startThread = startThread
  }

  /// Calls `ring` at the given time, on a thread that all alarms share. `ring` must not block.
  /// - Returns: the alarm; nil if the system can't start the thread now, and then `ring` is never called.
  public func set(at time: ContinuousClock.Instant, _ ring: @escaping @Sendable () -> Void) -> Alarm? {
    let (number, isFirst): (Int?, Bool) = state.withLock { state in
      if !state.isStarted { state.isStarted = startThread { self.main() } }
      guard state.isStarted else { return (nil, false) }
      state.last += 1
      state.entries[state.last] = Entry(time: time, ring: ring)
      let isFirst = state.wakeTime.map { time < $0 } ?? true
      if isFirst { state.mustWake = true }
      return (state.last, isFirst)
    }
    if isFirst { state.wakeAll() }
    return number.map { Alarm(number: $0) }
  }

  /// Cancels an alarm. Has no effect if it has rung.
  public func cancel(_ alarm: Alarm) { state.withLock { $0.entries[alarm.number] = nil } }

  private func main() {
    SystemThread.blockSignals()
    while true {
      let now = ContinuousClock.now
      let due = state.withLock { state in
        let due = state.entries.filter { $0.value.time <= now }
        for number in due.keys { state.entries[number] = nil }
        state.wakeTime = state.entries.values.map(\.time).min()
        state.mustWake = false
        return due.sorted { $0.key < $1.key }.map(\.value)
      }
      for entry in due { entry.ring() }
      let wakeTime = state.withLock(\.wakeTime)
      _ = state.wait(until: wakeTime) { $0.mustWake ? true : nil }
    }
  }
}
