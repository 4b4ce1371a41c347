// SPDX-License-Identifier: MIT
import Basics

/// What happens in the world of a clock that runs. Everything happens at a set time after the clock has begun, so that
/// it is the same in every run; while the clock stands, nothing does.
///
///     from  0:10  in showings that are almost sold out four seats side by side come free, and are sold 40 minutes
///                 later; again every three hours; everywhere seats are sold little by little
///     at    0:15  each theatre adds a late showing on the first day
///     from  0:20  services begin to rent new films, one after the other, and these get a digital release
///     from  0:25  AMC lists films that it hasn't listed before
///     from  0:30  tickets for films to come go on sale, one film after the other
///     from  0:30  some showings are cancelled
struct WorldEvents: Sendable, Hashable {
  /// Seconds since the clock has begun.
  let elapsed: Int
  /// The day on which it has begun, in UTC.
  let firstDay: Day

  /// Nil for a clock that stands.
  init?(_ clock: SandboxClock) {
    guard let elapsed = clock.elapsed else { return nil }
    self.elapsed = elapsed
    firstDay = clock.beginning.day
  }

  private func hasHappened(minute: Int) -> Bool { elapsed >= minute * 60 }

  // MARK: Films

  /// Whether AMC lists a film to come.
  /// - Parameter place: its place among the films to come, from 0.
  func isListed(place: Int) -> Bool { place % 3 != 2 || hasHappened(minute: 15 + 5 * place) }

  /// When tickets for a film to come go on sale, in seconds after the beginning; AMC says so as soon as it lists the
  /// film.
  static func sales(place: Int) -> Int { (30 + 15 * place) * 60 }

  /// Whether a service has begun to rent a new film.
  func isForRent(_ film: Film) -> Bool { isNew(film) && hasHappened(minute: 20 + film.ids.amc % 60) }

  /// The day of a new film's digital release; nil while it isn't announced.
  func digitalRelease(of film: Film) -> Day? {
    guard isNew(film), hasHappened(minute: 30 + film.ids.amc % 60) else { return nil }
    return max(film.released.shifted(days: 45), firstDay.shifted(days: 10))
  }

  /// Whether a film was released within eight months before the clock began.
  private func isNew(_ film: Film) -> Bool {
    film.released <= firstDay && film.released > firstDay.shifted(days: -240)
  }

  // MARK: Showings

  /// Whether each theatre has a late showing on a day.
  func hasLateShowing(on day: Day) -> Bool { day == firstDay && hasHappened(minute: 15) }

  /// Whether a showing has been cancelled since the beginning: one in forty within nine hours.
  func isCanceled(_ performance: Performance) -> Bool {
    var random = SplitMix64("canceled later", performance.theatre.id, performance.number)
    return random.below(40) == 0 && hasHappened(minute: 30 + random.below(510))
  }

  // MARK: Seats

  /// The share of all seats that have been sold since the beginning.
  var soldSince: Double { min(Double(elapsed) / 86_400, 1) * 0.2 }

  /// The row in which seats have come free for the moment; nil if none have.
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
  /// The catalogue at a time of a world that moves: with the films that are listed by then.
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
