import AMC
import Contract
import EndpointCore
import JSONRPC

/// `movies/…` over AMC.
struct Movies {
  let services: Services

  func register(in router: inout Router) {
    router.handle(MoviesAll.self) { params, request in
      try await amc(.all(MovieList.Filter(params)), params, request)
    }
    router.handle(MoviesNowPlaying.self) { params, request in try await amc(.nowPlaying, params, request) }
    router.handle(MoviesAdvanceTickets.self) { params, request in try await amc(.advanceTickets, params, request) }
    router.handle(MoviesComingSoon.self) { params, request in try await amc(.comingSoon, params, request) }
    router.handle(MoviesActive.self) { params, request in try await amc(.active, params, request) }
    router.handle(MoviesAllActive.self) { params, request in try await amc(.allActive, params, request) }
    router.handle(MoviesOnDemand.self) { params, request in try await amc(.onDemand, params, request) }
    router.handle(MoviesSimilar.self) { params, request in
      try await amc(.similar(movieID: params.id.native), params, request)
    }
    router.handle(MoviesGet.self) { params, request in
      try await services.amc.answer(MovieEndpoint(MovieEndpoint.Key(params)), params, request)
    }
    router.handle(MoviesCredits.self) { params, request in
      try await services.amc.answer(CastAndCrewEndpoint(movieID: params.id.native), params, request)
    }
  }

  private func amc(
    _ view: MovieList.View, _ params: some ListParameters, _ request: RequestContext
  ) async throws -> ListResult<Movie> {
    try await services.amc.list(MovieList(view, pageSize: params.list.pageSize), params, request)
  }
}
