// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import JSONRPC
import TMDB

// The state of many films: those that the library has as wanted, and a person's.
//
//     the library, or the person's films ─▶ AMC's programme, and each theatre's coming showtimes (once for all films)
//                                        ─▶ TMDB's dates and offers of the films whose turn it is (library only)
extension WatchObserver {
  /// The maximum number of films of a watch.
  private static let mostFilms = 2_000
  /// How many films a check requests from TMDB: few, because other watches wait for it.
  private static let mostRequested = 50
  /// For how many seconds TMDB's response about a film is new enough.
  private static let newEnough = 6 * 3_600
  /// In how many seconds the next films are requested, while some have not been.
  private static let pause = 30
  private static let width = 8
  private static let theatreWidth = 4
  /// Up to so many movies are requested one by one at each theatre, where more are taken from its whole list, which has
  /// some ten pages.
  private static let fewMovies = 5

  // MARK: The library

  func library() async throws(RPCError) -> WatchObservation {
    var films = try await wantedFilms()
    let instants = try await addSales(to: &films)
    let (left, fault) = try await addReleases(to: &films)
    let states = films.map(\.film)
    let found = [
      ("with tickets", states.count { $0.onSale == true }),
      ("on your services", states.count { $0.offers?.isEmpty == false }),
      ("with a digital date to come", states.count { $0.digitalDate.map { $0 > now.day } ?? false }),
    ]
    var message = "\(films.count.counted("wanted film")): " + found.map { "\($1) \($0)" }.joined(separator: ", ") + "."
    if let fault {
      message += " TMDB's part is missing: \(fault.message.asSentence)"
    } else if left > 0 {
      message += " The offers of \(left) are still to be requested."
    }
    var observation = WatchObservation(
      state: ConditionState(message: message, items: states.map { StoredItem(film: $0) }), instants: instants)
    if left > 0, fault == nil { observation.instants.append(now.adding(seconds: Self.pause)) }
    return observation
  }

  private func wantedFilms() async throws(RPCError) -> [ListedFilm] {
    let known = knownFilms
    let library = round.watches.library
    // The films of a damaged library are not gone.
    if let fault = library.fault { throw fault }
    do throws(DatabaseError) {
      let entries = try await library.wantedFilms(limit: Self.mostFilms)
      return entries.compactMap { ListedFilm($0, known: known) }
    } catch {
      throw RPCError(error)
    }
  }

  private var knownFilms: [EntityID: StoredFilm] {
    let films = last?.items.compactMap(\.film) ?? []
    return Dictionary(films.map { ($0.movie.id, $0) }) { first, _ in first }
  }

  /// Adds TMDB's dates and offers of the films whose turn it is, those that were never requested first.
  /// - Returns: how many films are left, and why TMDB couldn't be asked.
  private func addReleases(to films: inout [ListedFilm]) async throws(RPCError) -> (left: Int, fault: RPCError?) {
    let region = condition.region.flatMap { Region($0) } ?? .unitedStates
    let own = Set(try await round.call.services.user.subscribedServices()[region.code] ?? [])
    let due = films.indices.filter { position in
      films[position].tmdb != nil
        && films[position].film.askedAt.map { !(0..<Self.newEnough).contains(now.seconds(after: $0)) } ?? true
    }
    let order = due.map { (films[$0].film.askedAt?.secondsSince1970 ?? 0, $0) }.sorted { $0 < $1 }.map(\.1)
    let asked = order.prefix(Self.mostRequested).map { (position: $0, id: films[$0].tmdb) }
    let answers = await asked.mapped(atOnce: Self.width) { [round] film -> Result<Movie?, RPCError> in
      guard let id = film.id else { return .success(nil) }
      do throws(RPCError) {
        return .success(try await round.release(of: id, in: region, isOfLibrary: true))
      } catch {
        return error.isNotFound ? .success(nil) : .failure(error)
      }
    }
    var fault: RPCError?
    for ((position, _), answer) in zip(asked, answers) {
      do throws(RPCError) {
        if let movie = try answer.get() { films[position].film.take(movie, own, in: region.code) }
        films[position].film.askedAt = now
      } catch {
        guard error.code != .requestCancelled else { throw error }
        fault = fault ?? error
      }
    }
    return (due.count - asked.count, fault)
  }

  // MARK: A person

  func person() async throws(RPCError) -> WatchObservation {
    guard let id = condition.personId.flatMap({ TMDBID($0) }) else {
      throw RPCError(.requestFailed, "The watch has no person at TMDB")
    }
    let known = knownFilms
    var films = try await round.credits(of: id).filter { $0.isNew(on: now.day) }.prefix(Self.mostFilms)
      .map { ListedFilm($0, known: known) }
    let instants = try await addSales(to: &films)
    let states = films.map(\.film)
    let message =
      "\(films.count.counted("new film")) of \(condition.person ?? "this person"), "
      + "\(states.count { $0.movie.releaseDate != nil }) with a date, \(states.count { $0.onSale == true }) with tickets."
    let present = Set(states.map(\.movie.id))
    // A film that is missing in one response alone would be announced again.
    let isLess = known.values.contains { !present.contains($0.movie.id) && !$0.isOld(on: now.day) }
    return WatchObservation(
      state: ConditionState(message: message, items: states.map { StoredItem(film: $0) }), instants: instants,
      needsConfirmation: isLess)
  }

  // MARK: Tickets

