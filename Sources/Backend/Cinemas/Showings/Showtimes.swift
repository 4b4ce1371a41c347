// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

/// `showtimes/…`: AMC's showtimes, their seats, and plans for a party; `library/tonight`: what of the library is on.
struct Showtimes {
  let services: Services
  let codes: CodeLookup
  let links: LinkMemory
  let library: LibraryStore
  private let orders = RowOrders()

  init(services: Services, codes: CodeLookup, links: LinkMemory, library: LibraryStore) {
    self.services = services
    self.codes = codes
    self.links = links
    self.library = library
  }

  func register(in router: inout Router) {
    router.handle(ShowtimesGet.self, services) { params, call in
      try await call.amc.answer(AMCObject.showtime(params.id.native))
    }
    router.handle(ShowtimesAtTheatre.self, services, codes) { params, call in
      let params = try params.withMovieID()
      let films = try await WantedFilms(params, call, links)
      let view = { @Sendable (date: Day?, movie: EntityID?) in
        AMCView<Showtime>.atTheatre(
          id: params.theatreId.native, date: date, movieID: movie?.native,
          attributes: AttributeFilter(
            params.includeAttributes, excluding: params.excludeAttributes, combination: params.attributeOperator))
      }
      var facts = ListFacts(linkedFrom: films.linkedFrom)
      var isNight = false
      if let word = params.date {
        (facts.date, isNight) = try await call.showingDay(word) { () async throws(RPCError) in
          try await call.clock(of: params.theatreId)
        }
      }
      guard films.isOneList, !isNight else {
        let theatre = try await call.amc.answer(AMCObject.theatre(params.theatreId.native))
        let lists = ShowtimeLists(
          films: films, links: links, day: facts.date, isNight: isNight, theatres: [theatre],
          there: "at \(theatre.name)", view: view)
        return try await lists.answer(params.list, facts, call)
      }
      let only = films.lists.first ?? nil
      return try await call.showtimes(view(facts.date, only), params.list, facts) {
        [call] () async throws(RPCError) in
        [try await call.amc.answer(AMCObject.theatre(params.theatreId.native))]
      }
    }
    router.handle(ShowtimesNear.self, services, codes) { params, call in
      let params = try params.withMovieID()
      let films = try await WantedFilms(params, call, links)
      let place = Coordinates(latitude: params.latitude, longitude: params.longitude)
      let (day, isNight) = try await call.showingDay(params.date) { () async throws(RPCError) in
        try await call.clock(of: place)
      }
      let view = { @Sendable (date: Day?, movie: EntityID?) in
        AMCView<Showtime>.near(
          place, date: date ?? day, movieID: movie?.native, radiusKilometres: params.radiusKilometres,
          city: params.city?.text, state: params.state?.text,
          attributes: AttributeFilter(
            params.includeAttributes, excluding: params.excludeAttributes, combination: params.attributeOperator))
      }
      let facts = ListFacts(linkedFrom: films.linkedFrom, date: day)
      let theatres = { @Sendable [call] () async throws(RPCError) in
        try await call.theatres(of: [.near(place, radiusKilometres: params.radiusKilometres)]).content
      }
      guard films.isOneList, !isNight else {
        let lists = ShowtimeLists(
          films: films, links: links, day: day, isNight: isNight, theatres: (try? await theatres()) ?? [],
          there: params.city.map { "near \($0.text)" } ?? "there", view: view)
        return try await lists.answer(params.list, facts, call)
      }
      let only = films.lists.first ?? nil
      return try await call.showtimes(view(day, only), params.list, facts, at: theatres)
    }
    // Movies of AMC's have the names of their genres, and not TMDB's numbers.
    router.handle(ShowtimesWhatsOn.self, services, codes, areSent: false) { params, call in
      let own = try await OwnFilms(params, in: library, call, codes)
      return try await WhatsOn(call: call, params: params, links: links, orders: orders, own: own).answer()
    }
    router.handle(LibraryTonight.self, services, codes) { params, call in
      try await WantedTonight(
        call: call, params: params, library: library, links: links, codes: codes, orders: orders
      ).answer()
    }
    router.handle(LibraryChoose.self, services, codes) { params, call in
      try await FilmChooser(call: call, params: params, library: library, links: links, codes: codes)
        .answer()
    }
    router.handle(LibraryRecommendations.self, services, codes) { params, call in
      try await FilmRecommender(call: call, params: params, library: library, links: links, codes: codes).answer()
    }
    router.handle(ShowtimesEarliest.self, services) { params, call in
      try await earliest(params, call)
    }
    router.handle(ShowtimesSeats.self, services) { params, call in
      try await call.seatingLayout(of: call.amc.answer(AMCObject.showtime(params.id.native)))
    }
    router.handle(ShowtimesPlan.self, services) { params, call in
      try await ShowtimePlanner(params: params, call: call).plan()
    }
  }

  /// The earliest showtime of a film at a theatre, of all of AMC's entries of it. The error is that of an entry if none
  /// has one.
  private func earliest(_ params: ShowtimesEarliest.Params, _ call: Call) async throws(RPCError) -> Showtime {
    let ids = try await MovieLinker(call: call, links: links).amcIDs(of: params.movieId)
    var earliest: Showtime?
    var failure: RPCError?
    for id in ids.sorted(by: { $0.isBefore($1) }) {
      do throws(RPCError) {
        let endpoint = AMCObject.earliest(theatreID: params.theatreId.native, movieID: id.native)
        let showtime = try await call.amc.answer(endpoint)
        if earliest == nil || showtime.start < earliest?.start ?? .max { earliest = showtime }
      } catch {
        failure = error
        if !error.isNotFound { break }
      }
    }
    if let failure, earliest == nil || !failure.isNotFound { throw failure }
    guard var showtime = earliest else { throw .notLinked(params.movieId, to: .amc) }
    showtime.linkedFrom = params.movieId.provider == .amc ? nil : params.movieId
    return showtime
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
    let day = facts.date ?? AmericanClock.eastern.day(at: now)
    notes.whenEmpty = { EmptyListNote(theatres: await request.value(within: .seconds(5)), on: day) }
    return try await amc.list(AMCList(view, pageSize: options.pageSize), options, notes) { showtimes in
      let known = await request.value(within: .seconds(5))
      let theatres = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
      for index in showtimes.indices {
        if let theatre = showtimes[index].theatreId.flatMap({ theatres[$0] }) { showtimes[index].locate(at: theatre) }
      }
    }
  }
}

extension EmptyListNote {
  /// Why there are no showings at these theatres: a single one may be closed.
  fileprivate init(theatres: [Theatre], on day: Day) {
    self.init(message: theatres.count == 1 ? theatres[0].closure(on: day) : nil)
  }
}
