// SPDX-License-Identifier: MIT
import Basics

/// A showing of a film in an auditorium at a time.
struct ScheduledShowing: Sendable {
  let theatre: Theatre
  let film: Film
  let day: Day
  let auditorium: Int
  /// The showing's position among those of the day in this auditorium, from 0.
  let turn: Int
  /// The start in local time, in minutes after midnight.
  let minute: Int
  /// The premium format; empty if there is none.
  let format: String
  /// The showing's position among those of the film on this day, from 0.
  var slot = 0
  /// What happens in a world that moves; nil if it stands.
  var world: WorldEvents?

  var id: Int { ShowtimeID(theatre: theatre.id, day: day.daysSince1970, film: film.ids.amc, slot: slot).number }

  /// The start in local time, expressed as if it were UTC.
  var beginsLocally: Instant { Instant(day, seconds: minute * 60) }

  var begins: Instant { beginsLocally.adding(seconds: -theatre.zone.offsetHours(day) * 3_600) }

  var performance: Performance {
    Performance(
      theatre: theatre, dayOfCycle: day.daysSince1970 % 400, auditorium: auditorium, turn: turn, world: world)
  }
}

/// A showtime's id. It encodes the showing, so that the same showing always has the same id.
struct ShowtimeID {
  let theatre: Int
  /// Days since 1970.
  let day: Int
  /// AMC's id of the film.
  let film: Int
  let slot: Int
}

extension ShowtimeID {
  init?(_ number: Int) {
    guard number > 0 else { return nil }
    slot = number % 100
    film = number / 100 % 10_000 + Self.firstFilm
    day = number / 1_000_000 % 100_000
    theatre = number / 100_000_000_000
  }

  var number: Int { ((theatre * 100_000 + day) * 10_000 + film - Self.firstFilm) * 100 + slot }

  /// The lowest of the range of 10,000 numbers that holds AMC's ids of the catalogue's films.
  private static let firstFilm = 60_000
}
