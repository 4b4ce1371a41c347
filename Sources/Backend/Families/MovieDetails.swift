import AMC
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// `movies/get`: one movie by any of its ids, with what belongs to it and, if linked, with both providers' fields.
struct MovieDetails {
  let services: Services

  func register(in router: inout Router) {
    router.handle(MoviesGet.self) { params, request in
      let movie = try await movie(params, request)
      return wantsOther(params) ? try await linked(movie, params, request) : movie
    }
  }

  /// What the provider of the id says.
  private func movie(_ params: MoviesGet.Params, _ request: RequestContext) async throws -> Movie {
    guard let id = params.id, id.provider != .amc else {
      return try await answer(of: services.amc, AMC.MovieEndpoint(AMC.MovieEndpoint.Key(params)), params, request)
    }
    if let id = TMDBID(id) { return try await answer(of: services.tmdb, tmdb(id, params), params, request) }
    let linker = MovieLinker(services: services, call: params.call, request: request)
    let endpoint = try await tmdb(linker.tmdbID(of: id).id, params)
    return try await answer(of: services.tmdb, endpoint, params, request, linkedFrom: id)
  }

  private func tmdb(_ id: TMDBID, _ params: MoviesGet.Params) -> TMDB.MovieEndpoint {
    TMDB.MovieEndpoint(id, include: Set(params.include ?? []), for: services.presentation(for: params.call))
  }

  /// AMC has no parts to include, so those of its movies come by link.
  private func wantsOther(_ params: MoviesGet.Params) -> Bool {
    let isAMCs = params.id.map { $0.provider == .amc } ?? true
    return params.link || isAMCs && !(params.include ?? []).isEmpty
  }

  /// Asks the first provider. Where the other one comes after it, what is known is shown meanwhile to a client that wants
  /// to see it: an answer that was kept at once, even an old one, then the new one.
  private func answer<E: Endpoint>(
    of service: UpstreamService, _ endpoint: E, _ params: MoviesGet.Params, _ request: RequestContext,
    linkedFrom: EntityID? = nil
  ) async throws -> Movie where E.Content == Movie {
    func completed(_ movie: Movie) -> Movie {
      var movie = movie
      movie.linkedFrom = linkedFrom
      return movie
    }
    guard wantsOther(params), let partialResults = request.partialResults else {
      return completed(try await service.answer(endpoint, params, request))
    }
    var shown: Movie?
    let context = await service.context(params.call, request)
    for await state in service.client.states(of: endpoint, context: context) {
      if let movie = state.value.map({ completed($0.content) }), movie != shown {
        try await partialResults.send(Partial(item: movie))
        shown = movie
      }
      switch state {
      case .initial, .loading: continue
      case .success(let answer): return completed(answer.content)
      case .failure(let error, _): throw RPCError(error)
      }
    }
    throw CancellationError()
  }

  /// Adds what the other provider says. A movie that only one of them knows stays as it is, unless parts were asked for
  /// that only the other one has.
  private func linked(
    _ movie: Movie, _ params: MoviesGet.Params, _ request: RequestContext
  ) async throws -> Movie {
    let linker = MovieLinker(services: services, call: params.call, request: request)
    do throws(RPCError) {
      guard movie.id.provider == .amc else {
        let match = try await linker.amcMovie(for: movie)
        return movie.completed(by: match.movie, match.link)
      }
      let match = try await linker.tmdbID(of: movie)
      let other = try await services.tmdb.answer(tmdb(match.id, params), params, request)
      return movie.completed(by: other, match.link)
    } catch {
      guard error.code == ErrorCode(.notFound), (params.include ?? []).isEmpty || movie.id.provider == .tmdb else {
        throw error
      }
      return movie
    }
  }
}

extension AMC.MovieEndpoint.Key {
  fileprivate init(_ params: MoviesGet.Params) {
    self =
      if let id = params.id {
        .id(id.native)
      } else if let slug = params.slug {
        .slug(slug)
      } else {
        .internalRelease(params.internalReleaseId ?? 0)
      }
  }
}
