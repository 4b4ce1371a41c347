// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import Store

/// A watch as the store has it, with its texts read.
struct LoadedWatch: Sendable {
  var row: StoredWatch
  var definition: WatchDefinition
  var stored: StoredState

  /// - Returns: nil for a row that can't be read, because someone else wrote it.
  init?(_ row: StoredWatch) {
    guard let definition = try? JSONValue(parsing: row.content).read(WatchDefinition.self),
      let stored = try? JSONValue(parsing: row.state).read(StoredState.self)
    else { return nil }
    self.row = row
    self.definition = definition
    self.stored = stored
  }

  var id: WatchID { WatchID(row.id) }

  /// The row with the texts of this value.
  var written: StoredWatch {
    var row = row
    row.content = definition.jsonText
    row.state = stored.jsonText
    return row
  }
}

extension JSONWritable {
  /// The value as a JSON text.
  var jsonText: String { RawJSON(writing: self).description }
}

extension Watch {
  init(_ watch: LoadedWatch) {
    let (row, definition) = (watch.row, watch.definition)
    self.init(
      id: watch.id, name: definition.name, question: definition.question, status: WatchStatus(row.status),
      everySeconds: definition.schedule.interval(changedAt: watch.stored.changedAt, now: watch.lastCheckedAt),
      createdAt: Instant(secondsSince1970: row.createdAt), failures: row.failures, now: watch.stored.state)
    question.takeOffsets(from: now.items)
    until = definition.until
    once = definition.once ? true : nil
    lastCheckedAt = row.lastCheckedAt.map { Instant(secondsSince1970: $0) }
    nextCheckAt = row.status == .active ? row.nextCheckAt.map { Instant(secondsSince1970: $0) } : nil
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
    switch (origin, status) {
    case (.elsewhere, .paused):
      "Another machine of the fleet added it. It is checked there; resume it to check it on this machine too."
    case (.unknown, .active):
      "An earlier version shared it in a fleet, so several machines may check it. Pause it on all but one."
    default: nil
    }
  }
}

extension LoadedWatch {
  fileprivate var lastCheckedAt: Instant {
    Instant(secondsSince1970: row.lastCheckedAt ?? row.createdAt)
  }
}

extension WatchStatus {
  fileprivate init(_ status: StoredWatch.Status) {
    self =
      switch status {
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
