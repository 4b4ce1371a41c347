// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON
import JSONRPC

/// `showtimes/whatsOn`: the movies of a day, or of several, at a place.
///
///     ProgrammeRequest ─▶ chosen by the library ─▶ sorted ─▶ (when its page is delivered) ratings and overviews
///            └─▶ EarlyRows: partials, for a stream, of the rows so far
struct WhatsOn {
  let call: Call
  private let links: LinkMemory
  private let orders: RowOrders
  private let params: ShowtimesWhatsOn.Params
  private let request: ProgrammeRequest
  /// The filters of the library; nil for none.
  private let own: OwnFilms?

  init(
    call: Call, params: ShowtimesWhatsOn.Params, links: LinkMemory, orders: RowOrders, own: OwnFilms?
  ) throws(RPCError) {
    self.call = call
    self.own = own
    self.links = links
    self.orders = orders
    let params = try params.withMovieID()
    self.params = params
    var defaults = SettingDefaults(call)
    let place = try defaults.place(params.location)
    try RequestedDays.check(params.timeOfDay, of: params.dates)
    let days = try RequestedDays(params.dates)
    let wishes = ShowingWishes(
      title: params.movie?.text, year: params.year, isOfOneMovie: params.movieId != nil, formats: params.format,
      maximumMinutes: params.maximumMinutes, after: params.timeOfDay?.after ?? params.after ?? days.usualStart,
      before: params.timeOfDay.map(\.before) ?? params.before, includesStarted: params.includeStarted,
      partySize: defaults.partySize(params.partySize, otherwise: 1))
    request = ProgrammeRequest(
      call: call, links: links, place: place, radiusKilometres: params.location.radiusKilometres, days: days,
      group: params.groupBy, movieId: params.movieId, wishes: wishes, settingsUsed: defaults.used)
  }

