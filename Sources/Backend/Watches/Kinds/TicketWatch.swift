// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC

/// Tickets for a movie, which AMC need not list yet, at theatres or anywhere.
enum TicketWatch: WatchRules {
  static let leastInterval = 300
  static let fixedParameters: Set<WatchParameter> = []

  static func takes(beside given: Set<WatchParameter>) -> TakenParameters {
    given.hasPlace
      ? TakenParameters(WatchParameter.ofPlace.union(WatchParameter.ofShowings).union(WatchParameter.ofMovie))
      : TakenParameters(WatchParameter.ofMovie, "without a place")
  }

  static func takesUsualPlace(beside given: Set<WatchParameter>) -> Bool { false }

  static func check(_ given: Set<WatchParameter>) throws(RPCError) {
    guard given.contains(.movie) || given.contains(.movieId) else {
      throw WatchParameter.movie.missing("a movie, as movie or movieId, because tickets are for one", got: "neither")
    }
  }

  static func resolve(
    _ params: WatchAdd.Params, into condition: inout WatchCondition, _ resolver: inout WatchResolver
  ) async throws(RPCError) -> String {
    try await resolver.resolveShowings(params, into: &condition)
  }

  static func name(of condition: WatchCondition, film: String?, _ place: String) -> String {
    "Tickets\(film.map { " for \($0)" } ?? "")\(place)"
  }

  static func observe(_ observer: WatchObserver) async throws(RPCError) -> WatchObservation {
    switch try await observer.entries() {
    case .found(let entries): try await observer.tickets(for: entries)
    case .ambiguous(let movies): observer.noEntry(.ambiguous, movies)
    case .pending(let candidates): observer.noEntry(.pending, candidates)
    }
  }

  static func changes(
    from old: ConditionState, to new: ConditionState, of condition: WatchCondition, _ now: Instant
  ) -> [WatchChange] {
    let known = old.items + (old.reported ?? []) + (old.announced ?? []).map { StoredItem(showing: $0) }
    let announced = ItemPairs(known, (new.announced ?? []).map { StoredItem(showing: $0) }).added.compactMap(\.showing)
    return old.movieChange(to: new) + ConditionState.announced(announced)
      + ConditionState.opened(old.comparison(with: new, on: condition.days?.last, now).added)
  }
}

extension WatchObserver {
  fileprivate func tickets(for film: AMCEntries) async throws(RPCError) -> WatchObservation {
    let entries = film.map(\.movie)
    var state = ConditionState(message: "", resolution: .resolved, items: [])
    // The entry that was found first stands for the film, also where one answer lacks it.
    let first = isSure && last?.resolution == .resolved ? last?.movie : nil
    let isListed = first.map { film.contains($0.id) } ?? true
    if !isListed, let kept = last?.missing(.usual, at: now) {
      state.movie = kept.movie
      state.missed = kept.missed
    } else {
      state.movie = (entries.first { $0.id == first?.id } ?? film.plainest?.movie)?.watched
    }
    let title = state.movie?.title ?? ""
    state.entries = knownEntries.filter { !film.contains($0.id) } + entries.map(\.watched)
    let sales = entries.compactMap(\.onlineTicketsAt)
    let announced = sales.filter { $0 > now }.min().map {
      "; AMC sells them from \(AmericanClock.everywhere($0))"
    }
    guard condition.theatres != nil else {
      return anywhere(state, entries, sales, announced)
    }
    let ids = film.ids
    let showtimes = try await showtimes(of: .entries(ids))
    let onSale = showtimes.filter { ShowingAvailability($0).wasOpened }
    let others = Set(showtimes.map(\.id)).subtracting(onSale.map(\.id))
    state.take(
      onSale.map { StoredItem(showing: StoredShowing($0)) }, after: last, .usual, keepsReported: true, at: now
    ) { item in item.showing.map { others.contains($0.id) } ?? false }
    let embargoed = await embargoed(of: ids, besides: showtimes)
    state.announced = embargoed
    let ends = embargoed.compactMap(\.visibleAt)
    let embargo = ends.filter { $0 > now }.min().map { "; AMC's embargo ends at \(AmericanClock.everywhere($0))" }
    let count = state.items.count == 1 ? "one showing is" : "\(state.items.count) showings are"
    state.message =
      state.items.isEmpty
      ? Self.none(title, announced ?? embargo) : "\(count.sentence) on sale for \(title)."
    return WatchObservation(state: state, instants: sales + ends)
  }

