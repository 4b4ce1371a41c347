// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// `movies/get`: a movie by any of its ids, with optional parts and, if linked, with both providers' fields.
struct MovieDetails {
  let services: Services

  func register(in router: inout Router) {
    router.handle(MoviesGet.self, services) { params, call in
      let first = try await movie(params, call)
      var movie = wantsOther(params) ? try await linked(first, params, call) : first
      movie.similar = await call.marked(movie.similar)
      movie.recommendations = await call.marked(movie.recommendations)
      return await call.withMarkedOffers(await call.marked(movie))
    }
  }

  /// A movie with both providers' data.
  /// - Parameters:
  ///   - id: AMC's id.
  ///   - movie: AMC's movie, if the caller has it already.
  func linked(_ id: EntityID, _ movie: Movie?, _ call: Call) async throws(RPCError) -> Movie {
    let amc = if let movie { movie } else { try await call.amc.answer(AMCObject.movie(id.native)) }
    return try await linked(amc, MoviesGet.Params(id: id, link: true, call: call.options), call)
  }

  /// The movie from the provider of the id.
  private func movie(_ params: MoviesGet.Params, _ call: Call) async throws -> Movie {
    guard let id = params.id, id.provider != .amc else {
      let endpoint =
        if let native = params.id?.native ?? params.slug {
          AMCObject.movie(native)
        } else {
          AMCObject.movie(internalRelease: params.internalReleaseId ?? 0)
        }
      return try await answer(of: call.amc, endpoint, params)
    }
    if let id = TMDBID(id) { return try await answer(of: call.tmdb, tmdb(id, params, call), params) }
    let endpoint = try await tmdb(MovieLinker(call: call).tmdbID(of: id).id, params, call)
    return try await answer(of: call.tmdb, endpoint, params, linkedFrom: id)
  }

  /// An endpoint for the movie. Lists among its parts have genres by number only, so they need the genres' names.
  private func tmdb(_ id: TMDBID, _ params: MoviesGet.Params, _ call: Call) async -> MovieEndpoint {
    let include = Set(params.include ?? [])
    var presentation = call.presentation
    if !include.isDisjoint(with: [.similar, .recommendations]) {
      presentation.genres = await call.genreNames(of: [.movie], for: presentation)
    }
    return MovieEndpoint(id, include: include, for: presentation)
  }

  /// Whether the other provider is requested too. AMC has no parts to include, so those of its movies come from TMDB.
  private func wantsOther(_ params: MoviesGet.Params) -> Bool {
    let isAMCs = params.id.map { $0.provider == .amc } ?? true
    return params.link || isAMCs && !(params.include ?? []).isEmpty
  }

  /// Requests the movie from the first provider. If the other one is requested after it, a client that accepts partial
  /// results gets the movie meanwhile: a cached response at once, even an outdated one, then the new one.
  private func answer<E: Endpoint>(
    of upstream: UpstreamCall, _ endpoint: E, _ params: MoviesGet.Params, linkedFrom: EntityID? = nil
  ) async throws -> Movie where E.Content == Movie {
    func completed(_ movie: Movie) -> Movie {
      var movie = upstream.localized(movie)
      movie.linkedFrom = linkedFrom
      return movie
    }
    guard wantsOther(params), let partialResults = upstream.call.request?.partialResults else {
      return completed(try await upstream.answer(endpoint))
    }
    func show(_ answer: Response<Movie>) async throws {
      var partial = Partial(item: completed(answer.content))
      partial.takeAge(of: answer.provenance)
      try await partialResults.send(partial)
    }
    await upstream.call.beginProgress()
    let cached = await upstream.client.cached(endpoint, context: upstream.call.context)
    if let cached {
      try await show(cached)
      if case .cache = cached.provenance { return completed(cached.dated) }
    }
    let answer: Response<Movie>
    do throws(UpstreamError) {
      answer = try await upstream.client.run(endpoint, context: upstream.call.context)
    } catch {
      throw RPCError(error)
    }
    if answer.content != cached?.content { try await show(answer) }
    return completed(answer.dated)
  }

  /// Adds the other provider's data. If that fails, the movie is returned with the error as a fault.
  private func linked(
    _ movie: Movie, _ params: MoviesGet.Params, _ call: Call
  ) async throws(RPCError) -> Movie {
    do throws(RPCError) {
      return try await completed(movie, params, call.withShareOfTime)
    } catch {
      guard error.code != .requestCancelled else { throw error }
      var movie = movie
      movie.linkFault = error
      return movie
    }
  }

  private func completed(
    _ movie: Movie, _ params: MoviesGet.Params, _ call: Call
  ) async throws(RPCError) -> Movie {
    let linker = MovieLinker(call: call)
    guard movie.id.provider == .amc else {
      let match = try await linker.amcMovie(for: movie)
      return movie.linked(to: match.movie, match.link)
    }
    let match = try await linker.tmdbID(of: movie)
    let other = try await call.tmdb.answer(tmdb(match.id, params, call))
    let linked = movie.linked(to: other, match.link)
    if let ids = linked.ids { call.services.links.remember(ids, of: movie) }
    return linked
  }
}
