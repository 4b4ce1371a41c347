// SPDX-License-Identifier: MIT
import Contract

/// The events of one request, with the names under which other requests may have the same ones.
struct CalendarPart: Sendable {
  var file = CalendarFile(text: "", events: [])
  /// For the UID of a release the UID that it has by TMDB's id of the film.
  var aliases: [String: String] = [:]
}

/// The events of a calendar, each once: a film may be in the library, in a watch and among the movies, under AMC's id
/// and under TMDB's.
struct CalendarEvents {
  private(set) var events: [CalendarEvent] = []
  private var uids: Set<String> = []

  /// Adds the events that aren't there yet.
  /// - Parameter aliases: by UID, the UID of the same event by another id of the film.
  mutating func add(_ others: [CalendarEvent], aliases: [String: String] = [:]) {
    for event in others {
      let names = [event.uid, aliases[event.uid]].compactMap(\.self)
      guard !names.contains(where: uids.contains), !events.contains(where: { $0.isSameRelease(as: event) }) else {
        continue
      }
      uids.formUnion(names)
      events.append(event)
    }
  }

  /// The events in the order of their times.
  var sorted: [CalendarEvent] {
    events.sorted { ($0.beginning, $0.title, $0.uid) < ($1.beginning, $1.title, $1.uid) }
  }
}

extension CalendarEvent {
  /// Whether both are the same kind of release of a film of one title on one day.
  fileprivate func isSameRelease(as other: CalendarEvent) -> Bool {
    guard kind == .release, other.kind == .release, day == other.day else { return false }
    return TitleQuery(title).isSame(as: other.title)
  }

  /// The order of a calendar: a day begins before all of its times.
  fileprivate var beginning: Int { startsAt?.secondsSince1970 ?? (day?.daysSince1970 ?? 0) * 86_400 }
}
