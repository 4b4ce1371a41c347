// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// `movies/…`: the search by title, lists, and parts of one movie, at AMC and TMDB. `movies/get` is in `MovieDetails`.
struct Movies {
  let services: Services
  let films: FilmServices

  private var links: LinkMemory { films.links }

  func register(in router: inout Router) {
    registerAMCLists(in: &router)
    registerTMDBLists(in: &router)
    registerParts(in: &router)
    MovieDetails(services: services, links: links, genres: films.genres).register(in: &router)
    router.handle(MoviesFind.self, services) { params, call in
      let finder = MovieFinder(call: call, links: links, genres: films.genres)
      let query = try MovieQuery(params.query.text)
      var found = try await finder.movies(query, year: params.year)
      let others = SearchedFor.others(than: params.query.text, year: params.year)
      var notes = films.titles.notes(
        "No movies match", params.query.text, year: params.year, [.movie], call, others)
      if case .title(let title) = query, found.movies.isEmpty {
        var other = try await finder.first(of: others)
        let likeliest = others.first ?? SearchedFor(query: title, year: params.year)
        if other == nil, let title = await films.titles.corrections(of: likeliest.query, [.movie], call)?.first {
          other = try await finder.first(of: [SearchedFor(query: title.title, year: likeliest.year)])
          notes.corrected = other == nil ? nil : title
        }
        if let other { (found, notes.facts.searchedFor) = (other.found, other.search) }
      }
      notes.facts.faults = found.faults.nilIfEmpty
      return try await call.list(
        making: found.movies, atOnce: MovieFinder.mostLinks, found.provenance, params.list, notes
      ) { await finder.completed($0, $1) }
    }
  }

  private func registerAMCLists(in router: inout Router) {
    router.handle(MoviesAll.self, services, films.codes) { params, call in
      let ids = try await amcIDs(params.ids ?? [], call)
      let view = AMCView<Movie>.all(
        name: params.name?.text, ids: ids.map(\.native), slug: params.slug, releaseNumber: params.releaseNumber,
        after: params.startDate, until: params.endDate,
        attributes: AttributeFilter(
          params.includeAttributes, excluding: params.excludeAttributes, combination: params.attributeOperator))
      return try await amc(view, params.list, call)
    }
    router.handle(MoviesNowPlaying.self, services) { params, call in
      switch params.provider {
      case .amc: try await amc(.nowPlaying, params.list, call)
      case .tmdb: try await tmdb(.nowPlaying, params.list, params.include, call)
      }
    }
    router.handle(MoviesAdvanceTickets.self, services) { params, call in
      try await amc(.advanceTickets, params.list, call)
    }
    router.handle(MoviesComingSoon.self, services) { params, call in
      let today = Region.unitedStates.day(at: call.now)
      return try await call.amc.list(AMCList(.comingSoon, pageSize: params.list.pageSize), params.list) { rows in
        for index in rows.indices { rows[index].tellWhenItComes(from: today) }
      }
    }
    router.handle(MoviesActive.self, services) { params, call in try await amc(.active, params.list, call) }
    router.handle(MoviesAllActive.self, services) { params, call in try await amc(.allActive, params.list, call) }
    router.handle(MoviesOnDemand.self, services) { params, call in try await amc(.onDemand, params.list, call) }
  }

  private func registerTMDBLists(in router: inout Router) {
    router.handle(MoviesPopular.self, services) { params, call in
      try await tmdb(.popular, params.list, params.include, call)
    }
    router.handle(MoviesTopRated.self, services) { params, call in
      try await tmdb(.topRated, params.list, params.include, call)
    }
    router.handle(MoviesUpcoming.self, services) { params, call in
      try await tmdb(.upcoming(from: call.today), params.list, params.include, call)
    }
    router.handle(MoviesTrending.self, services) { params, call in
      try await tmdb(.trending(params.window), params.list, params.include, call)
    }
    router.handle(MoviesDiscover.self, services, films.codes) { params, call in
      var params = params
      var region = call.presentation.region
      if params.on == .mine {
        let mine = try await call.ownServices()
        params.watchProviderIds = mine.ids
        params.serviceOperator = .or
        region = mine.region
        params.monetization = params.monetization ?? Monetization.included
      }
      try params.check(in: region)
      try await call.checkCertifications(params, in: region, films.codes)
      params.castIds = try await call.tmdbPeople(params.castIds, "castIds")
      params.crewIds = try await call.tmdbPeople(params.crewIds, "crewIds")
      params.personIds = try await call.tmdbPeople(params.personIds, "personIds")
      return try await discovered(params, in: region, call)
    }
    router.handle(MoviesGenres.self, services) { params, call in
      try await call.tmdb.answer(TMDBObject.genres(of: .movie, for: call.presentation))
    }
  }

