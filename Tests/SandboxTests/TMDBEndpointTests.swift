// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import Foundation
import TMDB
import TestSupport
import Testing

@testable import Sandbox

@Suite("TMDB's endpoints of real use read everything that the sandbox says", .timeLimit(.minutes(5)))
struct TMDBEndpointTests {
  private func client() throws -> Client {
    let base = try #require(HTTPURL("https://api.themoviedb.org/3"))
    return Client(upstream: .tmdb, base: base, transport: SandboxTransport())
  }

  private func id(_ number: Int) throws -> TMDBID {
    try #require(EntityID(.tmdb, .movie, number).flatMap { TMDBID($0) })
  }

  @Test(
    "Lists to their end",
    arguments: [
      TMDB.MovieList.View.popular, .topRated, .upcoming(from: SandboxClock.standard.today), .nowPlaying,
      .trending(.week),
    ])
  func lists(_ view: TMDB.MovieList.View) async throws {
    var count = 0
    let list = TMDB.MovieList(view, for: Presentation(language: Language("de")))
    for try await page in ListPages(list, client: try client(), context: CallContext()) {
      expect(page.skipped == 0)
      count += page.slots.count
    }
    expect(count >= 15)
  }

  @Test("A movie with everything that may be asked with it")
  func movie() async throws {
    let german = Presentation(language: Language("de"))
    let endpoint = MovieEndpoint(try id(603), include: Set(MovieInclude.allCases), for: german)
    let movie = try await client().run(endpoint, context: CallContext()).content
    expect(movie.title == "Matrix")
    expect(movie.credits?.cast.first?.name == "Keanu Reeves")
    expect(movie.externalIds != nil && movie.keywords != nil && movie.videos != nil && movie.similar != nil)
  }

  @Test("A text that the language lacks is the original's, and is named")
  func untranslated() async throws {
    let endpoint = MovieEndpoint(try id(1_366), for: Presentation(language: Language("de")))
    let movie = try await client().run(endpoint, context: CallContext()).content
    expect(movie.overview == Catalogue.shared.film(tmdb: 1_366)?.synopsis)
    expect(movie.untranslated?.contains(.overview) == true)
  }

  @Test("A mixed search has rows of every kind")
  func mixed() async throws {
    let search = TextSearch<SearchResult>("toy", for: Presentation())
    let page = try await client().run(search, context: CallContext()).content
    expect(page.slots.allSatisfy { $0 != nil })
    let kinds = page.slots.compactMap { $0 }.map(\.id.kind)
    expect(kinds.contains(.movie) && kinds.contains(.collection))
  }

  @Test("What /configuration says can be read")
  func configuration() async throws {
    _ = try await client().run(TMDBObject.configuration, context: CallContext()).content
  }
}
