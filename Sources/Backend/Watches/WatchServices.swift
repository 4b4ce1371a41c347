// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database

// Watches: conditions that are checked for people, who get an event when something changes.
//
//     watch/add ─▶ WatchResolver ─▶ WatchCondition ─┐
//                                                   ▼
//     WatchScheduler ──due──▶ CheckRound ──▶ WatchObserver ─▶ WatchObservation ─▶ LoadedWatch.record ─▶ WatchStore
//     (one per state folder, by a lease)  (each request once)  (pure: changes, schedule, end)   │ one transaction:
//                                                                                               ▼ new state and events
//     watch/follow, watch/didChange ◀── WatchLogReader ◀── the log, by cursor ◀── WatchSignal ◀── newest cursor
//                  marquee watch ◀── WatchDelivery ◀┘
//
// A check compares the present state of the condition with the stored one, whichever process stored it. So the first
// process that runs again reports what has happened meanwhile. Events are committed together with the new state, and
// are sent only from the log.
//
// The file has types of its own (`LoadedWatch`), which are converted to the contract's when a response is sent. Watches
// and their log belong to a machine. Machines share the requests of their checks, and nothing else.

/// What a process remembers of watches. Nothing is opened or started before it is used.
struct WatchServices: Sendable {
  let store: WatchStore
  let signal: WatchSignal
  let clock: WatchClock
  let embargoes = EmbargoAccess()
  let links: LinkMemory
  /// The user's films, which a watch may be on.
  let library: LibraryStore

  init(
    folder: String, clock: WatchClock, now: @escaping @Sendable () -> Instant, links: LinkMemory,
    library: LibraryStore, report: @escaping @Sendable (StoreReport) -> Void
  ) {
    let signal = WatchSignal()
    store = WatchStore(folder: folder, now: now, onEvent: signal.post, report: report)
    self.signal = signal
    self.clock = clock
    self.links = links
    self.library = library
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

extension Settings {
  /// The clock by which watches are checked.
  func watchClock() throws(SettingsError) -> WatchClock {
    WatchClock(time: try clock(), speed: isSandbox ? try sandboxTime().speed : 1)
  }
}
