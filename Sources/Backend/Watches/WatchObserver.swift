// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC

/// Finds out what is true now of what a watch waits for.
struct WatchObserver {
  let round: CheckRound
  let question: WatchQuestion
  /// What is known so far; nil for a watch that is being added.
  let known: WatchState?
  let now: Instant

  func observe() async -> CheckOutcome {
    do throws(RPCError) {
      var observation =
        switch question.kind {
        case .tickets: try await tickets()
        case .showings: try await showings()
        case .seats: try await seats()
        case .release: try await release()
        }
      observation.end = observation.end ?? question.endOfDay
      observation.instants += observation.state.items.compactMap { $0.showing?.visibleAt }
      return .success(observation)
    } catch {
      return .failure(error)
    }
  }

  /// Whether nothing is left of what was there, though none of it has begun: upstreams lose a day now and then.
  func isVanished(_ items: [WatchItem]) -> Bool {
    guard items.isEmpty, let known else { return false }
    return known.items.contains { $0.showing?.hasBegun(by: now) == false }
  }

  // MARK: Showings

  /// The showings at the theatres that the question is about.
  /// - Parameter movie: the only movie, if the question is about one.
  func showtimes(of movie: EntityID?) async throws(RPCError) -> [Showtime] {
    var result: [Showtime] = []
    var filters: [Day: ShowingFilter] = [:]
    for theatre in question.theatres ?? [] {
      // A day's list is asked for without the movie, so that all watches on the day share it.
      let all = try await round.showtimes(at: theatre, on: question.date, of: question.date == nil ? movie : nil)
      for showtime in all where movie == nil || showtime.movieId == movie {
        let date = question.date ?? showtime.startsAtLocal?.day ?? now.day
        let filter = filters[date] ?? ShowingFilter(question, day: date, now: now)
        filters[date] = filter
        if filter.includes(showtime) { result.append(showtime) }
      }
    }
    return result
  }

  private func showings() async throws(RPCError) -> WatchObservation {
    let items = try await showtimes(of: question.movieId).map { WatchItem(showing: WatchedShowing($0)) }
    let count = items.count == 1 ? "One showing is" : "\(items.count) showings are"
    let message = items.isEmpty ? "No such showing is listed yet." : "\(count) listed."
    return WatchObservation(state: WatchState(message: message, items: items), isDoubtful: isVanished(items))
  }

  // MARK: Seats

  private func seats() async throws(RPCError) -> WatchObservation {
    guard let id = question.showtimeId else { return try await seatsOfShowings() }
    let showtime: Showtime
    do throws(RPCError) {
      showtime = try await self.showtime(id)
    } catch {
      // Only a watch that has seen its showing may lose it; a new one is refused.
      guard error.isNotFound, known != nil else { throw error }
      let message = "AMC no longer lists the showing."
      return WatchObservation(state: WatchState(message: message, items: []), end: (now, message), isDoubtful: true)
    }
    let showing = WatchedShowing(showtime)
    let start = showing.startsAt
    let end = start.map { (at: $0, reason: "The showing has begun: \(showing.label).") }
    if let start, start <= now {
      return WatchObservation(state: WatchState(message: "The showing has begun.", items: []), end: end)
    }
    if let obstacle = showtime.obstacle(at: now) {
      let state = WatchState(message: showtime.message(of: obstacle), items: [])
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
      state: WatchState(message: message, items: found.map { [WatchItem(seats: $0)] } ?? []), end: end)
  }

  private var partySize: Int { question.partySize ?? 1 }

  /// The showing, from the list of its day, which all watches at the theatre share; if it isn't there, by its id.
  private func showtime(_ id: EntityID) async throws(RPCError) -> Showtime {
    if let theatre = question.theatres?.first, let date = question.date {
      let day = try await round.showtimes(at: theatre, on: date, of: nil)
      if let showtime = day.first(where: { $0.id == id }) { return showtime }
    }
    return try await round.showtime(id)
  }

  private func seatsOfShowings() async throws(RPCError) -> WatchObservation {
    var items: [WatchItem] = []
    for showtime in try await showtimes(of: question.movieId) where showtime.obstacle(at: now) == nil {
      if let seats = try await seats(at: showtime) { items.append(WatchItem(seats: seats)) }
    }
    let count = items.count == 1 ? "One showing has" : "\(items.count) showings have"
    return WatchObservation(
      state: WatchState(
        message: items.isEmpty ? "No showing has the seats." : "\(count) the seats.", items: items))
  }

  /// The free seats that the question is about; nil if there are none.
  private func seats(at showtime: Showtime) async throws(RPCError) -> WatchedSeats? {
    let layout: SeatingLayout
    do throws(RPCError) {
      layout = try await round.layout(of: showtime)
    } catch {
      // No layout: the showing doesn't reserve seats.
      guard error.isNotFound else { throw error }
      return nil
    }
    let wishes = SeatWishes(
      rows: question.rows, aisle: question.aisle ?? false, accessible: question.accessible ?? false)
    let hall = Hall(layout.rows, zones: layout.zones)
    let choices = SeatFinder(hall, wishes).choices(for: partySize).filter { $0.isTogether && $0.unmetCount == 0 }
    guard !choices.isEmpty else { return nil }
    return WatchedSeats(
      showing: WatchedShowing(showtime), groups: choices.map { $0.blocks.flatMap(hall.seats(of:)).map(\.label) },
      freeSeats: hall.places.count { $0.isFree(accessible: wishes.accessible) })
  }
}

extension WatchQuestion {
  /// When the day of the question is over, with the reason to tell; nil if it is about no single day. Noon UTC of the
  /// next day is late enough for every time zone of the United States, in summer and in winter.
  var endOfDay: (at: Instant, reason: String)? {
    guard let date, let next = date.adding(days: 1) else { return nil }
    return (Instant(next, seconds: 43_200), "The day that was watched, \(date), is over.")
  }
}

extension WatchedShowing {
  init(_ showtime: Showtime) {
    self.init(
      id: showtime.id, movieTitle: showtime.movieTitle, movieId: showtime.movieId, theatreId: showtime.theatreId,
      theatreName: showtime.theatreName, startsAt: showtime.startsAt, startsAtLocal: showtime.startsAtLocal,
      auditorium: showtime.auditorium, format: showtime.format, availability: ShowingAvailability(showtime),
      visibleAt: showtime.isEmbargoed == true ? showtime.visibleAt : nil, purchaseUrl: showtime.purchaseUrl)
  }
}

extension ShowingFilter {
  fileprivate init(_ question: WatchQuestion, day: Day, now: Instant) {
    // The movie of a question for tickets is known by its id, or not at all.
    let title = question.kind == .tickets ? nil : question.movie
    self.init(
      ShowtimesWhatsOn.Params(
        after: question.after, before: question.before, movie: title.flatMap { Query($0) },
        format: question.format.flatMap { Query($0) }),
      day: day, now: now)
  }
}
