// SPDX-License-Identifier: MIT
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
    if let id = TMDBID(id) { return try await answer(of: services.tmdb, tmdb(id, params, request), params, request) }
    let linker = MovieLinker(services: services, call: params.call, request: request)
    let endpoint = try await tmdb(linker.tmdbID(of: id).id, params, request)
    return try await answer(of: services.tmdb, endpoint, params, request, linkedFrom: id)
  }

  /// The rows of lists that are included have their genres by number alone.
  private func tmdb(
    _ id: TMDBID, _ params: MoviesGet.Params, _ request: RequestContext
  ) async -> TMDB.MovieEndpoint {
    let include = Set(params.include ?? [])
    var presentation = services.presentation(for: params.call)
    if !include.isDisjoint(with: [.similar, .recommendations]) {
      presentation.genres = await services.genreNames(for: presentation, params.call, request)
    }
    return TMDB.MovieEndpoint(id, include: include, for: presentation)
  }

  /// AMC has no parts to include, so those of its movies come by link.
  private func wantsOther(_ params: MoviesGet.Params) -> Bool {
    let isAMCs = params.id.map { $0.provider == .amc } ?? true
    return params.link || isAMCs && !(params.include ?? []).isEmpty
  }

  /// Asks the first provider. Where the other one comes after it, what is known is shown meanwhile to a client that
  /// wants to see it: an answer that was kept at once, even an old one, then the new one.
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
      if let answer = state.value, case let movie = completed(answer.content), movie != shown {
        var partial = Partial(item: movie)
        partial.takeAge(of: answer.provenance)
        try await partialResults.send(partial)
        shown = movie
      }
      switch state {
      case .initial, .loading: continue
      case .success(let answer): return completed(answer.dated)
      case .failure(let error, _): throw RPCError(error)
      }
    }
    throw CancellationError()
  }

  /// Adds what the other provider says. Whatever becomes of that, what is known comes: a movie that only one of them
  /// knows stays as it is, and else it says why something is missing.
  private func linked(
    _ movie: Movie, _ params: MoviesGet.Params, _ request: RequestContext
  ) async throws(RPCError) -> Movie {
    do throws(RPCError) {
      return try await completed(movie, params.withTimeForLink(of: request), request)
    } catch {
      guard error.code != .requestCancelled else { throw error }
      let lacksParts = movie.id.provider == .amc && !(params.include ?? []).isEmpty
      var movie = movie
      if error.code != ErrorCode(.notFound) || lacksParts { movie.linkFault = error }
      return movie
    }
  }

  private func completed(
    _ movie: Movie, _ params: MoviesGet.Params, _ request: RequestContext
  ) async throws(RPCError) -> Movie {
    let linker = MovieLinker(services: services, call: params.call, request: request)
    guard movie.id.provider == .amc else {
      let match = try await linker.amcMovie(for: movie)
      return movie.completed(by: match.movie, match.link)
    }
    let match = try await linker.tmdbID(of: movie)
    let other = try await services.tmdb.answer(tmdb(match.id, params, request), params, request)
    return movie.completed(by: other, match.link)
  }
}

extension MoviesGet.Params {
  /// For asking the other provider: half of the time that is left, so that one which is silent doesn't cost the answer,
  /// and at most as much as one attempt may take.
  fileprivate func withTimeForLink(of request: RequestContext) -> Self {
    let spent = ContinuousClock.now - request.received
    let left = max(.milliseconds(call.timeoutMilliseconds) - spent, .zero)
    var params = self
    params.call.timeoutMilliseconds = (spent + min(left / 2, .seconds(10))).milliseconds
    return params
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
