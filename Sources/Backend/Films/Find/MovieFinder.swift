// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// Finds movies at AMC and TMDB at once.
///
///     AMC's search, AMC's programme ─┐
///     TMDB's search ─────────────────┴─▶ MovieMerge ──unclear──▶ TMDB, by IMDb id or title ──▶ rows, ranked
///
/// Rows are in the language and region of the call, and entries are compared in neutral form: if these differ, TMDB's
/// search is made in both.
///
/// Both are requested at once, so neither delays the other. A provider that fails is a fault; the rows are then the
/// other provider's.
struct MovieFinder {
  let call: Call
  let links: LinkMemory
  let genres: GenreMemory

  /// The movies found, the likeliest first, and the providers that failed.
  struct Found {
    var movies: [Movie]
    /// The least fresh of the responses.
    var provenance = Provenance.network
    var faults: [ProviderFault] = []
    /// The movie of TMDB's id that AMC's search lacks; AMC's programme may have it.
    fileprivate var unlinked: MovieLikeness?

    fileprivate func lacks(_ provider: Provider) -> Bool { faults.contains { $0.provider == provider } }

    /// States for each movie whether and how AMC shows it.
    fileprivate mutating func state(_ programme: AMCProgramme) {
      let ofOthers: MovieAvailability = lacks(.amc) ? .unknown : .notAtAMC
      for (index, movie) in movies.enumerated() {
        movies[index].availability = movie.id.provider == .amc ? programme.availability(of: movie.id) : ofOthers
      }
    }
  }

  /// - Parameter year: only movies released in this year, unless the query is an id.
  /// - Throws: AMC's error if both providers fail; for an id, that of the id's own provider.
  func movies(_ query: MovieQuery, year: Int?) async throws(RPCError) -> Found {
    switch query {
    case .id(let id): try await movie(id)
    case .title(let text): try await movies(titled: text, year: year)
    }
  }

  /// Adds what TMDB's lists lack: IMDb's id, the running time and the age rating.
  func completed(_ movies: [Movie], _ room: Semaphore) async -> [Movie] {
    let share = call.for(.otherProvider)
    return await room.mapped(movies) { movie in
      guard movie.ids?.imdb == nil, let id = movie.tmdbID else { return movie }
      let details = try? await share.tmdb.answer(MovieEndpoint(id, for: share.presentation))
      return details.map(movie.completed) ?? movie
    }
  }

  // MARK: By title

  private func movies(titled text: String, year: Int?) async throws(RPCError) -> Found {
    let share = call.for(.bothProviders)
    let name = AMCList<Movie>(.all(name: text), pageSize: 100)
    let search = MovieSearch(text, year: year)
    async let requested = (AMCProgramme(share), entries(of: name, at: share.amc))
    async let names = genres.names(of: [.movie], for: share.presentation, share)
    async let neutral = neutralMovies(search, share)
    var tmdb = await entries(of: TMDB.MovieList(.search(search), for: share.presentation), at: share.tmdb)
    tmdb.compare(as: await neutral)
    let (programme, amc) = await requested
    try checkCancellation()
    if programme.isMissing, tmdb.error != nil, let error = amc.error { throw error }

    let title = MovieTitle(text)
    tmdb.entries.removeAll { $0.movie.isMisread(as: title) }
    let catalogue = programme.catalogue()
    let shown =
      programme.movies.filter { $0.title.match(title) != .none }
      + tmdb.entries.flatMap { film in catalogue.entries(of: film).map { MovieLikeness($0.movie) } }
    let own = (amc.entries + shown).filter { $0.isFrom(about: year) }
      .ranked { ($0.title.match(title).rawValue, programme.availability(of: $0.movie.id).rank, 0) }
    var merge = MovieMerge(amc: own, tmdb: tmdb.entries)
    let linkError = tmdb.error == nil ? await link(&merge, call.for(.otherProvider)) : nil
    try checkCancellation()

    var found = Found(
      movies: merge.rows(year: year),
      provenance: programme.provenance.lessFresh(amc.provenance).lessFresh(tmdb.provenance),
      faults: [
        ProviderFault(.amc, amc.error ?? programme.error), ProviderFault(.tmdb, tmdb.error ?? linkError),
      ].compactMap(\.self))
    found.state(programme)
    let genres = await names
    for index in found.movies.indices { found.movies[index].name(genres) }
    found.movies = found.movies.ranked { ($0.match(title).rawValue, $0.availability?.rank ?? 0, -($0.popularity ?? 0)) }
    return found
  }

