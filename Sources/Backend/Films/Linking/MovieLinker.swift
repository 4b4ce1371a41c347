// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// Finds a provider's movie at another provider: by IMDb id if both have it, otherwise by titles, year, director and
/// running time.
///
/// Neither the requests nor the results depend on the call's language and region: a movie has the same counterpart in
/// every language, so one cached response serves all calls.
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
  let links: LinkMemory

  // MARK: At TMDB

  /// - Throws: -32012 with a hint if TMDB has no such movie.
  func tmdbID(of id: EntityID) async throws(RPCError) -> TMDBMatch {
    if id.provider == .amc { return try await tmdbID(of: call.amc.answer(AMCObject.movie(id.native))) }
    return TMDBMatch(id: try await call.tmdbID(of: id), link: MovieLink(by: .imdb, confidence: 1))
  }

  /// - Parameter movie: a movie from AMC.
  /// - Throws: -32012 with a hint if TMDB has no such movie, or several candidates.
  func tmdbID(of movie: Movie) async throws(RPCError) -> TMDBMatch {
    // A call that reloads searches anew, and so does a watch.
    if ![.reload, .revalidate].contains(call.context.cacheMode), let link = links[movie] {
      return try link.match.get()
    }
    let match: Result<TMDBMatch, RPCError>
    do throws(RPCError) {
      match = .success(try await search(for: movie))
    } catch {
      guard error.isNotFound else { throw error }
      match = .failure(error)
    }
    links.remember(match, of: movie)
    return try match.get()
  }

  private func search(for movie: Movie) async throws(RPCError) -> TMDBMatch {
    if let imdb = movie.ids?.imdb.flatMap({ EntityID(.imdb, .movie, $0) }), let match = try await find(imdb) {
      return match
    }
    var search = TMDBMovieSearch(for: movie, call: call)
    return try await search.match()
  }

  private func find(_ id: EntityID) async throws(RPCError) -> TMDBMatch? {
    let movie = try await call.matches(of: id).first { $0.kind == .movie }
    return movie.flatMap(TMDBID.init).map { TMDBMatch(id: $0, link: MovieLink(by: .imdb, confidence: 1)) }
  }

  // MARK: At AMC

  /// The movie's id at AMC.
  /// - Throws: -32012 with a hint if AMC has no such movie.
  func amcID(of id: EntityID) async throws(RPCError) -> EntityID {
    id.provider == .amc ? id : try await amcMovie(for: id).movie.id
  }

  /// - Throws: -32012 with a hint if AMC has no such movie.
  func amcMovie(for id: EntityID) async throws(RPCError) -> AMCMatch {
    let id = try await tmdbID(of: id).id
    let identity = try await call.tmdb.response(to: TMDBObject.identity(of: id)).content
    guard let match = try await match(of: identity, id) else { throw .notLinked(id.entity, to: .amc) }
    return match
  }

  /// - Parameter movie: a movie from TMDB, in the language and region of this call.
  /// - Throws: -32012 with a hint if AMC has no such movie.
  func amcMovie(for movie: Movie) async throws(RPCError) -> AMCMatch {
    // In most cases the movie's own titles suffice, and alternative titles need not be requested.
    if call.presentation.isNeutral, let id = TMDBID(movie.id),
      let match = try await match(of: MovieIdentity(movie: movie, alternativeTitles: []), id)
    {
      return match
    }
    return try await amcMovie(for: movie.id)
  }

  private func match(of identity: MovieIdentity, _ id: TMDBID) async throws(RPCError) -> AMCMatch? {
    let movie = identity.movie
    let wanted = MovieLikeness(movie, alternatives: identity.alternativeTitles)
    let others = [movie.originalTitle].compactMap(\.self) + identity.alternativeTitles.prefix(Self.mostTitles)
    for name in Self.names([movie.title] + others) {
      let candidates = try await entries(named: name)
      if let imdb = movie.ids?.imdb, let same = candidates.first(where: { $0.movie.ids?.imdb == imdb }) {
        return AMCMatch(movie: same.movie, link: MovieLink(by: .imdb, confidence: 1))
      }
      if let match = try await match(candidates, to: wanted, id) { return match }
    }
    return nil
  }

  /// The names to search for at AMC. AMC finds each name that contains the text, even with an article at the end.
  private static func names(_ titles: [String]) -> [String] {
    var known: Set<String> = []
    let queries = titles.flatMap { TitleForms($0).queries }.filter { $0.utf8.contains(where: \.isASCIIAlphanumeric) }
    return queries.filter { known.insert($0.lowercased()).inserted }
  }

  private func entries(named name: String) async throws(RPCError) -> [MovieLikeness] {
    let answer = try await call.amc.response(to: AMCList<Movie>(.all(name: name), pageSize: 100))
    return answer.content.rows.map { MovieLikeness(Response(content: $0, provenance: answer.provenance).dated) }
  }

  /// AMC's entry for the movie: matched by title and year, otherwise the first that TMDB links back to the movie.
  func match(
    _ candidates: [MovieLikeness], to wanted: MovieLikeness, _ id: TMDBID
  ) async throws(RPCError) -> AMCMatch? {
    let alike = candidates.filter { wanted.evidence(for: $0) != nil && $0.movie.isPrivateRental != true }
    let certain = alike.filter {
      $0.confidence(wanted) >= MovieLikeness.certain && $0.verdict(on: wanted) != .contradicted
    }
    let rank = { (entry: MovieLikeness) in (entry.confidence(wanted), wanted.isVerbatim(entry) ? 1 : 0) }
    if let best = certain.max(by: { rank($0) < rank($1) }) {
      return AMCMatch(movie: best.movie, link: MovieLink(by: .titleAndYear, confidence: best.confidence(wanted)))
    }
    for entry in alike.prefix(Self.maximumLookups) {
      do throws(RPCError) {
        let back = try await tmdbID(of: entry.movie)
        if back.id == id { return AMCMatch(movie: entry.movie, link: back.link) }
      } catch {
        guard error.isNotFound else { throw error }
      }
    }
    return nil
  }

  /// The maximum number of alternative titles that are searched for at AMC.
  private static let mostTitles = 3
  /// The maximum number of AMC's entries whose counterparts are requested from TMDB.
  private static let maximumLookups = 3
}

