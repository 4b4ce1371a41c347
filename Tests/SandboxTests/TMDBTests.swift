// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import Sandbox

@Suite("TMDB's movies", .timeLimit(.minutes(5)))
struct TMDBTests {
  @Test("A list has pages of twenty, each row once, and says how many there are")
  func paging() async throws {
    let first = try await askTMDB("/movie/popular").json
    let pages = try #require(first["total_pages"]?.integer)
    var ids: [Int] = []
    for page in 1...pages {
      let rows = Array(try await askTMDB("/movie/popular?page=\(page)").json("results").elements)
      expect(rows.count == 20 || page == pages)
      ids += rows.compactMap { $0["id"]?.integer }
    }
    expect(first["total_results"]?.integer == ids.count)
    expect(Set(ids).count == ids.count)
    expect(try await askTMDB("/movie/popular?page=\(pages + 1)").json("results").count == 0)
  }

  @Test("Pages before 1 and after 500 are refused", arguments: ["0", "501", "-1", "x", "99999999999999999999"])
  func pageBounds(_ page: String) async throws {
    let answer = try await askTMDB("/movie/popular?page=\(page)")
    expect(answer.status == 400)
    expect(answer.json["status_code"]?.integer == 22)
    expect(answer.json["success"]?.boolean == false)
  }

  @Test("Lists", arguments: ["/movie/popular", "/movie/top_rated", "/trending/movie/day", "/trending/movie/week"])
  func lists(_ path: String) async throws {
    let json = try await askTMDB(path).json
    expect(json("results").count == 20)
    expect(json["dates"] == nil)
  }

  @Test("What is playing and what comes have the days between which they lie", arguments: ["now_playing", "upcoming"])
  func dates(_ name: String) async throws {
    let json = try await askTMDB("/movie/\(name)").json
    let first = try #require(json("dates", "minimum").string), last = try #require(json("dates", "maximum").string)
    expect(first < last)
    expect(json("results").count > 0)
  }

  @Test("The recorded shape of a row")
  func row() async throws {
    let row = try #require(try await askTMDB("/search/movie?query=batman").json("results")[0])
    expect(
      row.members.map(\.name).sorted() == [
        "adult", "backdrop_path", "genre_ids", "id", "original_language", "original_title", "overview", "popularity",
        "poster_path", "release_date", "title", "video", "vote_average", "vote_count",
      ])
    expect(row["title"]?.string == "Batman" && row["id"]?.integer == 268)
  }

  @Test("A film with everything that can be appended")
  func appended() async throws {
    let parts = [
      "credits", "videos", "images", "similar", "recommendations", "reviews", "release_dates", "watch/providers",
      "external_ids", "keywords", "translations",
    ]
    let query = parts.joined(separator: ",").replacing("/", with: "%2F")
    let film = try await askTMDB("/movie/603?append_to_response=\(query),nonsense").json
    for part in parts { expect(film[part]?.kind == .object, "\(part)") }
    expect(film["nonsense"] == nil)
    expect(film("credits", "cast")[0]?["character"]?.string == "Neo")
    expect(film("credits", "crew").count == 2)
    expect(film("watch/providers", "results", "US", "flatrate")[0]?["provider_id"]?.integer == 1_899)
    expect(film("external_ids", "imdb_id").string == "tt0133093")
    expect(film("belongs_to_collection", "id").integer == 2_344)
    expect(film("recommendations", "results")[0]?["media_type"]?.string == "movie")
    for part in parts {
      let alone = try await askTMDB("/movie/603/\(part)").json
      for (name, value) in film(part).members { expect(alone[name]?.raw == value.raw, "\(part) \(name)") }
    }
  }

  @Test("Films that are out have reviews, in English; films to come have none")
  func reviews() async throws {
    let reviews = try await askTMDB("/movie/268?append_to_response=reviews").json("reviews")
    expect(reviews["total_results"]?.integer == reviews("results").count)
    let review = try #require(reviews("results")[0])
    expect(review["author"]?.string?.isEmpty == false && review["content"]?.string?.isEmpty == false)
    expect(review["created_at"]?.string?.wholeMatch(of: /[0-9-]{10}T20:00:00.000Z/) != nil)
    for film in Catalogue.shared.films {
      let reviews = Review.of(film, today: SandboxClock.standard.today)
      expect(reviews.isEmpty == (film.voteCount == 0))
      expect(reviews.allSatisfy { (0...10).contains($0.rating ?? 0) && $0.day <= SandboxClock.standard.today })
      expect(Set(reviews.map(\.text)).count == reviews.count)
    }
    expect(try await askTMDB("/movie/268/reviews?language=de").json["total_results"]?.integer == 0)
  }

  @Test(
    "What is not there",
    arguments: [
      ("/movie/1", 34), ("/movie/268/nonsense", 34), ("/person/999999999", 34), ("/nonsense", 34),
      ("/trending/movie/year", 34),
      ("/movie/268x", 6), ("/movie/%2F..", 6), ("/movie/99999999999999999999", 6), ("/person/me", 6), ("/movie", 6),
    ])
  func unknown(_ path: String, _ code: Int) async throws {
    let answer = try await askTMDB(path)
    expect(answer.status == 404)
    expect(answer.json["status_code"]?.integer == code)
  }

