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

  func register(in router: inout Router) {
    router.handle(SearchMovies.self, services) { params, call in
      let result =
        switch params.provider {
        case .tmdb: try await tmdbMovies(params, call)
        case .amc: try await amcMovies(params, call)
        case .local: try await LocalSearch(call: call, query: params.query).movies(params.list, year: params.year)
        }
      await services.searchMemory.remember(params, result, until: call.deadline)
      return result
    }
    router.handle(SearchPeople.self, services) { params, call in
      if params.provider == .local {
        return try await LocalSearch(call: call, query: params.query).people(params.list)
      }
      return try await named(
        params.query, params.list, call.notes("No people match", params.query.text, [.person]), call)
    }
    router.handle(SearchAll.self, services) { params, call in
      if params.provider == .local { return try await LocalSearch(call: call, query: params.query).all(params.list) }
      // TMDB's search for everything takes no year.
      let others = SearchedFor.others(than: params.query.text, year: nil).map { SearchedFor(query: $0.query) }
        .filter { $0.query != params.query.text }
      return try await titled(
        SearchedFor(query: params.query.text), others, "Nothing matches", [.movie, .person, .show], params.list,
        isPrivate: services.searchMemory.isPrivate(), call
      ) { TextSearch<SearchResult>($0.query, for: $1) }
    }
    router.handle(SearchShows.self, services) { params, call in
      try await titled(
        SearchedFor(query: params.query.text, year: params.year),
        SearchedFor.others(than: params.query.text, year: params.year), "No shows match", [.show], params.list,
        isPrivate: services.searchMemory.isPrivate(), call
      ) { ShowList(.search($0.query, year: $0.year, includesAdult: params.includeAdult), for: $1) }
    }
    router.handle(SearchCollections.self, services) { params, call in
      try await named(
        params.query, params.list, call.notes("No collections match", params.query.text, [.collection]), call)
    }
    router.handle(SearchCompanies.self, services) { params, call in
      try await named(params.query, params.list, ListNotes(none: "companies", params.query), call)
    }
    router.handle(SearchKeywords.self, services) { params, call in
      try await named(params.query, params.list, ListNotes(none: "keywords", params.query), call)
    }
    router.handle(SearchTheatres.self, services) { params, call in
      try await call.amc.list(
        AMCList<Theatre>(.all(name: params.query.text), pageSize: params.list.pageSize), params.list,
        ListNotes(none: "theatres", params.query),
        isPrivate: services.searchMemory.isPrivate())
    }
    router.handle(SearchImages.self, services) { params, call in
      try await call.pixabay.list(
        ImageSearch(params), params.list, ListNotes(none: "images", params.query),
        isPrivate: services.searchMemory.isPrivate())
    }
    router.handle(SearchVideos.self, services) { params, call in
      try await call.pixabay.list(
        VideoSearch(params), params.list, ListNotes(none: "video clips", params.query),
        isPrivate: services.searchMemory.isPrivate())
    }
  }

  /// Searches TMDB for rows of one kind by name.
  private func named<Row: NamedRow & JSONWritable & Hashable>(
    _ query: Query, _ list: ListOptions, _ notes: ListNotes, _ call: Call
  ) async throws -> ListResult<Row> {
    try await call.tmdb.list(
      TextSearch<Row>(query.text, for: call.presentation), list, notes, isPrivate: services.searchMemory.isPrivate())
  }

  /// Searches TMDB for a title, and if nothing is found, makes the other searches.
  /// - Parameters:
  ///   - message: what to tell people if none of them finds anything, before the title.
  ///   - kinds: what a misspelt title may be of.
  ///   - endpoint: makes the endpoint of a search.
  private func titled<E: TMDBList>(
    _ search: SearchedFor, _ others: [SearchedFor], _ message: String, _ kinds: [TitleKind], _ list: ListOptions,
    isPrivate: Bool, _ call: Call, completion: RowCompletion<E.Row>? = nil,
    endpoint: (SearchedFor, Presentation) -> E
  ) async throws -> ListResult<E.Row> where E.Row: GenreNaming & JSONWritable & Hashable {
    try await call.workList(
      list, call.notes(message, search.query, year: search.year, kinds, others), isPrivate: isPrivate,
      others: { presentation in others.map { ($0, endpoint($0, presentation)) } }, completion: completion
    ) { endpoint(search, $0) }
  }

  private func tmdbMovies(
    _ params: SearchMovies.Params, _ call: Call
  ) async throws -> ListResult<Movie> {
    try await titled(
      SearchedFor(query: params.query.text, year: params.year), others(params), "No movies match", [.movie],
      params.list, isPrivate: isPrivate(params), call, completion: MovieRowParts(params.include, call)?.complete
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
    return try await call.amc.list(
      endpoint(SearchedFor(query: params.query.text, year: params.year)), params.list,
      call.notes("No movies match", params.query.text, year: params.year, [.movie], others),
      isPrivate: isPrivate(params),
      others: others.map { ($0, endpoint($0)) })
  }

  private func others(_ params: SearchMovies.Params) -> [SearchedFor] {
    SearchedFor.others(than: params.query.text, year: params.year)
  }

  private func isPrivate(_ params: SearchMovies.Params) -> Bool {
    services.searchMemory.isPrivate(remember: params.remember)
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

extension Call {
  /// Notes on a search: if it finds nothing, a message and the titles that the query may mean.
  /// - Parameters:
  ///   - year: the only year that was searched; nil for all.
  ///   - others: the searches that are made then.
  func notes(
    _ message: String, _ query: String, year: Int? = nil, _ kinds: [TitleKind], _ others: [SearchedFor] = []
  ) -> ListNotes {
    let ofYear = year.map { " in \($0)" } ?? ""
    var notes = ListNotes(ListFacts(message: "\(message) “\(query)”\(ofYear)."))
    notes.whenEmpty = { EmptyListNote(didYouMean: await corrections(of: others.first?.query ?? query, kinds)) }
    return notes
  }

  /// The titles of the local index that a misspelt query may mean; nil if none is like it.
  func corrections(of query: String, _ kinds: [TitleKind]) async -> [Completion]? {
    let found = await services.completer.corrections(of: query, kinds: kinds, until: deadline)
    return found.isEmpty ? nil : found
  }
}

/// Decides which searches are remembered for `suggestions/list`, and which leave no trace.
struct SearchMemory {
  let store: SuggestionStore
  /// Whether searches may be written to disk at all.
  let isOn: Bool

  /// Whether a search and its responses must stay out of every file.
  /// - Parameter remember: the request's own parameter.
  func isPrivate(remember: Bool = true) -> Bool { !isOn || !remember }

  /// Remembers a search whose first page has a row. The write is committed before this returns, and so before the
  /// response is sent. If the store fails, it reports the failure itself, and the search still succeeds; if another
  /// process has locked the file, this waits until `deadline` at most.
  func remember(
    _ params: SearchMovies.Params, _ result: ListResult<Movie>, until deadline: ContinuousClock.Instant
  ) async {
    guard !isPrivate(remember: params.remember), params.list.page == 1, !result.isEmpty else { return }
    _ = try? await store.remember(params.query.text, until: deadline)
  }
}

extension ListResult {
  fileprivate var isEmpty: Bool {
    switch self {
    case .page(let page): page.items.isEmpty
    case .summary(let summary): summary.itemCount == 0
    }
  }
}
