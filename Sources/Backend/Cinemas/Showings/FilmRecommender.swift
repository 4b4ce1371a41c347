// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import JSONRPC
import TMDB

/// `library/recommendations`: what the user may like.
///
///     library ─▶ the best and the latest films ─▶ TMDB's recommendations for each ─┐
///            └─▶ taste ────────────────────────────────────────────────────────────┴─▶ ranked ─▶ details of the first
///     place ─▶ what is on there ─▶ only that                                                   ─▶ ranked again, rows
///
/// Without enough ratings the films are the popular ones.
struct FilmRecommender {
  let call: Call
  private let params: LibraryRecommendations.Params
  private let library: LibraryStore
  private let links: LinkMemory
  private let codes: CodeLookup
  private let requests: KeptRequests
  private let place: PlaceQuery?
  private let days: RequestedDays

  private static let mostRequests = 20
  private static let mostRows = 100
  /// So many films are looked up one by one, if they are kept or requests are left.
  private static let mostDetailed = 60
  private static let width = 8
  private static let popularPages = 5
  private static let pagesOfCinemas = 3
  /// So many films of which nothing is kept are looked for in the theatres' programme, so that requests are left
  /// for details.
  private static let mostLooked = 6

  init(
    call: Call, params: LibraryRecommendations.Params, library: LibraryStore, links: LinkMemory, codes: CodeLookup
  ) throws(RPCError) {
    self.call = call
    self.params = params
    self.library = library
    self.links = links
    self.codes = codes
    requests = KeptRequests(call, atMost: Self.mostRequests)
    place = PlaceQuery(params.location)
    var dates = params.dates
    if dates.date == nil, dates.untilDate == nil { dates.days = dates.days ?? 7 }
    days = try RequestedDays(dates)
  }

  /// What the answer is made of.
  private struct Sources {
    var filter = FactFilter()
    var own: OwnTaste
    var taste: Taste
    var mine: OwnServices?
    var lists: [[Int]] = []
    /// Films of no list.
    var others: [Int] = []
    var films: [Int: CandidateFilm] = [:]
    var provenance = Provenance.network
    var basis = RecommendationBasis.ratings

    mutating func add(_ rows: [Movie]) -> [Int] {
      rows.compactMap { row in
        guard let film = CandidateFilm(row), !own.excludes(row) else { return nil }
        films[film.number] = films[film.number] ?? film
        return film.number
      }
    }

    /// The films that may fit, the best first.
    func ranked(on isWanted: Bool) -> [Taste.Ranked] {
      taste.ranked(lists, others: others, without: own.excluded) { films[$0]?.traits ?? FilmTraits() }
        .filter { films[$0.id]?.fits(filter, on: isWanted ? mine : nil) != false }
    }
  }

  func answer() async throws -> ListResult<Recommendation> {
    var sources = try await ownSources()
    try await request(&sources)
    var ranked = sources.ranked(on: params.films.on != nil)
    var facts = ListFacts()
    var showings: [Int: Showing] = [:]
    var unknownCount = 0
    if let place, !ranked.isEmpty {
      let shown = try await self.shown(ranked, sources, at: place)
      facts = shown.facts
      showings = shown.showings
      unknownCount = shown.unknownCount
      ranked = ranked.filter { showings[$0.id] != nil }
    }
    await request(detailsOf: ranked.prefix(Self.mostDetailed).map(\.id), &sources)
    ranked = sources.ranked(on: params.films.on != nil)
    if place != nil { ranked = ranked.filter { showings[$0.id] != nil } }
    var rows: [Recommendation] = []
    for film in ranked {
      guard let candidate = sources.films[film.id] else { continue }
      guard candidate.fits(sources.filter, on: params.films.on == nil ? nil : sources.mine) != nil else {
        unknownCount += 1
        continue
      }
      guard rows.count < Self.mostRows else { continue }
      let reasons = self.reasons(film, candidate, sources)
      var row = candidate.recommendation(reasons, genreNames: sources.own.genreNames, mine: sources.mine)
      row.showing = showings[film.id]
      rows.append(row)
    }
    return try await list(rows, sources, facts, unknownCount)
  }

  private func list(
    _ rows: [Recommendation], _ sources: Sources, _ facts: ListFacts, _ unknownCount: Int
  ) async throws -> ListResult<Recommendation> {
    var notes = ListNotes(facts)
    notes.facts.basis = sources.basis
    notes.facts.unknownCount = unknownCount.nilIfZero
    notes.facts.libraryFault = call.services.user.fault
    var messages: [String] = []
    if sources.basis == .popular {
      let count = sources.own.likedCount
      messages.append(
        "Recommendations need \(Taste.leastFilms) films rated \(Int(Taste.leastRating)) or more that TMDB knows; the "
          + "library has \(count)\(params.films.tags == nil ? "" : " with these tags"). These films are popular.")
    }
    if unknownCount > 0 {
      messages.append(
        "Of \(unknownCount.counted("film")) it isn't known yet whether they match; the next call asks TMDB for more."
      )
    }
    notes.remark = messages.nilIfEmpty?.joined(separator: " ")
    notes.facts.message = facts.message ?? "Nothing that can be recommended matches."
    return try await call.list(rows, sources.provenance, params.list, notes)
  }