extension RPCError {
  /// The error for a movie, a show or a person that has no counterpart at a provider.
  /// - Parameter candidates: the possible movies, if there are several.
  static func notLinked(_ id: EntityID, to upstream: Upstream, candidates: [Movie] = []) -> RPCError {
    let names = candidates.map { "\($0.id) (\($0.title)\($0.releaseDate.map { ", \($0.year)" } ?? ""))" }
    let text =
      names.isEmpty
      ? "\(upstream.title) has no \(id.kind) linked to \(id)"
      : "\(upstream.title) has several movies that \(id) may be: \(names.joined(separator: ", "))"
    let search = [.show: "search/shows", .person: "search/people"][id.kind] ?? "search/movies"
    return RPCError(
      UpstreamError(
        .notFound, UpstreamMessage(text), upstream: upstream,
        cause: .advice("use an id that starts with \(upstream.name):\(id.kind):, such as \(search) returns")))
  }
}

extension Movie {
  /// This movie, with the fields that it lacks filled from the other provider's movie. Its own fields are kept.
  func linked(to other: Movie, _ link: MovieLink) -> Movie {
    var movie = self
    movie.fill(from: other)
    movie.ids = ids ?? KnownIDs()
    if let others = other.ids { movie.ids?.fill(from: others) }
    movie.link = link
    // These fields describe this response rather than the movie, so the other's are not taken.
    movie.linkedFrom = linkedFrom
    movie.linkFault = linkFault
    movie.takeAge(of: other)
    return movie
  }
}
