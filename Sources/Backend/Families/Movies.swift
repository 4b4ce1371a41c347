// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// `movies/…`: what plays and what there is, at AMC and at TMDB. One movie is `MovieDetails`.
struct Movies {
  let services: Services

  func register(in router: inout Router) {
    registerAMCLists(in: &router)
    registerTMDBLists(in: &router)
    registerParts(in: &router)
    MovieDetails(services: services).register(in: &router)
  }

  private func registerAMCLists(in router: inout Router) {
    router.handle(MoviesAll.self) { params, request in
      let ids = try await amcIDs(params.ids ?? [], params, request)
      return try await amc(.all(MovieFilter(params, ids: ids)), params, request)
    }
    router.handle(MoviesNowPlaying.self) { params, request in
      switch params.provider {
      case .amc: try await amc(.nowPlaying, params, request)
      case .tmdb: try await tmdb(.nowPlaying, params, request)
      }
    }
    router.handle(MoviesAdvanceTickets.self) { params, request in try await amc(.advanceTickets, params, request) }
    router.handle(MoviesComingSoon.self) { params, request in try await amc(.comingSoon, params, request) }
    router.handle(MoviesActive.self) { params, request in try await amc(.active, params, request) }
    router.handle(MoviesAllActive.self) { params, request in try await amc(.allActive, params, request) }
    router.handle(MoviesOnDemand.self) { params, request in try await amc(.onDemand, params, request) }
  }

  private func registerTMDBLists(in router: inout Router) {
    router.handle(MoviesPopular.self) { params, request in try await tmdb(.popular, params, request) }
    router.handle(MoviesTopRated.self) { params, request in try await tmdb(.topRated, params, request) }
    router.handle(MoviesUpcoming.self) { params, request in try await tmdb(.upcoming, params, request) }
    router.handle(MoviesTrending.self) { params, request in
      try await tmdb(.trending(params.window), params, request)
    }
    router.handle(MoviesDiscover.self) { params, request in
      let region = services.presentation(for: params.call).region
      return try await tmdb(.discover(DiscoverFilter(params, region: region)), params, request)
    }
    router.handle(MoviesGenres.self) { params, request in
      try await services.tmdb.answer(GenresEndpoint(for: services.presentation(for: params.call)), params, request)
    }
  }

  /// What belongs to one movie. AMC has similar movies and credits of its own; for the rest its movie is found at TMDB.
  private func registerParts(in router: inout Router) {
    router.handle(MoviesSimilar.self) { params, request in
      if params.id.provider == .amc {
        return try await amc(.similar(movieID: params.id.native), params, request)
      }
      let link = try await linked(params.id, params, request)
      return try await tmdb(.similar(link.id), params, request, linkedFrom: link.linkedFrom)
    }
    router.handle(MoviesRecommendations.self) { params, request in
      let link = try await linked(params.id, params, request)
      return try await tmdb(.recommendations(link.id), params, request, linkedFrom: link.linkedFrom)
    }
    router.handle(MoviesCredits.self) { params, request in
      if params.id.provider == .amc {
        return try await services.amc.answer(CastAndCrewEndpoint(movieID: params.id.native), params, request)
      }
      let link = try await linked(params.id, params, request)
      let endpoint = CreditsEndpoint(link.id, for: services.presentation(for: params.call))
      var credits = try await services.tmdb.answer(endpoint, params, request)
      credits.linkedFrom = link.linkedFrom
      return credits
    }
    router.handle(MoviesVideos.self) { params, request in
      let link = try await linked(params.id, params, request)
      var videos = try await videos(of: link.id, params, request)
      videos.linkedFrom = link.linkedFrom
      return videos
    }
    router.handle(MoviesWatchProviders.self) { params, request in
      let link = try await linked(params.id, params, request)
      let endpoint = WatchProvidersEndpoint(link.id, for: services.presentation(for: params.call))
      var offers = try await services.tmdb.answer(endpoint, params, request)
      offers.linkedFrom = link.linkedFrom
      return offers
    }
  }

  /// The ids that AMC knows these movies by.
  private func amcIDs(
    _ ids: [EntityID], _ params: some CallParameters, _ request: RequestContext
  ) async throws(RPCError) -> [EntityID] {
    let linker = MovieLinker(services: services, call: params.call, request: request)
    var known: [EntityID] = []
    for id in ids { known.append(try await linker.amcID(of: id)) }
    return known
  }

  /// Where there are none in the language that is asked for, those in the movie's own.
  private func videos(
    of id: TMDBID, _ params: some CallParameters, _ request: RequestContext
  ) async throws(RPCError) -> VideoList {
    var presentation = services.presentation(for: params.call)
    let videos = try await services.tmdb.answer(VideosEndpoint(id, for: presentation), params, request)
    guard videos.videos.isEmpty else { return videos }
    let movie = try await services.tmdb.answer(TMDB.MovieEndpoint(id, for: presentation), params, request)
    guard let original = movie.originalLanguage, original != presentation.language ?? "en" else { return videos }
    presentation.language = original
    return try await services.tmdb.answer(VideosEndpoint(id, for: presentation), params, request)
  }

  private func amc(
    _ view: MovieView, _ params: some ListParameters, _ request: RequestContext
  ) async throws -> ListResult<Movie> {
    try await services.amc.list(AMCList(view, pageSize: params.list.pageSize), params, request)
  }

  private func tmdb(
    _ view: TMDB.MovieList.View, _ params: some ListParameters, _ request: RequestContext,
    linkedFrom: EntityID? = nil
  ) async throws -> ListResult<Movie> {
    try await services.movieList(params, request, linkedFrom: linkedFrom) { TMDB.MovieList(view, for: $0) }
  }

  /// A movie's id at TMDB, and the id that was asked for where that is another one.
  private func linked(
    _ id: EntityID, _ params: some CallParameters, _ request: RequestContext
  ) async throws(RPCError) -> (id: TMDBID, linkedFrom: EntityID?) {
    if let id = TMDBID(id) { return (id, nil) }
    let linker = MovieLinker(services: services, call: params.call, request: request)
    return (try await linker.tmdbID(of: id).id, id)
  }
}
