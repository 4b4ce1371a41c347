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
      let wantsOther = params.link || movie.id.provider == .amc && !(params.include ?? []).isEmpty
      return wantsOther ? try await linked(movie, params, request) : movie
    }
  }

  /// What the provider of the id says. AMC has no parts to include, so those of its movies come by link.
  private func movie(_ params: MoviesGet.Params, _ request: RequestContext) async throws(RPCError) -> Movie {
    guard let id = params.id, id.provider != .amc else {
      return try await services.amc.answer(AMC.MovieEndpoint(AMC.MovieEndpoint.Key(params)), params, request)
    }
    if let id = TMDBID(id) { return try await tmdb(id, params, request) }
    let linker = MovieLinker(services: services, call: params.call, request: request)
    var movie = try await tmdb(linker.tmdbID(of: id).id, params, request)
    movie.linkedFrom = id
    return movie
  }

  private func tmdb(
    _ id: TMDBID, _ params: MoviesGet.Params, _ request: RequestContext
  ) async throws(RPCError) -> Movie {
    let include = Set(params.include ?? [])
    let endpoint = TMDB.MovieEndpoint(id, include: include, for: services.presentation(for: params.call))
    return try await services.tmdb.answer(endpoint, params, request)
  }

  /// Shows what is known so far, then adds what the other provider says. A movie that only one of them knows stays as
  /// it is, unless parts were asked for that only the other one has.
  private func linked(
    _ movie: Movie, _ params: MoviesGet.Params, _ request: RequestContext
  ) async throws -> Movie {
    try await request.partialResults?.send(Partial(item: movie))
    let linker = MovieLinker(services: services, call: params.call, request: request)
    do throws(RPCError) {
      guard movie.id.provider == .amc else {
        let match = try await linker.amcMovie(for: movie)
        return movie.completed(by: match.movie, match.link)
      }
      let match = try await linker.tmdbID(of: movie)
      return movie.completed(by: try await tmdb(match.id, params, request), match.link)
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
