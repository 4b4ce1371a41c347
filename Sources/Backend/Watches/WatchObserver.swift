// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC

/// Observes the present state of a watch's condition.
struct WatchObserver {
  let round: CheckRound
  let condition: WatchCondition
  /// The state of the last check; nil for a watch that is being added.
  let last: ConditionState?
  let now: Instant

  func observe() async -> CheckOutcome {
    do throws(RPCError) {
      var observation =
        switch condition.kind {
        case .tickets: try await tickets()
        case .showings: try await showings()
        case .seats: try await seats()
        case .release: try await release()
        case .library: try await library()
        case .person: try await person()
        }
      observation.end = observation.end ?? condition.endOfDay
      observation.instants += observation.state.items.compactMap { $0.showing?.visibleAt }
      return .success(observation)
    } catch {
      return .failure(error)
    }
  }

  /// Whether a theatre of the last state has none of these showtimes, although some of its showings have not begun:
  /// upstreams lose a theatre's day now and then.
  func hasVanished(_ showtimes: [Showtime]) -> Bool {
    let theatres = Set(showtimes.compactMap(\.theatreId))
    return (last?.items ?? []).compactMap { $0.showing ?? $0.seats?.showing }.contains { showing in
      let isMissing = showing.theatreId.map { !theatres.contains($0) } ?? showtimes.isEmpty
      return isMissing && !showing.hasBegun(by: now)
    }
  }

  // MARK: Showings

  /// The showings at the condition's theatres.
  /// - Parameter movie: only this movie's; nil for all.
  func showtimes(of movie: EntityID?) async throws(RPCError) -> [Showtime] {
    var result: [Showtime] = []
    for theatre in condition.theatres ?? [] {
      // A day's list is requested without the movie, so that all watches on the day share it.
      result += try await round.showtimes(at: theatre, on: condition.date, of: condition.date == nil ? movie : nil)
    }
    return wanted(result, of: movie)
  }

  /// The showtimes that meet the condition.
  /// - Parameter movie: only this movie's; nil for all.
  func wanted(_ showtimes: [Showtime], of movie: EntityID?) -> [Showtime] {
    var filters: [Day: ShowingFilter] = [:]
    return showtimes.filter { showtime in
      guard movie == nil || showtime.movieId == movie else { return false }
      let date = condition.date ?? showtime.startsAtLocal?.showingDay ?? now.day
      let filter = filters[date] ?? ShowingFilter(condition, day: date, now: now)
      filters[date] = filter
      return filter.includes(showtime)
    }
  }

  private func showings() async throws(RPCError) -> WatchObservation {
    let showtimes = try await showtimes(of: condition.movieId)
    let items = showtimes.map { StoredItem(showing: .init($0)) }
    let count = items.count == 1 ? "One showing is" : "\(items.count) showings are"
    let message = items.isEmpty ? "No such showing is listed yet." : "\(count) listed."
    return WatchObservation(state: .init(message: message, items: items), needsConfirmation: hasVanished(showtimes))
  }

  // MARK: Seats

  private func seats() async throws(RPCError) -> WatchObservation {
    guard let id = condition.showtimeId else { return try await seatsOfShowings() }
    let showtime: Showtime
    do throws(RPCError) {
      showtime = try await self.showtime(id)
    } catch {
      // Only a watch that has seen its showing may lose it; a new one is refused.
      guard error.isNotFound, last != nil else { throw error }
      let message = "AMC no longer lists the showing."
      return WatchObservation(
        state: ConditionState(message: message, items: []), end: (now, message), needsConfirmation: true)
    }
    let showing = StoredShowing(showtime)
    let start = showing.startsAt
    let end = start.map { (at: $0, reason: "The showing has begun: \(showing.label).") }
    if let start, start <= now {
      return WatchObservation(state: ConditionState(message: "The showing has begun.", items: []), end: end)
    }
    if let obstacle = showtime.obstacle(at: now) {
      let state = ConditionState(message: showtime.message(of: obstacle), items: [])
      let instants = [showing.visibleAt].compactMap(\.self)
      return WatchObservation(
        state: state, instants: instants,
        end: obstacle == .cancelled ? (now, "The showing is cancelled: \(showing.label).") : end)
    }
    let found = try await seats(at: showtime)
    let message =
      found.map { "\(partySize == 1 ? "A seat is" : "\(partySize) seats side by side are") free: \($0.best)." }
      ?? "No \(partySize == 1 ? "seat is" : "\(partySize) seats side by side are") free."
    return WatchObservation(
      state: ConditionState(message: message, items: found.map { [StoredItem(seats: $0)] } ?? []), end: end)
  }

