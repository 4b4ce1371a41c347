// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import TMDB
import TestSupport
import Testing

@testable import Sandbox

@Suite("TMDB's shows in the sandbox", .timeLimit(.minutes(5)))
struct TMDBShowTests {
  private func run<E: Endpoint>(_ endpoint: E) async throws -> E.Content {
    let base = try #require(HTTPURL("https://api.themoviedb.org/3"))
    let client = Client(upstream: .tmdb, base: base, transport: SandboxTransport())
    return try await client.run(endpoint, context: CallContext()).content
  }

  private func id(_ number: Int) throws -> TMDBID { try #require(EntityID(.tmdb, .show, number).flatMap(TMDBID.init)) }

  @Test("Every one has seasons, a network and an id at IMDb", arguments: Catalogue.shared.shows)
  func facts(_ show: Sandbox.Show) throws {
    let facts = try #require(show.facts)
    expect(facts.seasons.first?.firstAired == show.firstAired)
    expect(facts.seasons.map(\.firstAired) == facts.seasons.map(\.firstAired).sorted())
    expect(facts.seasons.allSatisfy { (1...100).contains($0.episodeCount) })
    expect(facts.imdb.flatMap { EntityID(.imdb, .show, $0)?.native } == facts.imdb)
    expect(facts.wikidata.map { EntityID(.wikidata, .show, $0) != nil } ?? true)
    for name in facts.people { expect(Catalogue.shared.people[PersonIDs.id(of: name)]?.name == name) }
  }

  @Test("One with everything that may be asked with it")
  func everything() async throws {
    let show = try await run(
      ShowEndpoint(
        id(1399), include: Set(ShowInclude.allCases), for: Presentation(language: Language("en-US"))))
    expect(show.seasonCount == 8 && show.episodeCount == 73 && show.seasons?.count == 8)
    expect(show.certification == "TV-MA" && show.status == "Ended" && show.nextEpisode == nil)
    expect(show.ids == KnownIDs(tmdb: 1399, imdb: "tt0944947", tvdb: 121_361, wikidata: "Q23572"))
    expect(show.credits?.cast.first?.character == "Tyrion Lannister" && show.credits?.cast.first?.episodeCount == 73)
    expect(show.watchProviders?["US"]?.subscription?.first?.name == "HBO Max")
    expect(show.similar?.isEmpty == false && show.recommendations?.isEmpty == false && show.keywords != nil)
  }

  @Test("One that goes on has a next episode, which its season has too")
  func next() async throws {
    let show = try await run(ShowEndpoint(id(456), for: Presentation()))
    let next = try #require(show.nextEpisode)
    expect(show.inProduction == true && next.airDate ?? .first > SandboxClock.standard.today)
    let season = try await run(TMDBObject.season(#require(next.season), of: id(456), for: Presentation()))
    expect(season.episodes?.contains { $0.episode == next.episode && $0.airDate == next.airDate } == true)
    await #expect(throws: UpstreamError.self) { try await run(TMDBObject.season(99, of: id(456), for: Presentation())) }
  }

  @Test(
    "Lists can be read, and those of today and this week have what is broadcast then",
    arguments: [
      (ShowList.View.popular, 20), (.topRated, 20), (.trending(.week), 20), (.onTheAir, 2), (.airingToday, 1),
    ])
  func lists(_ view: ShowList.View, _ least: Int) async throws {
    let page = try await run(ShowList(view, for: Presentation(language: Language("de"))))
    expect(page.skipped == 0 && page.rows.count >= least)
  }

  @Test("Search knows years, and other sites' ids lead to shows")
  func search() async throws {
    let found = try await run(ShowList(.search("batman", year: 1966), for: Presentation()))
    expect(found.rows.map(\.id.description) == ["tmdb:show:2287"])
    for text in ["imdb:tt0903747", "tvdb:81189", "wikidata:Q1079"] {
      let endpoint = try #require(EntityID(text, of: .show).flatMap { TMDBObject.matches(of: $0) })
      expect(try await run(endpoint).map(\.description) == ["tmdb:show:1396"])
    }
  }
}
