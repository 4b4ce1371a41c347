// SPDX-License-Identifier: MIT
import Basics
import Contract
import Fleet
import JSON
import Store
import Synchronization

/// The watches of the machines of a fleet: each machine has all of them, and a log of its own, in its own file; one
/// machine asks the providers and tells the others what it has found.
///
/// What is told is what was found, not what happened: each machine compares it with what it knows itself, and commits
/// the events with the new state, as after a check of its own. So an event is in each log once, whatever the engine has
/// lost or says twice, and whoever else has checked meanwhile. Without the engine each machine checks for itself, and
/// tells what was added, changed and removed once it is back.
struct WatchFleet: Sendable {
  /// How long a check may be overdue before a machine makes it though another one should.
  static let patience = 120
  /// How often the machine that checks for all, or waits for another one to do so, asks for news.
  static let interval = Duration.seconds(1)
  /// How many watches are told or heard at once: few, because each may know all showings of a day.
  private static let batch = 8

  let fleet: MachineFleet
  let store: WatchStore
  let clock: WatchClock

  /// Whether this machine is to check what is due: because it has the fleet's lease, or because there is no fleet now.
  func takeAsking() async -> Bool {
    await fleet.settle()
    guard fleet.isJoined else { return true }
    return await fleet.takeAsking() ?? true
  }

  // MARK: News

  /// Hears what other machines have told, and tells what they don't know. Without the engine it does nothing.
  /// - Parameter fence: of this machine's lease; nil for a process that doesn't have it.
  func exchange(_ fence: Int?) async throws(DatabaseError) {
    await fleet.settle()
    guard fleet.isJoined else { return }
    var known = try await store.fleetPosition()
    repeat {
      guard let news = await fleet.watchNews(since: known.turn, of: known.epoch, limit: Self.batch) else { return }
      if news.epoch != known.epoch {
        let beginning = FleetPosition(epoch: news.epoch, turn: 0)
        try await store.advance(from: known, to: beginning)
        known = beginning
      }
      for watch in news.watches { try await hear(watch, fence) }
      let position = FleetPosition(epoch: news.epoch, turn: news.turn)
      if position != known { try await store.advance(from: known, to: position) }
      known = position
      if news.watches.count < Self.batch { break }
    } while !Task.isCancelled
    try await share(in: known.epoch)
  }

  private func hear(_ watch: FleetWatch, _ fence: Int?) async throws(DatabaseError) {
    let origin = NewWatch.Origin(identity: watch.identity, edition: watch.edition)
    guard !watch.definition.isEmpty else { return try await store.remove(origin) }
    guard let definition = try? JSONValue(parsing: watch.definition).read(WatchDefinition.self) else { return }
    let now = clock.now
    if let row = try await store.watch(identity: watch.identity) {
      // Of two changes at once the one that was told first stands.
      let isNewer = watch.edition > row.edition || watch.edition == row.edition && row.toldEdition < row.edition
      if isNewer, var changed = KeptWatch(row) {
        changed.adopt(definition, watch.edition, at: now)
        var record = WatchRecord(changed.written, at: now.secondsSince1970)
        record.isTold = true
        _ = try await store.record([record], fence: fence)
      }
    } else {
      let terms = definition.terms
      let next = terms.pace.next(
        after: now, changedAt: definition.knowledge.changedAt, instants: [], end: terms.until)
      var new = NewWatch(
        content: terms.jsonText, state: definition.knowledge.jsonText, createdAt: definition.createdAt,
        nextCheckAt: definition.standing == .active ? next.secondsSince1970 : nil)
      new.standing = definition.standing
      guard try await store.adopt(new, of: origin) != nil else { return }
    }
    for outcome in watch.outcomes {
      guard let finding = try? JSONValue(parsing: outcome.text).read(WatchFinding.self),
        let row = try await store.watch(identity: watch.identity), row.standing == .active,
        // What was found for another question says nothing about this one.
        row.edition == watch.edition, let kept = KeptWatch(row), kept.isNews(outcome.time, now: fleet.engineTime)
      else { continue }
      let at = fleet.instant(atEngineTime: outcome.time)
      _ = try await store.record([kept.record(of: finding, at: at, foundAt: outcome.time)], fence: fence)
    }
  }

