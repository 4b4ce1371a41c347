// SPDX-License-Identifier: MIT
import Basics
import Contract

extension MovieShowings {
  /// One row for each movie, or for each movie of a day, with its showings in order of their start, and at the same
  /// time the nearest first.
  /// - Parameters:
  ///   - wanted: the positions of the showtimes that are wanted: the showtimes are large, and copies of them would take
  ///     half the time of a kept answer.
  ///   - theatres: all theatres that the showtimes may be at.
  static func grouping(
    _ wanted: [Int], of showtimes: [Showtime], _ filter: ShowingFilter, _ theatres: [Theatre], by group: ProgrammeGroup
  ) -> [MovieShowings] {
    let places = Dictionary(
      theatres.map { ($0.id, (city: $0.cityAndState, zone: $0.zone)) }, uniquingKeysWith: { first, _ in first })
    var movies: [MovieShowings] = []
    var positions: [RowKey: Int] = [:]
    // At the same time they stay in the order of their theatres, the nearest first.
    let start = { (index: Int) in showtimes[index].startsAt?.secondsSince1970 ?? .min }
    for index in wanted.sorted(by: { start($0) < start($1) }) {
      let showtime = showtimes[index]
      guard let id = showtime.movieId, var showing = Showing(showtime, filter) else { continue }
      let key = RowKey(movie: id, day: group == .day ? filter.day(of: showtime) : nil)
      let place = places[showing.theatreId]
      showing.theatreCity = place?.city
      showing.endsAtLocal = showtime.endsAtLocal(in: place?.zone)
      if let position = positions[key] {
        movies[position].showings.append(showing)
      } else {
        positions[key] = movies.count
        movies.append(
          MovieShowings(
            id: id, title: showtime.movieTitle, certification: showtime.certification,
            runtimeMinutes: showtime.runtimeMinutes, date: key.day, posterUrl: showtime.posterUrl, showings: [showing]))
      }
    }
    return movies
  }
}

/// What a row has the showings of: a movie on all days, or on one.
struct RowKey: Hashable, Sendable {
  let movie: EntityID
  let day: Day?
}

extension Showing {
  /// - Returns: nil for a showtime without a theatre.
  fileprivate init?(_ showtime: Showtime, _ filter: ShowingFilter) {
    guard let theatre = showtime.theatreId else { return nil }
    let isUnderWay = filter.hasStarted(showtime)
    self.init(
      id: showtime.id, theatreId: theatre, availability: ShowingAvailability(showtime, hasStarted: isUnderWay))
    theatreName = showtime.theatreName
    distanceKilometres = showtime.distanceKilometres
    startsAt = showtime.startsAt
    startsAtLocal = showtime.startsAtLocal
    auditorium = showtime.auditorium
    format = showtime.format
    attributes = showtime.attributes
    ticketPrices = showtime.ticketPrices
    if let adult = showtime.ticketPrices?.first(where: { $0.type.uppercased() == "ADULT" }) {
      total = adult.total.flatMap { Cents(dollars: $0)?.times(filter.wishes.partySize)?.dollars }
      totalExcludes = total == nil ? nil : adult.totalExcludes
    }
    visibleAt = showtime.isEmbargoed == true ? showtime.visibleAt : nil
    inTheatreTicketingOnly = showtime.inTheatreTicketingOnly == true ? true : nil
    hasStarted = isUnderWay ? true : nil
    purchaseUrl = showtime.purchaseUrl
  }
}

extension ShowingAvailability {
  /// - Parameter hasStarted: whether it has begun, which AMC doesn't state.
  init(_ showtime: Showtime, hasStarted: Bool = false) {
    let states: [(isTrue: Bool?, availability: ShowingAvailability)] = [
      (showtime.isCanceled, .cancelled), (showtime.isEmbargoed, .embargoed), (showtime.isSoldOut, .soldOut),
      (hasStarted, .started), (showtime.isAlmostSoldOut, .almostSoldOut), (showtime.isComingSoon, .comingSoon),
    ]
    self = states.first { $0.isTrue == true }?.availability ?? .available
  }
}

extension Showtime {
  /// The start plus the running time, by the theatre's clock; nil for a running time of more than a day, which is none.
  /// - Parameter zone: that of the theatre, whose clock may change meanwhile; nil to use the offset at the start.
  fileprivate func endsAtLocal(in zone: TimeZoneRules?) -> LocalTime? {
    guard let startsAtLocal, let runtimeMinutes, (1...1440).contains(runtimeMinutes) else { return nil }
    let end = startsAtLocal.instant.adding(seconds: runtimeMinutes * 60)
    return LocalTime(end, offset: zone?.offset(at: end) ?? startsAtLocal.offset)
  }
}

extension [MovieShowings] {
  /// The rows of one day stay together, the days in order. Ties keep the order of the first showings.
  func sorted(by order: WhatsOnSort) -> [MovieShowings] {
    switch order {
    case .start: self
    case .distance: sorted { $0.showings.compactMap(\.distanceKilometres).min() ?? .infinity }
    case .rating: sorted { -($0.rating ?? -1) }
    case .price: sorted { $0.showings.compactMap(\.total).min() ?? .infinity }
    case .showings: sorted { -Double($0.showings.count) }
    }
  }

  private func sorted(_ key: (MovieShowings) -> Double) -> [MovieShowings] {
    // The standard library's sort is stable.
    map { (day: $0.date?.daysSince1970 ?? 0, key: key($0), row: $0) }
      .sorted { ($0.day, $0.key) < ($1.day, $1.key) }.map(\.row)
  }
}