  @Test("A film is found by its IMDb id")
  func find() async throws {
    let found = try await askTMDB("/find/tt0096895?external_source=imdb_id").json
    expect(found("movie_results")[0]?["id"]?.integer == 268)
    expect(try await askTMDB("/find/tt9999999?external_source=imdb_id").json("movie_results").count == 0)
    expect(try await askTMDB("/find/tt0096895").status == 422)
  }

  @Test(
    "Titles and texts of the language; without one the original title and no text",
    arguments: [
      ("de-DE", 194, "Die fabelhafte Welt der Amélie", false),
      ("fr", 194, "Le Fabuleux Destin d'Amélie Poulain", false),
      ("de", 582, "Das Leben der Anderen", false), ("fr", 582, "La Vie des autres", true), ("ja", 548, "羅生門", true),
      ("de", 1_366, "Rocky", true), ("fr", 548, "羅生門", true), ("en-US", 1_366, "Rocky", false),
    ])
  func languages(_ language: String, _ id: Int, _ title: String, _ isBare: Bool) async throws {
    let film = try await askTMDB("/movie/\(id)?language=\(language)").json
    expect(film["title"]?.string == title)
    expect((film["overview"]?.string == "") == isBare)
  }

  @Test("Genres are named in the language")
  func genres() async throws {
    let names = try await askTMDB("/genre/movie/list?language=de").json("genres").elements.map { $0["name"]?.string }
    expect(names.count == 19 && names.contains("Komödie"))
  }

  @Test("An answer may be kept, and is not sent again to whoever has it")
  func entityTags() async throws {
    for path in ["/movie/603", "/movie/popular", "/search/movie?query=alien", "/configuration"] {
      let first = try await askTMDB(path)
      let tag = try #require(first.headers["ETag"])
      expect(tag.wholeMatch(of: /W\/"[0-9a-f]{32}"/) != nil)
      expect(first.headers["Cache-Control"]?.wholeMatch(of: /public, max-age=[0-9]+/) != nil)
      expect(first.headers["Content-Type"] == "application/json;charset=utf-8")
      let second = try await askTMDB(path, headers: ["If-None-Match": tag])
      expect(second.status == 304 && second.body.isEmpty)
      expect(second.headers["ETag"] == tag)
      expect(try await askTMDB(path, headers: ["If-None-Match": "W/\"other\""]).status == 200)
    }
  }

  @Test("Some films have no picture, and some no date")
  func presence() async throws {
    var rows: [JSONValue] = []
    for page in 1...12 { rows += Array(try await askTMDB("/movie/popular?page=\(page)").json("results").elements) }
    expect(rows.contains { $0["poster_path"]?.isNull == true })
    expect(rows.contains { $0["backdrop_path"]?.isNull == true })
    expect(rows.contains { $0["release_date"]?.string == "" })
    let paths = rows.compactMap { $0["poster_path"]?.string }
    expect(Set(paths).count == paths.count)
    expect(paths.allSatisfy { $0.wholeMatch(of: /\/p[0-9A-Za-z]{26}\.png/) != nil })
  }

  @Test("Somebody's page")
  func person() async throws {
    let id = 6_384
    let person = try await askTMDB("/person/\(id)").json
    expect(person["name"]?.string == "Keanu Reeves")
    expect(person["birthday"]?.string == "1964-09-02" && person["deathday"]?.isNull == true)
    expect(person["biography"]?.string?.isEmpty == false)
    expect(try await askTMDB("/person/\(id)?language=de").json["biography"]?.string == "")
    let films = try await askTMDB("/person/\(id)/movie_credits").json
    expect(films("cast").elements.contains { $0["character"]?.string == "Neo" })
    expect(try await askTMDB("/person/\(id)/images").json("profiles").count == (id % 8 == 0 ? 0 : 1))
    let whole = try await askTMDB("/person/\(id)?append_to_response=combined_credits,external_ids,translations,other")
    expect(whole.json["external_ids"]?["imdb_id"]?.string == "nm0000206" && whole.json["other"] == nil)
    expect(whole.json["translations"]?["translations"]?.count == 1)
    expect(whole.json["combined_credits"]?["cast"]?[0]?["media_type"]?.string == "movie")
  }

  @Test("Parts in shows, by the show")
  func shows() async throws {
    let found = try await askTMDB("/search/person?query=pedro+pascal").json("results")
    let id = try #require(found[0]?["id"]?.integer)
    let rows = try await askTMDB("/person/\(id)/combined_credits").json("cast").elements
    let shows = rows.filter { $0["media_type"]?.string == "tv" }
    expect(shows.map { $0["name"]?.string } == ["Game of Thrones", "The Mandalorian"])
    expect(shows.map { $0["episode_count"]?.integer } == [7, 24])
  }

  @Test("Lists of people, and one by IMDb's id")
  func people() async throws {
    let popular = try await askTMDB("/person/popular").json("results").elements
    let numbers = popular.compactMap { $0["popularity"]?.double }
    expect(numbers.count == 20 && numbers == numbers.sorted(by: >))
    let day = try await askTMDB("/trending/person/day").json("results").elements.map { $0["id"]?.integer }
    let week = try await askTMDB("/trending/person/week").json("results").elements.map { $0["id"]?.integer }
    expect(day.count == 20 && day != week)
    let found = try await askTMDB("/find/nm0000206?external_source=imdb_id").json
    expect(found("person_results")[0]?["id"]?.integer == 6_384 && found("movie_results").count == 0)
  }
}
