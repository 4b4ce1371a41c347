// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

/// Seats side by side for a party, at one showing or at those of some days.
enum SeatWatch: WatchRules {
  static let leastInterval = 60
  static let fixedParameters: Set<WatchParameter> = []

  static func takes(beside given: Set<WatchParameter>) -> TakenParameters {
    let ofOne = WatchParameter.ofParty.union(WatchParameter.ofPlace).union([.showtimeId])
    if given.contains(.showtimeId) { return TakenParameters(ofOne, "with a showtimeId") }
    return TakenParameters(ofOne.union(WatchParameter.ofShowings).union(WatchParameter.ofMovie))
  }

  static func takesUsualPlace(beside given: Set<WatchParameter>) -> Bool { !given.contains(.showtimeId) }

  static func check(_ given: Set<WatchParameter>) throws(RPCError) {
    guard !given.contains(.showtimeId) else { return }
    guard given.hasPlace else {
      throw WatchParameter.showtimeId.missing("a showtime, or a place with a date", got: "neither")
    }
    guard !given.isDisjoint(with: WatchParameter.ofDates) else {
      throw WatchParameter.date.missing(
        "a day or several, because seats are watched at the showings of at most 14 days")
    }
  }

  static func resolve(
    _ params: WatchAdd.Params, into condition: inout WatchCondition, _ resolver: inout WatchResolver
  ) async throws(RPCError) -> String {
    condition.partySize = resolver.defaults.partySize(params.partySize, otherwise: 2)
    condition.rows = params.rows
    condition.seatNumbers = params.seatNumbers
    condition.frontRowsExcluded = params.frontRowsExcluded
    condition.aisle = params.aisle == true ? true : nil
    condition.accessible = params.accessible == true ? true : nil
    guard let id = params.showtimeId else { return try await resolver.resolveShowings(params, into: &condition) }
    let call = resolver.call
    let showtime = try await call.amc.answer(AMCObject.showtime(id.native))
    condition.showtimeId = showtime.id
    condition.date = showtime.startsAtLocal?.day
    if let theatre = showtime.theatreId {
      let theatre = try await call.amc.answer(AMCObject.theatre(theatre.native))
      condition.theatres = [StoredTheatre(theatre)]
    }
    return condition.name(film: showtime.movieTitle, nil)
  }

  static func name(of condition: WatchCondition, film: String?, _ place: String) -> String {
    let size = condition.partySize ?? 1
    return "\(size) \(size == 1 ? "seat" : "seats")\(film.map { " for \($0)" } ?? "")\(place)"
  }

  static func observe(_ observer: WatchObserver) async throws(RPCError) -> WatchObservation {
    guard let id = observer.condition.showtimeId else { return try await observer.seatsOfShowings() }
    return try await observer.seats(at: id)
  }

  static func changes(
    from old: ConditionState, to new: ConditionState, of condition: WatchCondition, _ now: Instant
  ) -> [WatchChange] {
    let comparison = old.comparison(with: new, on: condition.days?.last, now)
    return comparison.added.compactMap { $0.seats?.found } + comparison.gone.compactMap { $0.seats?.gone }
  }
}

/// What is known of a showing's seats.
private enum FoundSeats {
  case free(StoredSeats)
  case none
  /// AMC gives no seating layout, so it isn't known whether seats are free.
  case noLayout
}

extension WatchObserver {
  private var partySize: Int { condition.partySize ?? 1 }