  private func share(in epoch: String) async throws(DatabaseError) {
    while true {
      let (watches, removals) = try await store.untold(limit: Self.batch)
      let definitions = watches.compactMap { row -> FleetWatch? in
        // What can't be read, or is too long, stays on this machine.
        let text = KeptWatch(row).map { WatchDefinition($0).jsonText } ?? ""
        guard (1...MachineFleet.maximumWatchBytes).contains(text.utf8.count) else { return nil }
        return FleetWatch(identity: row.identity, edition: row.edition, definition: text)
      }
      let told =
        definitions
        + removals.map { FleetWatch(identity: $0.identity, edition: $0.edition, definition: "") }
      var settled = Set(watches.map(\.identity)).subtracting(told.map(\.identity))
      if !told.isEmpty {
        guard let taken = await fleet.share(told, in: epoch) else { return }
        // A removal that isn't taken has been made by another machine already.
        settled.formUnion(taken.union(removals.map(\.identity)))
      }
      let origins = watches.map { NewWatch.Origin(identity: $0.identity, edition: $0.edition) } + removals
      let done = origins.filter { settled.contains($0.identity) }
      guard !done.isEmpty else { return }
      try await store.markTold(done)
    }
  }

  // MARK: Checks

  /// Tells the other machines what this one has found.
  /// - Returns: the record to commit here; nil if another machine asks by now.
  func record(of outcome: CheckOutcome, for watch: KeptWatch, at now: Instant, tells: Bool) async -> WatchRecord? {
    let finding = WatchFinding(outcome)
    let time = fleet.engineTime
    if tells, fleet.isJoined, let epoch = try? await store.fleetPosition().epoch {
      let told = await fleet.tell(
        FleetWatch.Outcome(time: time, text: finding.jsonText), of: watch.row.identity, edition: watch.row.edition,
        in: epoch)
      if told == .refused { return nil }
    }
    return watch.record(of: finding, at: now, foundAt: time)
  }
}

/// What a person has set of a watch, with what was true then.
private struct WatchDefinition: JSONReadable, JSONWritable {
  let terms: WatchTerms
  let knowledge: WatchKnowledge
  let createdAt: Int
  let standing: StoredWatch.Standing

  init(_ watch: KeptWatch) {
    terms = watch.terms
    knowledge = watch.knowledge
    createdAt = watch.row.createdAt
    standing = watch.row.standing
  }

  init(json: JSONValue) throws(JSONMismatch) {
    terms = try json.required("terms")
    knowledge = try json.required("knowledge")
    createdAt = try json.required("createdAt")
    standing = StoredWatch.Standing(rawValue: try json.required("standing")) ?? .paused
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("terms", terms)
      writer.member("knowledge", knowledge)
      writer.member("createdAt", createdAt)
      writer.member("standing", standing.rawValue)
    }
  }
}

extension KeptWatch {
  fileprivate mutating func adopt(_ definition: WatchDefinition, _ edition: Int, at now: Instant) {
    // An engine that begins anew is told the same by each machine.
    let isSame = edition == row.edition && terms == definition.terms && row.standing == definition.standing
    guard !isSame else { return }
    // Another question has another answer; the one to this one is compared with what is known here.
    if terms.question != definition.terms.question { knowledge = definition.knowledge }
    terms = definition.terms
    row.edition = edition
    row.standing = definition.standing
    row.nextCheckAt = row.standing == .active ? now.secondsSince1970 : nil
  }

  /// Whether something was found after what is known here. A time to come is another clock's.
  fileprivate func isNews(_ time: Int, now: Int) -> Bool {
    guard let known = knowledge.foundAt, known <= now + 1000 else { return true }
    return time > known
  }
}
