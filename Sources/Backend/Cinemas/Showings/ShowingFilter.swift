// SPDX-License-Identifier: MIT
import Basics
import Contract

/// Selects the wanted showtimes of a day, and explains why none is selected.
struct ShowingFilter {
  let wishes: ShowingWishes
  private let day: Day
  private let now: Instant
  private let title: MovieTitle?

  init(_ wishes: ShowingWishes, day: Day, now: Instant) {
    self.wishes = wishes
    self.day = day
    self.now = now
    title = wishes.title.map { MovieTitle($0) }
  }

  func includes(_ showtime: Showtime) -> Bool { showtime.isPrivateRental != true && matches(showtime) }

  /// Whether the showtime is the rental of an auditorium, and would be included if it were a showing.
  func includesRental(_ showtime: Showtime) -> Bool { showtime.isPrivateRental == true && matches(showtime) }

  private func matches(_ showtime: Showtime) -> Bool {
    (wishes.includesStarted || !hasStarted(showtime)) && hasTitle(showtime) && hasFormat(showtime) && isShort(showtime)
      && isInTime(showtime)
  }

  func hasStarted(_ showtime: Showtime) -> Bool {
    showtime.startsAt.map { $0.secondsSince1970 < now.secondsSince1970 } ?? false
  }

  private func hasTitle(_ showtime: Showtime) -> Bool {
    title.map { MovieTitle(showtime.movieTitle).match($0) != .none } ?? true
  }

  /// Whether a format that the client wants is part of one of the showtime's names or codes.
  private func hasFormat(_ showtime: Showtime) -> Bool {
    guard let formats = wishes.formats else { return true }
    let wanted = formats.texts.map(\.bare).filter { !$0.isEmpty }
    let names = (showtime.attributes ?? []).flatMap { [$0.code, $0.name] } + [showtime.format]
    let bare = names.compactMap { $0?.bare }
    return wanted.contains { word in
      let synonym = Self.synonyms[word] ?? word
      return bare.contains { $0.contains(word) || $0.contains(synonym) }
    }
  }

  private func isShort(_ showtime: Showtime) -> Bool {
    wishes.maximumMinutes.map { most in showtime.runtimeMinutes.map { $0 <= most } ?? false } ?? true
  }

  /// The bare words that people use, and the part that AMC's names and codes have.
  private static let synonyms = [
    "subtitled": "subtitle", "subs": "subtitle", "captions": "caption", "dolbycinema": "dolby",
  ]

  /// Whether it starts in the time that the client wants. A showing after midnight belongs to the evening before, later
  /// than all others.
  private func isInTime(_ showtime: Showtime) -> Bool {
    guard wishes.after != nil || wishes.before != nil else { return true }
    guard let start = showtime.startsAtLocal?.reading else { return false }
    let time = start.time
    if start.day > day { return wishes.before.map { endsAfterMidnight && time <= $0 } ?? true }
    return time >= wishes.after ?? time && (endsAfterMidnight || time <= wishes.before ?? time)
  }

  /// Whether the wanted time ends after midnight: `before` 1:00 doesn't mean the morning of that day.
  private var endsAfterMidnight: Bool {
    guard let before = wishes.before, before.hour < 6 else { return false }
    return wishes.after.map { before < $0 } ?? true
  }

  /// The message for people if no showtime is selected: the filter that excluded the last ones, and what there is.
  func explanation(of showtimes: [Showtime], at place: FoundPlace, _ theatres: [Theatre]) -> String {
    let there = "\(place.kind == .theatre ? "at" : "near") \(place.name) on \(day.weekdayName) \(day)"
    let all = showtimes.filter { $0.isPrivateRental != true }
    if all.isEmpty, theatres.count == 1, let closed = theatres[0].closure(on: day) { return closed }
    guard !all.isEmpty else { return "\(wishes.isOfOneMovie ? "That movie is not" : "Nothing is") on \(there)." }
    let open = all.filter { wishes.includesStarted || !hasStarted($0) }
    guard !open.isEmpty else {
      return "All showings\(wishes.isOfOneMovie ? " of that movie" : "") \(there) have begun."
    }
    let titled = open.filter(hasTitle)
    guard !titled.isEmpty else {
      let titles = open.map(\.movieTitle).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      return "No movie with “\(wishes.title ?? "")” in its title is on \(there). On that day there are: "
        + titles.prefix(Self.mostTitles).joined(separator: ", ") + (titles.count > Self.mostTitles ? ", …" : ".")
    }
    let withFormat = titled.filter(hasFormat)
    guard !withFormat.isEmpty else {
      let formats = Dictionary(grouping: titled) { $0.format.map { "in \($0)" } ?? "without a premium format" }
      let each = formats.map { (count: $1.count, words: $0) }.sorted { ($1.count, $0.words) < ($0.count, $1.words) }
      let byFormat =
        each.count == 1 ? " \(each[0].words)" : ": " + each.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
      return "Nothing\(ofMovie) is on\(inFormats) \(there). \(thereAre(titled))\(byFormat)."
    }
    let short = withFormat.filter(isShort)
    guard !short.isEmpty else {
      let least = withFormat.compactMap(\.runtimeMinutes).min()
      let length = (wishes.maximumMinutes ?? 0).counted("minute")
      if wishes.isOfOneMovie {
        return least.map { "That movie takes \($0.counted("minute")), more than \(length)." }
          ?? "AMC doesn't say how long that movie takes."
      }
      let shortest = least.map { " The shortest takes \($0)." } ?? ""
      return "No movie of at most \(length)\(withTitle) is on\(inFormats) \(there).\(shortest)"
    }
    let times = short.compactMap { $0.startsAtLocal?.reading }.sorted()
    let range =
      times.first.flatMap { first in
        times.last.map {
          $0 == first ? " at \(first.time.reading)" : " from \(first.time.reading) to \($0.time.reading)"
        }
      } ?? ""
    let kind = ofMovie + inFormats + (wishes.maximumMinutes.map { " of at most \($0.counted("minute"))" } ?? "")
    return "Nothing\(kind) starts in that time \(there). \(thereAre(short))\(range)."
  }

  // A message names each filter that was applied before the last one: without it, other showings may be selected.
  private var withTitle: String { wishes.title.map { " with “\($0)” in its title" } ?? "" }
  private var ofMovie: String { wishes.isOfOneMovie ? " of that movie" : withTitle }
  private var inFormats: String { wishes.formats.map { " in “\($0.description)”" } ?? "" }

  /// `There are 12 showings`.
  private func thereAre(_ showtimes: [Showtime]) -> String {
    "There \(showtimes.count == 1 ? "is" : "are") \(showtimes.count.counted("showing"))"
  }

  /// The maximum number of titles in a message; more would fill a page.
  private static let mostTitles = 40
}

extension Theatre {
  /// The message for people if the theatre is closed, for good or on the evening of a day; nil if it is open.
  func closure(on day: Day) -> String? {
    let evening = Instant(day, seconds: 20 * 3600)
    let instant = evening.adding(seconds: -60 * (offset(at: evening) ?? .utc).minutes)
    let closure = closures?.first { $0.covers(instant) }
    guard isClosed == true || closure != nil else { return nil }
    let end = closure?.endsAt.map { " until \((offset(at: $0) ?? .utc).reading($0))" } ?? ""
    let reason = (closure?.reason ?? outageDescription).map { " AMC says: \($0.asSentence)" } ?? ""
    return "\(name) is \(isClosed == true ? "permanently closed" : "closed" + end).\(reason)"
  }
}
