// SPDX-License-Identifier: MIT
import Basics

/// The showings of theatres, made up from the theatre, the week and the day, so that the same request always has the
/// same response.
///
/// The programme changes on Fridays. Recent releases come first and get the large screens; the other auditoriums show
/// older films, in an order that differs by theatre.
struct Schedule {
  let films: [Film]
  private let rental: Film?
  private let catalogue: Catalogue
  private let clock: SandboxClock
  private let world: WorldEvents?

  init(_ catalogue: Catalogue, _ clock: SandboxClock = .standard) {
    self.catalogue = catalogue
    self.clock = clock
    let world = WorldEvents(clock)
    self.world = world
    // In a world that moves, films to come have showings once their tickets are on sale.
    films = catalogue.films.filter { $0.opening != nil && (world == nil || $0.state != .comingSoon) }
    rental = catalogue.films.first { $0.state == .rental }
  }

  /// The showings of a day, by time and then by auditorium; empty if the theatre is closed, before 1970 and after 2200.
  func showings(at theatre: Theatre, on day: Day) -> [ScheduledShowing] {
    guard !theatre.isDark(on: day), (1970...2200).contains(day.year) else { return [] }
    let programme = programme(of: theatre, on: day)
    guard !programme.isEmpty else { return [] }
    var showings: [ScheduledShowing] = []
    for (auditorium, (film, format)) in zip(1..., screens(of: theatre, programme: programme)) {
      let times = times(of: film, in: auditorium, of: theatre, on: day)
      for (turn, minute) in times.enumerated() {
        // The last auditorium can be rented in place of its first showing.
        let isForRent = turn == 0 && auditorium == theatre.auditoriums && theatre.rentsAuditoriums && format.isEmpty
        showings.append(
          ScheduledShowing(
            theatre: theatre, film: isForRent ? rental ?? film : film, day: day, auditorium: auditorium, turn: turn,
            minute: minute, format: format))
      }
    }
    if world?.hasLateShowing(on: day) ?? false {
      let (film, format) = feature(in: 1, of: theatre, programme: programme)
      showings.append(
        ScheduledShowing(
          theatre: theatre, film: film, day: day, auditorium: 1, turn: Self.lateTurn, minute: 23 * 60 + 30,
          format: format))
    }
    return numbered(showings.ordered { $0.minute * Self.mostAuditoriums + $0.auditorium })
  }

  /// After all others in an auditorium.
  private static let lateTurn = 9
  /// More than any theatre has.
  private static let mostAuditoriums = 100

  /// The showings of the coming four weeks that have not begun yet.
  func comingShowings(at theatre: Theatre) -> [ScheduledShowing] {
    comingDays.flatMap { showings(at: theatre, on: $0) }.filter(isComing)
  }

  private func isComing(_ showing: ScheduledShowing) -> Bool {
    showing.begins.secondsSince1970 >= clock.secondsSince1970
  }

  /// Whether a theatre has a showing of a film in the coming four weeks that has not begun yet.
  func isComing(_ film: Film, to theatre: Theatre) -> Bool {
    // Day by day, since most films are found on the first ones.
    comingDays.contains { day in
      showings(at: theatre, on: day).contains { $0.film.ids.amc == film.ids.amc && isComing($0) }
    }
  }

  /// The days for which theatres sell tickets, four weeks ahead. The local day may be one behind the day in UTC.
  private var comingDays: [Day] { (-1...28).map { clock.today.shifted(days: $0) } }

  /// The first upcoming showing of a film within four weeks of today or of its opening day, whichever is later.
  func earliestShowing(of film: Film, at theatre: Theatre) -> ScheduledShowing? {
    guard let opening = film.opening else { return nil }
    let first = max(clock.today.shifted(days: -1), opening)
    for offset in 0..<28 {
      let showings = showings(at: theatre, on: first.shifted(days: offset))
      if let next = showings.first(where: { $0.film.ids.amc == film.ids.amc && isComing($0) }) { return next }
    }
    return nil
  }

