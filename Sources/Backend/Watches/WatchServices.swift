// SPDX-License-Identifier: MIT
import Basics
import Contract
import Store

// Watches: what people wait for.
//
//     watch/add ─▶ WatchResolver ─▶ WatchQuestion ─┐
//                                                  ▼
//     WatchScheduler ──due──▶ CheckRound ──▶ WatchObserver ─▶ WatchObservation ─▶ LoadedWatch.record ─▶ WatchStore
//     (one per state folder, by a lease)  (each request once)   (pure: changes, schedule, end)     │ one transaction:
//                                                                                              ▼ new state and events
//     watch/follow, watch/didChange ◀── WatchLogReader ◀── the log, by cursor ◀── WatchSignal ◀── newest cursor
//                  marquee watch ◀── WatchDelivery ◀┘
//
// A check compares what is true now with what was true at the last check, whoever made that one: so what happens while
// no process runs is told by the first that runs again. Nothing is told that is not in the log, and nothing is in the
// log that wasn't committed together with the state it tells of.
//
// Watches and their log belong to a machine. A fleet shares the requests that their checks make, and nothing else.

/// What a process needs for watches. Nothing is opened or started before it is used.
struct WatchServices: Sendable {
  let store: WatchStore
  let signal: WatchSignal
  let clock: WatchClock

  init(
    folder: String, clock: WatchClock, now: @escaping @Sendable () -> Instant,
    report: @escaping @Sendable (StoreReport) -> Void
  ) {
    let signal = WatchSignal()
    store = WatchStore(folder: folder, now: now, onEvent: signal.post, report: report)
    self.signal = signal
    self.clock = clock
  }
}

/// The time by which watches are checked; a sandbox's clock may run faster than this machine's, or stand still.
struct WatchClock: Sendable {
  let time: @Sendable () -> Instant
  /// How many of its seconds pass in one of this machine's; 0 if it stands.
  let speed: Double

  var now: Instant { time() }

  /// How long this machine has to wait for an instant; nil for ever.
  func wait(until instant: Instant) -> Duration? {
    let seconds = instant.seconds(after: now)
    if seconds <= 0 { return .zero }
    return speed > 0 ? .seconds(Double(seconds) / speed) : nil
  }
}
