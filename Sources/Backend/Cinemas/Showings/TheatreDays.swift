// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

/// The showtimes of a day, or of several, at several theatres.
struct TheatreDays {
  /// In the order of the days, and on each of the theatres, each with its theatre's name and distance.
  private(set) var showtimes: [Showtime] = []
  /// The theatres whose requests failed, each once.
  private(set) var faults: [ProviderFault] = []
  private(set) var provenance = Provenance.network

  /// How many lists are requested at once.
  static let width = 8

  /// A request for a theatre's showtimes: of one day, or of one film on all days.
  struct Part: Hashable, Sendable {
    /// The position of the day; 0 for a film on all days.
    let day: Int
    /// The position of the theatre.
    let theatre: Int
  }

  /// Requests the theatres' showtimes side by side, the first day's first.
  /// - Parameter didArrive: called with the outcome of each part, from any task.
  init(
    _ outline: ProgrammeOutline, _ call: Call,
    didArrive: @escaping @Sendable (Part, Result<TheatreDay, UpstreamError>) -> Void
  ) async throws(RPCError) {
    await call.beginProgress()
    let context = call.context
    let parts = outline.parts
    let outcomes = await parts.mapped(atOnce: Self.width) { count in
      let what = outline.days.isOne ? "theatre" : "list"
      await call.request?.workDone?.report(
        message: "\(count) of \(parts.count.counted(what))", percentage: 70 * count / max(parts.count, 1))
    } _: { part in
      let outcome = await Self.showtimes(of: part, outline, call, context)
      didArrive(part, outcome)
      return outcome
    }
    let failures = zip(parts, outcomes).compactMap { part, outcome -> (part: Part, error: UpstreamError)? in
      if case .failure(let error) = outcome { (part, error) } else { nil }
    }
    if let cancelled = failures.first(where: { $0.error.kind == .cancelled }) { throw RPCError(cancelled.error) }
    for case .success(let day) in outcomes {
      showtimes += day.showtimes
      provenance = provenance.lessFresh(day.provenance)
    }
    for (position, theatre) in outline.theatres.enumerated() {
      let failed = failures.filter { $0.part.theatre == position }
      guard var error = failed.first?.error else { continue }
      let days = failed.compactMap { outline.days.first.adding(days: $0.part.day)?.reading }
      let when = outline.days.isOne || outline.isOfFilm ? "" : " on \(days.joined(separator: ", "))"
      error.message = "\(theatre.name)\(when): \(error.message)"
      faults.append(ProviderFault(provider: .amc, error: RPCError(error)))
    }
    if failures.count == parts.count, let fault = faults.first { throw fault.error }
    // A showing after midnight may be on the lists of two days.
    if !outline.days.isOne { showtimes = showtimes.unique(by: \.id) }
  }

  private static func showtimes(
    of part: Part, _ outline: ProgrammeOutline, _ call: Call, _ context: CallContext
  ) async -> Result<TheatreDay, UpstreamError> {
    let theatre = outline.theatres[part.theatre]
    if outline.isOfFilm, let movies = outline.movies {
      return await TheatreDay.showings(of: movies, on: outline.days, at: theatre, call, context)
    }
    guard let day = outline.days.first.adding(days: part.day) else { return .success(TheatreDay()) }
    let isNight = outline.isNight && part.day == outline.days.count - 1
    // AMC filters by one movie at most. Several have the whole day in common, in one request.
    let only = outline.movies.flatMap { $0.count == 1 ? $0.map(\.native).joined() : nil }
    return await TheatreDay.showings(of: day, isNight: isNight, at: [theatre], call, context) {
      .atTheatre(id: theatre.id.native, date: $0, movieID: only)
    }.map { $0.of(only == nil ? outline.movies : nil) }
  }
}

extension ProgrammeOutline {
  /// Whether the showings of a film are requested on all days at once. AMC doesn't say whether that list has showings
  /// that have begun.
  var isOfFilm: Bool { movies != nil && !days.isOne && !filter.wishes.includesStarted }

  /// The requests, in their order.
  var parts: [TheatreDays.Part] {
    (0..<(isOfFilm ? 1 : days.count)).flatMap { day in
      theatres.indices.map { TheatreDays.Part(day: day, theatre: $0) }
    }
  }
}

/// The showtimes of a day at one theatre, or near a place.
struct TheatreDay {
  var showtimes: [Showtime] = []
  /// The least fresh of the responses.
  var provenance = Provenance.network

  /// A theatre has some hundred showtimes a day, and may have two thousand to come. A list without an end is not read
  /// further.
  private static let mostPages = 50

  /// The showings of a day, which begins at five in the morning.
  /// - Parameters:
  ///   - isNight: whether the day's evening goes on after midnight. AMC doesn't document whether it lists showings
  ///     after midnight on this day or on the next, so both lists are requested.
  ///   - theatres: those whose names, distances and clocks the showtimes take.
  ///   - view: the list of a day.
  static func showings(
    of day: Day, isNight: Bool, at theatres: [Theatre], _ call: Call, _ context: CallContext,
    in view: (Day) -> AMCView<Showtime>
  ) async -> Result<TheatreDay, UpstreamError> {
    let outcome = await whole(view(day), at: theatres, call, context)
    guard isNight, let next = day.adding(days: 1), case .success(let first) = outcome else { return outcome }
    return await whole(view(next), at: theatres, call, context).map { first.evening(of: day, with: $0) }
  }