  /// Adds the tickets of each film. However many films there are, the number of requests is bounded.
  /// - Returns: when AMC begins to sell tickets. A time that has passed is among them until the tickets are found.
  private func addSales(to films: inout [ListedFilm]) async throws(RPCError) -> [Instant] {
    guard !films.isEmpty else { return [] }
    let programme: ProgrammeIndex
    do throws(RPCError) {
      programme = ProgrammeIndex(try await round.programme())
    } catch {
      // Without AMC's key there are still TMDB's dates and offers.
      guard error.code == .credentialsMissing, condition.theatres == nil else { throw error }
      return []
    }
    let movies = films.map { programme.movies(of: $0) }
    let sold = Set(movies.joined().filter { $0.hasScheduledShowtimes != false }.map(\.id))
    let showings = Dictionary(grouping: try await sales(of: sold)) { $0.movieId }
    var anyFormat = condition
    anyFormat.format = nil
    let all = WatchObserver(round: round, condition: anyFormat, last: last, now: now)
    var instants: [Instant] = []
    for position in films.indices {
      let entries = movies[position]
      var film = films[position].film
      film.movie.url = entries.lazy.compactMap { $0.showtimesUrl ?? $0.websiteUrl }.first
      if condition.theatres == nil {
        film.onSale = entries.contains { movie in
          movie.hasScheduledShowtimes == true && movie.onlineTicketsAt.map { $0 <= now } ?? true
        }
      } else {
        let found = entries.flatMap { showings[$0.id] ?? [] }
        film.showing = all.wanted(found, of: nil).firstShowing()
        film.formatShowing = condition.format == nil ? nil : wanted(found, of: nil).firstShowing()
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

/// A film of a watch for many, with what identifies it at the providers.
private struct ListedFilm {
  var film: StoredFilm
  let ids: Set<String>
  let tmdb: TMDBID?
  let likeness: MovieLikeness

  /// - Returns: nil for an entry whose id another version wrote.
  init?(_ entry: StoredEntry, known: [EntityID: StoredFilm]) {
    guard let id = EntityID(entry.name, of: .movie) else { return nil }
    let old = known[id]
    let title = entry.title.isEmpty ? old?.movie.title ?? entry.name : entry.title
    let day = entry.releasedOn.flatMap { Day(daysSince1970: $0) } ?? old?.movie.releaseDate
    self.init(StoredMovie(id: id, title: title, releaseDate: day), entry.ids, year: entry.year, old)
  }

  init(_ credit: PersonCredit, known: [EntityID: StoredFilm]) {
    let movie = StoredMovie(id: credit.id, title: credit.title, releaseDate: credit.date)
    self.init(movie, [credit.id.description], year: nil, known[credit.id])
  }

  private init(_ movie: StoredMovie, _ ids: Set<String>, year: Int?, _ known: StoredFilm?) {
    film = known ?? StoredFilm(movie: movie)
    film.movie = movie
    self.ids = ids
    tmdb = ids.sorted().lazy.compactMap { EntityID($0, of: .movie) }.compactMap { TMDBID($0) }.first
    let day = movie.releaseDate ?? year.flatMap { Day(year: $0, month: 7, day: 1) }
    likeness = MovieLikeness(Movie(id: movie.id, title: movie.title, releaseDate: day))
  }
}

/// AMC's programme by ids and titles.
private struct ProgrammeIndex {
  private var byID: [String: [Movie]] = [:]
  private var byTitle: [String: [MovieLikeness]] = [:]

  init(_ movies: [Movie]) {
    for movie in movies {
      for id in movie.libraryIDs { byID[id, default: []].append(movie) }
      let likeness = MovieLikeness(movie)
      for key in likeness.keys { byTitle[key, default: []].append(likeness) }
    }
  }

  /// AMC's entries of a film, which may be several: for a format, for a fan event. Without a year a title is enough.
  func movies(of film: ListedFilm) -> [Movie] {
    var movies = film.ids.sorted().flatMap { byID[$0] ?? [] }
    let alike = film.likeness.keys.sorted().flatMap { byTitle[$0] ?? [] }
    let rated = alike.map { (movie: $0.movie, confidence: $0.confidence(film.likeness)) }
    movies += rated.filter { $0.confidence >= MovieLikeness.certain }.map(\.movie)
    if movies.isEmpty { movies = rated.filter { $0.confidence > 0 }.map(\.movie) }
    var seen: Set<EntityID> = []
    return movies.filter { seen.insert($0.id).inserted }
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

extension StoredFilm {
  /// For how many days after its release a person's film is new.
  private static let newDays = 180

  func isOld(on today: Day) -> Bool {
    movie.releaseDate.map { $0.daysSince1970 < today.daysSince1970 - Self.newDays } ?? false
  }

  /// Takes TMDB's dates and offers.
  /// - Parameter own: the services that the user subscribes to in the region.
  fileprivate mutating func take(_ release: Movie, _ own: Set<EntityID>, in region: String) {
    if movie.title == movie.id.description { movie.title = release.title }
    movie.releaseDate = movie.releaseDate ?? release.releaseDate
    let included = release.offers(in: region).compactMap(\.offer).filter { $0.kind.isIncluded }
    offers = included.filter { own.contains($0.provider.id) }
    services = Set((services ?? []) + included.compactMap(\.provider.id.number)).sorted()
    digitalDate = release.firstReleases(in: region).first { $0.type == "digital" }?.day ?? digitalDate
  }
}

extension WatchOfferKind {
  /// Whether a subscriber pays nothing more.
  fileprivate var isIncluded: Bool { self == .subscription || self == .free || self == .ads }
}

extension PersonCredit {
  /// Whether it is a film without a date, or one that is still to be released or was released lately.
  fileprivate func isNew(on today: Day) -> Bool {
    let isThanked = !roles.isEmpty && roles.allSatisfy { $0.job == "Thanks" }
    return kind == .movie && !isThanked
      && !StoredFilm(movie: StoredMovie(id: id, title: title, releaseDate: date)).isOld(on: today)
  }
}