  func answer() async throws -> ListResult<MovieShowings> {
    let outline = try await request.outline()
    guard !outline.theatres.isEmpty else {
      return try await call.list([MovieShowings](), outline.provenance, params.list, ListNotes(outline.facts))
    }
    let early = EarlyRows(outline, params, call, links)
    defer { early.cancel() }
    // A client that requests later pages has seen the first ones. A showing may lack the seats.
    if params.list.page == 1, params.seatsTogether == nil, params.library == nil, params.year == nil,
      AudienceFilter(params) == nil
    {
      early.start(to: call.request?.partialResults)
    }
    let seats = params.seatsTogether.map { SeatedShowings(together: $0, by: params.sortBy, call) }
    if isStreamedByDay(outline) { return try await byDay(outline, early, seats) }
    var found = try await request.programme(outline) { part, outcome in
      early.take(part, outcome)
      seats?.take(outcome)
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
    if let own, !movies.isEmpty {
      let lookup = await MovieLookup(of: movies, known: known, call, links)
      known = lookup.known
      let chosen = try await own.chosen(of: movies) { await lookup.details(of: $0) }
      found.facts.unknownCount = chosen.unknownCount.nilIfZero
      let remarks = [found.remark, chosen.message].compactMap(\.self)
      found.remark = remarks.nilIfEmpty?.joined(separator: " ")
      movies = chosen.rows
      if movies.isEmpty { found.facts.message = "None of these films there is known to match." }
    }
    let lengths = movies.contains { $0.runtimeMinutes == nil } ? params.maximumMinutes : nil
    if let filter = AudienceFilter(params, maximumMinutes: lengths), !movies.isEmpty {
      let fitting = await filter.chosen(of: movies, &known, call, links)
      found.facts.unknownCount = ((found.facts.unknownCount ?? 0) + fitting.unknownCount).nilIfZero
      found.facts.message = fitting.message ?? found.facts.message
      movies = fitting.movies
    }
    if movies.count < grouped.count { found.facts.totalShowings = movies.map(\.showings.count).reduce(0, +) }
    return try await sorted(movies, on: outline.days, found, early, known, seats)
  }

  /// Whether rows are sent before the last day has come: nothing must depend on all of them.
  private func isStreamedByDay(_ outline: ProgrammeOutline) -> Bool {
    guard call.request?.partialResults != nil, params.groupBy == .day, !outline.days.isOne, !outline.isOfFilm else {
      return false
    }
    return params.library == nil && params.movie == nil && params.maximumMinutes == nil && AudienceFilter(params) == nil
      && params.sortBy != .rating
  }

  /// Streams the rows of each day as it comes.
  private func byDay(
    _ outline: ProgrammeOutline, _ early: EarlyRows, _ seats: SeatedShowings?
  ) async throws -> ListResult<MovieShowings> {
    let order = order(on: outline.days)
    let feed = DayFeed(outline, order)
    // Ends with the list, which may not be wanted whole.
    async let _: Void = feed.fill {
      try await request.programme(outline) { part, outcome in
        early.take(part, outcome)
        seats?.take(outcome)
        feed.take(part, outcome)
      }
    }
    try await feed.begin()
    let source = DayPages(feed: feed, notes: feed.notes) { rows, all, known in
      guard params.includeDetails else {
        await early.end()
        return rows
      }
      if known.atAMC.isEmpty { known = early.movies }
      let lookup = await MovieLookup(of: all, known: known, call, links)
      known = lookup.known
      let completed = await lookup.completed(rows, Semaphore(MovieLookup.width))
      await early.end()
      return completed
    }
    return try await deliver(source, seats)
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
    return try await call.chosen(rows, by: choice, includesTagged: params.tags != nil)
  }

  /// The words that limit a statement about the library where TMDB has failed.
  private static func knownToBe(_ facts: ListFacts) -> String {
    facts.faults?.contains { $0.provider == .tmdb } == true ? "known to be " : ""
  }

  /// Looks up ratings when a page is delivered, unless they decide the order.
  private func sorted(
    _ movies: [MovieShowings], on days: ShowingDays, _ found: ProgrammeRequest.Programme, _ early: EarlyRows,
    _ known: MovieLookup.Known, _ seats: SeatedShowings?
  ) async throws -> ListResult<MovieShowings> {
    let order = order(on: days)
    // By rating, they are ordered when all are rated.
    var rows = params.sortBy == .rating ? movies : order(movies, nil)
    let provenance = found.provenance.ofThisCall
    var notes = ListNotes(found.facts)
    notes.remark = found.remark
    guard params.includeDetails || params.sortBy == .rating else {
      await early.end()
      return try await deliver(rows, provenance, notes, seats)
    }
    let lookup = await MovieLookup(of: rows, limit: params.list.wanted, known: known, call, links)
    if params.sortBy == .rating {
      await lookup.complete(&rows)
      await early.end()
      rows = order(rows, nil)
      return try await deliver(rows, provenance, notes, seats)
    }
    var list = MadeList<MovieShowings, MovieShowings>(
      ready: [], keys: rows, provenance: provenance, notes: notes, room: Semaphore(MovieLookup.width)
    ) { page, room in
      let rows = await lookup.completed(page, room)
      // Early rows are sent while the first page is completed, and not after it.
      await early.end()
      return rows
    }
    list.isThere = \.isShown
    return try await deliver(list, seats)
  }

  /// Orders rows. Those of later pages stay in the order of the first page.
  private func order(on days: ShowingDays) -> RowOrder {
    // The same question may say the days and the place in other words, or leave settings to be understood.
    var same = params
    same.list = ListOptions()
    same.dates = DayOptions()
    same.location = PlaceOptions(radiusKilometres: params.location.radiusKilometres)
    same.partySize = nil
    same.seatsTogether = nil
    let question = "\(days) \(request.place) \(request.wishes.partySize) \(RawJSON(writing: same))"
    if params.list.page == 1 { orders.begin(question) }
    return { [orders, sort = params.sortBy] rows, day in
      orders.ordered(rows.sorted(by: sort), of: question, on: day)
    }
  }

  private func deliver(
    _ rows: [MovieShowings], _ provenance: Provenance, _ notes: ListNotes, _ seats: SeatedShowings?
  ) async throws -> ListResult<MovieShowings> {
    var list = ComposedList(rows: rows, provenance: provenance, notes: notes, skipped: 0)
    list.isThere = \.isShown
    return try await deliver(list, seats)
  }

  /// Answers with a list, or with the showings of it that have the seats.
  private func deliver<Source: ListSource<MovieShowings>>(
    _ list: Source, _ seats: SeatedShowings?
  ) async throws -> ListResult<MovieShowings> {
    guard let seats else { return try await call.list(list, params.list) }
    return try await call.list(SeatedList(list, seats), params.list)
  }
}

/// Orders rows: those of a day, or of all days for nil.
typealias RowOrder = @Sendable (_ rows: [MovieShowings], _ day: Day?) -> [MovieShowings]

extension MovieShowings {
  /// Whether it has a showing; a row that is gone, and keeps its place in the order, has none.
  var isShown: Bool { !showings.isEmpty }
}

extension ListOptions {
  /// The maximum number of rows of a stream; nil for all.
  var wanted: Int? { [limit, maxPages.map { $0 * pageSize }].compactMap(\.self).min() }
}
