// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

// The texts in the file of watches have the types of schema/stored/Watches.json and the three in this file. They are
// the format of version 6 of the file (`Schema.watches`), and not the contract's: a member that a later contract adds
// or renames changes no file. A change of what is read or written here needs a step there. Only ids, days, times
// and the words of enumerations are the contract's own; `StoredFormatTests` lists the words that a file may hold.

/// A row of the file of watches, with its texts parsed.
struct LoadedWatch: Sendable {
  var row: StoredWatch
  var definition: WatchDefinition
  var stored: StoredState

  /// - Returns: nil for a row whose texts this program didn't write.
  init?(_ row: StoredWatch) {
    guard let definition = try? JSONValue(parsing: row.content).read(WatchDefinition.self),
      let stored = try? JSONValue(parsing: row.state).read(StoredState.self)
    else { return nil }
    self.row = row
    self.definition = definition
    self.stored = stored
  }

  var id: WatchID { WatchID(row.id) }

  /// The row with the texts of these values.
  var written: StoredWatch {
    var row = row
    row.content = definition.jsonText
    row.state = stored.jsonText
    return row
  }

  /// When it was last checked, or else added.
  var lastCheckedAt: Instant {
    Instant(secondsSince1970: row.lastCheckedAt ?? row.createdAt)
  }
}

/// What the user has set of a watch.
struct WatchDefinition: Sendable, Hashable {
  var name: String
  var condition: WatchCondition
  /// The interval between two checks in seconds; nil for the kind's own.
  var every: Int?
  var until: Instant?
  var once = false
}

extension WatchDefinition: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    name = try json.required("name")
    condition = try json.required("question")
    every = try json.optional("every")
    until = try json.optional("until", as: Int.self).map { Instant(secondsSince1970: $0) }
    once = try json.optional("once") ?? false
    // The contract's bounds, because an editor may have written other values into the file.
    every = every.map { min(max($0, 60), 604_800) }
    condition.partySize = condition.partySize.map { min(max($0, 1), 20) }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("question", condition)
      writer.member("every", every)
      writer.member("until", until?.secondsSince1970)
      if once { writer.member("once", true) }
    }
  }
}

/// The result of the last check that counted.
struct StoredState: Sendable, Hashable {
  var state: ConditionState
  /// When the state last changed, which decides how often to check.
  var changedAt: Instant
}

extension StoredState: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    state = try json.required("state")
    changedAt = Instant(secondsSince1970: try json.required("changedAt"))
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("state", state)
      writer.member("changedAt", changedAt.secondsSince1970)
    }
  }
}

/// An event in the log.
struct LoggedChange: JSONReadable, JSONWritable {
  let change: WatchChange
  let watchName: String
  let at: Instant

  init(_ change: WatchChange, of watch: LoadedWatch, at: Instant) {
    self.change = change
    watchName = watch.definition.name
    self.at = at
  }

  init(json: JSONValue) throws(JSONMismatch) {
    change = WatchChange(
      kind: try json.required("kind"), message: try json.required("message"), before: try json.optional("before"),
      after: try json.optional("after"), url: try json.optional("url"), reason: try json.optional("reason"),
      movie: try json.optional("movie"))
    watchName = try json.required("watchName")
    at = try json.required("at")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("watchName", watchName)
      writer.member("kind", change.kind)
      writer.member("at", at)
      writer.member("message", change.message)
      writer.member("before", change.before)
      writer.member("after", change.after)
      writer.member("url", change.url)
      writer.member("reason", change.reason)
      writer.member("movie", change.movie)
    }
  }
}

extension JSONWritable {
  /// The value as a JSON text.
  var jsonText: String { RawJSON(writing: self).description }
}

// MARK: The contract's types

extension Watch {
  init(_ watch: LoadedWatch) {
    let row = watch.row
    let definition = watch.definition
    self.init(
      id: watch.id, name: definition.name, question: WatchQuestion(definition.condition),
      status: WatchStatus(row.status),
      everySeconds: definition.schedule.interval(changedAt: watch.stored.changedAt, now: watch.lastCheckedAt),
      createdAt: Instant(secondsSince1970: row.createdAt), failures: row.failures, now: WatchState(watch.stored.state))
    question.useOffsets(of: now.items)
    until = definition.until
    once = definition.once ? true : nil
    lastCheckedAt = row.lastCheckedAt.map { Instant(secondsSince1970: $0) }
    nextCheckAt = row.status == .active ? row.nextCheckAt.map { Instant(secondsSince1970: $0) } : nil
    failure = row.lastFailure.map { WatchFailure($0) }
  }
}

extension StoredWatch {
  /// Why the last check failed; nil if it succeeded.
  var lastFailure: StoredFailure? { failure.flatMap { try? JSONValue(parsing: $0).read() } }
}

extension WatchQuestion {
  /// Replaces the theatres' offsets with those of their showings, because clocks change twice a year.
  fileprivate mutating func useOffsets(of items: [WatchItem]) {
    for item in items {
      guard let showing = item.showing ?? item.seats?.showing ?? item.film?.showing, let theatre = showing.theatreId,
        let offset = showing.startsAtLocal?.offset,
        let position = theatres?.firstIndex(where: { $0.id == theatre })
      else { continue }
      theatres?[position].utcOffset = offset
    }
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
  /// - Returns: nil for an event whose text this program didn't write.
  init?(_ stored: StoredEvent) {
    guard let event = try? JSONValue(parsing: stored.content).read(LoggedChange.self) else { return nil }
    let change = event.change
    self.init(
      cursor: stored.cursor, watchId: WatchID(stored.watch), watchName: event.watchName, kind: change.kind,
      at: event.at, message: change.message, reason: change.reason, movie: change.movie.map { WatchedMovie($0) },
      before: change.before.map { WatchItem($0) },
      after: change.after.map { WatchItem($0) }, url: change.url)
  }
}
