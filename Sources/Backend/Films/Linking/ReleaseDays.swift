// SPDX-License-Identifier: MIT
import Basics
import Contract

/// The day of one type of release of a film in a country.
struct ReleaseDay: Sendable, Hashable {
  /// The type: `theatrical`, `digital` and so on.
  let type: String
  let day: Day
  /// What TMDB remarks on it, such as an anniversary.
  var note: String?
}

extension Movie {
  /// One day for each type of release in a country: the next one to come, or the first one if none is to come. A film
  /// may come back years after it first came, and then the first day says nothing about the next.
  /// - Parameter today: the day in the country.
  func releaseDays(in region: String, from today: Day) -> [ReleaseDay] {
    var chosen: [String: ReleaseDay] = [:]
    for release in releaseDates ?? [] where release.region == region {
      guard let type = release.type else { continue }
      let other = ReleaseDay(type: type, day: release.day, note: release.note)
      guard let known = chosen[type] else {
        chosen[type] = other
        continue
      }
      let isToCome = other.day >= today
      let replaces = isToCome == (known.day >= today) ? other.day < known.day : isToCome
      if replaces { chosen[type] = other }
    }
    return chosen.values.sorted { ($0.day, $0.type) < ($1.day, $1.type) }
  }

  /// The next day to come of each type of release in a country; none of a type that has none to come.
  /// - Parameter today: the day in the country.
  func coming(in region: String, from today: Day) -> [ReleaseDay] {
    releaseDays(in: region, from: today).filter { $0.day >= today }
  }
}
