// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC
import TMDB

// The state of many films: those that the library has as wanted, and a person's.
//
//     the library, or the person's films ─▶ AMC's programme, and each theatre's coming showtimes (once for all films)
//                                        ─▶ TMDB's dates and offers of the films whose turn it is (library only)
extension WatchObserver {
  /// The maximum number of films of a watch.
  static let mostFilms = 2_000
  private static let theatreWidth = 4
  private static let filmWidth = 8
  /// Up to so many movies are requested one by one at each theatre, where more are taken from its whole list, which has
  /// some ten pages.
  private static let fewMovies = 5

  /// The films of the last state, also those that are gone, by the names of what they are.
  /// - Parameter listed: the ids of the films that are there now.
  func knownFilms(listed: Set<EntityID> = []) -> KnownFilms {
    KnownFilms(((last?.items ?? []) + (last?.reported ?? [])).compactMap(\.film), listed: listed)
  }

  /// Adds the tickets of each film. However many films there are, the number of requests is bounded.
  /// - Returns: when AMC begins to sell tickets. A time that has passed is among them until the tickets are found.
  func addSales(to films: inout [ListedFilm]) async throws(RPCError) -> [Instant] {
    guard !films.isEmpty else { return [] }
    let programme: AMCCatalogue
    do throws(RPCError) {
      programme = try await round.programme()
    } catch {
      // Without AMC's key there are still TMDB's dates and offers.
      guard error.code == .credentialsMissing, condition.theatres == nil else { throw error }
      return []
    }
    let found = films.map { film in
      // AMC's own entry of the film tells its director and length.
      programme.entries(of: film.ids.lazy.compactMap { programme[$0] }.first ?? film.dated, ids: film.ids)
    }
    // Two films of one title and year are two films, so that the title doesn't say whose an entry is.
    let claims = Dictionary(found.flatMap(\.ids).map { ($0, 1) }, uniquingKeysWith: +)
    let movies = await Array(zip(films, found)).mapped(atOnce: Self.filmWidth) { [round] film, entries -> [Movie] in
      let isContested = { (id: EntityID) in claims[id] ?? 0 > 1 }
      guard let id = film.tmdb, !entries.isEmpty else {
        return entries.filter { $0.link.confidence == 1 || !isContested($0.movie.id) }.map(\.movie)
      }
      let linker = MovieLinker(call: round.call, links: round.watches.links)
      return await linker.confirmed(entries, of: id, doubting: isContested).map(\.movie)
    }
    let sold = Set(movies.joined().filter { $0.hasScheduledShowtimes != false }.map(\.id))
    let showings = Dictionary(grouping: try await sales(of: sold)) { $0.movieId }
    var anyFormat = condition
    anyFormat.format = nil
    let all = WatchObserver(round: round, condition: anyFormat, last: last, now: now)
    var instants: [Instant] = []
    for position in films.indices {
      let entries = movies[position]
      var film = films[position].film
      film.movie.url = entries.lazy.compactMap { $0.showtimesUrl ?? $0.websiteUrl }.first ?? film.movie.url
      if condition.theatres == nil {
        film.onSale = entries.contains { movie in
          movie.hasScheduledShowtimes == true && movie.onlineTicketsAt.map { $0 <= now } ?? true
        }
      } else {
        let found = entries.flatMap { showings[$0.id] ?? [] }
        film.showing = all.wanted(found, of: .any).firstShowing()
        film.formatShowing = condition.format == nil ? nil : wanted(found, of: .any).firstShowing()
        film.onSale = film.showing != nil
      }
      film.hadTickets = film.hadTickets == true || film.onSale == true
      film.hadFormat = condition.format == nil ? nil : film.hadFormat == true || film.formatShowing != nil
      films[position].film = film
      // AMC may begin a little late.
      let isFound = film.onSale == true && film.hadFormat != false
      instants += entries.compactMap(\.onlineTicketsAt).filter { $0 > now || !isFound }
    }
    return instants
  }

