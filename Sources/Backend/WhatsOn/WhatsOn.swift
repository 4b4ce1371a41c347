// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

/// `showtimes/whatsOn`: the movies of a day at a place.
///
///     place ─▶ theatres ─▶ each theatre's showtimes, side by side ─▶ filter ─▶ group by movie ─▶ sort
///                                                            (when its page is delivered) ─▶ ratings and overviews
struct WhatsOn {
  let call: Call
  let params: ShowtimesWhatsOn.Params

  func answer() async throws -> ListResult<MovieShowings> {
    await call.beginList()
    let finder = PlaceFinder(call: call, isPrivate: call.services.searchMemory.isPrivate())
    let query = PlaceQuery(
      place: params.place, latitude: params.latitude, longitude: params.longitude, theatreId: params.theatreId)
    guard let found = try await finder.place(query) else {
      let message = await finder.unknownPlace(params.place?.text ?? "")
      return try await call.list([MovieShowings](), .network, params.list, ListRemarks(emptyMessage: message))
    }
    let place = found.place
    var remarks = ListRemarks(place: place)
    let theatres = try await finder.theatres(at: found, radiusKilometres: params.radiusKilometres)
    guard let nearest = theatres.content.first else {
      let messages = [finder.noTheatre(at: place, params.radiusKilometres), await finder.nearestTheatre(to: place)]
      remarks.emptyMessage = messages.compactMap(\.self).joined(separator: " ")
      return try await call.list([MovieShowings](), theatres.provenance, params.list, remarks)
    }
    let clock = try await clock(of: nearest)
    let day = try clock.day(params.date ?? .today)
    remarks.date = day
    let days = try await TheatreDays(theatres.content, on: day, of: try await movie(), call)
    if days.faults.count == theatres.content.count, let fault = days.faults.first { throw fault.error }
    remarks.faults = days.faults.isEmpty ? nil : days.faults
    let filter = ShowingFilter(params, day: day, now: clock.now)
    let showings = days.showtimes.filter(filter.includes)
    let rentals = days.showtimes.count(where: filter.includesRental)
    remarks.totalShowings = showings.count
    remarks.privateRentals = rentals > 0 ? rentals : nil
    let cities = Dictionary(theatres.content.map { ($0.id, $0.cityAndState) }, uniquingKeysWith: { first, _ in first })
    let movies = MovieShowings.grouping(showings, filter, cities: cities)
    if movies.isEmpty { remarks.emptyMessage = filter.explanation(of: days.showtimes, at: place) }
    return try await sorted(movies, days.provenance.lessFresh(theatres.provenance), remarks)
  }

  private func clock(of theatre: Theatre) async throws(RPCError) -> LocalClock {
    guard let offset = theatre.utcOffset.flatMap({ UTCOffset($0) }) else { return try await call.clock(of: theatre.id) }
    return LocalClock(now: call.now, offset: offset)
  }

  /// AMC's id of the only movie that is wanted; nil for all.
  private func movie() async throws(RPCError) -> EntityID? {
    guard let id = params.movieId else { return nil }
    return try await MovieLinker(call: call).amcID(of: id)
  }

  /// Looks up ratings when a page is delivered, unless they decide the order.
  private func sorted(
    _ movies: [MovieShowings], _ provenance: Provenance, _ remarks: ListRemarks
  ) async throws -> ListResult<MovieShowings> {
    guard params.includeDetails || params.sortBy == .rating else {
      return try await call.list(movies.sorted(by: params.sortBy), provenance, params.list, remarks)
    }
    let pages = params.list.maxPages.map { $0 * params.list.pageSize }
    let lookup = await MovieLookup(of: movies, limit: [params.list.limit, pages].compactMap(\.self).min(), call)
    guard params.sortBy == .rating else {
      let rows = movies.sorted(by: params.sortBy)
      return try await call.list(rows, provenance, params.list, remarks) { await lookup.complete(&$0) }
    }
    var rows = movies
    await lookup.complete(&rows)
    return try await call.list(rows.sorted(by: .rating), provenance, params.list, remarks)
  }
}

/// The showtimes of a day at several theatres.
struct TheatreDays {
  /// In the order of the theatres, each with its theatre's name and distance.
  private(set) var showtimes: [Showtime] = []
  /// The theatres that could not be asked.
  private(set) var faults: [ProviderFault] = []
  private(set) var provenance = Provenance.network

  /// How many theatres are asked at once.
  private static let width = 8
  /// A theatre has some hundred showtimes a day; a list without an end is not read further.
  private static let mostPages = 20

  /// Asks the theatres side by side.
  /// - Parameter movie: AMC's id of the only movie that is wanted; nil for all.
  init(_ theatres: [Theatre], on day: Day, of movie: EntityID?, _ call: Call) async throws(RPCError) {
    var filter = ShowtimeFilter()
    filter.movieID = movie?.native
    let context = await call.context
    let outcomes = await theatres.mapped(atOnce: Self.width) { count in
      await call.request?.workDone?.report(
        message: "\(count) of \(theatres.count) theatres", percentage: 70 * count / theatres.count)
    } _: { [filter] theatre in
      await Self.day(day, at: theatre, filter, call, context)
    }
    for (theatre, outcome) in zip(theatres, outcomes) {
      switch outcome {
      case .success(let day):
        showtimes += day.showtimes
        provenance = provenance.lessFresh(day.provenance)
      case .failure(var error):
        if error.kind == .cancelled { throw RPCError(error) }
        error.message = "\(theatre.name): \(error.message)"
        faults.append(ProviderFault(provider: .amc, error: RPCError(error)))
      }
    }
  }

  /// A theatre's showtimes of a day.
  /// - Parameter day: nil for all coming ones.
  static func day(
    _ day: Day?, at theatre: Theatre, _ filter: ShowtimeFilter, _ call: Call, _ context: CallContext
  ) async -> Result<(showtimes: [Showtime], provenance: Provenance), UpstreamError> {
    let view = ShowtimeView.atTheatre(id: theatre.id.native, date: day, filter)
    var showtimes: [Showtime] = []
    var provenance = Provenance.network
    do throws(PageFailure) {
      let pages = ListPages(AMCList(view, pageSize: 100), client: call.amc.client, context: context)
      for try await page in pages {
        provenance = page.number == 1 ? page.provenance : provenance.lessFresh(page.provenance)
        var rows = page.rows
        for index in rows.indices { rows[index].locate(at: theatre) }
        showtimes += rows
        if page.number == mostPages { break }
      }
      return .success((showtimes, provenance))
    } catch {
      return .failure(error.error)
    }
  }
}

extension Showtime {
  /// Adds the theatre's id, name and distance.
  mutating func locate(at theatre: Theatre) {
    theatreId = theatreId ?? theatre.id
    theatreName = theatre.name
    distanceKilometres = theatre.distanceKilometres
  }
}
