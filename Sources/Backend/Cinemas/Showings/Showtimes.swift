// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore
import JSONRPC

/// `showtimes/…`: AMC's showtimes, their seats, and plans for a party; `library/tonight`: what of the library is on.
struct Showtimes {
  let services: Services
  let codes: CodeLookup
  let links: LinkMemory
  let library: LibraryStore

  func register(in router: inout Router) {
    router.handle(ShowtimesGet.self, services) { params, call in
      try await call.amc.answer(AMCObject.showtime(params.id.native))
    }
    router.handle(ShowtimesAtTheatre.self, services, codes) { params, call in
      let params = try params.withMovieID()
      let linked = try await linked(params.movieId, call)
      let view = { (date: Day?) in
        AMCView<Showtime>.atTheatre(
          id: params.theatreId.native, date: date, movie: params.movie?.text, movieID: linked.id?.native,
          attributes: AttributeFilter(
            params.includeAttributes, excluding: params.excludeAttributes, combination: params.attributeOperator))
      }
      var facts = ListFacts(linkedFrom: linked.linkedFrom)
      if let word = params.date {
        let (day, isNight) = try await call.showingDay(word) { () async throws(RPCError) in
          try await call.clock(of: params.theatreId)
        }
        facts.date = day
        if isNight {
          let theatre = try await call.amc.answer(AMCObject.theatre(params.theatreId.native))
          return try await call.night(of: day, at: [theatre], params.list, facts, in: view)
        }
      }
      return try await call.showtimes(view(facts.date), params.list, facts) { [call] () async throws(RPCError) in
        [try await call.amc.answer(AMCObject.theatre(params.theatreId.native))]
      }
    }
    router.handle(ShowtimesNear.self, services, codes) { params, call in
      let params = try params.withMovieID()
      let linked = try await linked(params.movieId, call)
      let place = Coordinates(latitude: params.latitude, longitude: params.longitude)
      let view = { (date: Day) in
        AMCView<Showtime>.near(
          place, date: date, movie: params.movie?.text, movieID: linked.id?.native,
          radiusKilometres: params.radiusKilometres, city: params.city?.text, state: params.state?.text,
          attributes: AttributeFilter(
            params.includeAttributes, excluding: params.excludeAttributes, combination: params.attributeOperator))
      }
      let (day, isNight) = try await call.showingDay(params.date) { () async throws(RPCError) in
        try await call.clock(of: place)
      }
      let facts = ListFacts(linkedFrom: linked.linkedFrom, date: day)
      let theatres = { @Sendable [call] () async throws(RPCError) in
        let theatres = AMCView<Theatre>.near(place, radiusKilometres: params.radiusKilometres)
        return try await call.amc.response(to: AMCList(theatres, pageSize: 100)).content.rows
      }
      if isNight {
        let theatres = (try? await theatres()) ?? []
        return try await call.night(of: day, at: theatres, params.list, facts, in: view)
      }
      return try await call.showtimes(view(day), params.list, facts, at: theatres)
    }
    router.handle(ShowtimesWhatsOn.self, services) { params, call in
      try await WhatsOn(call: call, params: params, links: links).answer()
    }
    router.handle(LibraryTonight.self, services) { params, call in
      try await WantedTonight(call: call, params: params, library: library, links: links).answer()
    }
    router.handle(ShowtimesEarliest.self, services) { params, call in
      let linked = try await linked(params.movieId, call)
      let movieID = linked.id ?? params.movieId
      let endpoint = AMCObject.earliest(theatreID: params.theatreId.native, movieID: movieID.native)
      var showtime = try await call.amc.answer(endpoint)
      showtime.linkedFrom = linked.linkedFrom
      return showtime
    }
    router.handle(ShowtimesSeats.self, services) { params, call in
      try await call.seatingLayout(of: call.amc.answer(AMCObject.showtime(params.id.native)))
    }
    router.handle(ShowtimesPlan.self, services) { params, call in
      try await ShowtimePlanner(params: params, call: call).plan()
    }
  }

  /// AMC's id of the movie, and the requested id if it is another provider's.
  private func linked(
    _ id: EntityID?, _ call: Call
  ) async throws(RPCError) -> (id: EntityID?, linkedFrom: EntityID?) {
    guard let id, id.provider != .amc else { return (id, nil) }
    return (try await MovieLinker(call: call, links: links).amcID(of: id), id)
  }
}

extension Call {
  /// Answers a list method with showtimes, and adds their theatres' names and distances. The theatres are requested in
  /// parallel with the first page. A page waits for them for at most five seconds; if they fail or take longer, it is
  /// sent without them.
  /// - Parameter theatres: requests the theatres; its failure is ignored.
  func showtimes(
    _ view: AMCView<Showtime>, _ options: ListOptions, _ facts: ListFacts,
    at theatres: @escaping @Sendable () async throws(RPCError) -> [Theatre]
  ) async throws -> ListResult<Showtime> {
    let request = Task { (try? await theatres()) ?? [] }
    defer { request.cancel() }
    var notes = ListNotes(facts)
    let day = facts.date ?? now.day
    notes.whenEmpty = { EmptyListNote(theatres: await request.value(within: .seconds(5)), on: day) }
    return try await amc.list(AMCList(view, pageSize: options.pageSize), options, notes) { showtimes in
      let known = await request.value(within: .seconds(5))
      let theatres = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
      for index in showtimes.indices {
        if let theatre = showtimes[index].theatreId.flatMap({ theatres[$0] }) { showtimes[index].locate(at: theatre) }
      }
    }
  }

  /// Answers a list method after midnight, while the evening of `day` goes on: with its showings that haven't started.
  func night(
    of day: Day, at theatres: [Theatre], _ options: ListOptions, _ facts: ListFacts, in view: (Day) -> AMCView<Showtime>
  ) async throws -> ListResult<Showtime> {
    let night = try await TheatreDay.showings(of: day, isNight: true, at: theatres, self, context, in: view)
      .mapError { RPCError($0) }.get()
    let rows = night.showtimes.filter { $0.startsAt.map { $0 >= now } ?? true }
    var notes = ListNotes(facts)
    notes.whenEmpty = { EmptyListNote(theatres: theatres, on: day) }
    return try await list(rows, night.provenance, options, notes)
  }
}

extension EmptyListNote {
  /// Why there are no showings at these theatres: a single one may be closed.
  fileprivate init(theatres: [Theatre], on day: Day) {
    self.init(message: theatres.count == 1 ? theatres[0].closure(on: day) : nil)
  }
}
