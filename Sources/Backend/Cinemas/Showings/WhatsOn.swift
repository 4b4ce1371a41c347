// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

/// `showtimes/whatsOn`: the movies of a day at a place.
///
///     place ─▶ theatres ─▶ each theatre's showtimes, concurrently ─▶ filter ─▶ group by movie ─▶ sort
///                                         │                  (when its page is delivered) ─▶ ratings and overviews
///                                         └─▶ EarlyRows: partials, for a stream, of the rows so far
struct WhatsOn {
  let call: Call
  private let links: LinkMemory
  private let params: ShowtimesWhatsOn.Params
  private let query: PlaceQuery
  private let settingsUsed: [SettingName]?

  init(call: Call, params: ShowtimesWhatsOn.Params, links: LinkMemory) throws(RPCError) {
    self.call = call
    self.links = links
    var params = try params.withMovieID()
    var defaults = SettingDefaults(call)
    query = try defaults.place(
      params.place, latitude: params.latitude, longitude: params.longitude, theatreId: params.theatreId)
    params.partySize = defaults.partySize(params.partySize, otherwise: 1)
    self.params = params
    settingsUsed = defaults.used
  }

  /// What the theatres at a place show.
  struct Programme {
    var facts: ListFacts
    /// In order of their first showings.
    var movies: [MovieShowings] = []
    var provenance: Provenance
    /// Sends rows while requests are under way; nil if no theatre was requested.
    var early: EarlyRows?
  }

  func answer() async throws -> ListResult<MovieShowings> {
    var found = try await programme()
    defer { found.early?.cancel() }
    guard let early = found.early else {
      return try await call.list([MovieShowings](), found.provenance, params.list, ListNotes(found.facts))
    }
    let grouped = found.movies
    var known = early.movies
    let movies = try await chosen(grouped, &known, &found.facts)
    if movies.count < grouped.count { found.facts.totalShowings = movies.map(\.showings.count).reduce(0, +) }
    if movies.isEmpty, let choice = params.library, !grouped.isEmpty {
      found.facts.message =
        choice == .wanted
        ? "None of the \(grouped.count.counted("movie")) there is \(Self.knownToBe(found.facts))wanted in the library."
        : "The library has all \(grouped.count.counted("movie")) there as seen."
    }
    return try await sorted(movies, found.provenance, found.facts, early, known)
  }

  /// Requests the day's showings of all theatres at the place.
  func programme() async throws -> Programme {
    await call.beginProgress(percentage: 0)
    let finder = PlaceFinder(call: call, isPrivate: call.services.searchesArePrivate)
    let found = try await finder.place(query)
    let place = found.place
    var facts = ListFacts(place: place, partySize: params.partySize, settingsUsed: settingsUsed)
    let theatres = try await finder.theatres(at: found, radiusKilometres: params.radiusKilometres)
    guard let nearest = theatres.content.first else {
      let messages = [finder.noTheatre(at: place, params.radiusKilometres), await finder.nearestTheatre(to: place)]
      facts.message = messages.compactMap(\.self).joined(separator: " ")
      return Programme(facts: facts, provenance: theatres.provenance)
    }
    let clock = try await clock(of: nearest)
    let day = try clock.day(params.date ?? .today, ofShowings: true)
    facts.date = day
    let filter = ShowingFilter(params, day: day, now: clock.now)
    let early = EarlyRows(of: theatres.content, filter, params, call, links)
    // A client that requests later pages has seen the first ones.
    if params.list.page == 1, params.library == nil { early.start(to: call.request?.partialResults) }
    let days: TheatreDays
    do {
      days = try await TheatreDays(
        theatres.content, on: day, isNight: clock.isNight(of: day), movieID: try await movie()?.native,
        call, didArrive: early.take)
    } catch {
      early.cancel()
      throw error
    }
    if days.faults.count == theatres.content.count, let fault = days.faults.first {
      early.cancel()
      throw fault.error
    }
    facts.faults = days.faults.isEmpty ? nil : days.faults
    let showings = days.showtimes.indices.filter { filter.includes(days.showtimes[$0]) }
    let rentals = days.showtimes.count(where: filter.includesRental)
    facts.privateRentals = rentals > 0 ? rentals : nil
    let movies = MovieShowings.grouping(showings, of: days.showtimes, filter, theatres.content)
    facts.totalShowings = showings.count
    if movies.isEmpty { facts.message = filter.explanation(of: days.showtimes, at: place, theatres.content) }
    return Programme(
      facts: facts, movies: movies, provenance: days.provenance.lessFresh(theatres.provenance), early: early)
  }

  private func clock(of theatre: Theatre) async throws(RPCError) -> LocalClock {
    guard let offset = theatre.offset(at: call.now) else { return try await call.clock(of: theatre.id) }
    return LocalClock(now: call.now, offset: offset)
  }

  /// AMC's id of the only movie that is wanted; nil for all.
  private func movie() async throws(RPCError) -> EntityID? {
    guard let id = params.movieId else { return nil }
    return try await MovieLinker(call: call, links: links).amcID(of: id)
  }

  /// The movies that the library is to choose. If some can't be identified at TMDB, adds the first error as a fault:
  /// the library may have them under TMDB's ids.
  private func chosen(
    _ movies: [MovieShowings], _ known: inout MovieLookup.Known, _ facts: inout ListFacts
  ) async throws -> [MovieShowings] {
    guard let choice = params.library, !movies.isEmpty else { return movies }
    var rows = movies
    let lookup = await MovieLookup(of: rows, known: known, call, links)
    await lookup.identify(&rows)
    known = lookup.known
    if let error = rows.lazy.compactMap(\.linkFault).first(where: { !$0.isNotFound }) {
      facts.faults = (facts.faults ?? []) + [ProviderFault(provider: .tmdb, error: error)]
    }
    return try await call.chosen(rows, by: choice)
  }

  /// The words that limit a statement about the library where TMDB has failed.
  private static func knownToBe(_ facts: ListFacts) -> String {
    facts.faults?.contains { $0.provider == .tmdb } == true ? "known to be " : ""
  }

  /// Looks up ratings when a page is delivered, unless they decide the order.
  private func sorted(
    _ movies: [MovieShowings], _ provenance: Provenance, _ facts: ListFacts, _ early: EarlyRows,
    _ known: MovieLookup.Known
  ) async throws -> ListResult<MovieShowings> {
    var rows = movies.sorted(by: params.sortBy)
    let notes = ListNotes(facts)
    guard params.includeDetails || params.sortBy == .rating else {
      await early.end()
      return try await call.list(rows, provenance, params.list, notes)
    }
    let lookup = await MovieLookup(of: rows, limit: params.list.wanted, known: known, call, links)
    if params.sortBy == .rating {
      await lookup.complete(&rows)
      await early.end()
      return try await call.list(rows.sorted(by: .rating), provenance, params.list, notes)
    }
    return try await call.list(making: rows, atOnce: MovieLookup.width, provenance, params.list, notes) { page, room in
      let rows = await lookup.completed(page, room)
      // Early rows are sent while the first page is completed, and not after it.
      await early.end()
      return rows
    }
  }
}

extension ListOptions {
  /// The maximum number of rows of a stream; nil for all.
  var wanted: Int? { [limit, maxPages.map { $0 * pageSize }].compactMap(\.self).min() }
}