  /// The tickets of a watch without a place: AMC lists showings before it sells their tickets.
  private func anywhere(
    _ state: ConditionState, _ entries: [Movie], _ sales: [Instant], _ announced: String?
  ) -> WatchObservation {
    var state = state
    let isOnSale = entries.contains { movie in
      movie.hasScheduledShowtimes == true && movie.onlineTicketsAt.map { $0 <= now } ?? true
    }
    let isGone = entries.allSatisfy { $0.hasScheduledShowtimes == false }
    state.take(
      isOnSale ? [StoredItem(movie: state.movie)] : [], after: last, .usual, keepsReported: true, at: now
    ) { _ in isGone }
    let title = state.movie?.title ?? ""
    state.message =
      state.items.isEmpty ? Self.none(title, announced) : "Tickets for \(title) are on sale."
    return WatchObservation(state: state, instants: sales)
  }

  private static func none(_ title: String, _ reason: String?) -> String {
    "There are no tickets for \(title) yet\(reason ?? "")."
  }

  /// The movie's showings under embargo, those that were announced before among them. When a watch is added, AMC's list
  /// of them isn't requested, which takes time.
  /// - Parameter showtimes: the movie's showtimes on the theatres' own lists, which may have some too.
  private func embargoed(of movies: Set<EntityID>, besides showtimes: [Showtime]) async -> [StoredShowing] {
    var all = showtimes.filter { $0.isEmbargoed == true }
    for theatre in last == nil ? [] : condition.theatres ?? [] {
      let found = await round.embargoed(at: theatre, on: condition.days?.all).showtimes
      all += wanted(found, of: .entries(movies))
    }
    // Lists that couldn't be requested, and those that lack a showing, don't end what was announced.
    let kept = (last?.announced ?? []).filter { !$0.hasBegun(by: now) }.map { StoredItem(showing: $0) }
    let listed = showtimes.filter { $0.isEmbargoed != true }.map { StoredItem(showing: StoredShowing($0)) }
    let found = all.map { StoredShowing($0) }.unique(by: \.id).map { StoredItem(showing: $0) }
    let new = ItemPairs(listed, found).added
    return (new + ItemPairs(kept, new + listed).gone).compactMap(\.showing)
  }

  /// The state while AMC lists no movie that is surely the film.
  fileprivate func noEntry(_ resolution: WatchResolution, _ candidates: [Movie]) -> WatchObservation {
    // A movie that one answer lacks would be found again, with its tickets.
    if let last, isSure, last.resolution == .resolved, let state = last.missing(.usual, at: now) {
      return WatchObservation(state: state)
    }
    // A condition with AMC's id has no title, so the next check needs that of the last state.
    let movie = condition.movie == nil ? last?.movie : nil
    let title = condition.movie ?? last?.movie?.title ?? ""
    var state = ConditionState(message: "", resolution: resolution, movie: movie, items: [])
    state.candidates = candidates.isEmpty ? nil : candidates.map(\.watched)
    state.message =
      resolution == .ambiguous
      ? "AMC lists several movies of this title; give watch/update the movieId of the right one."
      : "AMC doesn't list “\(title)” yet." + Self.hint(candidates)
    // What was reported of the film stays reported.
    state.take([], after: last, .usual, keepsReported: true, at: now) { _ in true }
    state.entries = isSure ? knownEntries : nil
    state.announced = last?.announced
    return WatchObservation(state: state)
  }

