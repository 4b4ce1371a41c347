// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

/// `showtimes/whatsOn`: the movies of a day at a place.
///
///     ProgrammeRequest ─▶ chosen by the library ─▶ sorted ─▶ (when its page is delivered) ratings and overviews
///            └─▶ EarlyRows: partials, for a stream, of the rows so far
struct WhatsOn {
  let call: Call
  private let links: LinkMemory
  private let params: ShowtimesWhatsOn.Params
  private let request: ProgrammeRequest

  init(call: Call, params: ShowtimesWhatsOn.Params, links: LinkMemory) throws(RPCError) {
    self.call = call
    self.links = links
    let params = try params.withMovieID()
    self.params = params
    var defaults = SettingDefaults(call)
    let place = try defaults.place(
      params.place, latitude: params.latitude, longitude: params.longitude, theatreId: params.theatreId)
    let wishes = ShowingWishes(
      title: params.movie?.text, year: params.year, isOfOneMovie: params.movieId != nil, formats: params.format,
      maximumMinutes: params.maximumMinutes, after: params.after ?? params.date?.usualStart, before: params.before,
      includesStarted: params.includeStarted, partySize: defaults.partySize(params.partySize, otherwise: 1))
    request = ProgrammeRequest(
      call: call, links: links, place: place, radiusKilometres: params.radiusKilometres, day: params.date ?? .today,
      movieId: params.movieId, wishes: wishes, settingsUsed: defaults.used)
  }

  func answer() async throws -> ListResult<MovieShowings> {
    var early: EarlyRows?
    defer { early?.cancel() }
    var found = try await request.programme { theatres, filter in
      let rows = EarlyRows(of: theatres, filter.certain, params, call, links)
      // A client that requests later pages has seen the first ones.
      if params.list.page == 1, params.library == nil, params.year == nil, AudienceFilter(params) == nil {
        rows.start(to: call.request?.partialResults)
      }
      early = rows
      return rows
    }
    guard let early else {
      return try await call.list([MovieShowings](), found.provenance, params.list, ListNotes(found.facts))
    }
    let grouped = found.movies
    var known = early.movies
    var movies = try await chosen(grouped, &known, &found.facts)
    if movies.isEmpty, let choice = params.library, !grouped.isEmpty {
      found.facts.message =
        choice == .wanted
        ? "None of the \(grouped.count.counted("movie")) there is \(Self.knownToBe(found.facts))wanted in the library."
        : "The library has all \(grouped.count.counted("movie")) there as seen."
    }
    if let filter = AudienceFilter(params), !movies.isEmpty {
      let fitting = await filter.chosen(of: movies, &known, call, links)
      found.facts.unknownCount = fitting.unknownCount > 0 ? fitting.unknownCount : nil
      found.facts.message = fitting.message ?? found.facts.message
      movies = fitting.movies
    }
    if movies.count < grouped.count { found.facts.totalShowings = movies.map(\.showings.count).reduce(0, +) }
    return try await sorted(movies, found, early, known)
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
    _ movies: [MovieShowings], _ found: ProgrammeRequest.Programme, _ early: EarlyRows, _ known: MovieLookup.Known
  ) async throws -> ListResult<MovieShowings> {
    var rows = movies.sorted(by: params.sortBy)
    let provenance = found.provenance
    var notes = ListNotes(found.facts)
    notes.remark = found.remark
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

extension DayWord {
  /// The earliest start of showings that the word means; nil for any.
  var usualStart: ClockTime? { self == .tonight ? Self.evening : nil }
}

extension Day {
  /// What `weekend` leaves out, for people; nil on a Sunday.
  var remarkOnWeekend: String? {
    guard weekdayName == "Saturday", let sunday = adding(days: 1) else { return nil }
    return "This is Saturday \(self) alone. For Sunday, ask again with date \(sunday)."
  }
}

extension ListOptions {
  /// The maximum number of rows of a stream; nil for all.
  var wanted: Int? { [limit, maxPages.map { $0 * pageSize }].compactMap(\.self).min() }
}
