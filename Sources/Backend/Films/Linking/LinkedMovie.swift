// SPDX-License-Identifier: MIT
import AMC
import Contract
import JSONRPC
import TMDB

extension MovieLinker {
  /// A movie with both providers' data.
  /// - Parameters:
  ///   - id: AMC's id.
  ///   - movie: AMC's movie, if the caller has it already.
  func linked(_ id: EntityID, _ movie: Movie? = nil) async throws(RPCError) -> Movie {
    let amc = if let movie { movie } else { try await call.amc.answer(AMCObject.movie(id.native)) }
    return try await linked(amc) { id, call in MovieEndpoint(id, for: call.presentation) }
  }

  /// Adds the other provider's data. If that fails, the movie is returned with the error as a fault.
  /// - Parameter endpoint: requests TMDB's movie by its id, on behalf of a call with a share of the time.
  func linked(_ movie: Movie, by endpoint: (TMDBID, Call) async -> MovieEndpoint) async throws(RPCError) -> Movie {
    do throws(RPCError) {
      return try await MovieLinker(call: call.for(.otherProvider), links: links).completed(movie, endpoint)
    } catch {
      guard error.code != .requestCancelled else { throw error }
      var movie = movie
      movie.linkFault = error
      return movie
    }
  }

  private func completed(
    _ movie: Movie, _ endpoint: (TMDBID, Call) async -> MovieEndpoint
  ) async throws(RPCError) -> Movie {
    guard movie.id.provider == .amc else {
      return try await amcEntries(of: movie).filling(movie)
    }
    let match = try await tmdbID(of: movie)
    let other = try await call.tmdb.answer(await endpoint(match.id, call))
    let linked = movie.linked(to: other, match.link)
    if let ids = linked.ids { links.remember(ids, of: movie) }
    return linked
  }
}
