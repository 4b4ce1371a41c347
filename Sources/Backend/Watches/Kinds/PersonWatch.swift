// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// New films of a person: announced, dated, with tickets.
enum PersonWatch: WatchRules {
  static let leastInterval = 3600
  static let fixedParameters: Set<WatchParameter> = []

  static func takes(beside given: Set<WatchParameter>) -> TakenParameters {
    given.hasPlace
      ? TakenParameters(WatchParameter.ofPlace.union([.radiusKilometres, .personId]))
      : TakenParameters([.personId], "without a place")
  }

  static func takesUsualPlace(beside given: Set<WatchParameter>) -> Bool { false }

  static func check(_ given: Set<WatchParameter>) throws(RPCError) {
    guard given.contains(.personId) else {
      throw WatchParameter.personId.missing("a person's id (search/people finds it)")
    }
  }

  static func resolve(
    _ params: WatchAdd.Params, into condition: inout WatchCondition, _ resolver: inout WatchResolver
  ) async throws(RPCError) -> String {
    let call = resolver.call
    guard let id = params.personId else { throw WatchParameter.personId.missing("a person's id") }
    let person = try await PersonLinker(call: call, links: resolver.watches.links).tmdbID(of: id, in: nil)
    condition.personId = person.entity
    condition.person = try await call.tmdb.answer(TMDBObject.person(person, include: [], for: call.presentation)).name
    return try await resolver.resolveShowings(params, into: &condition)
  }

  static func name(of condition: WatchCondition, film: String?, _ place: String) -> String {
    "New films of \(condition.person ?? "a person")\(place)"
  }

  static func observe(_ observer: WatchObserver) async throws(RPCError) -> WatchObservation {
    try await observer.person()
  }

  static func changes(
    from old: ConditionState, to new: ConditionState, of condition: WatchCondition, _ now: Instant
  ) -> [WatchChange] {
    // A film that is gone for good and comes back is announced no more.
    let pairs = ItemPairs(old.items + (old.reported ?? []), new.items)
    let known = pairs.kept.flatMap { before, after -> [WatchChange] in
      guard let old = before.film, let film = after.film else { return [] }
      return film.dated(since: old, now) + film.sold(since: old)
    }
    return known
      + pairs.added.compactMap(\.film).flatMap { film in
        [film.announced(condition.person ?? "this person")]
          + film.sold(since: StoredFilm(movie: film.movie, hadTickets: false, hadFormat: false))
      }
  }
}

extension WatchObserver {
  /// Of how many films without a date a check requests TMDB's status, those that TMDB has had for the shortest time.
  private static let mostUndated = 20
  private static let width = 8

  fileprivate func person() async throws(RPCError) -> WatchObservation {
    guard let id = condition.personId.flatMap({ TMDBID($0) }) else {
      throw RPCError(.requestFailed, "The watch has no person at TMDB")
    }
    let parts = try await round.credits(of: id).filter { $0.kind == .movie && !$0.isNoPart }
    let known = knownFilms(listed: Set(parts.map(\.id)))
    let listed = parts.map { ListedFilm($0, known: known) }
    let undated = listed.filter { $0.film.movie.releaseDate == nil && known[$0.film.movie.id] == nil }
    let planned = try await planned(undated.compactMap(\.tmdb))
    var films = Array(
      listed.filter { film in
        let movie = film.film.movie
        // No date isn't the future.
        guard movie.releaseDate == nil else { return !film.film.isOld(on: now.lastDay) }
        return known[movie.id] != nil || planned.contains(movie.id)
      }.prefix(Self.mostFilms))
    let instants = try await addSales(to: &films)
    var state = ConditionState(message: "", items: [])
    state.take(films.map { StoredItem(film: $0.film) }, after: last, .long, keepsReported: true, at: now) { item in
      item.film?.isOld(on: now.lastDay) ?? true
    }
    let states = state.items.compactMap(\.film)
    state.message =
      "\(states.count.counted("new film")) of \(condition.person ?? "this person"), "
      + "\(states.count { $0.movie.releaseDate != nil }) with a date, \(states.count { $0.onSale == true }) with tickets."
    return WatchObservation(state: state, instants: instants)
  }

  /// The films that TMDB says are planned or made.
  private func planned(_ films: [TMDBID]) async throws(RPCError) -> Set<EntityID> {
    let newest = films.sorted { $0.entity.number ?? 0 > $1.entity.number ?? 0 }.prefix(Self.mostUndated)
    let answers = await Array(newest).mapped(atOnce: Self.width) { [round] id -> Result<Movie?, RPCError> in
      do throws(RPCError) {
        return .success(try await round.film(id))
      } catch {
        return error.isNotFound ? .success(nil) : .failure(error)
      }
    }
    var planned: Set<EntityID> = []
    for answer in answers {
      if let movie = try answer.get(), movie.isPlanned { planned.insert(movie.id) }
    }
    return planned
  }
}

extension Movie {
  fileprivate var isPlanned: Bool { ["Planned", "In Production", "Post Production"].contains(status) }
}

extension PersonCredit {
  /// Whether the person only is thanked, appears as oneself, or is seen in footage of other films.
  fileprivate var isNoPart: Bool { !roles.isEmpty && roles.allSatisfy(\.isNoPart) }
}

extension PersonRole {
  fileprivate var isNoPart: Bool {
    if let job { return job == "Thanks" }
    guard let character = character?.lowercased() else { return false }
    let name = character.split { "(/,:–".contains($0) }.first?.trimmingDividers ?? ""
    let words = name.replacing(" - ", with: "–").split(separator: "–").first?.trimmingDividers ?? ""
    return character.contains("archive") || Self.oneself.contains(words)
  }

  /// Oneself, in the languages in which TMDB has it.
  private static let oneself: Set = [
    "self", "himself", "herself", "themselves", "themself", "oneself", "lui-même", "elle-même", "er selbst",
    "sie selbst", "él mismo", "ella misma", "se stesso", "se stessa", "ele mesmo", "ela mesma", "本人",
  ]
}

extension StoredFilm {
  /// For how many days after its release a person's film is new.
  private static let newDays = 180

  fileprivate func isOld(on today: Day) -> Bool {
    movie.releaseDate.map { $0.daysSince1970 < today.daysSince1970 - Self.newDays } ?? false
  }
}
