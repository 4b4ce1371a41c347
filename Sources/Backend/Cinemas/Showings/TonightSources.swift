// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// What the rows of `library/tonight` are made of: tonight's showings, AMC's programme, and the user's services.
struct TonightSources: Sendable {
  private let showings: [EntityID: MovieShowings]
  /// AMC's movies by the forms of their titles.
  private let entries: [String: [MovieLikeness]]
  private let programme: AMCProgramme
  private let mine: OwnServices?
  private let call: Call
  private let links: LinkMemory
  private let today: Day

  /// - Parameters:
  ///   - mine: the user's services in the country that counts; nil for none.
  ///   - today: the day of the showings; nil if no theatre was asked.
  init(
    _ showings: [MovieShowings], _ programme: AMCProgramme, mine: OwnServices?, call: Call, links: LinkMemory,
    today: Day?
  ) {
    self.showings = Dictionary(showings.map { ($0.id, $0) }) { first, _ in first }
    self.programme = programme
    self.mine = mine
    self.call = call.for(.library)
    self.links = links
    self.today = today ?? call.now.day
    let listed = Set(programme.movies.map(\.movie.id))
    // AMC's lists of movies lag behind its showtimes.
    let unlisted = showings.filter { !listed.contains($0.id) }.map { row in
      MovieLikeness(Movie(id: row.id, title: row.title, runtimeMinutes: row.runtimeMinutes))
    }
    var entries: [String: [MovieLikeness]] = [:]
    for entry in programme.movies + unlisted {
      for key in Set(entry.forms.forms.map(\.title.key)) { entries[key, default: []].append(entry) }
    }
    self.entries = entries
  }

  /// Whether a film may be one of tonight's, as far as the library knows it. One whose title the library has in
  /// another language is found out later.
  func mayShow(_ film: WantedFilm) -> Bool {
    if film.ids(at: .amc).contains(where: { showings[$0] != nil }) { return true }
    return entries[MovieTitle(film.entry.title).key]?.contains { showings[$0.movie.id] != nil } ?? false
  }

  /// The row of a film. What can't be had is missing, and `linkFault` says why.
  func row(of wanted: WantedFilm) async -> MovieShowings {
    var film: Movie?
    var fault: RPCError?
    do throws(RPCError) {
      film = try await requested(wanted)
    } catch {
      fault = error
    }
    let known = wanted.ids(at: .amc)
    var atAMC = known.first { showings[$0] != nil } ?? known.first { isInProgramme($0) }
    if atAMC == nil, let film {
      do throws(RPCError) {
        atAMC = try await amcID(of: film)
      } catch {
        fault = error
      }
    }
    atAMC = atAMC ?? known.first
    var row =
      atAMC.flatMap { showings[$0] } ?? MovieShowings(id: wanted.id, title: wanted.entry.title, showings: [])
    if let film { add(film, to: &row) }
    if row.title.isEmpty { row.title = film?.title ?? "\(row.id)" }
    if let atAMC {
      row.ids = row.ids ?? KnownIDs()
      row.ids?.amc = atAMC.number
    }
    if row.showings.isEmpty, row.onMine != true { row.nextDate = nextDate(of: film, atAMC) }
    row.linkFault = fault
    return row
  }

  /// The film with its releases and offers, in the neutral form by which it is identified, in one request.
  private func requested(_ wanted: WantedFilm) async throws(RPCError) -> Movie {
    let linker = MovieLinker(call: call, links: links)
    let id = if let own = TMDBID(wanted.id) { own } else { try await linker.tmdbID(of: wanted.id).id }
    let include: Set<MovieInclude> = [.alternativeTitles, .releaseDates, .watchProviders]
    return try await call.tmdb.answer(MovieEndpoint(id, include: include, for: .neutral))
  }

  private func isInProgramme(_ id: EntityID) -> Bool { programme.movies.contains { $0.movie.id == id } }

  /// AMC's id of a film that is in its programme; nil for another one.
  private func amcID(of film: Movie) async throws(RPCError) -> EntityID? {
    let likeness = MovieLikeness(film, alternatives: film.alternativeTitles?.map(\.title) ?? [])
    var known: Set<EntityID> = []
    let candidates = likeness.keys.sorted().flatMap { entries[$0] ?? [] }.filter {
      known.insert($0.movie.id).inserted
    }
    guard !candidates.isEmpty, let id = TMDBID(film.id) else { return nil }
    return try await MovieLinker(call: call, links: links).match(candidates, to: likeness, id)?.movie.id
  }

  private func add(_ film: Movie, to row: inout MovieShowings) {
    row.ids = film.ids
    row.year = film.releaseDate?.year
    row.rating = film.rating
    row.ratingCount = film.ratingCount
    row.runtimeMinutes = row.runtimeMinutes ?? film.runtimeMinutes
    row.posterUrl = film.posterUrl ?? row.posterUrl
    // Its words are English, in which it was requested.
    if call.presentation.language.map({ $0.tag.hasPrefix("en") }) ?? true {
      row.genres = film.genres?.compactMap(\.name)
      row.overview = film.overview
    }
    guard let mine else { return }
    let marked = film.marked(for: mine)
    row.onMine = marked.onMine
    row.offers = marked.watchProviders?[mine.region.code]?.onlyMine
  }

  private func nextDate(of film: Movie?, _ atAMC: EntityID?) -> NextDate? {
    var dates: [NextDate] = []
    if let atAMC, let movie = programme.movies.first(where: { $0.movie.id == atAMC })?.movie {
      if let sales = movie.onlineTicketsAt, sales > call.now {
        // In UTC an evening in America is on the next day.
        let day = AmericanClock.eastern.day(at: sales)
        dates.append(NextDate(kind: .tickets, day: day, at: sales, url: movie.showtimesUrl ?? movie.websiteUrl))
      } else if let day = movie.earliestShowingAt?.day ?? movie.releaseDate, day > today,
        programme.availability(of: atAMC) == .advanceTickets
      {
        dates.append(NextDate(kind: .tickets, day: day, url: movie.showtimesUrl ?? movie.websiteUrl))
      }
    }
    let region = call.presentation.region ?? .unitedStates
    dates += (film?.firstReleases(in: region.code) ?? []).compactMap { type, day in
      guard day > today, let kind = NextDateKind(rawValue: type) else { return nil }
      return NextDate(kind: kind, day: day)
    }
    return dates.min { $0.day < $1.day }
  }
}

extension Movie {
  /// The film with marks on the offers of services in their country.
  fileprivate func marked(for mine: OwnServices) -> Movie {
    var film = self
    film.mark([mine.region.code: Set(mine.ids)], in: mine.region)
    return film
  }
}

extension WatchOffers {
  /// The offers of the user's services; nil if there are none.
  fileprivate var onlyMine: WatchOffers? {
    func mine(_ providers: [WatchProvider]?) -> [WatchProvider]? {
      let mine = providers?.filter { $0.mine == true } ?? []
      return mine.isEmpty ? nil : mine
    }
    let offers = WatchOffers(
      url: url, subscription: mine(subscription), free: mine(free), ads: mine(ads), rent: mine(rent), buy: mine(buy))
    let kinds = [offers.subscription, offers.free, offers.ads, offers.rent, offers.buy]
    return kinds.contains { $0 != nil } ? offers : nil
  }
}