  /// Registers the methods for parts of one movie. For an AMC movie, AMC has similar movies and credits; the other
  /// methods use TMDB's entry of it.
  private func registerParts(in router: inout Router) {
    router.handle(MoviesSimilar.self, services) { params, call in
      if params.id.provider == .amc {
        return try await amc(.similar(movieID: params.id.native), params.list, call)
      }
      let link = try await linked(params.id, call)
      return try await tmdb(.similar(link.id), params.list, params.include, call, linkedFrom: link.linkedFrom)
    }
    router.handle(MoviesRecommendations.self, services) { params, call in
      let link = try await linked(params.id, call)
      return try await tmdb(.recommendations(link.id), params.list, params.include, call, linkedFrom: link.linkedFrom)
    }
    router.handle(MoviesCredits.self, services) { params, call in
      if params.id.provider == .amc {
        let credits = try await call.amc.answer(AMCObject.credits(movieID: params.id.native))
        return params.link
          ? try await PersonLinker(call: call.for(.otherProvider), links: links).link(credits, of: params.id) : credits
      }
      let link = try await linked(params.id, call)
      let endpoint = TMDBObject.credits(of: link.id, for: call.presentation)
      var credits = try await call.tmdb.answer(endpoint)
      credits.linkedFrom = link.linkedFrom
      return credits
    }
    router.handle(MoviesVideos.self, services) { params, call in
      let link = try await linked(params.id, call)
      var videos = try await videos(of: link.id, call)
      videos.linkedFrom = link.linkedFrom
      return videos
    }
    router.handle(MoviesReviews.self, services) { params, call in
      let link = try await linked(params.id, call)
      let facts = ListFacts(
        linkedFrom: link.linkedFrom, message: "TMDB has no reviews of it in the language of the call.")
      return try await call.tmdb.list(ReviewList(of: link.id, for: call.presentation), params.list, ListNotes(facts))
    }
    router.handle(MoviesWatchProviders.self, services) { params, call in
      let link = try await linkedWork(params.id, call)
      let endpoint = TMDBObject.watchProviders(of: link.id, for: call.presentation)
      var offers = try await call.tmdb.answer(endpoint)
      offers.linkedFrom = link.linkedFrom
      return await call.withMarkedOffers(offers)
    }
  }

  /// AMC's ids of the movies: all of those that AMC lists several times.
  private func amcIDs(_ ids: [EntityID], _ call: Call) async throws(RPCError) -> [EntityID] {
    var found: [EntityID] = []
    for id in ids {
      let entries = try await MovieLinker(call: call, links: links).amcIDs(of: id)
      found += entries.sorted { $0.isBefore($1) }.filter { !found.contains($0) }
    }
    return found
  }

  /// The videos in the caller's language, or in the movie's original language if there are none.
  private func videos(of id: TMDBID, _ call: Call) async throws(RPCError) -> VideoList {
    var presentation = call.presentation
    let videos = try await call.tmdb.answer(TMDBObject.videos(of: id, for: presentation))
    guard videos.videos.isEmpty else { return videos }
    let movie = try await call.tmdb.answer(MovieEndpoint(id, for: presentation))
    guard let original = movie.originalLanguage.flatMap({ Language($0) }),
      original.code != presentation.language?.code ?? "en"
    else { return videos }
    presentation.language = original
    return try await call.tmdb.answer(TMDBObject.videos(of: id, for: presentation))
  }

  private func amc(
    _ view: AMCView<Movie>, _ options: ListOptions, _ call: Call
  ) async throws -> ListResult<Movie> {
    try await call.amc.list(AMCList(view, pageSize: options.pageSize), options)
  }

  private func tmdb(
    _ view: TMDB.MovieList.View, _ options: ListOptions, _ include: [MovieRowInclude]?, _ call: Call,
    linkedFrom: EntityID? = nil
  ) async throws -> ListResult<Movie> {
    try await films.genres.list(
      call, options, ListNotes(ListFacts(linkedFrom: linkedFrom)), completion: MovieRowParts(include, call)?.complete
    ) { TMDB.MovieList(view, for: $0) }
  }

  private func discovered(
    _ params: MoviesDiscover.Params, in region: Region?, _ call: Call
  ) async throws -> ListResult<Movie> {
    let parts = MovieRowParts(params.include, call)
    let isOnMine = params.on == .mine && Set(params.monetization ?? []).isSubset(of: Monetization.included)
    let completion: RowCompletion<Movie> = { rows in
      await parts?.complete(&rows)
      for index in rows.indices { rows[index].onMine = true }
    }
    let today = (region ?? .unitedStates).day(at: call.now)
    // The request names the user's services.
    let asking = params.on == nil ? call : call.for(.ownSettings)
    return try await films.genres.list(
      asking, params.list, completion: isOnMine ? completion : parts?.complete
    ) { TMDB.MovieList(.discover(params, in: region, today: today), for: $0) }
  }

  /// The movie's id at TMDB, and the requested id if it is another provider's.
  private func linked(
    _ id: EntityID, _ call: Call
  ) async throws(RPCError) -> (id: TMDBID, linkedFrom: EntityID?) {
    if let id = TMDBID(id) { return (id, nil) }
    return (try await MovieLinker(call: call, links: links).tmdbID(of: id).id, id)
  }

  /// TMDB's id of a movie or a show.
  private func linkedWork(
    _ reference: EntityReference, _ call: Call
  ) async throws(RPCError) -> (id: TMDBID, linkedFrom: EntityID?) {
    let ids = reference.possibleIDs.filter { $0.kind == .movie || $0.kind == .show }
    guard let id = ids.first ?? (reference.possibleIDs.isEmpty ? reference.id(of: .movie) : nil) else {
      throw .invalidParameter(
        "id", expected: "the id of a film or a show, such as tmdb:movie:268 or tmdb:show:2287",
        got: reference.explanation)
    }
    // A site's id may be a show's.
    if ids.count > 1, let found = try await call.matches(of: id).first(where: { ids.map(\.kind).contains($0.kind) }) {
      return try await (linked(found, call).id, id)
    }
    return try await linked(id, call)
  }
}

extension Movie {
  /// Replaces the release date of a film that comes back by the day on which AMC shows it first; removes it if AMC
  /// doesn't say that. The year says when it first came, and AMC's own date stays among its members.
  fileprivate mutating func tellWhenItComes(from today: Day) {
    guard let releaseDate, releaseDate < today else { return }
    year = releaseDate.year
    let first = earliestShowingAt.map { AmericanClock.eastern.day(at: $0) }
    self.releaseDate = first.flatMap { $0 >= today ? $0 : nil }
  }
}