  fileprivate func seats(at id: EntityID) async throws(RPCError) -> WatchObservation {
    let showtime: Showtime
    do throws(RPCError) {
      showtime = try await self.showtime(id)
    } catch {
      // Only a watch that has seen its showing may lose it; a new one is refused.
      guard error.isNotFound, let last else { throw error }
      if let state = last.missing(.short, at: now) { return WatchObservation(state: state) }
      let message = "AMC no longer lists the showing."
      return WatchObservation(state: ConditionState(message: message, items: []), end: (now, message))
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
    var state = ConditionState(message: "", items: [])
    switch try await seats(at: showtime) {
    case .free(let seats):
      state.items = [StoredItem(seats: seats)]
      state.message = "\(partySize == 1 ? "A seat is" : "\(partySize) seats side by side are") free: \(seats.best)."
    case .none: state.message = "No \(partySize == 1 ? "seat is" : "\(partySize) seats side by side are") free."
    case .noLayout:
      state.message = showtime.message(of: .noLayout)
      if last == nil, showtime.isReserved, ShowingAvailability(showtime).isOpen {
        let message = state.message
        throw RPCError(.invalidParams, message) { writer in
          writer.member("path", "/showtimeId")
          writer.member("expected", "a showing with a seating layout")
          writer.member("got", message)
        }
      }
      state.take([], after: last, .short, at: now)
      if let last, !state.items.isEmpty { state.message = last.message }
    }
    return WatchObservation(state: state, end: end)
  }

  /// The showing, from the list of its day, which all watches at the theatre share; if it isn't there, by its id.
  private func showtime(_ id: EntityID) async throws(RPCError) -> Showtime {
    if let theatre = condition.theatres?.first, let date = condition.date {
      let day = try await round.showtimes(at: theatre, on: date, of: nil)
      if let showtime = day.first(where: { $0.id == id }) { return showtime }
    }
    return try await round.showtime(id)
  }

  fileprivate func seatsOfShowings() async throws(RPCError) -> WatchObservation {
    let listed = try await showtimesOfFilm()
    var found: [StoredItem] = []
    var full: Set<EntityID> = []
    var withoutLayout = 0
    var faults: [RPCError] = []
    for showtime in listed.showtimes {
      guard showtime.obstacle(at: now) == nil else {
        full.insert(showtime.id)
        continue
      }
      do throws(RPCError) {
        switch try await seats(at: showtime) {
        case .free(let seats): found.append(StoredItem(seats: seats))
        case .none: full.insert(showtime.id)
        case .noLayout: withoutLayout += 1
        }
      } catch {
        guard error.code != .requestCancelled else { throw error }
        faults.append(error)
      }
    }
    // One showing's seats that can't be had don't hide the others'.
    if let fault = faults.first, faults.count == listed.showtimes.count - withoutLayout { throw fault }
    var state = ConditionState(message: "", candidates: listed.candidates, items: [])
    state.entries = listed.entries
    state.take(found, after: last, .short, at: now) { item in item.seats.map { full.contains($0.showing.id) } ?? false }
    let count = state.items.count == 1 ? "One showing has" : "\(state.items.count) showings have"
    state.message = state.items.isEmpty ? "No showing has the seats." : "\(count) the seats."
    if withoutLayout > 0 {
      let which = withoutLayout == 1 ? "for one showing; its" : "for \(withoutLayout) showings; their"
      let note = "AMC gives no seating layout \(which) seats may not be reserved."
      let isAll = withoutLayout == listed.showtimes.count && state.items.isEmpty
      state.message = isAll ? note : "\(state.message) \(note)"
    }
    state.message += listed.hint
    return WatchObservation(state: state)
  }

  /// The free seats that meet the condition.
  private func seats(at showtime: Showtime) async throws(RPCError) -> FoundSeats {
    let layout: SeatingLayout
    do throws(RPCError) {
      layout = try await round.layout(of: showtime)
    } catch {
      guard error.isNotFound else { throw error }
      return .noLayout
    }
    let wishes = SeatWishes(
      rows: condition.rows, numbers: condition.seatNumbers, frontRowsExcluded: condition.frontRowsExcluded ?? 0,
      aisle: condition.aisle ?? false, accessible: condition.accessible ?? false)
    let hall = Hall(layout.rows, zones: layout.zones)
    guard !hall.rows.isEmpty else { return .noLayout }
    // Of a watch that is there a hall may change; a new one is refused.
    if last == nil { try hall.check(wishes.rows) }
    let choices = SeatFinder(hall, wishes).choices(for: partySize).filter { $0.isTogether && $0.unmetCount == 0 }
    guard !choices.isEmpty else { return .none }
    return .free(
      StoredSeats(
        showing: .init(showtime), groups: choices.map { $0.blocks.flatMap(hall.seats(of:)).map(\.label) },
        freeSeats: hall.places.count { $0.isFree(accessible: wishes.accessible) }))
  }
}

extension Showtime {
  /// Whether AMC says that its seats are reserved.
  fileprivate var isReserved: Bool {
    (attributes ?? []).contains { attribute in
      [attribute.code, attribute.name].contains { $0?.bare.hasPrefix("reservedseat") ?? false }
    }
  }
}

extension StoredSeats {
  /// The seats of the best group, such as `E6, E7`.
  var best: String { groups.first?.joined(separator: ", ") ?? "" }

  /// `A seat has`, or `2 seats side by side have`.
  private var subject: String {
    let size = groups.first?.count ?? 0
    return size == 1 ? "A seat has" : "\(size) seats side by side have"
  }

  fileprivate var found: WatchChange {
    WatchChange(
      kind: .seatsFound, message: "\(subject) come free for \(showing.label): \(best).", after: .init(seats: self),
      url: showing.purchaseUrl)
  }

  fileprivate var gone: WatchChange {
    WatchChange(
      kind: .seatsGone, message: "The seats for \(showing.label) are gone.", before: .init(seats: self))
  }
}