  /// The showing with this id; nil if there is none.
  func showing(_ id: Int) -> ScheduledShowing? {
    guard let parts = ShowtimeID(id), let theatre = catalogue.theatre(parts.theatre) else { return nil }
    return showings(at: theatre, on: Day(daysSince1970: parts.day) ?? .first).first { $0.id == id }
  }

  /// The films that a theatre shows in a week, headliners first; at most one per auditorium.
  private func programme(of theatre: Theatre, on day: Day) -> [Film] {
    let out = films.filter { $0.isShown(on: day) }
    // 1970-01-02 was a Friday.
    let week = (day.daysSince1970 - 1).dividedDown(by: 7)
    // Events, then recent releases from the newest one, then older films, then those that never opened.
    func rank(_ film: Film) -> UInt64 {
      var random = SplitMix64("programme", theatre.id, week, film.ids.amc)
      guard let opening = film.opening else { return 3 << 62 | random.next() >> 2 }
      let age = day.daysSince1970 - opening.daysSince1970
      if film.state == .event { return 0 }
      return age < 45 ? UInt64(max(age, 0)) + 1 : 1 << 62 | random.next() >> 2
    }
    return Array(out.ordered(by: rank).prefix(theatre.auditoriums))
  }

  /// The film and the premium format of each auditorium. A large theatre shows in each of its formats a second film
  /// too.
  private func screens(of theatre: Theatre, programme: [Film]) -> [(film: Film, format: String)] {
    var second = theatre.auditoriums >= Self.largeTheatre ? theatre.formats : []
    var premium: Set<Int> = []
    return (1...theatre.auditoriums).map { auditorium in
      var (film, format) = feature(in: auditorium, of: theatre, programme: programme)
      if format.isEmpty, !premium.contains(film.ids.amc), let index = second.firstIndex(where: film.formats.contains) {
        format = second.remove(at: index)
      }
      if !format.isEmpty { premium.insert(film.ids.amc) }
      return (film, format)
    }
  }

  /// The number of auditoriums from which a theatre has several of a format.
  private static let largeTheatre = 14

  private func feature(in auditorium: Int, of theatre: Theatre, programme: [Film]) -> (Film, String) {
    if auditorium <= theatre.formats.count {
      let format = theatre.formats[auditorium - 1]
      if let film = programme.first(where: { $0.formats.contains(format) }) { return (film, format) }
    }
    let plain = max(0, auditorium - theatre.formats.count - 1)
    return (programme[plain % programme.count], "")
  }

  /// The start times, in minutes after midnight: from ten on weekends and from noon on other days, until 22:45.
  private func times(of film: Film, in auditorium: Int, of theatre: Theatre, on day: Day) -> [Int] {
    var random = SplitMix64("times", theatre.id, day.daysSince1970, auditorium)
    let isWeekend = day.weekday == 0 || day.weekday == 6
    let first = (isWeekend ? 600 : 720) + 5 * random.below(18)
    // Add 25 minutes for trailers and cleaning, and round up to five minutes.
    let turn = ((film.minutes ?? 120) + 29) / 5 * 5
    return Array(stride(from: first, through: 22 * 60 + 45, by: turn))
  }

  private func numbered(_ showings: [ScheduledShowing]) -> [ScheduledShowing] {
    var slots: [Int: Int] = [:]
    return showings.map { showing in
      var showing = showing
      showing.slot = slots[showing.film.ids.amc, default: 0]
      showing.world = world
      slots[showing.film.ids.amc] = showing.slot + 1
      return showing
    }
  }
}

extension Film {
  /// The first day of the current or coming run; nil for a film that isn't shown in theatres.
  fileprivate var opening: Day? {
    switch state {
    case .nowPlaying, .advance, .comingSoon, .event: firstDay
    case .onDemand, .archive, .rental: nil
    }
  }

  fileprivate func isShown(on day: Day) -> Bool {
    guard let opening else { return false }
    return state == .event ? day == opening : day >= opening
  }
}
