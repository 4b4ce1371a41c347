// SPDX-License-Identifier: MIT
import Basics
import Contract
import Fleet
import Store

// Watches: what people wait for.
//
//     watch/add ─▶ WatchResolver ─▶ WatchQuestion ─┐
//                                                  ▼
//     WatchAsker ──due──▶ WatchPass ──▶ WatchObserver ─▶ WatchObservation ─▶ KeptWatch.record ─▶ WatchStore
//     (one per state folder, by a lease)  (each request once)   (pure: changes, pace, end)     │ one transaction:
//                                                                                              ▼ new state and events
//     watch/follow, watch/didChange ◀── WatchFeed ◀── the log, by cursor ◀── WatchNews ◀── newest cursor
//                  marquee watch ◀── WatchDelivery ◀┘
//
// A check compares what is true now with what was true at the last check, whoever made that one: so what happens while
// no process runs is told by the first that runs again. Nothing is told that is not in the log, and nothing is in the
// log that wasn't committed together with the state it tells of.
//
// In a fleet each machine has all watches and the log in its own file, and one of them asks for all (`WatchFleet`).
// What it finds is told to the fleet's engine first, which gives it its turn; then all commit it, with one cursor.

/// What a process needs for watches. Nothing is opened or started before it is used.
struct Watching: Sendable {
  let store: WatchStore
  let news: WatchNews
  let clock: WatchClock
  /// Nil on a machine that belongs to no fleet.
  let fleet: WatchFleet?

  init(
    folder: String, clock: WatchClock, fleet: MachineFleet? = nil, now: @escaping @Sendable () -> Instant,
    report: @escaping @Sendable (StoreReport) -> Void
  ) {
    let news = WatchNews()
    store = WatchStore(folder: folder, now: now, onEvent: news.post, report: report)
    self.news = news
    self.clock = clock
    self.fleet = fleet.map { [store] in WatchFleet(fleet: $0, store: store, clock: clock) }
  }

  /// What a check has found now.
  func checked(_ watch: KeptWatch, _ outcome: CheckOutcome) -> CheckedWatch {
    CheckedWatch(watch, outcome, at: clock.now, foundAt: fleet?.fleet.engineTime)
  }

  /// Commits what checks have found; in a fleet, where the other machines do. What another process or machine has found
  /// meanwhile stands.
  /// - Parameters:
  ///   - tells: whether other machines should hear of it.
  ///   - fence: of the lease under which it was found; nil for what a person asked for, which needs none.
  /// - Returns: false if the lease was lost.
  func commit(_ checked: [CheckedWatch], tells: Bool = true, fence: Int? = nil) async throws(DatabaseError) -> Bool {
    guard let fleet else { return try await store.record(checked.map(\.record), fence: fence) != nil }
    let left = tells ? try await fleet.tell(checked, fence) : checked
    return try await store.record(left.map(\.record), at: .own, fence: fence) != nil
  }

  /// Hears what other machines of the fleet have told, if there is one, and tells them what has changed here. What
  /// can't be told or heard now is so later: the store has it, or has reported why not.
  func meetFleet() async {
    try? await fleet?.exchange(nil)
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
