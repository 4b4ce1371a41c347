// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

/// Selects the wanted showtimes of a day or of several, and explains why none is selected.
struct ShowingFilter {
  let wishes: ShowingWishes
  private let days: ShowingDays
  private let now: Instant
  private let title: TitleQuery?
  private let formats: FormatQuery?
  private var titles = Titles.likely
  /// Whether a showing of unknown length is left out, which may be one of a film that is short enough.
  private var knowsLengths = false

  /// Which titles the wanted title means.
  private enum Titles {
    /// The film's, and those that are the title up to a divider.
    case likely
    /// The film's alone, before all titles of the list are known.
    case certain
    case chosen(TitledShowings)
  }

  init(_ wishes: ShowingWishes, on days: ShowingDays, now: Instant) {
    self.wishes = wishes
    self.days = days
    self.now = now
    title = wishes.titleQuery
    formats = wishes.formats.map { FormatQuery($0) }
  }

  /// This filter for the films that were chosen from a whole list.
  func choosing(_ chosen: TitledShowings) -> ShowingFilter {
    var filter = self
    filter.titles = .chosen(chosen)
    return filter
  }

  /// This filter for a part of a list, of which only films of exactly the title and of known length are certain to be
  /// chosen.
  var certain: ShowingFilter {
    var filter = self
    filter.knowsLengths = true
    filter.titles = .certain
    return filter
  }

  func includes(_ showtime: Showtime) -> Bool { showtime.isPrivateRental != true && matches(showtime) }

  /// Whether the showtime is the rental of an auditorium, and would be included if it were a showing.
  func includesRental(_ showtime: Showtime) -> Bool { showtime.isPrivateRental == true && matches(showtime) }

  private func matches(_ showtime: Showtime) -> Bool {
    (wishes.includesStarted || !hasStarted(showtime)) && hasTitle(showtime) && hasFormat(showtime) && isShort(showtime)
      && isInTime(showtime)
  }

  /// - Throws: -32602 for a format that is a slip of another one.
  func checkFormats(in showtimes: [Showtime]) throws(RPCError) {
    guard let formats, !showtimes.contains(where: hasFormat), let unknown = formats.unknown(in: showtimes),
      let nearest = unknown.nearest
    else { return }
    throw .invalidParameter(
      "format", expected: "a format of AMC's, such as imax", got: "“\(unknown.text)”", alternatives: [nearest])
  }

  func hasStarted(_ showtime: Showtime) -> Bool {
    showtime.startsAt.map { $0.secondsSince1970 < now.secondsSince1970 } ?? false
  }

  private func hasTitle(_ showtime: Showtime) -> Bool {
    guard let title else { return true }
    return switch titles {
    case .likely: title.match(showtime.movieTitle) <= .divided
    case .certain: title.match(showtime.movieTitle) == .film
    case .chosen(let chosen): chosen.includes(showtime)
    }
  }

  private func hasFormat(_ showtime: Showtime) -> Bool { formats.map { $0.includes(showtime) } ?? true }

  private func isShort(_ showtime: Showtime) -> Bool {
    wishes.maximumMinutes.map { most in showtime.runtimeMinutes.map { $0 <= most } ?? !knowsLengths } ?? true
  }

  /// Whether it starts in the time that the client wants, on its day. A showing after midnight belongs to the evening
  /// before, later than all others.
  private func isInTime(_ showtime: Showtime) -> Bool {
    guard !days.isOne || wishes.after != nil || wishes.before != nil || days.start != nil else { return true }
    guard let start = showtime.startsAtLocal else { return false }
    let day = self.day(of: showtime)
    guard days.contains(day) else { return false }
    let time = start.time
    if start.day > day { return wishes.before.map { endsAfterMidnight && time <= $0 } ?? true }
    let after = max(wishes.after ?? time, day == days.first ? days.start ?? time : time)
    return time >= after && (endsAfterMidnight || time <= wishes.before ?? time)
  }

  /// The day in whose programme a showtime is. A list of one day is that day's, whatever it has.
  func day(of showtime: Showtime) -> Day {
    days.isOne ? days.first : showtime.startsAtLocal?.showingDay ?? days.first
  }

  /// Whether the wanted time ends after midnight: `before` 1:00 doesn't mean the morning of that day.
  private var endsAfterMidnight: Bool {
    guard let before = wishes.before, before.hour < 6 else { return false }
    return wishes.after.map { before < $0 } ?? true
  }

  /// The message for people if no showtime is selected: the filter that excluded the last ones, and what there is.
  func explanation(of showtimes: [Showtime], at place: FoundPlace, _ theatres: [Theatre]) -> String {
    let there = self.there(place)
    let all = showtimes.filter { $0.isPrivateRental != true }
    if all.isEmpty, theatres.count == 1, let closed = theatres[0].closure(on: days.first) { return closed }
    guard !all.isEmpty else { return "\(wishes.isOfOneMovie ? "That movie is not" : "Nothing is") on \(there)." }
    let open = all.filter { wishes.includesStarted || !hasStarted($0) }
    guard !open.isEmpty else {
      return "All showings\(wishes.isOfOneMovie ? " of that movie" : "") \(there) have begun."
    }
    let titled = open.filter(hasTitle)
    guard !titled.isEmpty else {
      let titles = open.map(\.movieTitle).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let then = days.isOne ? "that day" : "those days"
      return "No movie with “\(title?.text ?? "")” in its title\(ofYear) is on \(there). On \(then) there are: "
        + titles.prefix(Self.mostTitles).joined(separator: ", ") + (titles.count > Self.mostTitles ? ", …" : ".")
    }
    let withFormat = titled.filter(hasFormat)
    guard !withFormat.isEmpty else {
      let formats = Dictionary(grouping: titled) { $0.format.map { "in \($0)" } ?? "without a premium format" }
      let each = formats.map { (count: $1.count, words: $0) }.sorted { ($1.count, $0.words) < ($0.count, $1.words) }
      let byFormat =
        each.count == 1 ? " \(each[0].words)" : ": " + each.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
      let unknown = self.formats?.unknown(in: showtimes).map { "“\($0.text)” is no format of AMC's. " } ?? ""
      return "\(unknown)Nothing\(ofMovie) is on\(inFormats) \(there). \(thereAre(titled))\(byFormat)."
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
    let times = short.compactMap(\.startsAtLocal).sorted { $0.reading < $1.reading }
    let range =
      times.first.flatMap { first in
        times.last.map {
          $0 == first ? " at \(first.time.reading)" : " from \(first.time.reading) to \($0.time.reading)"
        }
      } ?? ""
    let kind = ofMovie + inFormats + (wishes.maximumMinutes.map { " of at most \($0.counted("minute"))" } ?? "")
    return "Nothing\(kind) starts in that time \(there). \(thereAre(short))\(range)."
  }

  /// `near Boston, MA on Sat 28 Nov`.
  func there(_ place: FoundPlace) -> String {
    "\([.theatre, .theatres].contains(place.kind) ? "at" : "near") \(place.name) \(days.phrase)"
  }

  // A message names each filter that was applied before the last one: without it, other showings may be selected.
  private var withTitle: String { title.map { " with “\($0.text)” in its title\(ofYear)" } ?? "" }
  private var ofYear: String { title?.year.map { ", of \($0)," } ?? "" }
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
