// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// `shows/…`: television shows, their seasons, and lists of shows at TMDB.
struct Shows {
  let services: Services
  let genres: GenreMemory
  let codes: CodeLookup

  func register(in router: inout Router) {
    router.handle(ShowsGet.self, services) { params, call in
      let id = try await call.tmdbID(of: params.id)
      let include = Set(params.include ?? [])
      var presentation = call.presentation
      if !include.isDisjoint(with: [.similar, .recommendations]) {
        presentation.genres = await genres.names(of: [.show], for: presentation, call)
      }
      var show = try await call.tmdb.answer(ShowEndpoint(id, include: include, for: presentation))
      show.arrangeEpisodes(today: call.today)
      show.linkedFrom = id.linkedFrom(params.id)
      show.similar = await call.marked(show.similar)
      show.recommendations = await call.marked(show.recommendations)
      return await call.withMarkedOffers(await call.marked(show))
    }
    router.handle(ShowsSeason.self, services) { params, call in
      let id = try await call.tmdbID(of: params.id)
      var season = try await season(params.season, of: id, call)
      season.linkedFrom = id.linkedFrom(params.id)
      return season
    }
    router.handle(ShowsPopular.self, services) { params, call in try await list(.popular, params.list, call) }
    router.handle(ShowsTopRated.self, services) { params, call in try await list(.topRated, params.list, call) }
    router.handle(ShowsOnTheAir.self, services) { params, call in try await list(.onTheAir, params.list, call) }
    router.handle(ShowsAiringToday.self, services) { params, call in
      try await list(.airingToday, params.list, call)
    }
    router.handle(ShowsTrending.self, services) { params, call in
      try await list(.trending(params.window), params.list, call)
    }
    router.handle(ShowsDiscover.self, services, codes) { params, call in
      guard params.on == .mine else {
        return try await list(.discover(params, params.services, in: call.presentation.region), params.list, call)
      }
      let mine = try await call.ownServices()
      let services = mine.ids.map { Code($0.native) }
      let view = ShowList.View.discover(params, services, in: mine.region, Monetization.included)
      return try await genres.list(
        call.for(.ownSettings), params.list,
        completion: { rows in for index in rows.indices { rows[index].onMine = true } }
      ) { ShowList(view, for: $0) }
    }
  }

  private func list(_ view: ShowList.View, _ options: ListOptions, _ call: Call) async throws -> ListResult<Show> {
    try await genres.list(call, options) { ShowList(view, for: $0) }
  }

  /// - Throws: -32012 for an unknown season. Its advice lists the existing seasons if a cached response has them.
  private func season(_ number: Int, of id: TMDBID, _ call: Call) async throws(RPCError) -> Season {
    let endpoint = TMDBObject.season(number, of: id, for: call.presentation)
    do throws(UpstreamError) {
      return call.tmdb.localized(try await call.tmdb.send(endpoint).dated)
    } catch {
      guard error.kind == .notFound else { throw RPCError(error) }
      let show = await call.tmdb.client.cached(ShowEndpoint(id, for: call.presentation), context: call.context)
      let known = show?.content.seasons?.map { String($0.season) }.joined(separator: ", ") ?? ""
      var error = error
      error.message = "\(.upstream) has no season \(number) of \(id.entity)"
      error.cause = .advice(known.isEmpty ? "shows/get names the seasons" : "the seasons are \(known)")
      throw RPCError(error)
    }
  }
}