  /// The movies' showtimes at the theatres that have tickets or had some.
  private func sales(of movies: Set<EntityID>) async throws(RPCError) -> [Showtime] {
    let lists = await (movies.isEmpty ? [] : condition.theatres ?? []).mapped(atOnce: Self.theatreWidth) {
      [round] theatre -> Result<[Showtime], RPCError> in
      do throws(RPCError) {
        guard movies.count <= Self.fewMovies else { return .success(try await round.sales(at: theatre)) }
        var showtimes: [Showtime] = []
        for movie in movies { showtimes += try await round.showtimes(at: theatre, on: nil, of: movie) }
        return .success(showtimes)
      } catch {
        return .failure(error)
      }
    }
    var showtimes: [Showtime] = []
    for list in lists { showtimes += try list.get().filter { ShowingAvailability($0).wasOpened } }
    return showtimes
  }
}

/// The films of a watch's last state. A film whose number has changed is the one of that title and day, of those that
/// are listed no more.
struct KnownFilms {
  private var byID: [EntityID: StoredFilm] = [:]
  private var byTitle: [String: StoredFilm] = [:]

  init(_ films: [StoredFilm], listed: Set<EntityID>) {
    for film in films {
      byID[film.movie.id] = byID[film.movie.id] ?? film
      guard !listed.contains(film.movie.id), let title = Self.title(of: film.movie) else { continue }
      byTitle[title] = byTitle[title] ?? film
    }
  }

  subscript(id: EntityID) -> StoredFilm? { byID[id] }

  subscript(movie: StoredMovie) -> StoredFilm? { byID[movie.id] ?? Self.title(of: movie).flatMap { byTitle[$0] } }

  private static func title(of movie: StoredMovie) -> String? {
    movie.releaseDate.map { "\(TitleQuery(movie.title).key) \($0)" }
  }
}

/// A film of a watch for many, with what identifies it at the providers.
struct ListedFilm {
  var film: StoredFilm
  let ids: Set<EntityID>
  let tmdb: TMDBID?
  /// The film with a day in the year of its release, if that is known.
  let dated: Movie

  /// - Returns: nil for an entry whose id another version wrote.
  init?(_ entry: StoredEntry, known: KnownFilms) {
    guard let id = EntityID(entry.name, of: .movie) else { return nil }
    let old = known[id]
    let title = entry.title.isEmpty ? old?.movie.title ?? entry.name : entry.title
    let day = entry.releasedOn.flatMap { Day(daysSince1970: $0) } ?? old?.movie.releaseDate
    self.init(StoredMovie(id: id, title: title, releaseDate: day), entry.ids, year: entry.year, old)
  }

  init(_ credit: PersonCredit, known: KnownFilms) {
    let movie = StoredMovie(id: credit.id, title: credit.title, releaseDate: credit.date)
    self.init(movie, [credit.id.description], year: nil, known[movie])
  }

  private init(_ movie: StoredMovie, _ ids: Set<String>, year: Int?, _ known: StoredFilm?) {
    film = known ?? StoredFilm(movie: movie)
    film.movie = movie
    // A date that one answer lacks isn't gone.
    film.movie.releaseDate = movie.releaseDate ?? known?.movie.releaseDate
    self.ids = Set(ids.compactMap { EntityID($0, of: .movie) })
    tmdb = ids.sorted().lazy.compactMap { EntityID($0, of: .movie) }.compactMap { TMDBID($0) }.first
    let day = movie.releaseDate ?? year.flatMap { Day(year: $0, month: 7, day: 1) }
    dated = Movie(id: movie.id, title: movie.title, releaseDate: day)
  }
}

extension [Showtime] {
  /// The first one that has tickets, or else that had some.
  fileprivate func firstShowing() -> StoredShowing? {
    let showings = map { StoredShowing($0) }.map { ($0.startsAt?.secondsSince1970 ?? .max, $0.id.description, $0) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    return showings.first { $0.availability.isOpen } ?? showings.first
  }
}
