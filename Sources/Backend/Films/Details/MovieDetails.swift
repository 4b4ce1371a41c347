// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// `movies/get`: a movie by any of its ids, with optional parts and, if linked, with both providers' fields.
struct MovieDetails {
  let services: Services
  let links: LinkMemory
  let genres: GenreMemory

  func register(in router: inout Router) {
    router.handle(MoviesGet.self, services) { params, call in
      let first = try await movie(params, call)
      var movie = first
      if wantsOther(params) {
        movie = try await MovieLinker(call: call, links: links).linked(first) { await tmdb($0, params, $1) }
      }
      movie.similar = await call.marked(movie.similar)
      movie.recommendations = await call.marked(movie.recommendations)
      return await call.withMarkedOffers(await call.marked(movie))
    }
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
    let endpoint = try await tmdb(MovieLinker(call: call, links: links).tmdbID(of: id).id, params, call)
    return try await answer(of: call.tmdb, endpoint, params, linkedFrom: id)
  }

  /// An endpoint for the movie. Lists among its parts have genres by number only, so they need the genres' names.
  private func tmdb(_ id: TMDBID, _ params: MoviesGet.Params, _ call: Call) async -> MovieEndpoint {
    let include = Set(params.include ?? [])
    var presentation = call.presentation
    if !include.isDisjoint(with: [.similar, .recommendations]) {
      presentation.genres = await genres.names(of: [.movie], for: presentation, call)
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
}
