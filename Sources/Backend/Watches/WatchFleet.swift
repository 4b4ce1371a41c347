// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import Fleet
import JSON
import Store
import Synchronization

/// The watches of the machines of a fleet: each machine has all of them, and the log, in its own file; one machine asks
/// the providers and tells what it has found.
///
/// What is told is what was found, not what happened: each machine compares it with what it knows itself, and commits
/// the events with the new state. All of them do so in the engine's order, the one that has found it too, so that an
/// event has the same cursor in each log; and it is in each log once, whatever the engine has lost or says twice, and
/// whoever else has checked meanwhile. Without the engine each machine checks for itself, and tells what was added,
/// changed and removed once it is back.
struct WatchFleet: Sendable {
  /// How long a check may be overdue before a machine makes it though another one should.
  static let patience = 120
  /// How often the machine that checks for all, or waits for another one to do so, asks for news.
  static let interval = Duration.seconds(1)
  /// How long an exchange may go on; the next one goes on with the rest.
  private static let longestExchange = Duration.seconds(5)
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
    var (known, newest) = try await store.fleetPosition()
    // What was told of watches that aren't known here yet: their definitions have changed since, and come later.
    var missed: [String: Int] = [:]
    let end = ContinuousClock.now + Self.longestExchange
    while !Task.isCancelled, .now < end {
      let news = await fleet.watchNews(since: known.turn, of: known.epoch, floor: newest, limit: Self.batch)
      guard let news else { return }
      if news.epoch != known.epoch {
        try await store.advance(from: known, to: FleetPosition(epoch: news.epoch, turn: 0))
      } else if try await hear(news, from: known, fence, &missed), news.isComplete {
        break
      }
      let before = known
      (known, newest) = try await store.fleetPosition()
      // The lease is another process's by now.
      if known == before { return }
    }
    try await share(in: known.epoch)
  }

  /// - Returns: false if another task or process of this machine has heard the fleet meanwhile, or has the lease.
  private func hear(
    _ news: FleetWatchNews, from known: FleetPosition, _ fence: Int?, _ missed: inout [String: Int]
  ) async throws(DatabaseError) -> Bool {
    var known = known
    for told in news.told {
      switch told {
      case .watch(let watch): try await hear(watch, missed: missed[watch.identity], fence)
      case .finding(let finding) where finding.turn > known.turn:
        let position = FleetPosition(epoch: news.epoch, turn: finding.turn)
        let place = LogPlace.turn(from: known, to: position, dropped: news.dropped)
        guard let isTaken = try await hear(finding, at: place, fence) else { return false }
        if isTaken { known = position }
        if !isTaken, finding.isEvent, try await store.watch(identity: finding.identity) == nil {
          missed[finding.identity] = finding.turn
        }
      case .finding: break
      }
    }
    let position = FleetPosition(epoch: news.epoch, turn: news.turn)
    if position != known { try await store.advance(from: known, to: position, dropped: news.dropped) }
    return true
  }

  private func hear(_ watch: FleetWatch, missed: Int?, _ fence: Int?) async throws(DatabaseError) {
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
      _ = try await store.adopt(new, of: origin, missed: missed)
    }
  }

  /// - Returns: whether it was news; nil if the record was refused.
  private func hear(
    _ finding: FleetFinding, at place: LogPlace, _ fence: Int?
  ) async throws(DatabaseError) -> Bool? {
    let parts = finding.text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let found = try? JSONValue(parsing: String(parts[1])).read(WatchFinding.self) else {
      return false
    }
    // Again if someone has changed the watch meanwhile.
    while let row = try await store.watch(identity: finding.identity), row.standing != .ended,
      // What was found for another question says nothing about this one.
      let kept = KeptWatch(row), kept.terms.question.digest == parts[0],
      kept.isNews(finding.time, now: fleet.engineTime)
    {
      let record = kept.record(of: found, at: fleet.instant(atEngineTime: finding.time), foundAt: finding.time)
      guard let taken = try await store.record([record], at: place, fence: fence) else { return nil }
      if !taken.isEmpty { return true }
    }
    return false
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

  /// Tells all machines what checks have found, and hears it at its turn. What isn't heard, because the engine doesn't
  /// answer or doesn't know the watch, is left to the caller to commit; what was heard has changed the watch, so that
  /// its record is refused then.
  /// - Parameter fence: of this machine's lease, which the fleet's goes with; nil for what a person asked for.
  /// - Returns: what is left; what another machine that asks by now finds will be heard.
  func tell(_ checked: [CheckedWatch], _ fence: Int?) async throws(DatabaseError) -> [CheckedWatch] {
    await fleet.settle()
    let epoch = try await store.fleetPosition().heard.epoch
    var left: [CheckedWatch] = []
    for one in checked {
      if fleet.isJoined {
        let row = one.watch.row
        let told = await fleet.tell(
          one.watch.terms.question.digest + " " + one.finding.jsonText, of: row.identity, edition: row.edition,
          in: epoch, isEvent: !one.record.events.isEmpty, needsLease: fence != nil)
        if told == .refused { break }
      }
      left.append(one)
    }
    try await exchange(fence)
    return left
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

extension WatchQuestion {
  /// The same on all machines.
  fileprivate var digest: String { String(SharedKey(jsonText).digest, radix: 16) }
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