  /// The showings of a film on several days: what is kept of these days, or else one list for each of AMC's entries.
  static func showings(
    of movies: Set<EntityID>, on days: ShowingDays, at theatre: Theatre, _ call: Call, _ context: CallContext
  ) async -> Result<TheatreDay, UpstreamError> {
    if let kept = await kept(days, at: theatre, call, context) { return .success(kept.of(movies)) }
    var film = TheatreDay()
    for movie in movies.sorted(by: { $0.isBefore($1) }) {
      let view = AMCView<Showtime>.atTheatre(id: theatre.id.native, date: nil, movieID: movie.native)
      switch await whole(view, at: [theatre], call, context) {
      case .success(let list):
        film.showtimes += list.showtimes
        film.provenance = film.provenance.lessFresh(list.provenance)
      case .failure(let error): return .failure(error)
      }
    }
    return .success(film)
  }

  /// The whole programme of several days, if fresh responses to all of its requests are kept.
  private static func kept(
    _ days: ShowingDays, at theatre: Theatre, _ call: Call, _ context: CallContext
  ) async -> TheatreDay? {
    guard context.cacheMode == .default else { return nil }
    var context = context
    context.cacheMode = .only
    var all = TheatreDay()
    for day in days.all {
      let view = AMCView<Showtime>.atTheatre(id: theatre.id.native, date: day)
      guard case .success(let list) = await whole(view, at: [theatre], call, context), case .cache = list.provenance
      else { return nil }
      all.showtimes += list.showtimes
      all.provenance = all.provenance.lessFresh(list.provenance)
    }
    return all
  }

  /// All showtimes of a list. If it changes while it is read, it is read a second time: a showtime that begins leaves
  /// the list, and one that moves up in its place may be on a page that was already read.
  static func whole(
    _ view: AMCView<Showtime>, at theatres: [Theatre], _ call: Call, _ context: CallContext
  ) async -> Result<TheatreDay, UpstreamError> {
    let first = await read(view, at: theatres, call, context)
    guard first.hasChanged else { return first.outcome }
    var context = context
    // Pages in the cache may be of different times.
    if context.cacheMode == .default { context.cacheMode = .revalidate }
    let second = await read(view, at: theatres, call, context).outcome
    if case .success = second { return second } else { return first.outcome }
  }

  /// - Returns: all showtimes of a list, and whether its pages state different totals.
  private static func read(
    _ view: AMCView<Showtime>, at theatres: [Theatre], _ call: Call, _ context: CallContext
  ) async -> (outcome: Result<TheatreDay, UpstreamError>, hasChanged: Bool) {
    var whole = TheatreDay()
    var totals: Set<Int> = []
    do throws(PageFailure) {
      let pages = ListPages(AMCList(view, pageSize: 100), client: call.amc.client, context: context)
      for try await page in pages {
        if let total = page.totalRows { totals.insert(total) }
        whole.provenance = page.number == 1 ? page.provenance : whole.provenance.lessFresh(page.provenance)
        var rows = page.rows
        for index in rows.indices {
          // A theatre's own list need not name it.
          let theatre = rows[index].theatreId.flatMap { id in theatres.first { $0.id == id } }
          if let theatre = theatre ?? (theatres.count == 1 ? theatres[0] : nil) { rows[index].locate(at: theatre) }
        }
        // One page is the rule, and a showtime is large.
        if page.number == 1 { whole.showtimes = rows } else { whole.showtimes += rows }
        if page.number == mostPages { break }
      }
      return (.success(whole), totals.count > 1)
    } catch {
      return (.failure(error.error), false)
    }
  }

  /// The showtimes of some movies.
  /// - Parameter movies: nil for all.
  func of(_ movies: Set<EntityID>?) -> TheatreDay {
    guard let movies else { return self }
    let wanted = showtimes.filter { $0.movieId.map(movies.contains) ?? false }
    return TheatreDay(showtimes: wanted, provenance: provenance)
  }

  /// The showings of a day's evening, which may be on two lists, or on both.
  private func evening(of day: Day, with next: TheatreDay) -> TheatreDay {
    let late = next.showtimes.filter { $0.startsAtLocal?.showingDay == day }
    let all = showtimes.filter { $0.startsAtLocal.map { $0.showingDay == day } ?? true } + late
    return TheatreDay(showtimes: all.unique(by: \.id), provenance: provenance.lessFresh(next.provenance))
  }
}

extension Showtime {
  /// Adds the theatre's id, name and distance.
  mutating func locate(at theatre: Theatre) {
    theatreId = theatreId ?? theatre.id
    theatreName = theatre.name
    distanceKilometres = theatre.distanceKilometres
    startsAtLocal =
      startsAtLocal
      ?? startsAt.flatMap { start in
        theatre.zone?.offset(at: start).map { LocalTime(start, offset: $0) }
      }
  }
}
