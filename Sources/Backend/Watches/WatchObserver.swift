// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC

/// Observes the present state of a watch's condition, by the rules of its kind.
struct WatchObserver {
  let round: CheckRound
  let condition: WatchCondition
  /// The state of the last check; nil for a watch that is being added.
  let last: ConditionState?
  let now: Instant

  func observe() async -> CheckOutcome {
    do throws(RPCError) {
      var observation = try await condition.kind.rules.observe(self)
      observation.end = observation.end ?? condition.endOfDay
      observation.instants += observation.state.items.compactMap { $0.showing?.visibleAt }
      return .success(observation)
    } catch {
      return .failure(error)
    }
  }

  /// The film that showtimes must be of.
  enum WatchedFilmFilter {
    case any
    /// One of AMC's entries of the film.
    case entries(Set<EntityID>)
    /// One of the title's showings, or of the entries that had it before AMC renamed them.
    case titled(TitledShowings, known: Set<EntityID>)

    fileprivate func includes(_ showtime: Showtime) -> Bool {
      switch self {
      case .any: true
      case .entries(let ids): showtime.movieId.map(ids.contains) ?? false
      case .titled(let title, let known):
        title.includes(showtime) || showtime.movieId.map(known.contains) ?? false
      }
    }
  }

  /// What the theatres list of the condition's film.
  struct Listed {
    var showtimes: [Showtime]
    /// AMC's entries of the film, if it was given by its id.
    var entries: [StoredMovie]?
    /// The films that only have the title's words, if the title has no showtime.
    var candidates: [StoredMovie]?

    /// A sentence about the candidates.
    var hint: String {
      guard let first = candidates?.first, let count = candidates?.count else { return "" }
      let words = count == 1 ? "which has the word" : "and others, which have the words"
      return " AMC lists \(first.title), \(words); add a watch by its id."
    }
  }

  /// The showtimes of the condition's film, or of all films.
  func showtimesOfFilm() async throws(RPCError) -> Listed {
    if condition.movieId != nil { return try await showtimesByID() }
    guard let text = condition.movie else { return Listed(showtimes: try await showtimes(of: .any)) }
    let query = TitleQuery(text, year: condition.year)
    let known = (last?.items ?? []).compactMap { ($0.showing ?? $0.seats?.showing) }
      .filter { last?.entries != nil || query.match($0.movieTitle) <= .divided }.compactMap(\.movieId)
    let all = try await showtimes(of: .any)
    let titled = try await TitledShowings(query, in: all, round.call, round.watches.links, takesWords: false)
    let film = WatchedFilmFilter.titled(titled, known: Set(known))
    let taken = all.filter(film.includes)
    guard taken.isEmpty else { return Listed(showtimes: taken, entries: []) }
    let others = all.filter { query.match($0.movieTitle) != .none }.compactMap { showtime in
      showtime.movieId.map { StoredMovie(id: $0, title: showtime.movieTitle) }
    }.unique(by: \.id)
    return Listed(showtimes: [], entries: [], candidates: others.nilIfEmpty)
  }

  private func showtimesByID() async throws(RPCError) -> Listed {
    var entries = knownEntries.map(\.id)
    if let id = condition.movieId, id.provider == .amc, entries.isEmpty { entries = [id] }
    let isOfAMC = condition.movieId?.provider == .amc
    let found = isOfAMC ? try await showtimes(of: .entries(Set(entries))) : []
    if isOfAMC, !found.isEmpty || last?.items.isEmpty ?? true {
      return Listed(showtimes: found, entries: last?.entries)
    }
    // The entries of one of TMDB's films, or those that AMC gave another id.
    guard case .found(let movies) = try await self.entries() else {
      return Listed(showtimes: found, entries: last?.entries)
    }
    let ids = movies.ids
    if isOfAMC, ids == Set(entries) { return Listed(showtimes: found, entries: last?.entries) }
    return Listed(showtimes: try await showtimes(of: .entries(ids)), entries: movies.map(\.movie.watched))
  }

  /// The showings at the condition's theatres.
  func showtimes(of film: WatchedFilmFilter) async throws(RPCError) -> [Showtime] {
    var ids: [EntityID?] = [nil]
    var days = condition.days?.all.map(Optional.some) ?? [nil]
    // A day's list is requested without the movie, so that all watches on the day share it.
    if case .entries(let entries) = film, days.count > 1 || condition.date == nil {
      ids = entries.sorted { $0.isBefore($1) }
      days = [nil]
    }
    var result: [Showtime] = []
    // A showing after midnight may be on the lists of two days.
    var known: Set<EntityID> = []
    for theatre in condition.theatres ?? [] {
      for id in ids {
        for day in days {
          result += try await round.showtimes(at: theatre, on: day, of: id).filter { known.insert($0.id).inserted }
        }
      }
    }
    return wanted(result, of: film)
  }

  /// The showtimes that meet the condition.
  func wanted(_ showtimes: [Showtime], of film: WatchedFilmFilter) -> [Showtime] {
    var filters: [ShowingDays: ShowingFilter] = [:]
    return showtimes.filter { showtime in
      guard film.includes(showtime) else { return false }
      let days = condition.days ?? ShowingDays(showtime.startsAtLocal?.showingDay ?? now.lastDay)
      let filter = filters[days] ?? ShowingFilter(condition, on: days, now: now)
      filters[days] = filter
      return filter.includes(showtime)
    }
  }
}

extension WatchCondition {
  /// The condition's days; nil without any.
  var days: ShowingDays? {
    date.map { date in
      var days = ShowingDays(date, through: untilDate)
      days.start = firstDayAfter
      return days
    }
  }

  /// When the condition's days are over, with the reason for people; nil without any. Noon UTC of the next day is late
  /// enough for every time zone of the United States, in summer and in winter.
  var endOfDay: (at: Instant, reason: String)? {
    guard let days, let next = days.last.adding(days: 1) else { return nil }
    let last = days.last.reading
    let which = days.isOne ? "day that was watched, \(last), is" : "days that were watched, to \(last), are"
    return (Instant(next, seconds: 43_200), "The \(which) over.")
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
  /// The film is filtered by the watch.
  fileprivate init(_ condition: WatchCondition, on days: ShowingDays, now: Instant) {
    self.init(
      ShowingWishes(formats: condition.format, after: condition.after, before: condition.before), on: days, now: now)
  }
}
