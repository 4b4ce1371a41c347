// SPDX-License-Identifier: MIT
import Basics
import Contract

/// The events of one request, with the names under which other requests may have the same ones.
struct CalendarPart: Sendable {
  var file = CalendarFile(text: "", events: [])
  /// For the UID of a release the UID that it has by TMDB's id of the film.
  var aliases: [String: String] = [:]
  /// For the UID of a release the film's title.
  var films: [String: String] = [:]

  /// Adds the release of a film, or the beginning of its sales.
  /// - Parameter title: the film's.
  mutating func add(_ release: CalendarEvent, of title: String) {
    file.events.append(release)
    films[release.uid] = title
  }
}

/// The events of a calendar, each once: a film may be in the library, in a watch and among the movies, under AMC's id
/// and under TMDB's.
struct CalendarEvents {
  private(set) var events: [CalendarEvent] = []
  private var uids: Set<String> = []
  private var releases: [FilmRelease] = []

  /// Adds the events that aren't there yet.
  mutating func add(_ part: CalendarPart) {
    for event in part.file.events {
      let names = [event.uid, part.aliases[event.uid]].compactMap(\.self)
      let release = part.films[event.uid].map { FilmRelease(event, of: $0) }
      guard !names.contains(where: uids.contains) else { continue }
      if let release, releases.contains(where: { $0.isSame(as: release) }) { continue }
      uids.formUnion(names)
      if let release { releases.append(release) }
      events.append(event)
    }
  }

  /// The events in the order of their times.
  var sorted: [CalendarEvent] {
    events.sorted { ($0.beginning, $0.title, $0.uid) < ($1.beginning, $1.title, $1.uid) }
  }
}

/// A release of a film, or the beginning of its sales, which AMC may list under the title of a version:
/// `Demon Castle (Subtitled)`.
private struct FilmRelease {
  private let day: Day?
  /// What the event says of the film: `, in theatres`.
  private let words: Substring
  private let startsAt: Instant?
  private let id: EntityID?
  private let title: TitleQuery

  init(_ event: CalendarEvent, of title: String) {
    day = event.day
    startsAt = event.startsAt
    words = event.title.dropFirst(title.count)
    id = event.movieId
    self.title = TitleQuery(title)
  }

  /// Whether both are the same kind of release of a film of one title at one time. Of TMDB's films, each is another
  /// one.
  func isSame(as other: FilmRelease) -> Bool {
    guard day == other.day, startsAt == other.startsAt, words == other.words, title.isVersion(of: other.title) else {
      return false
    }
    return id == other.id || id?.provider != .tmdb || other.id?.provider != .tmdb
  }
}

extension CalendarEvent {
  /// The order of a calendar: a day begins before all of its times.
  fileprivate var beginning: Int { startsAt?.secondsSince1970 ?? (day?.daysSince1970 ?? 0) * 86_400 }
}
