// SPDX-License-Identifier: MIT
import Contract
import TestSupport
import Testing

@testable import TMDB

@Suite("Searching TMDB for more than movies", .timeLimit(.minutes(5)))
struct SearchTests {
  static let mixed = [
    #"{"media_type":"movie","id":7,"title":"Seven Lamps"}"#,
    #"""
    {"media_type":"tv","id":7,"name":"","original_name":"Lampen","original_language":"de","overview":"Light.",
    "first_air_date":"2020-01-02","origin_country":["DE","odd"],"genre_ids":[18],"vote_average":6.5,"vote_count":44,
    "popularity":3.25,"poster_path":"/t.jpg","backdrop_path":null,"adult":false}
    """#,
    #"""
    {"media_type":"person","id":7,"name":"Ann Example","original_name":"A. Example","known_for_department":"Acting",
    "popularity":19.5,"adult":true,"gender":1,"profile_path":"/ann.jpg","known_for":[{"id":8,"title":"Seven Lamps"},
    {"id":9,"name":"Lampen"},{"id":10}]}
    """#,
    #"{"media_type":"collection","id":7,"name":"Lamps"}"#,
    #"{"id":7,"name":"Of no kind"}"#,
  ]

  @Test("knows four kinds and keeps the places of others")
  func kinds() throws {
    let page = try TextSearch<SearchResult>("lamp", for: Presentation()).read(
      #"{"page":1,"results":[\#(Self.mixed.joined(separator: ","))],"total_pages":1,"total_results":5}"#)
    expect(page.slots.map { $0?.id.kind } == [.movie, .show, .person, .collection, nil])
    expect(Set(page.slots.compactMap { $0?.id }).count == 4)
    for (text, row) in zip(Self.mixed, page.slots) {
      if let row { try expectNothingLost(text, in: row) }
    }
  }

  @Test("reads a show")
  func show() throws {
    let page = try TextSearch<SearchResult>("lamp", for: Presentation()).read(#"{"results":[\#(Self.mixed[1])]}"#)
    guard case .tv(let show) = try #require(page.slots.first) else {
      Issue.record("not a show")
      return
    }
    expect(show.name == "Lampen")
    expect(show.firstAirDate == Day("2020-01-02"))
    expect(show.originCountries == ["DE"])
    expect(show.tmdb?.value["origin_country"]?.raw.description == #"["odd"]"#)
    expect(show.rating == 6.5)
  }

  @Test("reads people")
  func people() throws {
    let list = TextSearch<Person>("ann e.", for: Presentation(language: "de"))
    expect(try target(list.page(2)) == "/search/person?language=de&query=ann%20e.&page=2")
    expect(try target(TextSearch<SearchResult>("ann", for: Presentation())) == "/search/multi?query=ann&page=1")
    let page = try list.read(#"{"page":1,"results":[\#(Self.mixed[2]),{"id":3}],"total_results":1}"#)
    try #require(page.slots.count == 2)
    let person = try #require(page.slots[0])
    expect(page.slots[1] == nil)
    expect(person.name == "Ann Example")
    expect(person.department == "Acting")
    expect(person.knownFor?.map(\.title) == ["Seven Lamps", "Lampen"])
    expect(person.knownFor?.map(\.id.description) == ["tmdb:movie:8", "tmdb:show:9"])
    expect(person.knownFor?.map(\.kind) == [.movie, .show])
    expect(person.profileUrl == "https://image.tmdb.org/t/p/w185/ann.jpg")
  }

  @Test(
    "finds by another site's id",
    arguments: [
      ("imdb:tt0096895", EntityKind.movie, "/find/tt0096895?external_source=imdb_id&language=en-US"),
      ("imdb:nm0000474", .person, "/find/nm0000474?external_source=imdb_id&language=en-US"),
      ("tvdb:81189", .show, "/find/81189?external_source=tvdb_id&language=en-US"),
      ("wikidata:Q1079", .show, "/find/Q1079?external_source=wikidata_id&language=en-US"),
    ])
  func find(text: String, kind: EntityKind, path: String) throws {
    let id = try #require(EntityID(text, of: kind))
    let endpoint = try #require(TMDBObject.matches(of: id))
    expect(try target(endpoint) == path)
    let found = try endpoint.read(
      #"""
      {"movie_results":[{"id":268,"title":"Found"},{"title":"no id"}],"person_results":[{"id":7}],
       "tv_results":[{"id":1396,"name":"Show"},3]}
      """#)
    expect(found.map(\.description) == ["tmdb:movie:268", "tmdb:show:1396", "tmdb:person:7"])
    expect(try endpoint.read(#"{"tv_results":[]}"#).isEmpty)
    #expect(throws: (any Error).self) { try endpoint.read("{}") }
    expect(EntityID(.tmdb, .movie, 268).flatMap { TMDBObject.matches(of: $0) } == nil)
  }
}