  private func reasons(_ film: Taste.Ranked, _ candidate: CandidateFilm, _ sources: Sources) -> [String] {
    guard sources.basis == .ratings else { return ["Because it is popular."] }
    let seeds = film.seeds.map { sources.taste.seeds[$0] }
    let reasons = sources.own.reasons(for: seeds, candidate.facts, by: sources.taste)
    return reasons.isEmpty ? ["Because it is on near you."] : reasons
  }

  // MARK: - What TMDB says

  private func ownSources() async throws -> Sources {
    var filter = LibraryFilter()
    let known: KnownLibrary
    var chosen: Set<Int>?
    do {
      try await filter.take(params.films, from: library, call, codes)
      known = try await library.known(on: nil)
      if params.films.tags != nil {
        var ofTags = LibraryFilter()
        ofTags.tags = filter.tags
        chosen = Set(try await library.numbers(matching: ofTags))
      }
    } catch let error as DatabaseError {
      throw RPCError(error)
    }
    let own = OwnTaste(known, chosen: chosen)
    let mine =
      params.films.on == nil ? try? await call.ownServices(otherwise: .unitedStates) : try await call.ownServices()
    // What the filters ask for, and the showings, need requests of their own.
    let needsDetails = !filter.facts.isOfRowsAlone || params.films.on != nil || place != nil
    return Sources(filter: filter.facts, own: own, taste: own.taste(seeds: needsDetails ? 10 : 16), mine: mine)
  }

  /// Requests the lists of films.
  private func request(_ sources: inout Sources) async throws {
    var presentation = call.presentation
    var views: [MovieList] = []
    if sources.own.likedCount >= Taste.leastFilms {
      views = sources.taste.seeds.compactMap { seed in
        let id = EntityID(.tmdb, .movie, seed.id).flatMap(TMDBID.init)
        return id.map { MovieList(.recommendations($0), for: presentation) }
      }
    } else {
      sources.basis = .popular
      sources.taste = Taste([], seeds: 0)
      views = (1...Self.popularPages).map { MovieList(.popular, for: presentation).page($0) }
    }
    let ofSeeds = sources.taste.seeds.count
    if place != nil {
      // AMC's theatres are in the United States.
      presentation.region = .unitedStates
      views += (1...Self.pagesOfCinemas).map { MovieList(.nowPlaying, for: presentation).page($0) }
    }
    let pages = await views.mapped(atOnce: Self.width) { view -> Result<Response<RowPage<Movie>>?, UpstreamError> in
      do throws(UpstreamError) { return .success(try await requests.response(view)) } catch { return .failure(error) }
    }
    var failure: UpstreamError?
    for (place, page) in pages.enumerated() {
      var rows: [Movie] = []
      do throws(UpstreamError) {
        if let response = try page.get() {
          sources.provenance = sources.provenance.lessFresh(response.provenance)
          rows = response.content.rows
        }
      } catch {
        if error.kind == .cancelled { throw RPCError(error) }
        // A film that TMDB no longer has is recommended nothing for.
        if error.kind != .notFound { failure = failure ?? error }
      }
      let films = sources.add(rows)
      if place < ofSeeds { sources.lists.append(films) } else { sources.others += films }
    }
    if let failure, sources.films.isEmpty { throw RPCError(failure) }
  }

  /// Adds the details of films that are kept, or that a request is left for.
  private func request(detailsOf numbers: [Int], _ sources: inout Sources) async {
    let found = await numbers.mapped(atOnce: Self.width) { number -> Movie? in
      guard let id = EntityID(.tmdb, .movie, number).flatMap(TMDBID.init) else { return nil }
      let endpoint = MovieEndpoint(id, include: StoredFacts.parts, for: .neutral)
      return (try? await requests.response(endpoint))??.content
    }
    for (number, details) in zip(numbers, found) {
      if let details { sources.films[number]?.take(details) }
    }
  }

  // MARK: - What is on

  /// The first showings of the best films that are on near a place.
  private func shown(
    _ ranked: [Taste.Ranked], _ sources: Sources, at place: PlaceQuery
  ) async throws -> (facts: ListFacts, showings: [Int: Showing], unknownCount: Int) {
    let request = ProgrammeRequest(
      call: call, links: links, place: place, radiusKilometres: params.location.radiusKilometres, days: days,
      wishes: ShowingWishes(after: days.usualStart), settingsUsed: nil)
    let programme = try await request.programme()
    let onScreen = TonightSources(
      programme.movies, await AMCProgramme(call), mine: sources.mine, call: call, links: links,
      today: programme.facts.date)
    var showings: [Int: Showing] = [:]
    var looked = 0
    var unknownCount = 0
    for film in ranked {
      guard let candidate = sources.films[film.id], let wanted = WantedFilm(candidate.entry),
        onScreen.mayShow(wanted)
      else { continue }
      try Task.checkCancellation()
      let isKept = if let id = TMDBID(wanted.id) { await requests.has(TonightSources.request(of: id)) } else { false }
      if !isKept {
        guard looked < Self.mostLooked, requests.take() else {
          unknownCount += 1
          continue
        }
        looked += 1
      }
      let row = await onScreen.row(of: wanted)
      showings[film.id] = row.showings.first
      if row.showings.isEmpty, row.linkFault != nil { unknownCount += 1 }
    }
    return (programme.facts, showings, unknownCount)
  }
}
