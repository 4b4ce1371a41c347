// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import Sandbox

@Suite("Lists of codes, and filters by them", .timeLimit(.minutes(5)))
struct CodeTests {
  @Test(
    "TMDB's lists have the upstream's form",
    arguments: [
      ("/configuration/countries", "", "iso_3166_1"), ("/configuration/languages", "", "iso_639_1"),
      ("/configuration/jobs", "", "department"), ("/genre/movie/list", "genres", "id"),
      ("/genre/tv/list", "genres", "id"), ("/watch/providers/movie", "results", "provider_id"),
      ("/watch/providers/tv?watch_region=US", "results", "logo_path"),
      ("/watch/providers/regions", "results", "native_name"),
    ])
  func lists(_ path: String, _ member: String, _ name: String) async throws {
    let answer = try await askTMDB(path)
    expect(answer.status == 200)
    let rows = member.isEmpty ? answer.json : answer.json(member)
    expect(rows.count > 3)
    expect(rows.elements.allSatisfy { $0[name] != nil })
  }

  @Test("age ratings are by country, from the youngest")
  func certifications() async throws {
    let countries = try await askTMDB("/certification/movie/list").json("certifications")
    expect(countries.count >= 8)
    let codes = countries("US").elements.compactMap { $0["certification"]?.string }
    expect(codes == ["NR", "G", "PG", "PG-13", "R", "NC-17"])
    expect(countries("US").elements.compactMap { $0["order"]?.integer } == Array(0...5))
    expect(try await askTMDB("/certification/tv/list").json("certifications", "US").count > 3)
  }

  @Test("every film's country, language and services are in their lists")
  func complete() async throws {
    let countries = Set(
      try await askTMDB("/configuration/countries").json.elements.compactMap { $0["iso_3166_1"]?.string })
    let languages = Set(
      try await askTMDB("/configuration/languages").json.elements.compactMap { $0["iso_639_1"]?.string })
    for film in Catalogue.shared.films {
      expect(countries.contains(film.country), "\(film.country)")
      expect(languages.contains(film.language), "\(film.language)")
    }
    let services = Set(WatchProvider.all.map(\.id))
    let today = SandboxClock.standard.today
    for film in Catalogue.shared.films {
      for country in WatchProvider.countries {
        let offers = WatchProvider.offers(of: film, in: country, today: today)?.all ?? []
        expect(services.isSuperset(of: offers.map(\.id)))
      }
    }
  }

  @Test(
    "AMC's lists have what its movies, theatres and showtimes have", arguments: ["attributes", "markets", "states"])
  func amc(_ name: String) async throws {
    let json = try await askAMC("/v1/\(name)?page-size=100").json
    let rows = json.embedded(name)
    expect(rows.count > 10 && json["count"]?.integer == rows.count)
    switch name {
    case "attributes":
      let codes = Set(rows.compactMap { $0["code"]?.string?.lowercased() })
      for theatre in Catalogue.shared.theatres {
        expect(codes.isSuperset(of: AMCTheatreJSON.attributes(of: theatre).map { $0.code.lowercased() }))
      }
      for film in Catalogue.shared.films {
        expect(codes.isSuperset(of: AMCMovieJSON.attributes(of: film).map { $0.code.lowercased() }))
      }
      expect(rows.contains { $0["code"]?.string == "IMAX" && $0["isPremiumFormat"]?.boolean == true })
    case "markets":
      expect(Set(rows.compactMap { $0["name"]?.string }) == Set(Catalogue.shared.theatres.map(\.market)))
    default:
      expect(Set(rows.compactMap { $0["abbreviation"]?.string }) == Set(Catalogue.shared.theatres.map(\.state)))
    }
    expect(try await askAMC("/v1/\(name)/x").status == 404)
  }

  /// A query, and the films that it finds.
  struct Filter: Sendable, CustomTestStringConvertible {
    let query: String
    let isWanted: @Sendable (Film) -> Bool
    var testDescription: String { query }