  private var partySize: Int { condition.partySize ?? 1 }

  /// The showing, from the list of its day, which all watches at the theatre share; if it isn't there, by its id.
  private func showtime(_ id: EntityID) async throws(RPCError) -> Showtime {
    if let theatre = condition.theatres?.first, let date = condition.date {
      let day = try await round.showtimes(at: theatre, on: date, of: nil)
      if let showtime = day.first(where: { $0.id == id }) { return showtime }
    }
    return try await round.showtime(id)
  }

  private func seatsOfShowings() async throws(RPCError) -> WatchObservation {
    var items: [StoredItem] = []
    let showtimes = try await showtimes(of: condition.movieId)
    for showtime in showtimes where showtime.obstacle(at: now) == nil {
      if let seats = try await seats(at: showtime) { items.append(StoredItem(seats: seats)) }
    }
    let count = items.count == 1 ? "One showing has" : "\(items.count) showings have"
    return WatchObservation(
      state: ConditionState(
        message: items.isEmpty ? "No showing has the seats." : "\(count) the seats.", items: items),
      needsConfirmation: hasVanished(showtimes))
  }

  /// The free seats that meet the condition; nil if there are none.
  private func seats(at showtime: Showtime) async throws(RPCError) -> StoredSeats? {
    let layout: SeatingLayout
    do throws(RPCError) {
      layout = try await round.layout(of: showtime)
    } catch {
      // No layout: the showing doesn't reserve seats.
      guard error.isNotFound else { throw error }
      return nil
    }
    let wishes = SeatWishes(
      rows: condition.rows, aisle: condition.aisle ?? false, accessible: condition.accessible ?? false)
    let hall = Hall(layout.rows, zones: layout.zones)
    let choices = SeatFinder(hall, wishes).choices(for: partySize).filter { $0.isTogether && $0.unmetCount == 0 }
    guard !choices.isEmpty else { return nil }
    return StoredSeats(
      showing: .init(showtime), groups: choices.map { $0.blocks.flatMap(hall.seats(of:)).map(\.label) },
      freeSeats: hall.places.count { $0.isFree(accessible: wishes.accessible) })
  }
}

extension WatchCondition {
  /// When the condition's day is over, with the reason for people; nil without a day. Noon UTC of the next day is late
  /// enough for every time zone of the United States, in summer and in winter.
  var endOfDay: (at: Instant, reason: String)? {
    guard let date, let next = date.adding(days: 1) else { return nil }
    return (Instant(next, seconds: 43_200), "The day that was watched, \(date), is over.")
  }
}

extension StoredShowing {
  init(_ showtime: Showtime) {
    self.init(
      id: showtime.id, movieTitle: showtime.movieTitle, movieId: showtime.movieId, theatreId: showtime.theatreId,
      theatreName: showtime.theatreName, startsAt: showtime.startsAt, startsAtLocal: showtime.startsAtLocal,
      auditorium: showtime.auditorium, format: showtime.format, availability: ShowingAvailability(showtime),
      visibleAt: showtime.isEmbargoed == true ? showtime.visibleAt : nil, purchaseUrl: showtime.purchaseUrl)
  }
}

extension ShowingFilter {
  fileprivate init(_ condition: WatchCondition, day: Day, now: Instant) {
    // For tickets the movie is filtered by its id, or not at all.
    let title = condition.kind == .tickets ? nil : condition.movie
    self.init(
      ShowingWishes(title: title, formats: condition.format, after: condition.after, before: condition.before),
      day: day, now: now)
  }
}
