// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import Store

/// A watch as the store has it, with its texts read.
struct KeptWatch: Sendable {
  var row: StoredWatch
  var terms: WatchTerms
  var knowledge: WatchKnowledge

  /// - Returns: nil for a row that can't be read, because someone else wrote it.
  init?(_ row: StoredWatch) {
    guard let terms = try? JSONValue(parsing: row.content).read(WatchTerms.self),
      let knowledge = try? JSONValue(parsing: row.state).read(WatchKnowledge.self)
    else { return nil }
    self.row = row
    self.terms = terms
    self.knowledge = knowledge
  }

  var id: WatchID { WatchID(row.id) }

  /// The row with the texts of this value.
  var written: StoredWatch {
    var row = row
    row.content = terms.jsonText
    row.state = knowledge.jsonText
    return row
  }
}

extension JSONWritable {
  /// The value as a JSON text.
  var jsonText: String { RawJSON(writing: self).description }
}

extension Watch {
  init(_ watch: KeptWatch) {
    let (row, terms) = (watch.row, watch.terms)
    self.init(
      id: watch.id, name: terms.name, question: terms.question, status: WatchStatus(row.standing),
      everySeconds: terms.pace.interval(changedAt: watch.knowledge.changedAt, now: watch.lastCheckedAt),
      createdAt: Instant(secondsSince1970: row.createdAt), failures: row.failures, now: watch.knowledge.state)
    question.takeOffsets(from: now.items)
    until = terms.until
    once = terms.once ? true : nil
    lastCheckedAt = row.lastCheckedAt.map { Instant(secondsSince1970: $0) }
    nextCheckAt = row.standing == .active ? row.nextCheckAt.map { Instant(secondsSince1970: $0) } : nil
    failure = row.failure.flatMap { try? JSONValue(parsing: $0).read() }
    note = row.note
  }
}

extension WatchQuestion {
  /// The showings found tell the offset of today's clock, which changes twice a year.
  fileprivate mutating func takeOffsets(from items: [WatchItem]) {
    for item in items {
      guard let showing = item.showing ?? item.seats?.showing, let theatre = showing.theatreId,
        let offset = showing.startsAtLocal?.offset,
        let position = theatres?.firstIndex(where: { $0.id == theatre })
      else { continue }
      theatres?[position].utcOffset = offset
    }
  }
}

extension StoredWatch {
  /// What the user should know of a watch that an earlier version shared between the machines of a fleet.
  var note: String? {
    switch (origin, standing) {
    case (.elsewhere, .paused):
      "Another machine of the fleet added it. It is checked there; resume it to check it on this machine too."
    case (.unknown, .active):
      "An earlier version shared it in a fleet, so several machines may check it. Pause it on all but one."
    default: nil
    }
  }
}

extension KeptWatch {
  fileprivate var lastCheckedAt: Instant {
    Instant(secondsSince1970: row.lastCheckedAt ?? row.createdAt)
  }
}

extension WatchStatus {
  fileprivate init(_ standing: StoredWatch.Standing) {
    self =
      switch standing {
      case .active: .active
      case .paused: .paused
      case .ended: .ended
      }
  }
}

extension WatchEvent {
  /// - Returns: nil for an event that can't be read, because someone else wrote it.
  init?(_ stored: StoredEvent) {
    guard var event = try? JSONValue(parsing: stored.content).read(WatchEvent.self) else { return nil }
    event.cursor = stored.cursor
    self = event
  }
}