    init(_ query: String, _ isWanted: @escaping @Sendable (Film) -> Bool) {
      (self.query, self.isWanted) = (query, isWanted)
    }
  }

  @Test(
    "discovery answers each filter",
    arguments: [
      Filter("with_runtime.lte=100&with_runtime.gte=90") { 90...100 ~= $0.minutes ?? 0 },
      Filter("vote_average.lte=7") { $0.voteAverage <= 7 }, Filter("vote_count.lte=900") { $0.voteCount <= 900 },
      Filter("year=1999") { $0.released.year == 1999 },
      Filter("with_origin_country=JP|KR") { ["JP", "KR"].contains($0.country) },
      Filter("with_original_language=ja|ko") { ["ja", "ko"].contains($0.language) },
      Filter("with_cast=3084") { $0.cast.contains { PersonIDs.id(of: $0.actor) == 3084 } },
      Filter("with_crew=525") { $0.directors.contains("Christopher Nolan") },
      Filter("with_people=525") { $0.directors.contains("Christopher Nolan") },
      Filter("with_companies=174") { $0.studio == .warner },
      Filter("without_companies=174|2") { ![.warner, .disney].contains($0.studio) },
      Filter("without_genres=18|35") { Set($0.genres).isDisjoint(with: [.drama, .comedy]) },
      Filter("certification=PG-13&certification_country=US") { $0.rating == "PG13" },
      Filter("certification.lte=PG&certification.gte=G&certification_country=US") { ["G", "PG"].contains($0.rating) },
      Filter("with_watch_providers=8&with_watch_monetization_types=flatrate&watch_region=US") {
        WatchProvider.offers(of: $0, in: "US", today: today)?.subscription.contains { $0.id == 8 } ?? false
      },
      Filter("without_watch_providers=8|337&watch_region=US") {
        Set(WatchProvider.offers(of: $0, in: "US", today: today)?.all.map(\.id) ?? []).isDisjoint(with: [8, 337])
      },
      Filter("with_watch_monetization_types=rent|buy&watch_region=US") { $0.released <= today.shifted(days: -90) },
      Filter("with_release_type=3") { _ in true }, Filter("include_adult=true&include_video=true") { _ in true },
    ])
  func filters(_ filter: Filter) async throws {
    let known = Catalogue.shared.films.filter { $0.ids.tmdb != nil && $0.announcedRelease(today: Self.today) != nil }
    var found: Set<Int> = []
    let query = filter.query.replacing("|", with: "%7C")
    let pages = try #require(try await askTMDB("/discover/movie?\(query)").json["total_pages"]?.integer)
    for page in 1...pages {
      found.formUnion(
        try await askTMDB("/discover/movie?\(query)&page=\(page)").json("results").elements
          .compactMap { $0["id"]?.integer })
    }
    expect(!found.isEmpty)
    expect(found.isSuperset(of: known.filter(filter.isWanted).compactMap(\.ids.tmdb)))
    expect(Catalogue.shared.films.filter { $0.ids.tmdb.map(found.contains) ?? false }.allSatisfy(filter.isWanted))
  }

  private static let today = SandboxClock.standard.today

  @Test(
    "what no film has finds none",
    arguments: ["with_release_type=6", "with_watch_monetization_types=free", "with_cast=1"])
  func nothing(_ query: String) async throws {
    expect(try await askTMDB("/discover/movie?\(query)").json["total_results"]?.integer == 0)
  }

  @Test("keywords are those that the film's details have")
  func keywords() async throws {
    let keyword = try #require(try await askTMDB("/movie/268/keywords").json("keywords")[0]?["id"]?.integer)
    func ids(_ query: String) async throws -> [Int] {
      try await askTMDB("/discover/movie?year=1989&\(query)").json("results").elements.compactMap { $0["id"]?.integer }
    }
    expect(try await ids("with_keywords=\(keyword)").contains(268))
    expect(try await !ids("without_keywords=\(keyword)").contains(268))
  }
}