  /// The entries that a provider's search has found.
  private struct Entries {
    var entries: [MovieLikeness] = []
    var provenance = Provenance.network
    var error: RPCError?

    /// Compares movies by these entries of theirs, and shows them as they are.
    mutating func compare(as neutral: [MovieLikeness]) {
      guard !neutral.isEmpty else { return }
      let known = Dictionary(neutral.map { ($0.movie.id, $0) }) { first, _ in first }
      entries = entries.map { entry in known[entry.movie.id]?.showing(entry.movie) ?? entry }
    }
  }

  /// TMDB's entries in neutral form; empty if the call's presentation is neutral.
  private func neutralMovies(_ search: MovieSearch, _ share: Call) async -> [MovieLikeness] {
    guard !share.presentation.isNeutral else { return [] }
    return await entries(of: TMDB.MovieList(.search(search), for: .neutral), at: share.tmdb).entries
  }

  private func entries<E: PagedEndpoint>(of search: E, at upstream: UpstreamCall) async -> Entries
  where E.Row == Movie {
    do throws(RPCError) {
      let answer = try await upstream.for(.search()).response(to: search)
      let movies = answer.content.rows.filter { $0.isPrivateRental != true }
      return Entries(entries: movies.map { MovieLikeness($0) }, provenance: answer.provenance)
    } catch {
      return Entries(error: error)
    }
  }

  /// The maximum number of AMC's movies that are requested from TMDB one by one.
  static let mostLinks = 20

  /// Requests TMDB's entries of the movies that are not matched yet.
  /// - Returns: the error of the first request that failed; nil if none did.
  private func link(_ merge: inout MovieMerge, _ share: Call) async -> RPCError? {
    let results = await merge.unclear.prefix(Self.mostLinks).mapped(atOnce: Self.mostLinks) { movie in
      do throws(RPCError) {
        // Awaited before the tuple is made: in one that awaits itself, Swift 6.3.1 loses the id when it optimizes.
        let other = try await counterpart(of: movie, share)
        return (movie.id, Result<Counterpart, RPCError>.success(other))
      } catch {
        return (movie.id, .failure(error))
      }
    }
    var firstError: RPCError?
    for (id, result) in results {
      switch result {
      case .success(let other): merge.link(id, to: other.movie, other.link)
      case .failure(let error): firstError = firstError ?? (error.isNotFound ? nil : error)
      }
    }
    return firstError
  }

  // MARK: By id

  private func movie(_ id: EntityID) async throws(RPCError) -> Found {
    let share = call.for(.otherProvider)
    async let requested = AMCProgramme(share)
    var found = try await id.provider == .amc ? amcMovie(id, share) : tmdbMovie(id, share)
    let programme = await requested
    try checkCancellation()
    found.provenance = programme.provenance
    if !found.lacks(.amc), let fault = ProviderFault(.amc, programme.error) { found.faults.append(fault) }
    if let likeness = found.unlinked, let id = TMDBID(likeness.movie.id) {
      let linker = MovieLinker(call: share, links: links)
      let candidates = programme.catalogue().candidates(for: likeness)
      let entries = (try? await linker.amcEntries(of: likeness, id, among: candidates)) ?? AMCEntries()
      if !entries.isEmpty { found.movies = entries.map { $0.movie.linked(to: likeness.movie, $0.link) } }
    }
    found.state(programme)
    found.movies = found.movies.ranked { ($0.availability?.rank ?? 0, 0, 0) }
    return found
  }

