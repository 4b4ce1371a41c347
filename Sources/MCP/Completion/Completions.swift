// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// Completes input from the catalogue and earlier searches. If a provider is unreachable, there are no completions, but
/// no error either.
struct Completions: Sendable {
  let contract: any ContractCaller

  /// One page, with as many rows as a completion can hold.
  private let list = ListOptions(pageSize: CompletionValues.limit)

  /// Movie ids by the beginning of the id, or by title; if the input is empty, those of movies now at AMC.
  func movieIDs(_ typed: String) async throws(RPCError) -> CompletionValues {
    func fits(_ prefix: String) -> Bool { !typed.isEmpty && (prefix.hasPrefix(typed) || typed.hasPrefix(prefix)) }
    var movies = try await search(typed)
    var listed: [Movie] = []
    if typed.isEmpty || fits("amc:movie:") { listed += try await rows(MoviesNowPlaying.self, .init(list: list)) }
    if fits("amc:movie:") { listed += try await rows(MoviesComingSoon.self, .init(list: list)) }
    if fits("tmdb:movie:") {
      listed += try await rows(MoviesPopular.self, .init(list: list))
      listed += try await rows(MoviesUpcoming.self, .init(list: list))
    }
    movies += listed.filter { $0.id.description.hasPrefix(typed) }
    return CompletionValues(
      movies.filter { $0.isPrivateRental != true }.map { ($0.id.description, $0.title) }, named: typed)
  }

  /// Theatre ids by the beginning of the id, or by name or place; if the input is empty, any.
  func theatreIDs(_ typed: String) async throws(RPCError) -> CompletionValues {
    guard let query = Query(typed), !isID(typed) else {
      let all = try await rows(TheatresAll.self, .init(list: list))
      return CompletionValues(
        all.map { ($0.id.description, $0.name) }.filter { $0.0.hasPrefix(typed) }.map { (id: $0, name: $1) })
    }
    let found = try await rows(TheatresFind.self, .init(place: query, list: list))
    let named = try await rows(SearchTheatres.self, .init(query: query, list: list))
    return CompletionValues((found + named).map { ($0.id.description, $0.name) }, named: typed)
  }

  /// Cities, zip codes and theatres by name; if the input is empty, AMC's markets.
  func places(_ typed: String) async throws(RPCError) -> CompletionValues {
    guard let query = Query(typed) else {
      let markets = try await rows(TheatresAll.self, .init(list: list)).compactMap(\.market?.name)
      return CompletionValues(markets.unique.sorted())
    }
    let places = try await rows(TheatresSuggest.self, .init(query: query, list: list)).map(\.title)
    let theatres = try await rows(SearchTheatres.self, .init(query: query, list: list)).map(\.name)
    return CompletionValues((places + theatres).unique)
  }

  /// Film titles, after matching earlier searches.
  func titles(_ typed: String) async throws(RPCError) -> CompletionValues {
    let before = try await remembered(typed)
    let films =
      typed.isEmpty ? try await rows(MoviesNowPlaying.self, .init(list: list)) : try await search(typed)
    return CompletionValues((before + films.filter { $0.isPrivateRental != true }.map(\.title)).unique)
  }

  /// Genres, then earlier searches.
  func tastes(_ typed: String) async throws(RPCError) -> CompletionValues {
    let genres = try await orNothing { () throws(RPCError) in
      try await contract.call(MoviesGenres.self, .init()).genres.map { $0.name.lowercased() }
    }
    let fitting = genres.filter { $0.hasPrefix(typed.lowercased()) }
    return CompletionValues((fitting + (try await remembered(typed))).unique)
  }

  /// Words for days, then the next two weeks in the theatre's local time, without days on which it is closed.
  func days(_ typed: String, theatre: String?) async throws(RPCError) -> CompletionValues {
    let days = try await orNothing { () throws(RPCError) in try await openDays(of: theatre) }
    let words = ["today", "tonight", "tomorrow"] + Day.weekdayNames.map { $0.lowercased() }
    let all = (typed.isEmpty ? ["today", "tonight", "tomorrow"] + days : words + days)
    return CompletionValues(all.filter { $0.hasPrefix(typed.lowercased()) })
  }

  /// The days of the next two weeks on which a theatre is open, in its local time, or in UTC without a theatre.
  func openDays(of theatre: String?) async throws(RPCError) -> [String] {
    var open: Theatre?
    if let id = theatre.flatMap({ EntityID($0, of: .theatre) }) {
      open = try await contract.call(TheatresGet.self, .init(id: id))
    }
    let now = try await contract.now()
    let clock = LocalClock(now: now, offset: open?.offset(at: now) ?? .utc)
    return (0..<14).compactMap { clock.today.adding(days: $0) }.filter { day in
      // 20:00 UTC is noon to mid-afternoon in the continental United States, and so before most of the day's showings.
      !(open?.closures ?? []).contains { $0.covers(Instant(day, seconds: 20 * 3600)) }
    }.map(\.description)
  }

  /// The id of the theatre at, or nearest to, a place; nil if it can't be determined.
  func theatre(near place: String?) async throws(RPCError) -> String? {
    guard let place = place.flatMap({ Query($0) }) else { return nil }
    return try await rows(TheatresFind.self, .init(place: place, radiusKilometres: 100)).first?.id.description
  }

  /// Films at both providers; none for an id. Searches are not remembered, because the user is still typing.
  private func search(_ typed: String) async throws(RPCError) -> [Movie] {
    guard let query = Query(typed), !isID(typed) else { return [] }
    var movies: [Movie] = []
    for provider in [MovieSource.amc, .tmdb] {
      movies += try await rows(SearchMovies.self, .init(query: query, provider: provider, remember: false, list: list))
    }
    return movies
  }

  /// Whether the input is the beginning of an id. Titles have colons too.
  private func isID(_ typed: String) -> Bool {
    typed.contains(":") && ["amc", "tmdb", "imdb"].contains(typed.prefix { $0 != ":" }.lowercased())
  }

  private func remembered(_ typed: String) async throws(RPCError) -> [String] {
    try await orNothing { () throws(RPCError) in
      try await contract.call(SuggestionsList.self, .init(prefix: typed.nilIfEmpty)).items.map(\.query)
    }
  }

  private func rows<M: MethodSignature, Row>(
    _ method: M.Type, _ params: M.Params
  ) async throws(RPCError) -> [Row] where M.Params: ListParameters & JSONWritable, M.Result == ListResult<Row> {
    try await orNothing { () throws(RPCError) in try await contract.page(method, params).items.values }
  }

  /// Runs the body, returning an empty list if it fails; cancellation is rethrown.
  private func orNothing<T>(_ body: () async throws(RPCError) -> [T]) async throws(RPCError) -> [T] {
    do throws(RPCError) {
      return try await body()
    } catch {
      if error.code == .requestCancelled || error.code == .serverCancelled { throw error }
      return []
    }
  }
}
