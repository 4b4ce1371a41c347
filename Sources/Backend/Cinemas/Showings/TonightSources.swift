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
  /// AMC's movies, those of its programme and of tonight's showings.
  private let catalogue: AMCCatalogue
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
    self.today = today ?? call.today
    let listed = Set(programme.movies.map(\.movie.id))
    // AMC's lists of movies lag behind its showtimes.
    let unlisted = showings.filter { !listed.contains($0.id) }.map { row in
      Movie(id: row.id, title: row.title, runtimeMinutes: row.runtimeMinutes)
    }
    catalogue = programme.catalogue(with: unlisted)
  }

  /// Whether a film may be one of tonight's, as far as the library knows it. One whose title the library has in
  /// another language is found out later.
  func mayShow(_ film: WantedFilm) -> Bool {
    if film.ids(at: .amc).contains(where: { showings[$0] != nil }) { return true }
    return catalogue.candidates(titled: film.entry.title).contains { showings[$0] != nil }
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
    var atAMC = Set(wanted.ids(at: .amc))
    if let film {
      do throws(RPCError) {
        atAMC.formUnion(try await MovieLinker(call: call, links: links).amcEntries(of: film, in: catalogue).ids)
      } catch {
        fault = error
      }
    } else if fault?.isNotFound == true, let gone = wanted.atAMC, !atAMC.contains(where: isInProgramme) {
      // Only AMC has the film, and gave it another number.
      let new = catalogue.entries(replacing: gone).ids
      if !new.isEmpty {
        atAMC.formUnion(new)
        fault = nil
        // The library learns the number from a row that has both.
        _ = try? await call.services.user.marks(on: call.today) {
          [(wanted.entry.ids.union(new.map(\.description))).sorted()]
        }
      }
    }
    var row = showings(of: atAMC) ?? MovieShowings(id: wanted.id, title: wanted.entry.title, showings: [])
    if let film { add(film, to: &row) }
    if row.title.isEmpty { row.title = film?.title ?? "\(row.id)" }
    if let number = likeliest(of: atAMC)?.number {
      row.ids = row.ids ?? KnownIDs()
      row.ids?.amc = number
    }
    if row.showings.isEmpty, row.onMine != true { row.nextDate = nextDate(of: film, atAMC) }
    row.linkFault = fault
    return row
  }

  /// Tonight's showings of a film, of all of AMC's entries of it; nil if there are none.
  private func showings(of entries: Set<EntityID>) -> MovieShowings? {
    let rows = entries.compactMap { showings[$0] }.sorted { $0.start < $1.start }
    guard var row = rows.first, rows.count > 1 else { return rows.first }
    row.showings = rows.flatMap { row in
      row.showings.map { showing in
        var showing = showing
        showing.movieTitle = row.title
        return showing
      }
    }.sorted { $0.start < $1.start }
    return row
  }

  /// The entry whose id the row of a film has: the one that is shown first, or else one of the programme.
  private func likeliest(of entries: Set<EntityID>) -> EntityID? {
    if let shown = entries.compactMap({ showings[$0] }).min(by: { $0.start < $1.start }) { return shown.id }
    let ids = entries.sorted { $0.isBefore($1) }
    return ids.first { isInProgramme($0) } ?? ids.first
  }

  /// The film with its releases and offers, in the neutral form by which it is identified, in one request.
  private func requested(_ wanted: WantedFilm) async throws(RPCError) -> Movie {
    let linker = MovieLinker(call: call, links: links)
    let id = if let own = TMDBID(wanted.id) { own } else { try await linker.tmdbID(of: wanted.id).id }
    return try await call.tmdb.answer(Self.request(of: id))
  }

  /// The one request for a film that TMDB knows.
  static func request(of id: TMDBID) -> MovieEndpoint {
    MovieEndpoint(id, include: [.alternativeTitles, .releaseDates, .watchProviders], for: .neutral)
  }

  private func isInProgramme(_ id: EntityID) -> Bool { catalogue[id] != nil }

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

  private func nextDate(of film: Movie?, _ entries: Set<EntityID>) -> NextDate? {
    var dates = entries.sorted { $0.isBefore($1) }.compactMap { id in
      catalogue[id].flatMap { tickets(for: $0) }
    }
    // What comes out today is out.
    let coming = film?.coming(in: call.dateRegion.code, from: today.adding(days: 1) ?? today) ?? []
    dates += coming.compactMap { release in
      NextDateKind(rawValue: release.type).map { NextDate(kind: $0, day: release.day, note: release.note) }
    }
    return dates.min { $0.day < $1.day }
  }

  /// The day on which AMC begins to sell tickets for a movie, or first shows it.
  private func tickets(for movie: Movie) -> NextDate? {
    let url = movie.showtimesUrl ?? movie.websiteUrl
    if let sales = movie.onlineTicketsAt, sales > call.now {
      // In UTC an evening in America is on the next day.
      return NextDate(kind: .tickets, day: AmericanClock.eastern.day(at: sales), at: sales, url: url)
    }
    guard programme.availability(of: movie.id) == .advanceTickets,
      let day = movie.earliestShowingAt.map({ AmericanClock.eastern.day(at: $0) }) ?? movie.releaseDate, day > today
    else { return nil }
    return NextDate(kind: .tickets, day: day, url: url)
  }
}

extension MovieShowings {
  fileprivate var start: Int { showings.first?.start ?? .max }
}

extension Showing {
  fileprivate var start: Int { startsAt?.secondsSince1970 ?? .max }
}

extension Offered {
  /// The film or the show with marks on the offers of services in their country.
  func marked(for mine: OwnServices) -> Self {
    var work = self
    work.mark([mine.region.code: Set(mine.ids)], in: mine.region)
    return work
  }
}

extension WatchOffers {
  /// The offers of the user's services; nil if there are none.
  var onlyMine: WatchOffers? {
    func mine(_ providers: [WatchProvider]?) -> [WatchProvider]? {
      let mine = providers?.filter { $0.mine == true } ?? []
      return mine.nilIfEmpty
    }
    let offers = WatchOffers(
      url: url, subscription: mine(subscription), free: mine(free), ads: mine(ads), rent: mine(rent), buy: mine(buy))
    let kinds = [offers.subscription, offers.free, offers.ads, offers.rent, offers.buy]
    return kinds.contains { $0 != nil } ? offers : nil
  }
}
