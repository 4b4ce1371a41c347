// SPDX-License-Identifier: MIT
import Basics
import Contract

/// Decides which showtimes of a day are wanted.
struct ShowingFilter {
  let partySize: Int
  private let day: Day
  /// In UTC.
  private let now: String
  private let title: MovieTitle?
  private let titleText: String?
  private let format: String?
  private let after: ClockTime?
  private let before: ClockTime?
  private let includesStarted: Bool

  init(_ params: ShowtimesWhatsOn.Params, day: Day, now: Instant) {
    self.day = day
    self.now = now.utc
    partySize = params.partySize
    title = params.movie.map { MovieTitle($0) }
    titleText = params.movie
    format = params.format
    after = params.after ?? (params.date == .tonight ? DayWord.evening : nil)
    before = params.before
    includesStarted = params.includeStarted
  }

  func includes(_ showtime: Showtime) -> Bool {
    showtime.isPrivateRental != true && (includesStarted || !hasStarted(showtime)) && hasTitle(showtime)
      && hasFormat(showtime) && isInTime(showtime)
  }

  func hasStarted(_ showtime: Showtime) -> Bool {
    // Up to the seconds: fractions and the zone need not be written alike.
    showtime.startsAt.map { $0.prefix(19) < now.prefix(19) } ?? false
  }

  private func hasTitle(_ showtime: Showtime) -> Bool {
    title.map { MovieTitle(showtime.movieTitle).match($0) != .none } ?? true
  }

  /// Compares the words that people use with AMC's names and codes.
  private func hasFormat(_ showtime: Showtime) -> Bool {
    guard let wanted = format?.bare, !wanted.isEmpty else { return true }
    let names = (showtime.attributes ?? []).flatMap { [$0.code, $0.name] } + [showtime.format]
    let meant = Self.synonyms[wanted] ?? wanted
    return names.contains { $0.map { $0.bare.contains(wanted) || $0.bare.contains(meant) } ?? false }
  }

  /// Words that AMC spells otherwise.
  private static let synonyms = [
    "subtitled": "subtitle", "subs": "subtitle", "captions": "caption", "dolbycinema": "dolby",
  ]

  /// A showing after midnight belongs to the evening before.
  private func isInTime(_ showtime: Showtime) -> Bool {
    guard after != nil || before != nil else { return true }
    guard let start = showtime.startsAtLocal, start.utf8.count >= 16,
      let time = ClockTime(start.dropFirst(11).prefix(5))
    else { return false }
    if start.prefix(10) > day.description { return before == nil }
    return time >= after ?? time && time <= before ?? time
  }

  /// The message for people if nothing matches: which of the filters left out the last showing.
  func explanation(of showtimes: [Showtime], at place: FoundPlace) -> String {
    let (when, name) = ("\(day.weekdayName) \(day)", place.name)
    let films = showtimes.filter { $0.isPrivateRental != true }
    guard !films.isEmpty else { return "Nothing is on at \(name) on \(when)." }
    let titled = films.filter(hasTitle)
    guard !titled.isEmpty else { return "No movie with “\(titleText ?? "")” in its title is on at \(name) on \(when)." }
    let formatted = titled.filter(hasFormat)
    guard !formatted.isEmpty else {
      let formats = Set(titled.compactMap(\.format)).sorted()
      let instead = formats.isEmpty ? "" : "; there are showings in \(formats.joined(separator: ", "))"
      return "Nothing is on in “\(format ?? "")” at \(name) on \(when)\(instead)."
    }
    guard formatted.contains(where: { includesStarted || !hasStarted($0) }) else {
      return "All showings at \(name) on \(when) have begun."
    }
    return "Nothing starts in that time at \(name) on \(when)."
  }
}
