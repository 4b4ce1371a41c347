// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore
import JSONRPC
import Pixabay
import TMDB

/// `search/…`: movies, people and more at TMDB, movies and theatres by name at AMC, images at Pixabay. Finding nothing
/// is an answer, with a message to show.
struct Search {
  let services: Services

  func register(in router: inout Router) {
    router.handle(SearchMovies.self) { params, request in
      let result =
        switch params.provider {
        case .tmdb: try await tmdbMovies(params, request)
        case .amc: try await amcMovies(params, request)
        }
      await services.searchMemory.remember(params, result, until: request.deadline(params.call))
      return result
    }
    router.handle(SearchPeople.self) { params, request in
      let endpoint = TextSearch<Person>(params.query.text, for: services.presentation(for: params.call))
      return try await services.tmdb.list(
        endpoint, params, request, emptyMessage: "Nobody's name matches “\(params.query.text)”.",
        isPrivate: services.searchMemory.isPrivate())
    }
    router.handle(SearchAll.self) { params, request in
      try await services.movieList(
        params, request, emptyMessage: "Nothing matches “\(params.query.text)”.",
        isPrivate: services.searchMemory.isPrivate()
      ) { TextSearch<SearchResult>(params.query.text, for: $0) }
    }
    router.handle(SearchTheatres.self) { params, request in
      let filter = TheatreFilter(name: params.query.text)
      return try await services.amc.list(
        AMCList(TheatreView.all(filter), pageSize: params.list.pageSize), params, request,
        emptyMessage: "No theatres match “\(params.query.text)”.", isPrivate: services.searchMemory.isPrivate())
    }
    router.handle(SearchImages.self) { params, request in
      try await services.pixabay.list(
        ImageSearch(params), params, request, emptyMessage: "No images match “\(params.query.text)”.",
        isPrivate: services.searchMemory.isPrivate())
    }
  }

  private func tmdbMovies(
    _ params: SearchMovies.Params, _ request: RequestContext
  ) async throws -> ListResult<Movie> {
    let search = MovieSearch(params.query.text, year: params.year, includesAdult: params.includeAdult)
    return try await services.movieList(
      params, request, emptyMessage: emptyMessage(params), isPrivate: isPrivate(params)
    ) { TMDB.MovieList(.search(search), for: $0) }
  }

  /// AMC searches by name alone; a year is the days from its first to its last.
  private func amcMovies(
    _ params: SearchMovies.Params, _ request: RequestContext
  ) async throws -> ListResult<Movie> {
    var filter = MovieFilter(name: params.query.text)
    if let year = params.year {
      filter.startDate = Day(year: year - 1, month: 12, day: 31)
      filter.endDate = Day(year: year, month: 12, day: 31)
    }
    return try await services.amc.list(
      AMCList(MovieView.all(filter), pageSize: params.list.pageSize), params, request,
      emptyMessage: emptyMessage(params), isPrivate: isPrivate(params))
  }

  private func isPrivate(_ params: SearchMovies.Params) -> Bool {
    services.searchMemory.isPrivate(remember: params.remember)
  }

  private func emptyMessage(_ params: SearchMovies.Params) -> String {
    "No movies match “\(params.query.text)”."
  }
}
