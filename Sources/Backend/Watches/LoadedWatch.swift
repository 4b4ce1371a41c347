// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import Store

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

  fileprivate var lastCheckedAt: Instant {
    Instant(secondsSince1970: row.lastCheckedAt ?? row.createdAt)
  }
}

extension JSONWritable {
  /// The value as a JSON text.
  var jsonText: String { RawJSON(writing: self).description }
}

extension StoredWatch {
  /// The contract's `note`: why a watch that an earlier version shared between machines is paused, or is checked twice.
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

// MARK: From what is stored to the contract

extension Watch {
  init(_ watch: LoadedWatch) {
    let (row, definition) = (watch.row, watch.definition)
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
    note = row.note
  }
}

extension StoredWatch {
  /// Why the last check failed; nil if it succeeded.
  var lastFailure: CheckFailure? { failure.flatMap { try? JSONValue(parsing: $0).read() } }
}

extension WatchQuestion {
  fileprivate init(_ condition: WatchCondition) {
    self.init(
      kind: condition.kind, showtimeId: condition.showtimeId,
      theatres: condition.theatres?.map { WatchedTheatre(id: $0.id, name: $0.name, utcOffset: $0.utcOffset) },
      date: condition.date, after: condition.after, before: condition.before, movie: condition.movie,
      movieId: condition.movieId, format: condition.format, partySize: condition.partySize, rows: condition.rows,
      aisle: condition.aisle, accessible: condition.accessible, region: condition.region)
  }

  /// Replaces the theatres' offsets with those of their showings, because clocks change twice a year.
  fileprivate mutating func useOffsets(of items: [WatchItem]) {
    for item in items {
      guard let showing = item.showing ?? item.seats?.showing, let theatre = showing.theatreId,
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

extension WatchState {
  fileprivate init(_ state: ConditionState) {
    self.init(
      message: state.message, resolution: state.resolution, movie: state.movie.map { WatchedMovie($0) },
      candidates: state.candidates?.map { WatchedMovie($0) }, items: state.items.map { WatchItem($0) })
  }
}

extension WatchItem {
  init(_ item: ConditionState.Item) {
    self.init(
      showing: item.showing.map { WatchedShowing($0) },
      seats: item.seats.map {
        WatchedSeats(showing: WatchedShowing($0.showing), groups: $0.groups, freeSeats: $0.freeSeats)
      },
      movie: item.movie.map { WatchedMovie($0) },
      release: item.release.map { WatchedRelease(region: $0.region, type: $0.type, date: $0.date) },
      offer: item.offer.map {
        WatchedOffer(
          region: $0.region, kind: $0.kind, provider: WatchedService(id: $0.provider.id, name: $0.provider.name),
          url: $0.url)
      },
      failure: item.failure.map { WatchFailure($0) })
  }
}

extension WatchedMovie {
  fileprivate init(_ movie: ConditionState.Movie) {
    self.init(id: movie.id, title: movie.title, releaseDate: movie.releaseDate)
  }
}

extension WatchedShowing {
  fileprivate init(_ showing: ConditionState.Showing) {
    self.init(
      id: showing.id, movieTitle: showing.movieTitle, movieId: showing.movieId, theatreId: showing.theatreId,
      theatreName: showing.theatreName, startsAt: showing.startsAt, startsAtLocal: showing.startsAtLocal,
      auditorium: showing.auditorium, format: showing.format, availability: showing.availability,
      visibleAt: showing.visibleAt, purchaseUrl: showing.purchaseUrl)
  }
}

extension WatchFailure {
  fileprivate init(_ failure: CheckFailure) {
    self.init(code: failure.code, kind: failure.kind, message: failure.message)
  }
}

extension WatchEvent {
  /// - Returns: nil for an event whose text this program didn't write.
  init?(_ stored: StoredEvent) {
    guard let event = try? JSONValue(parsing: stored.content).read(LoggedChange.self) else { return nil }
    let change = event.change
    self.init(
      cursor: stored.cursor, watchId: WatchID(stored.watch), watchName: event.watchName, kind: change.kind,
      at: event.at, message: change.message, before: change.before.map { WatchItem($0) },
      after: change.after.map { WatchItem($0) }, url: change.url)
  }
}
