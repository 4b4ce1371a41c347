// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// Finds TMDB's film or show of a title and a year as a list has them: with one request where exactly one has both,
/// with five at most: three searches for films, the other titles of one, and a search for shows.
///
///     title in its year ─▶ bare title in its year ─▶ bare title in any year ─▶ in the next year ─▶ among shows
///
/// A title alone is never enough: three films of 2022 are called Pinocchio, and Parasite of 2019 is not that of 1982.
/// Either the title may be spelled otherwise or the year be one apart, but not both.
struct ListedFilmSearch: Sendable {
  /// What was found.
  enum Finding: Sendable {
    /// The film.
    /// - Parameter isSure: whether its title and its year are the list's.
    case film(FoundFilm, isSure: Bool)
    /// Several that may be the one.
    case several([FoundFilm])
    /// None; with what is most like it.
    case none([FoundFilm])
  }

  /// What a title may name.
  enum Kind: Sendable { case movie, show, movieOrElseShow }

  /// Each film has the whole time of the call.
  let call: Call

  private static let mostSearches = 3

  /// A response of TMDB's, which isn't kept, since it shows what is on the list.
  func run<E: Endpoint>(_ endpoint: E) async throws(UpstreamError) -> E.Content {
    var context = call.silentContext
    context.deadline = .now + .milliseconds(call.options.timeoutMilliseconds)
    context.privacy = .memory
    return try await call.tmdb.client.run(endpoint, context: context).content
  }

  func find(_ title: String, _ year: Int?, _ kind: Kind) async throws(UpstreamError) -> Finding {
    guard let wanted = WantedTitle(title, year) else { return .none([]) }
    var found = FoundFilms(wanted)
    var searches = 0
    var isAsked = false
    for (query, queryYear) in wanted.queries where searches < Self.mostSearches {
      // A search of one year finds nothing that the search of all years hasn't found, if that was whole.
      if found.isWhole { break }
      searches += 1
      let fitting = try await found.add(run(query, queryYear, kind), isOfAllYears: queryYear == nil)
      if let finding = found.finding { return finding }
      // A search that finds a single film of the year found it by another title.
      if !isAsked, kind != .show, fitting.count == 1, let only = fitting.first, let id = TMDBID(only.id) {
        isAsked = true
        let titles = try await run(TMDBObject.identity(of: id)).alternativeTitles
        if titles.contains(where: wanted.isLike) { return .film(only, isSure: false) }
      }
    }
    if kind == .movieOrElseShow, year != nil, let show = try await show(wanted) { return .film(show, isSure: true) }
    return found.rest
  }

  /// The only show of the very title and year; nil if there is none.
  private func show(_ wanted: WantedTitle) async throws(UpstreamError) -> FoundFilm? {
    var shows = FoundFilms(wanted)
    do throws(UpstreamError) {
      _ = try await shows.add(run(wanted.text, wanted.year, .show), isOfAllYears: false)
    } catch {
      guard error.kind == .notFound else { throw error }
    }
    return shows.exact
  }

  private func run(
    _ query: String, _ year: Int?, _ kind: Kind
  ) async throws(UpstreamError) -> (films: [FoundFilm], isWhole: Bool) {
    if kind == .show {
      let page = try await run(ShowList(.search(query, year: year, includesAdult: true), for: .neutral))
      return (page.rows.map { FoundFilm($0) }, !page.hasNext)
    }
    let search = MovieSearch(query, year: year, includesAdult: true)
    let page = try await run(TMDB.MovieList(.search(search), for: .neutral))
    return (page.rows.map { FoundFilm($0) }, !page.hasNext)
  }
}
