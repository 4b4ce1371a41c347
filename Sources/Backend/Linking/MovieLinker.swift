// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// Finds a provider's movie at another provider: by IMDb id if both have it, otherwise by title and year.
struct MovieLinker {
  /// A movie's id at TMDB, and how it was found.
  struct TMDBMatch {
    let id: TMDBID
    let link: MovieLink
  }

  /// A movie at AMC, and how it was found.
  struct AMCMatch {
    let movie: Movie
    let link: MovieLink
  }

  let call: Call

  /// - Throws: -32012 with a hint if TMDB has no such movie.
  func tmdbID(of id: EntityID) async throws(RPCError) -> TMDBMatch {
    if let id = TMDBID(id) { return TMDBMatch(id: id, link: MovieLink(by: .imdb, confidence: 1)) }
    if id.provider == .imdb {
      if let match = try await find(id) { return match }
      throw .notLinked(id, to: .tmdb)
    }
    return try await tmdbID(of: call.amc.answer(AMC.MovieEndpoint(.id(id.native))))
  }

  /// - Throws: -32012 with a hint if TMDB has no such movie.
  func tmdbID(of movie: Movie) async throws(RPCError) -> TMDBMatch {
    if let imdb = movie.ids?.imdb.flatMap({ EntityID(.imdb, .movie, $0) }), let match = try await find(imdb) {
      return match
    }
    let search = TMDB.MovieList(.search(MovieSearch(movie.title)), for: call.presentation)
    let candidates = try await call.tmdb.answer(search).rows.compactMap(\.self)
    guard let best = MovieLikeness.best(of: candidates, for: movie), let id = TMDBID(best.movie.id) else {
      throw .notLinked(movie.id, to: .tmdb)
    }
    return TMDBMatch(id: id, link: MovieLink(by: .titleAndYear, confidence: best.confidence))
  }

  /// - Throws: -32012 with a hint if AMC has no such movie.
  func amcMovie(for movie: Movie) async throws(RPCError) -> AMCMatch {
    let list = AMCList(MovieView.all(MovieFilter(name: movie.title)), pageSize: 100)
    let answer = try await call.amc.response(to: list)
    let candidates = answer.content.rows.compactMap { row in
      row.map { Answer(content: $0, provenance: answer.provenance).dated }
    }
    if let imdb = movie.ids?.imdb, let same = candidates.first(where: { $0.ids?.imdb == imdb }) {
      return AMCMatch(movie: same, link: MovieLink(by: .imdb, confidence: 1))
    }
    guard let best = MovieLikeness.best(of: candidates, for: movie) else { throw .notLinked(movie.id, to: .amc) }
    return AMCMatch(movie: best.movie, link: MovieLink(by: .titleAndYear, confidence: best.confidence))
  }

  /// - Throws: -32012 with a hint if AMC has no such movie.
  func amcMovie(for id: EntityID) async throws(RPCError) -> AMCMatch {
    let match = try await tmdbID(of: id)
    return try await amcMovie(for: call.tmdb.answer(TMDB.MovieEndpoint(match.id, for: call.presentation)))
  }

  /// The movie's id at AMC.
  /// - Throws: -32012 with a hint if AMC has no such movie.
  func amcID(of id: EntityID) async throws(RPCError) -> EntityID {
    id.provider == .amc ? id : try await amcMovie(for: id).movie.id
  }

  private func find(_ id: EntityID) async throws(RPCError) -> TMDBMatch? {
    guard let endpoint = FindEndpoint(id, for: call.presentation) else { return nil }
    guard let movie = try await call.tmdb.answer(endpoint).movies.first, let id = TMDBID(movie.id) else { return nil }
    return TMDBMatch(id: id, link: MovieLink(by: .imdb, confidence: 1))
  }

}

extension RPCError {
  /// The error for a movie that has no counterpart at a provider.
  static func notLinked(_ id: EntityID, to upstream: Upstream) -> RPCError {
    RPCError(
      UpstreamError(
        .notFound, "\(upstream.title) has no movie linked to \(id)", upstream: upstream,
        cause: .other(
          advice: "use an id that starts with \(upstream.name):movie:, such as search/movies returns")))
  }
}
