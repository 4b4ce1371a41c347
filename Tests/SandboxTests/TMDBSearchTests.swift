// SPDX-License-Identifier: MIT
import Basics
import JSON
import TestSupport
import Testing

@testable import Sandbox

@Suite("TMDB's search and discovery", .timeLimit(.minutes(5)))
struct TMDBSearchTests {
  private func titles(_ path: String) async throws -> [String] {
    try await askTMDB(path).json("results").elements.compactMap { $0["title"]?.string }
  }

  @Test(
    "Films are found by words of their titles in any language",
    arguments: [
      ("amelie", "Amélie"), ("chihiro", "Spirited Away"), ("leben%20der", "The Lives of Others"), ("wall-e", "WALL·E"),
      ("the+godf", "The Godfather"), ("%E4%B8%83%E4%BA%BA", "Seven Samurai"), ("alien", "Alien"),
      ("MATRIX the", "The Matrix"),
    ])
  func words(_ query: String, _ title: String) async throws {
    expect(try await titles("/search/movie?query=\(query.replacing(" ", with: "%20"))").contains(title))
  }

  @Test("An exact title comes first; what does not match does not come")
  func ranking() async throws {
    let batman = try await titles("/search/movie?query=batman")
    expect(batman.first == "Batman")
    expect(batman.allSatisfy { $0.folded.contains("batman") || $0.contains("Dark Knight") })
    expect(try await titles("/search/movie?query=qqqq").isEmpty)
    expect(try await titles("/search/movie?query=...").isEmpty)
  }

  @Test("A year narrows the search")
  func years() async throws {
    expect(try await titles("/search/movie?query=toy%20story&year=1999") == ["Toy Story 2"])
    expect(try await titles("/search/movie?query=dune&primary_release_year=2021") == ["Dune"])
  }

  @Test("A search without a query is refused in the other form")
  func noQuery() async throws {
    let answer = try await askTMDB("/search/movie")
    expect(answer.status == 422)
    expect(answer.json("errors").count == 1)
  }

  @Test("People, with what they are known for")
  func people() async throws {
    let row = try #require(try await askTMDB("/search/person?query=hanks").json("results")[0])
    expect(row["name"]?.string == "Tom Hanks")
    expect(row["known_for_department"]?.string == "Acting")
    expect((1...3).contains(row("known_for").count))
    expect(row("known_for")[0]?["media_type"]?.string == "movie")
    let director = try #require(try await askTMDB("/search/person?query=nolan").json("results")[0])
    expect(director["known_for_department"]?.string == "Directing")
  }

  @Test("A mixed search says of each row what it is, and has a kind that few know")
  func mixed() async throws {
    let rows = Array(try await askTMDB("/search/multi?query=lo").json("results").elements)
    expect(Set(rows.compactMap { $0["media_type"]?.string }) == ["movie", "tv", "person", "collection"])
  }

  @Test("Shows are found by name, in English and in their own language, with the ids that TMDB has")
  func shows() async throws {
    let found = try #require(try await askTMDB("/search/tv?query=game%20of").json("results")[0])
    expect(found["id"]?.integer == 1_399 && found["name"]?.string == "Game of Thrones")
    expect(found["media_type"] == nil)
    let heist = try #require(try await askTMDB("/search/multi?query=casa%20de&language=es").json("results")[0])
    expect(heist["media_type"]?.string == "tv" && heist["name"]?.string == "La casa de papel")
    expect(heist["overview"]?.string == "" && heist["origin_country"]?[0]?.string == "ES")
  }

  @Test("Collections, companies and keywords are found by name, other kinds are unknown")
  func otherKinds() async throws {
    expect(try await askTMDB("/search/company?query=warner").json("results")[0]?["id"]?.integer == 174)
    expect(try await askTMDB("/search/keyword?query=1980").json("results")[0]?["name"]?.string == "1980s")
    expect(try await askTMDB("/search/collection?query=toy").json("results").count == 1)
    expect(try await askTMDB("/search/nonsense?query=a").status == 404)
  }

  @Test(
    "Discovery filters",
    arguments: [
      "with_genres=16,878", "with_genres=37|10752", "year=1999", "primary_release_year=1999", "vote_average.gte=8.4",
      "vote_count.gte=20000", "with_original_language=ja", "with_watch_providers=337&watch_region=US",
      "primary_release_date.gte=1999-01-01&primary_release_date.lte=1999-12-31", "release_date.lte=1950-01-01",
      "without_genres=18,35,28&year=1977",
    ])
  func filters(_ query: String) async throws {
    let rows = Array(try await askTMDB("/discover/movie?\(query)").json("results").elements)
    expect(!rows.isEmpty)
    for row in rows {
      let genres = Set(row("genre_ids").elements.compactMap(\.integer))
      let date = row["release_date"]?.string ?? ""
      switch query {
      case "with_genres=16,878": expect(genres.isSuperset(of: [16, 878]))
      case "with_genres=37|10752": expect(!genres.isDisjoint(with: [37, 10_752]))
      case "vote_average.gte=8.4": expect((row["vote_average"]?.double ?? 0) >= 8.4)
      case "vote_count.gte=20000": expect((row["vote_count"]?.integer ?? 0) >= 20_000)
      case "with_original_language=ja": expect(row["original_language"]?.string == "ja")
      case "release_date.lte=1950-01-01": expect(date <= "1950-01-01" && !date.isEmpty)
      case "without_genres=18,35,28&year=1977": expect(genres.isDisjoint(with: [18, 35, 28]))
      case "with_watch_providers=337&watch_region=US": break
      default: expect(date.hasPrefix("1999"))
      }
    }
    let all = try #require(try await askTMDB("/discover/movie").json["total_results"]?.integer)
    expect(try #require(try await askTMDB("/discover/movie?\(query)").json["total_results"]?.integer) < all)
  }

  @Test("Discovery is sorted as asked")
  func sorting() async throws {
    func values(_ order: String, _ name: String) async throws -> [Double] {
      try await askTMDB("/discover/movie?sort_by=\(order)").json("results").elements.compactMap { $0[name]?.double }
    }
    let best = try await values("vote_average.desc", "vote_average")
    expect(Set(best).count > 1 && best == best.sorted(by: >))
    let fewest = try await values("vote_count.asc", "vote_count")
    expect(Set(fewest).count > 1 && fewest == fewest.sorted())
    let popular = try await values("popularity.desc", "popularity")
    expect(Set(popular).count > 1 && popular == popular.sorted(by: >))
    let dates = try await askTMDB("/discover/movie?sort_by=primary_release_date.asc").json("results").elements
      .compactMap { $0["release_date"]?.string }
    expect(Set(dates).count > 1 && dates == dates.sorted())
  }
}