  /// A movie of AMC's, linked to TMDB's entry.
  private func amcMovie(_ id: EntityID, _ share: Call) async throws(RPCError) -> Found {
    let movie = try await call.amc.answer(AMCObject.movie(id.native))
    do throws(RPCError) {
      let other = try await counterpart(of: movie, share)
      return Found(movies: [movie.linked(to: other.movie, other.link)])
    } catch {
      return Found(movies: [movie], faults: error.isNotFound ? [] : [ProviderFault(provider: .tmdb, error: error)])
    }
  }

  /// The movie of a TMDB or IMDb id: AMC's entries of it, each linked to TMDB's, if AMC has any.
  private func tmdbMovie(_ id: EntityID, _ share: Call) async throws(RPCError) -> Found {
    let linker = MovieLinker(call: call, links: links)
    let movie = try await call.tmdb.answer(MovieEndpoint(linker.tmdbID(of: id).id, for: call.presentation))
    do throws(RPCError) {
      let entries = try await MovieLinker(call: share, links: links).amcEntries(of: movie)
      return Found(movies: entries.map { $0.movie.linked(to: movie, $0.link) })
    } catch {
      var found = Found(movies: [movie], faults: error.isNotFound ? [] : [ProviderFault(provider: .amc, error: error)])
      if let id = movie.tmdbID, let identity = try? await share.tmdb.response(to: TMDBObject.identity(of: id)).content {
        let likeness = MovieLikeness(identity.movie, alternatives: identity.alternativeTitles)
        found.unlinked = likeness.showing(movie)
      }
      return found
    }
  }

  // MARK: Both

  private typealias Counterpart = (movie: Movie, link: MovieLink)

  /// TMDB's entry of a movie of AMC's.
  /// - Throws: -32012 if TMDB has no such movie.
  private func counterpart(of movie: Movie, _ share: Call) async throws(RPCError) -> Counterpart {
    let match = try await MovieLinker(call: share, links: links).tmdbID(of: movie)
    return (try await share.tmdb.answer(MovieEndpoint(match.id, for: share.presentation)), match.link)
  }

  private func checkCancellation() throws(RPCError) {
    if Task.isCancelled { throw RPCError(.cancelled) }
  }
}

extension ProviderFault {
  /// Nil without an error.
  fileprivate init?(_ provider: Provider, _ error: RPCError?) {
    guard let error else { return nil }
    self.init(provider: provider, error: error)
  }
}

extension RPCError {
  var isNotFound: Bool { code == .notFound }
}

extension MovieLikeness {
  /// This entry, shown as another one of the same movie.
  fileprivate func showing(_ movie: Movie) -> MovieLikeness {
    var entry = self
    entry.movie = movie
    return entry
  }

  /// Whether the movie may be of this year: releases differ by a year from country to country.
  fileprivate func isFrom(about year: Int?) -> Bool {
    guard let year, let own = self.year else { return true }
    return abs(own - year) <= 1
  }
}

extension Movie {
  fileprivate var tmdbID: TMDBID? {
    ids?.tmdb.flatMap { EntityID(.tmdb, .movie, $0) }.flatMap(TMDBID.init)
  }

  private var names: [MovieTitle] { [title, originalTitle].compactMap { $0.map { MovieTitle($0) } } }

  /// How well the title, or the original title, matches.
  fileprivate func match(_ query: MovieTitle) -> MovieTitle.Match { names.map { $0.match(query) }.min() ?? .none }

  /// Whether a search found it by a word that none of its titles has.
  fileprivate func isMisread(as query: MovieTitle) -> Bool {
    match(query) == .none && names.contains { $0.isMisread(as: query) }
  }

  /// This row with what only a single movie's answer has.
  fileprivate func completed(by details: Movie) -> Movie {
    var movie = self
    if let ids = details.ids { movie.ids?.fill(from: ids) }
    movie.runtimeMinutes = runtimeMinutes ?? details.runtimeMinutes
    movie.certification = certification ?? details.certification
    movie.takeAge(of: details)
    return movie
  }
}

extension Array {
  fileprivate typealias Rank = (Int, Int, Double)

  /// Sorted by ranks, lower ones first; of equal ones the earlier first.
  fileprivate func ranked(by rank: (Element) -> Rank) -> [Element] {
    map { (rank: rank($0), element: $0) }.sorted { $0.rank < $1.rank }.map(\.element)
  }
}
