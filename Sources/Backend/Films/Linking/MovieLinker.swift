// SPDX-License-Identifier: MIT
import AMC
import Basics
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

  let call: Call
  let links: LinkMemory

  // MARK: At TMDB

  /// - Throws: -32012 with a hint if TMDB has no such movie.
  func tmdbID(of id: EntityID) async throws(RPCError) -> TMDBMatch {
    if id.provider == .amc { return try await tmdbID(of: call.amc.answer(AMCObject.movie(id.native))) }
    return TMDBMatch(id: try await call.tmdbID(of: id), link: .byID)
  }

  /// - Parameter movie: a movie from AMC.
  /// - Throws: -32012 with a hint if TMDB has no such movie, or several candidates.
  func tmdbID(of movie: Movie) async throws(RPCError) -> TMDBMatch {
    // A call that reloads searches anew, and so does a watch.
    if ![.reload, .revalidate].contains(call.context.cacheMode), let link = links[movie] {
      return try link.match.get()
    }
    return try await search(for: movie).get()
  }

  /// Searches TMDB, and remembers what was found.
  private func search(for movie: Movie) async throws(RPCError) -> Result<TMDBMatch, RPCError> {
    let match: Result<TMDBMatch, RPCError>
    var isDoubtful = false
    do throws(RPCError) {
      match = .success(try await found(for: movie, &isDoubtful))
    } catch {
      guard error.isNotFound else { throw error }
      match = .failure(error)
    }
    links.remember(match, isDoubtful: isDoubtful, of: movie)
    return match
  }

  /// - Parameter isDoubtful: set if the movie may be one of several.
  private func found(for movie: Movie, _ isDoubtful: inout Bool) async throws(RPCError) -> TMDBMatch {
    if let imdb = movie.ids?.imdb.flatMap({ EntityID(.imdb, .movie, $0) }), let match = try await find(imdb) {
      return match
    }
    var search = TMDBMovieSearch(for: movie, call: call)
    defer { isDoubtful = search.isDoubtful }
    return try await search.match()
  }

  /// Where TMDB's search for one of AMC's movies leads, as seen from a film of TMDB's.
  private enum Lead {
    case back(MovieLink)
    /// To another film, or to several.
    case elsewhere
    /// To none.
    case nowhere
  }

  private func lead(from movie: Movie, to id: TMDBID) async throws(RPCError) -> Lead {
    do throws(RPCError) {
      let match = try await tmdbID(of: movie)
      return match.id == id ? .back(match.link) : .elsewhere
    } catch {
      guard error.isNotFound else { throw error }
      return links[movie]?.isDoubtful == true ? .elsewhere : .nowhere
    }
  }

  private func find(_ id: EntityID) async throws(RPCError) -> TMDBMatch? {
    let movie = try await call.matches(of: id).first { $0.kind == .movie }
    return movie.flatMap(TMDBID.init).map { TMDBMatch(id: $0, link: .byID) }
  }

  // MARK: At AMC

  /// The film's ids at AMC; the id itself if it is AMC's.
  /// - Throws: -32012 with a hint if AMC has no such film.
  func amcIDs(of id: EntityID) async throws(RPCError) -> Set<EntityID> {
    id.provider == .amc ? [id] : try await amcEntries(of: id).ids
  }

  /// - Parameter id: the film's id at TMDB or at IMDb.
  /// - Returns: one entry at least.
  /// - Throws: -32012 with a hint if AMC has no such film.
  func amcEntries(of id: EntityID) async throws(RPCError) -> AMCEntries {
    let id = try await tmdbID(of: id).id
    let entries = try await entries(of: identity(of: id), id)
    guard !entries.isEmpty else { throw .notLinked(id.entity, to: .amc) }
    return entries
  }

  /// - Parameter movie: a movie from TMDB, in the language and region of this call.
  /// - Returns: one entry at least.
  /// - Throws: -32012 with a hint if AMC has no such film.
  func amcEntries(of movie: Movie) async throws(RPCError) -> AMCEntries {
    // In most cases the movie's own titles suffice, and alternative titles need not be requested.
    if call.presentation.isNeutral, let id = TMDBID(movie.id) {
      let entries = try await entries(of: MovieIdentity(movie: movie, alternativeTitles: []), id)
      if !entries.isEmpty { return entries }
    }
    return try await amcEntries(of: movie.id)
  }

  /// The entries that are surely the film's in AMC's programme, or else those that AMC's search has; none if AMC
  /// doesn't list the film yet.
  func amcEntries(of id: TMDBID, listedIn programme: AMCCatalogue) async throws(RPCError) -> AMCEntries {
    let identity = try await identity(of: id)
    let film = MovieLikeness(identity.movie, alternatives: identity.alternativeTitles)
    let listed = try await amcEntries(of: film, id, among: programme.candidates(for: film))
    return listed.isEmpty ? try await entries(of: identity, id) : listed
  }

  /// The film's entries in a catalogue of AMC's; none if it isn't there. Nothing is requested from AMC.
  /// - Parameter film: a movie from TMDB in neutral form, with its alternative titles.
  func amcEntries(of film: Movie, in catalogue: AMCCatalogue) async throws(RPCError) -> AMCEntries {
    let likeness = MovieLikeness(film, alternatives: film.alternativeTitles?.map(\.title) ?? [])
    let candidates = catalogue.candidates(for: likeness)
    guard !candidates.isEmpty, let id = TMDBID(film.id) else { return AMCEntries() }
    return try await amcEntries(of: likeness, id, among: candidates)
  }

  /// Those of AMC's entries of a film that are its own: by its ids, by title and year, or because TMDB links them back
  /// to it, which is only asked for where the year differs or isn't known.
  /// - Parameters:
  ///   - entries: found without a request, by ids, titles and years.
  ///   - isDoubtful: whether an entry's title and year are those of several films.
  func confirmed(
    _ entries: AMCEntries, of id: TMDBID, doubting isDoubtful: (EntityID) -> Bool
  ) async -> AMCEntries {
    var found = AMCEntries()
    for entry in entries {
      let least = isDoubtful(entry.movie.id) ? 1 : MovieLikeness.certain.nextUp
      let isSure = if entry.link.confidence >= least { true } else { await isLinked(entry, to: id) }
      if isSure { found.insert(entry) }
    }
    return found
  }

  private func isLinked(_ entry: AMCEntries.Entry, to id: TMDBID) async -> Bool {
    if let known = links[entry.movie] { return (try? known.match.get().id) == id }
    return (try? await search(for: entry.movie).get().id) == id
  }

  /// AMC's entries for a film: those with its IMDb id, those whose title, year, and director or running time are its,
  /// and those that TMDB links back to it. Title and year alone are enough where TMDB finds no film: a film of last
  /// year and another one of this year may have the same title.
  func amcEntries(
    of film: MovieLikeness, _ id: TMDBID, among candidates: [MovieLikeness]
  ) async throws(RPCError) -> AMCEntries {
    var found = AMCEntries()
    var doubtful: [MovieLikeness] = []
    for candidate in candidates where candidate.movie.isPrivateRental != true {
      let entry = film.entry(candidate)
      if let entry, entry.link.confidence == 1 || film.isConfirmed(by: candidate) {
        found.insert(entry)
      } else if entry != nil || film.evidence(for: candidate) != nil, !candidate.hasOtherIMDbID(than: film) {
        doubtful.append(candidate)
      }
    }
    let leads = await doubtful.prefix(Self.maximumLookups).mapped(atOnce: Self.lookupWidth) { candidate in
      do throws(RPCError) {
        return Result<Lead, RPCError>.success(try await lead(from: candidate.movie, to: id))
      } catch {
        return .failure(error)
      }
    }
    for (candidate, lead) in zip(doubtful, leads) {
      switch try lead.get() {
      case .back(let link):
        found.insert(AMCEntries.Entry(movie: candidate.movie, link: link, isPlain: film.isVerbatim(candidate)))
      case .nowhere:
        if let entry = film.entry(candidate), entry.link.confidence > MovieLikeness.certain { found.insert(entry) }
      case .elsewhere: break
      }
    }
    return found
  }

  private func identity(of id: TMDBID) async throws(RPCError) -> MovieIdentity {
    try await call.tmdb.response(to: TMDBObject.identity(of: id)).content
  }

  /// AMC's entries that its search has by the film's own titles, or else by alternative ones.
  private func entries(of identity: MovieIdentity, _ id: TMDBID) async throws(RPCError) -> AMCEntries {
    let movie = identity.movie
    let film = MovieLikeness(movie, alternatives: identity.alternativeTitles)
    var found = AMCEntries()
    let own = Self.names([movie.title] + [movie.originalTitle].compactMap(\.self))
    for name in own { found.formUnion(try await amcEntries(of: film, id, among: candidates(named: name))) }
    for name in Self.names(Array(identity.alternativeTitles.prefix(Self.mostTitles))) where !own.contains(name) {
      guard found.isEmpty else { break }
      found = try await amcEntries(of: film, id, among: candidates(named: name))
    }
    return found
  }

  /// The names to search for at AMC. AMC finds each name that contains the text, even with an article at the end.
  private static func names(_ titles: [String]) -> [String] {
    titles.flatMap { TitleForms($0).queries }.filter { $0.utf8.contains(where: \.isASCIIAlphanumeric) }
      .unique { $0.lowercased() }
  }

  private func candidates(named name: String) async throws(RPCError) -> [MovieLikeness] {
    let answer = try await call.amc.response(to: AMCList<Movie>(.all(name: name), pageSize: 100))
    return answer.content.rows.map { MovieLikeness(Response(content: $0, provenance: answer.provenance).dated) }
  }

  /// The maximum number of alternative titles that are searched for at AMC.
  private static let mostTitles = 3
  /// The maximum number of AMC's entries whose counterparts are requested from TMDB, and how many at once.
  private static let maximumLookups = 20
  private static let lookupWidth = 4
}

extension MovieLikeness {
  /// Whether both have an id of IMDb's, and another one.
  fileprivate func hasOtherIMDbID(than other: MovieLikeness) -> Bool {
    guard let imdb = movie.ids?.imdb, let others = other.movie.ids?.imdb else { return false }
    return imdb != others
  }
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
