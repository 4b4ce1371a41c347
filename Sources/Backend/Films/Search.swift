// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore
import JSON
import JSONRPC
import Pixabay
import TMDB

/// `search/…`: movies, shows, people and more at TMDB or in the local index, movies and theatres by name at AMC, images
/// and video clips at Pixabay. Finding nothing is a success, with a message to show.
struct Search {
  let services: Services
  let films: FilmServices

  private var titles: TitleServices { films.titles }

  func register(in router: inout Router) {
    router.handle(SearchMovies.self, services) { params, call in
      let result =
        switch params.provider {
        case .tmdb: try await tmdbMovies(params, call)
        case .amc: try await amcMovies(params, call)
        case .local: try await local(params.query, call).movies(params.list, year: params.year)
        }
      await titles.memory.remember(params, result, until: call.deadline)
      return result
    }
    router.handle(SearchPeople.self, services) { params, call in
      if params.provider == .local {
        return try await local(params.query, call).people(params.list)
      }
      return try await named(
        params.query, params.list, titles.notes("No people match", params.query.text, [.person], call), call)
    }
    router.handle(SearchAll.self, services) { params, call in
      if params.provider == .local {
        return try await local(params.query, call).all(params.list)
      }
      // TMDB's search for everything takes no year.
      let others = SearchedFor.others(than: params.query.text, year: nil).map { SearchedFor(query: $0.query) }
        .filter { $0.query != params.query.text }
      return try await titled(
        SearchedFor(query: params.query.text), others, "Nothing matches", [.movie, .person, .show], params.list,
        call.for(.search())
      ) { TextSearch<SearchResult>($0.query, for: $1) }
    }
    router.handle(SearchShows.self, services) { params, call in
      try await titled(
        SearchedFor(query: params.query.text, year: params.year),
        SearchedFor.others(than: params.query.text, year: params.year), "No shows match", [.show], params.list,
        call.for(.search())
      ) { ShowList(.search($0.query, year: $0.year, includesAdult: params.includeAdult), for: $1) }
    }
    router.handle(SearchCollections.self, services) { params, call in
      try await named(
        params.query, params.list, titles.notes("No collections match", params.query.text, [.collection], call), call)
    }
    router.handle(SearchCompanies.self, services) { params, call in
      try await named(params.query, params.list, ListNotes(none: "companies", params.query), call)
    }
    router.handle(SearchKeywords.self, services) { params, call in
      try await named(params.query, params.list, ListNotes(none: "keywords", params.query), call)
    }
    router.handle(SearchTheatres.self, services) { params, call in
      try await call.amc.for(.search()).list(
        AMCList<Theatre>(.all(name: params.query.text), pageSize: params.list.pageSize), params.list,
        ListNotes(none: "theatres", params.query))
    }
    router.handle(SearchImages.self, services) { params, call in
      try await call.pixabay.for(.search()).list(
        ImageSearch(params), params.list, ListNotes(none: "images", params.query))
    }
    router.handle(SearchVideos.self, services) { params, call in
      try await call.pixabay.for(.search()).list(
        VideoSearch(params), params.list, ListNotes(none: "video clips", params.query))
    }
  }

  private func local(_ query: Query, _ call: Call) -> LocalSearch {
    LocalSearch(call: call, titles: titles.titles, query: query)
  }

  /// Searches TMDB for rows of one kind by name.
  private func named<Row: NamedRow & JSONWritable & Hashable>(
    _ query: Query, _ list: ListOptions, _ notes: ListNotes, _ call: Call
  ) async throws -> ListResult<Row> {
    try await call.tmdb.for(.search()).list(TextSearch<Row>(query.text, for: call.presentation), list, notes)
  }

  /// Searches TMDB for a title, and if nothing is found, makes the other searches.
  /// - Parameters:
  ///   - message: what to tell people if none of them finds anything, before the title.
  ///   - kinds: what a misspelt title may be of.
  ///   - endpoint: makes the endpoint of a search.
  private func titled<E: TMDBList>(
    _ search: SearchedFor, _ others: [SearchedFor], _ message: String, _ kinds: [TitleKind], _ list: ListOptions,
    _ call: Call, completion: RowCompletion<E.Row>? = nil,
    endpoint: (SearchedFor, Presentation) -> E
  ) async throws -> ListResult<E.Row> where E.Row: GenreNaming & JSONWritable & Hashable {
    try await films.genres.list(
      call, list, titles.notes(message, search.query, year: search.year, kinds, call, others),
      others: { presentation in others.map { ($0, endpoint($0, presentation)) } }, completion: completion
    ) { endpoint(search, $0) }
  }

  private func tmdbMovies(
    _ params: SearchMovies.Params, _ call: Call
  ) async throws -> ListResult<Movie> {
    try await titled(
      SearchedFor(query: params.query.text, year: params.year), others(params), "No movies match", [.movie],
      params.list, call.for(.search(isRemembered: params.remember)),
      completion: MovieRowParts(params.include, call)?.complete
    ) { search, presentation -> TMDB.MovieList in
      let search = MovieSearch(search.query, year: search.year, includesAdult: params.includeAdult)
      return TMDB.MovieList(.search(search), for: presentation)
    }
  }

  /// Searches AMC, which can only search by name; a year becomes a range of release dates with an exclusive start.
  private func amcMovies(
    _ params: SearchMovies.Params, _ call: Call
  ) async throws -> ListResult<Movie> {
    func endpoint(_ search: SearchedFor) -> AMCList<Movie> {
      func lastDay(of year: Int) -> Day? { Day(year: year, month: 12, day: 31) }
      let view = AMCView<Movie>.all(
        name: search.query, after: search.year.flatMap { lastDay(of: $0 - 1) }, until: search.year.flatMap(lastDay))
      return AMCList(view, pageSize: params.list.pageSize)
    }
    let others = others(params)
    return try await call.amc.for(.search(isRemembered: params.remember)).list(
      endpoint(SearchedFor(query: params.query.text, year: params.year)), params.list,
      titles.notes("No movies match", params.query.text, year: params.year, [.movie], call, others),
      others: others.map { ($0, endpoint($0)) })
  }

  private func others(_ params: SearchMovies.Params) -> [SearchedFor] {
    SearchedFor.others(than: params.query.text, year: params.year)
  }
}

extension ListNotes {
  /// Notes on a search: if it finds nothing, a message.
  /// - Parameters:
  ///   - things: what is searched for, in the plural.
  ///   - query: nil if everything matches.
  fileprivate init(none things: String, _ query: Query?) {
    self.init(ListFacts(message: "No \(things) match \(query.map { "“\($0.text)”" } ?? "the other parameters")."))
  }
}
