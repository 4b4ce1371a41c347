// SPDX-License-Identifier: MIT
import Basics

/// The changes in the sandbox while its clock runs. Each happens at a fixed time after the clock's start, so every run
/// is the same. While the clock is stopped, nothing changes.
///
///     from  0:10  every three hours, almost sold-out showings have four free seats side by side for 40 minutes; in
///                 all showings, seats are sold gradually
///     at    0:15  each theatre adds a late showing on the first day
///     from  0:20  services begin to rent new films, one after the other; the films get a digital release date
///     from  0:25  AMC lists films that it hasn't listed before
///     from  0:30  tickets for coming films go on sale, one film after the other
///     from  0:30  some showings are cancelled
///     each year   shows that go on have a special on 24 December, and another season, a year after the last one; it is
///                 announced 30 days before it begins, once the last one is over
struct WorldEvents: Sendable, Hashable {
  /// Seconds since the clock's start.
  let elapsed: Int
  /// The day of the clock's start, in UTC.
  let firstDay: Day

  /// Nil if the clock is stopped.
  init?(_ clock: SandboxClock) {
    guard let elapsed = clock.elapsed else { return nil }
    self.elapsed = elapsed
    firstDay = clock.beginning.day(at: .utc)
  }

  private func hasHappened(minute: Int) -> Bool { elapsed >= minute * 60 }

  // MARK: Films

  /// Whether AMC lists a coming film.
  /// - Parameter place: the film's place among the coming films, from 0.
  func isListed(place: Int) -> Bool { place % 3 != 2 || hasHappened(minute: 15 + 5 * place) }

  /// When tickets for a coming film go on sale, in seconds after the clock's start. AMC announces the time as soon as
  /// it lists the film.
  static func sales(place: Int) -> Int { (30 + 15 * place) * 60 }

  /// Whether a service has begun to rent a new film.
  func isForRent(_ film: Film) -> Bool { isNew(film) && hasHappened(minute: 20 + film.ids.amc % 60) }

  /// The day of a new film's digital release; nil while it isn't announced. A film that comes out meanwhile gets one
  /// three weeks later.
  func digitalRelease(of film: Film) -> Day? {
    if film.released > firstDay {
      return elapsed / 86_400 >= film.released.daysSince1970 - firstDay.daysSince1970 + 21
        ? film.released.shifted(days: 45) : nil
    }
    guard isNew(film), hasHappened(minute: 30 + film.ids.amc % 60) else { return nil }
    return max(film.released.shifted(days: 45), firstDay.shifted(days: 10))
  }

  /// Whether a film was released within eight months before the clock began.
  private func isNew(_ film: Film) -> Bool {
    film.released <= firstDay && film.released > firstDay.shifted(days: -240)
  }

  // MARK: Shows

  /// The seasons of a show that are announced by a day, with the specials.
  func seasons(of facts: ShowFacts, by today: Day) -> [ShowSeason] {
    guard facts.goesOn else { return facts.seasons }
    var seasons = facts.seasons
    while let last = seasons.last, let end = last.episodes.last?.aired, end < today {
      var first = last.firstAired.shifted(days: 364)
      while first <= firstDay { first = first.shifted(days: 364) }
      guard today >= first.shifted(days: -30) else { break }
      seasons.append(ShowSeason(number: last.number + 1, firstAired: first, episodeCount: last.episodeCount))
    }
    guard let special = Day(year: firstDay.year, month: 12, day: 24) else { return seasons }
    return [ShowSeason(number: 0, firstAired: special, episodeCount: 1)] + seasons
  }

  // MARK: Showings

  /// Whether each theatre has a late showing on a day.
  func hasLateShowing(on day: Day) -> Bool { day == firstDay && hasHappened(minute: 15) }

  /// Whether a showing has been cancelled since the clock's start. One in forty is, within nine hours.
  func isCanceled(_ performance: Performance) -> Bool {
    var random = SplitMix64("canceled later", performance.theatre.id, performance.number)
    return random.below(40) == 0 && hasHappened(minute: 30 + random.below(510))
  }

  // MARK: Seats

  /// The share of all seats that have been sold since the clock's start.
  var soldSince: Double { min(Double(elapsed) / 86_400, 1) * 0.2 }

  /// The row that has free seats for the moment; nil if there is none.
  /// - Parameter rows: how many rows the auditorium has.
  func freeRow(of performance: Performance, rows: Int) -> Int? {
    guard performance.isAlmostSoldOut else { return nil }
    let sinceFirst = elapsed - 600
    guard sinceFirst >= 0, sinceFirst % 10_800 < 2_400 else { return nil }
    var random = SplitMix64("returned", performance.theatre.id, performance.number, sinceFirst / 10_800)
    return rows / 2 + 2 + random.below(max(rows / 3, 1))
  }
}

extension Catalogue {
  /// The catalogue at the clock's time: with the films that AMC lists by then. Unchanged if the clock is stopped.
  func at(_ clock: SandboxClock) -> Catalogue {
    guard let world = WorldEvents(clock) else { return self }
    var place = 0
    return with(
      films.compactMap { film in
        guard film.state == .comingSoon else { return film }
        defer { place += 1 }
        guard world.isListed(place: place) else { return nil }
        var film = film
        let sales = WorldEvents.sales(place: place)
        film.announcedSales = Instant(secondsSince1970: clock.beginning.secondsSince1970 + sales)
        if world.elapsed >= sales { film.state = .advance }
        return film
      })
  }
}
