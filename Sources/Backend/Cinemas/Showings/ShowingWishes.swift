// SPDX-License-Identifier: MIT
import Basics
import Contract

/// What a client or a watch wants of the showings of each day.
struct ShowingWishes: Sendable {
  /// The movie's title; nil for every movie.
  var title: String?
  /// The year of the first release of the movie with this title; nil for any.
  var year: Int?
  /// Whether only one movie's showings are requested, so that messages are about that movie.
  var isOfOneMovie = false
  var formats: Formats?
  /// The longest running time in minutes; nil for any.
  var maximumMinutes: Int?
  /// The earliest start; nil for any.
  var after: ClockTime?
  /// The latest start, which may be after midnight; nil for any.
  var before: ClockTime?
  /// Whether showings that have begun are wanted.
  var includesStarted = false
  /// The number of people, for whom prices are summed.
  var partySize = 1

  /// The title and the year as a query; nil for every movie.
  var titleQuery: TitleQuery? { title.map { TitleQuery($0, year: year) } }
}