  private static let mostCandidates = 5

  /// The movies that only have the words, which may be what was meant.
  private static func hint(_ candidates: [Movie]) -> String {
    guard !candidates.isEmpty else { return "" }
    let titles = candidates.prefix(mostCandidates).map(\.title).conjunction
    let which = candidates.count == 1 ? "which has the word" : "which have the words"
    return " AMC lists \(titles), \(which); add a watch by its id."
  }
}

extension ConditionState {
  /// This state while the only movie or showing of the watch is missing; nil once it is gone.
  func missing(_ patience: Patience, at now: Instant) -> ConditionState? {
    let missed = StoredMiss.after(missed, at: now)
    guard !missed.isBeyond(patience, at: now) else { return nil }
    var state = self
    state.missed = missed
    return state
  }

  /// The change of AMC's entry of the movie whose tickets are watched: none or one.
  fileprivate func movieChange(to new: ConditionState) -> [WatchChange] {
    switch new.resolution {
    case .resolved?:
      let wasMissing = resolution == .pending || resolution == .ambiguous
      let known = Set((entries ?? []).map(\.id))
      guard let movie = new.movie else { return [] }
      // An entry that was found before is no news; another one stands for the film only after a while.
      let isNews = wasMissing ? !known.contains(movie.id) : movie.id != self.movie?.id
      guard isNews else { return [] }
      let item = StoredItem(movie: movie)
      if let before = self.movie, resolution == .resolved {
        return [
          WatchChange(
            kind: .movieChanged, message: "AMC lists \(movie.title) under another id now: \(movie.id).",
            before: .init(movie: before), after: item)
        ]
      }
      return [WatchChange(kind: .movieFound, message: "AMC lists \(movie.title) now.", after: item)]
    case .ambiguous? where resolution != .ambiguous:
      let titles = (new.candidates ?? []).map { "\($0.title) (\($0.id))" }.joined(separator: ", ")
      return [
        WatchChange(
          kind: .movieAmbiguous, message: "AMC lists several movies of this title: \(titles).",
          after: new.candidates?.first.map { .init(movie: $0) })
      ]
    default: return []
    }
  }

  /// One change for each theatre and day, however many showings there are.
  /// - Parameter message: makes the text from the first showing and the number in words, such as `3 showings`.
  private static func changes(
    _ kind: WatchEventKind, _ showings: [StoredShowing], _ message: (StoredShowing, String) -> String
  ) -> [WatchChange] {
    StoredShowing.days(of: showings).map { showings in
      let first = showings[0]
      let count = showings.count == 1 ? "one showing" : "\(showings.count) showings"
      return WatchChange(
        kind: kind, message: message(first, count), after: .init(showing: first), url: first.purchaseUrl)
    }
  }

  fileprivate static func announced(_ showings: [StoredShowing]) -> [WatchChange] {
    changes(.ticketsAnnounced, showings) { first, count in
      let start = first.visibleAt.map { " from \(AmericanClock.everywhere($0))" } ?? ", AMC doesn't say when"
      return "Tickets for \(first.label), \(count), will be on sale\(start)."
    }
  }

  fileprivate static func opened(_ added: [StoredItem]) -> [WatchChange] {
    var changes = changes(.ticketsOpened, added.compactMap(\.showing)) { first, count in
      "Tickets are on sale for \(first.label), \(count)."
    }
    for movie in added.compactMap(\.movie) {
      changes.append(
        WatchChange(
          kind: .ticketsOpened, message: "Tickets are on sale for \(movie.title).", after: .init(movie: movie),
          url: movie.url))
    }
    return changes
  }
}

extension Movie {
  var watched: StoredMovie {
    StoredMovie(id: id, title: title, releaseDate: releaseDate, url: showtimesUrl ?? websiteUrl)
  }
}
