// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Synchronization

/// Completes input from the catalogue and earlier searches. If a provider is unreachable, there are no completions, but
/// no error either.
struct Completions: Sendable {
  let contract: any ContractCaller

  /// Movie ids by the beginning of the id, or by title; if the input is empty, those of movies now at AMC.
  func movieIDs(_ typed: String) async throws(RPCError) -> Completion {
    if typed.isEmpty { return Completion(try await ids("movies/nowPlaying")) }
    var found: [String] = []
    if !typed.contains(":") {
      found += try await ids("search/movies", query: typed, provider: "amc")
      found += try await ids("search/movies", query: typed, provider: "tmdb")
    }
    for list in lists(ofIDsLike: typed) { found += try await ids(list).filter { $0.hasPrefix(typed) } }
    return Completion(found.unique)
  }

  /// Theatre ids by the beginning of the id, or by name or place; if the input is empty, any.
  func theatreIDs(_ typed: String) async throws(RPCError) -> Completion {
    if typed.isEmpty || typed.contains(":") {
      return Completion(try await ids("theatres/all").filter { $0.hasPrefix(typed) })
    }
    var found: [String] = []
    for place in try await rows("theatres/suggest", query: typed) {
      if let id = place["theatreId"]?.string {
        found.append(id)
      } else if let latitude = place["latitude"]?.double, let longitude = place["longitude"]?.double {
        let near = FoundPlace(title: "", latitude: latitude, longitude: longitude)
        let theatres = try await orNothing { () throws(RPCError) in
          try await PlaceFinder(contract: contract).theatres(at: near, radiusKilometres: 40).map(\.id)
        }
        found += theatres
      }
    }
    found += try await ids("search/theatres", query: typed)
    return Completion(found.unique)
  }

  /// Cities, zip codes and theatres by name; if the input is empty, AMC's markets.
  func places(_ typed: String) async throws(RPCError) -> Completion {
    if typed.isEmpty {
      let markets = try await rows("theatres/all").compactMap { $0["market"]?["name"]?.string }
      return Completion(markets.unique.sorted())
    }
    let places = try await rows("theatres/suggest", query: typed).compactMap { $0["title"]?.string }
    let theatres = try await rows("search/theatres", query: typed).compactMap { $0["name"]?.string }
    return Completion((places + theatres).unique)
  }

  /// Film titles, after matching earlier searches.
  func titles(_ typed: String) async throws(RPCError) -> Completion {
    let before = try await remembered(typed)
    let films =
      typed.isEmpty
      ? try await rows("movies/nowPlaying")
      : try await rows("search/movies", query: typed, provider: "amc")
        + rows("search/movies", query: typed, provider: "tmdb")
    return Completion((before + films.compactMap { $0["title"]?.string }).unique)
  }

  /// Genres, then earlier searches.
  func tastes(_ typed: String) async throws(RPCError) -> Completion {
    let genres = try await orNothing { () throws(RPCError) in
      try await contract.call("movies/genres").list("genres").compactMap { $0["name"]?.string?.lowercased() }
    }
    let fitting = genres.filter { $0.hasPrefix(typed.lowercased()) }
    return Completion((fitting + (try await remembered(typed))).unique)
  }

  /// Words for days, then the next two weeks in the theatre's local time, without days on which it is closed.
  func days(_ typed: String, theatre: String?) async throws(RPCError) -> Completion {
    let days = try await orNothing { () throws(RPCError) in
      try await TheatreCalendar(contract: contract).openDays(of: theatre)
    }
    let words = ["today", "tonight", "tomorrow"] + Day.weekdayNames.map { $0.lowercased() }
    let all = (typed.isEmpty ? ["today", "tonight", "tomorrow"] + days : words + days)
    return Completion(all.filter { $0.hasPrefix(typed.lowercased()) })
  }

  /// The id of the theatre at, or nearest to, a place; nil if it can't be determined.
  func theatre(near place: String?) async throws(RPCError) -> String? {
    guard let place, !place.isEmpty else { return nil }
    return try await orNothing { () throws(RPCError) in
      let finder = PlaceFinder(contract: contract)
      return try await finder.theatres(at: finder.find(.text(place)), radiusKilometres: 100).map(\.id)
    }.first
  }

  /// The list methods whose movies may have ids that start with the input.
  private func lists(ofIDsLike typed: String) -> [String] {
    func fits(_ prefix: String) -> Bool { prefix.hasPrefix(typed) || typed.hasPrefix(prefix) }
    return (fits("amc:movie:") ? ["movies/nowPlaying", "movies/comingSoon"] : [])
      + (fits("tmdb:movie:") ? ["movies/popular", "movies/upcoming"] : [])
  }

  private func remembered(_ typed: String) async throws(RPCError) -> [String] {
    try await orNothing { () throws(RPCError) in
      let params = RawJSON { $0.object { $0.member("prefix", typed.isEmpty ? nil : typed) } }
      return try await contract.call("suggestions/list", params).list("items").compactMap { $0["query"]?.string }
    }
  }

  private func ids(
    _ method: String, query: String? = nil, provider: String? = nil
  ) async throws(RPCError) -> [String] {
    try await rows(method, query: query, provider: provider).compactMap { $0["id"]?.string }
  }

  /// One page of rows, as many as a completion can hold. Searches are not remembered, because the user is still typing.
  private func rows(
    _ method: String, query: String? = nil, provider: String? = nil
  ) async throws(RPCError) -> [JSONValue] {
    let params = RawJSON {
      $0.object { writer in
        writer.member("query", query)
        writer.member("provider", provider)
        if method == "search/movies" { writer.member("remember", false) }
        writer.member("pageSize", Completion.limit)
      }
    }
    return try await orNothing { () throws(RPCError) in
      try await contract.call(method, params).list("items").filter { !MovieFacts.isPrivateRental($0) }
    }
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

extension [String] {
  /// The strings without duplicates, in order of first occurrence.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
