// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore
import JSONRPC
import Pixabay
import TMDB

/// `search/…`: movies, people and more at TMDB, movies and theatres by name at AMC, images at Pixabay. Finding nothing
/// is a success, with a message to show.
struct Search {
  let services: Services

  func register(in router: inout Router) {
    router.handle(SearchMovies.self, services) { params, call in
      let result =
        switch params.provider {
        case .tmdb: try await tmdbMovies(params, call)
        case .amc: try await amcMovies(params, call)
        }
      await services.searchMemory.remember(params, result, until: call.deadline)
      return result
    }
    router.handle(SearchPeople.self, services) { params, call in
      let endpoint = TextSearch<Person>(params.query.text, for: call.presentation)
      return try await call.tmdb.list(
        endpoint, params.list, ListRemarks(emptyMessage: "No people match “\(params.query.text)”."),
        isPrivate: services.searchMemory.isPrivate())
    }
    router.handle(SearchAll.self, services) { params, call in
      try await call.movieList(
        params.list, ListRemarks(emptyMessage: "Nothing matches “\(params.query.text)”."),
        isPrivate: services.searchMemory.isPrivate()
      ) { TextSearch<SearchResult>(params.query.text, for: $0) }
    }
    router.handle(SearchTheatres.self, services) { params, call in
      let filter = TheatreFilter(name: params.query.text)
      return try await call.amc.list(
        AMCList(TheatreView.all(filter), pageSize: params.list.pageSize), params.list,
        ListRemarks(emptyMessage: "No theatres match “\(params.query.text)”."),
        isPrivate: services.searchMemory.isPrivate())
    }
    router.handle(SearchImages.self, services) { params, call in
      try await call.pixabay.list(
        ImageSearch(params), params.list, ListRemarks(emptyMessage: "No images match “\(params.query.text)”."),
        isPrivate: services.searchMemory.isPrivate())
    }
  }

  private func tmdbMovies(
    _ params: SearchMovies.Params, _ call: Call
  ) async throws -> ListResult<Movie> {
    let search = MovieSearch(params.query.text, year: params.year, includesAdult: params.includeAdult)
    return try await call.movieList(
      params.list, remarks(params), isPrivate: isPrivate(params)
    ) { TMDB.MovieList(.search(search), for: $0) }
  }

  /// Searches AMC, which can only search by name; a year becomes a range of release dates with an exclusive start.
  private func amcMovies(
    _ params: SearchMovies.Params, _ call: Call
  ) async throws -> ListResult<Movie> {
    var filter = MovieFilter(name: params.query.text)
    if let year = params.year {
      filter.startDate = Day(year: year - 1, month: 12, day: 31)
      filter.endDate = Day(year: year, month: 12, day: 31)
    }
    return try await call.amc.list(
      AMCList(MovieView.all(filter), pageSize: params.list.pageSize), params.list,
      remarks(params), isPrivate: isPrivate(params))
  }

  private func isPrivate(_ params: SearchMovies.Params) -> Bool {
    services.searchMemory.isPrivate(remember: params.remember)
  }

  private func remarks(_ params: SearchMovies.Params) -> ListRemarks {
    ListRemarks(emptyMessage: "No movies match “\(params.query.text)”.")
  }
}
