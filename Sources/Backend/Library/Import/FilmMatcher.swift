// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC
import Synchronization
import TMDB

/// Finds TMDB's film or show of a title and a year: with one request where exactly one has both, with four at most.
///
///     title in its year ─▶ bare title in its year ─▶ bare title in any year ─▶ in the next year ─▶ among shows
///
/// A title alone is never enough: three films of 2022 are called Pinocchio, and Parasite of 2019 is not that of 1982.
/// Either the title may be spelled otherwise or the year be one apart, but not both.
final class FilmMatcher: Sendable {
  /// What was found.
  enum Finding: Sendable {
    /// The film with its ids, its title and its year.
    case matched(StoredEntry, Doubt?)
    /// Several that may be the one.
    case ambiguous([ImportCandidate])
    /// None; with what is most like it.
    case notFound([ImportCandidate])
    /// No answer; with the reason.
    case waiting(RPCError)
  }

  /// A film that is matched although its title or its year differs.
  struct Doubt: Sendable {
    let candidate: ImportCandidate
    /// TMDB's titles of the film.
    let titles: [ComparedTitle]
  }

  private let call: Call
  /// The error that every further request would have, too.
  private let lastingError = Mutex<RPCError?>(nil)

  private static let mostRequests = 4
  private static let mostCandidates = 5

  /// - Parameter call: its time limit is that of one film.
  init(_ call: Call) { self.call = call }

  /// Finds a film by its id at IMDb, or else by its title and its year.
  func find(_ record: ImportRecord) async -> Finding {
    if let error = lastingError.withLock(\.self) { return .waiting(error) }
    do throws(UpstreamError) {
      let film = record.entry
      guard let id = EntityID(film.name, of: film.isShow ? .show : .movie) else { return try await search(record) }
      return try await find(record, id)
    } catch {
      let reason = RPCError(error)
      if error.kind == .credentialsMissing || error.kind == .credentialsRejected {
        lastingError.withLock { $0 = reason }
      }
      return .waiting(reason)
    }
  }

  /// Requests nothing more if none of some films got an answer: the others would wait in vain, too.
  func end(ifNoneIsAnswered findings: [Finding?]) {
    let reasons = findings.compactMap { if case .waiting(let reason) = $0 { reason } else { nil } }
    guard let reason = reasons.last, reasons.count == findings.count(where: { $0 != nil }), reasons.count > 7 else {
      return
    }
    lastingError.withLock { $0 = $0 ?? reason }
  }

  /// The film with TMDB's id, if TMDB has it, which says whether it is a film or a show. It is known by the other id in
  /// either case, unless nobody knows what it is.
  private func find(_ record: ImportRecord, _ id: EntityID) async throws(UpstreamError) -> Finding {
    var film = record.entry
    guard let endpoint = TMDBObject.matches(of: id) else { return .matched(film, nil) }
    let found = try await run(endpoint).filter { $0.kind == .movie || $0.kind == .show }
    if let found = found.first(where: { $0.kind == id.kind }) ?? found.first {
      film.ids.insert("\(found)")
      film.isShow = found.kind == .show
    } else if !record.isKindKnown {
      return .notFound([])
    }
    return .matched(film, nil)
  }

  /// Each film has the whole time of the call.
  private func run<E: Endpoint>(_ endpoint: E) async throws(UpstreamError) -> E.Content {
    var context = call.silentContext
    context.deadline = .now + .milliseconds(call.options.timeoutMilliseconds)
    context.privacy = .memory
    return try await call.tmdb.client.run(endpoint, context: context).content
  }

  // MARK: By title and year

  private func search(_ record: ImportRecord) async throws(UpstreamError) -> Finding {
    let film = record.entry
    guard let wanted = WantedTitle(film.title, film.year) else { return .notFound([]) }
    var found = FoundFilms(wanted)
    var requests = 0
    for (query, year) in wanted.queries where requests < Self.mostRequests - 1 {
      // A search of one year finds nothing that the search of all years hasn't found, if that was whole.
      if found.isWhole { break }
      requests += 1
      let fitting = try await found.add(run(query, year, isShow: film.isShow), isOfAllYears: year == nil)
      if let finding = found.finding { return finding }
      // A search that finds a single film of the year found it by another title.
      if requests < Self.mostRequests - 1, !film.isShow, fitting.count == 1, let only = fitting.first,
        let id = EntityID(only.film.name, of: .movie).flatMap(TMDBID.init)
      {
        requests += 1
        let titles = try await run(TMDBObject.identity(of: id)).alternativeTitles
        if titles.contains(where: wanted.isLike) { return .matched(only.film, only.doubt) }
      }
    }
    if record.mayBeShow, film.year != nil, let show = try await show(wanted) { return .matched(show, nil) }
    return found.rest(upTo: Self.mostCandidates)
  }

  /// The only show of the very title and year; nil if there is none.
  private func show(_ wanted: WantedTitle) async throws(UpstreamError) -> StoredEntry? {
    var shows = FoundFilms(wanted)
    do throws(UpstreamError) {
      _ = try await shows.add(run(wanted.text, wanted.year, isShow: true), isOfAllYears: false)
    } catch {
      guard error.kind == .notFound else { throw error }
    }
    return shows.exact
  }

  private func run(
    _ query: String, _ year: Int?, isShow: Bool
  ) async throws(UpstreamError) -> (films: [FoundFilm], isWhole: Bool) {
    if isShow {
      let list = ShowList(.search(query, year: year, includesAdult: true), for: .neutral)
      let page = try await run(list)
      let films = page.rows.map { show in
        FoundFilm(show.id, show.originalName) { $0.describe(show) }
      }
      return (films, !page.hasNext)
    }
    let list = TMDB.MovieList(.search(MovieSearch(query, year: year, includesAdult: true)), for: .neutral)
    let page = try await run(list)
    return (page.rows.map { movie in FoundFilm(movie.id, movie.originalTitle) { $0.describe(movie) } }, !page.hasNext)
  }
}
