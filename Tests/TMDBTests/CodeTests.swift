// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import TestSupport
import Testing

@testable import TMDB

@Suite("TMDB's lists of codes", .timeLimit(.minutes(5)))
struct CodeTests {
  private let images = ImageConfiguration.default

  @Test("each has its path, and is kept for a week")
  func requests() throws {
    expect(try target(TMDBCodes<CodeEntry>.countries) == "/configuration/countries")
    expect(try target(TMDBCodes<CodeEntry>.languages) == "/configuration/languages")
    expect(try target(TMDBCodes<CodeEntry>.jobs) == "/configuration/jobs")
    expect(try target(TMDBCodes<CodeEntry>.watchRegions) == "/watch/providers/regions")
    expect(try target(TMDBCodes<CodeEntry>.certifications(.movie, in: "US")) == "/certification/movie/list")
    expect(try target(TMDBCodes<CodeEntry>.certifications(.show, in: nil)) == "/certification/tv/list")
    expect(try target(TMDBCodes<Genre>.genres(.movie, in: "de")) == "/genre/movie/list?language=de")
    expect(try target(TMDBCodes<Genre>.genres(.show, in: nil)) == "/genre/tv/list")
    expect(
      try target(TMDBCodes<WatchProvider>.watchProviders(.movie, in: "DE", images))
        == "/watch/providers/movie?watch_region=DE")
    expect(try target(TMDBCodes<WatchProvider>.watchProviders(.show, in: nil, images)) == "/watch/providers/tv")
    expect(TMDBCodes<CodeEntry>.jobs.cachePolicy == .fixed(.description, for: .seconds(604_800)))
  }

  @Test("countries and languages have their codes; what has none is skipped, and a missing name stands in")
  func names() throws {
    let countries = try TMDBCodes<CodeEntry>.countries.read(
      """
      [{"iso_3166_1":"DE","english_name":"Germany","native_name":"Deutschland","x":1},{"english_name":"Nowhere"},null,7,
       {"iso_3166_1":"AT","english_name":"","native_name":"Österreich"},{"iso_3166_1":"XX"}]
      """)
    expect(countries.rows.map(\.code) == ["DE", "AT"])
    expect(countries.rows.map(\.name) == ["Germany", "Österreich"])
    expect(countries.rows.map(\.nativeName) == ["Deutschland", "Österreich"])
    expect(countries.rows[0].tmdb?.description == #"{"x":1}"#)
    expect(countries.skipped == 4 && countries.totalRows == 6)
    let languages = try TMDBCodes<CodeEntry>.languages.read(
      #"[{"iso_639_1":"bi","english_name":"Bislama","name":""},{"iso_639_1":"de","english_name":"German","name":"Deutsch"}]"#
    )
    expect(languages.rows.map(\.name) == ["Bislama", "German"])
    expect(languages.rows.map(\.nativeName) == [nil, "Deutsch"])
    let regions = try TMDBCodes<CodeEntry>.watchRegions.read(
      #"{"results":[{"iso_3166_1":"AE","english_name":"United Arab Emirates","native_name":"الإمارات"}]}"#)
    expect(regions.rows.map(\.code) == ["AE"])
  }

  @Test("a job is an entry of its department")
  func jobs() throws {
    let jobs = try TMDBCodes<CodeEntry>.jobs.read(
      #"[{"department":"Art","jobs":["Painter","Thanks"]},{"department":"Crew","jobs":["Thanks","",5]},{"department":"X"}]"#
    )
    expect(jobs.rows.map(\.name) == ["Painter", "Thanks", "Thanks"])
    expect(jobs.rows.map(\.department) == ["Art", "Art", "Crew"])
    expect(Set(jobs.rows.map(\.id)).count == 3)
    expect(jobs.skipped == 3)
  }

  @Test("age ratings have their country, meaning and order; with a country only its own")
  func certifications() throws {
    let text = """
      {"certifications":{"US":[{"certification":"R","meaning":"Under 17 with a parent.","order":4},{"certification":""}],
       "DE":[{"certification":"12","meaning":"","order":3}]}}
      """
    let all = try TMDBCodes<CodeEntry>.certifications(.movie, in: nil).read(text)
    expect(all.rows.map(\.code) == ["R", "12"])
    expect(all.rows.map(\.country) == ["US", "DE"])
    expect(all.rows.map(\.description) == ["Under 17 with a parent.", nil])
    expect(all.rows.map(\.order) == [4, 3] && all.skipped == 1)
    expect(try TMDBCodes<CodeEntry>.certifications(.movie, in: "DE").read(text).rows.map(\.code) == ["12"])
  }

  @Test("age ratings are in the order of age, those without an age last, and of countries alone")
  func ages() throws {
    let text = """
      {"certifications":{"US":[{"certification":"R","order":4},{"certification":"NR","order":0},
       {"certification":"PG","order":2},{"certification":"G","order":1}],"CA-QC":[{"certification":"16+","order":3}]}}
      """
    let all = try TMDBCodes<CodeEntry>.certifications(.movie, in: nil).read(text)
    expect(all.rows.map(\.code) == ["G", "PG", "R", "NR"])
  }

  @Test("services are in the order of the region's people")
  func priorities() throws {
    let text = """
      {"results":[{"provider_id":1,"provider_name":"A","display_priority":0,"display_priorities":{"DE":9,"US":1}},
       {"provider_id":2,"provider_name":"B","display_priority":5,"display_priorities":{"DE":3,"US":7}}]}
      """
    for (region, names) in [("DE", ["B", "A"]), ("US", ["A", "B"])] {
      let list = TMDBCodes<WatchProvider>.watchProviders(.movie, in: Region(region), images)
      expect(try list.read(text).rows.map(\.name) == names)
    }
  }

  @Test("services have their ids and logos")
  func services() throws {
    let services = try TMDBCodes<WatchProvider>.watchProviders(.movie, in: nil, images).read(
      """
      {"results":[{"display_priorities":{"CA":6},"display_priority":1,"logo_path":"/l.jpg","provider_name":"Netflix",
       "provider_id":8},{"provider_name":"Without an id"}]}
      """)
    expect(services.rows.map(\.id.description) == ["tmdb:watchProvider:8"])
    expect(services.rows[0].logoUrl == "https://image.tmdb.org/t/p/w92/l.jpg" && services.rows[0].order == 1)
    expect(services.skipped == 1)
  }

  @Test("what isn't the list is malformed", arguments: ["{}", "[]", #"{"results":5}"#, #""x""#, "null"])
  func malformed(_ text: String) throws {
    #expect(throws: UpstreamError.self) {
      try TMDBCodes<WatchProvider>.watchProviders(.movie, in: nil, images).read(text)
    }
    #expect(throws: UpstreamError.self) { try TMDBCodes<CodeEntry>.certifications(.movie, in: nil).read(text) }
  }
}
