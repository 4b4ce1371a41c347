// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import Contract
@testable import JSONRPC

@Suite("Entity ids", .timeLimit(.minutes(5)))
struct EntityIDTests {
  @Test(
    "Say provider, kind and what the provider calls it",
    arguments: [
      ("amc:movie:61234", EntityID(.amc, .movie, 61234)), ("amc:theatre:610", EntityID(.amc, .theatre, "610")),
      ("amc:showtime:61020778482511", EntityID(.amc, .showtime, 61_020_778_482_511)),
      ("tmdb:show:1399", EntityID(.tmdb, .show, 1399)), ("tmdb:watchProvider:8", EntityID(.tmdb, .watchProvider, 8)),
      ("tmdb:review:5b1c13b9c3a36848f2026384", EntityID(.tmdb, .review, "5b1c13b9c3a36848f2026384")),
      ("pixabay:image:634572", EntityID(.pixabay, .image, 634_572)),
    ])
  func full(text: String, id: EntityID?) throws {
    let id = try #require(id)
    expect(id.description == text)
    expect(RawJSON(writing: id).description == "\"\(text)\"")
    expect(EntityReference(text) == .full(id))
    expect(EntityID(text, of: id.kind) == id)
  }

  @Test("A site's have no kind, and are of whatever the site has such ids for")
  func sites() throws {
    expect(EntityID("imdb:tt0944947", of: .show) == EntityID(.imdb, .show, "tt0944947"))
    expect(EntityID("tvdb:81189", of: .show)?.description == "tvdb:81189")
    expect(EntityID("tvdb:81189", of: .movie) == nil)
    for kind in [EntityKind.movie, .person, .show] {
      expect(EntityID("wikidata:Q1079", of: kind)?.description == "wikidata:Q1079")
    }
    expect(EntityID("wikidata:1079", of: .show) == nil && EntityID("tvdb:show:81189", of: .show) == nil)
    let kinds = try ["imdb:tt0944947", "imdb:nm0186505", "tvdb:81189", "wikidata:Q1", "amc:movie:1", "amc:1"].map {
      try #require(EntityReference($0)).possibleIDs.map(\.kind)
    }
    expect(kinds == [[.movie, .show], [.person], [.show], [.movie, .person, .show], [.movie], []])
  }

  @Test("IMDb's say by themselves what they are of")
  func imdb() throws {
    let movie = try #require(EntityID("imdb:tt0096895", of: .movie))
    expect(movie == EntityID(.imdb, .movie, "tt0096895") && movie.description == "imdb:tt0096895")
    let person = try #require(EntityID("imdb:nm0000474", of: .person))
    expect(person == EntityID(.imdb, .person, "nm0000474") && person.description == "imdb:nm0000474")
    expect(EntityID("imdb:nm0000474", of: .movie) == nil && EntityID("imdb:tt0096895", of: .person) == nil)
    expect(EntityID("imdb:movie:tt0096895", of: .movie) == nil)
  }

  @Test(
    "IMDb's have seven digits at least",
    arguments: [
      ("tt96895", "tt0096895"), ("tt00096895", "tt0096895"), ("tt10872600", "tt10872600"),
    ])
  func digits(text: String, native: String) {
    expect(EntityID(.imdb, .movie, text)?.native == native)
    expect(EntityReference("imdb:" + text)?.description == "imdb:" + native)
  }

  // Regression: films without an id of IMDb's had its number 0 in common.
  @Test("IMDb has no number 0, and zeros before a number are no part of it")
  func zeros() {
    expect(EntityID(.imdb, .movie, "tt0000000") == nil && EntityID("imdb:tt0", of: .movie) == nil)
    expect(EntityID("tmdb:movie:00268", of: .movie) == EntityID(.tmdb, .movie, 268))
    expect(EntityID("amc:0610", of: .theatre)?.description == "amc:theatre:610")
    expect(EntityID("tmdb:review:0b1c13b9c3a36848f2026384", of: .review)?.native == "0b1c13b9c3a36848f2026384")
  }

  @Test("The short form is an id of the kind that is asked for, where the provider has such ones")
  func short() {
    expect(EntityID("amc:610", of: .theatre)?.description == "amc:theatre:610")
    expect(EntityID("amc:610", of: .movie)?.description == "amc:movie:610")
    expect(EntityID("tmdb:28", of: .genre)?.description == "tmdb:genre:28")
    expect(EntityID("tmdb:610", of: .theatre) == nil)
    expect(EntityID("pixabay:1", of: .movie) == nil)
    expect(EntityReference("amc:610")?.description == "amc:610")
  }

  @Test(
    "Are read as people paste them",
    arguments: [
      ("tt0096895", "imdb:tt0096895"), ("TT0096895", "imdb:tt0096895"), ("tmdb:movie:268", "tmdb:movie:268"),
      ("amc:61234", "amc:61234"), ("https://www.imdb.com/title/tt0111161/", "imdb:tt0111161"),
      ("https://m.imdb.com/de/title/tt0111161/?ref_=nv_sr_1", "imdb:tt0111161"),
      ("imdb.com/name/nm0000474", "imdb:nm0000474"), ("HTTPS://IMDB.COM/title/tt0111161", "imdb:tt0111161"),
      ("https://www.themoviedb.org/movie/278-the-shawshank-redemption?language=de", "tmdb:movie:278"),
      ("https://www.themoviedb.org/tv/95396-severance/season/1", "tmdb:show:95396"),
      ("https://www.themoviedb.org/person/2232", "tmdb:person:2232"),
      ("https://www.amctheatres.com/movies/batman-61234/showtimes#today", "amc:movie:61234"),
      ("https://www.amctheatres.com/showtimes/61020778211100", "amc:showtime:61020778211100"),
      ("https://www.imdb.com/", nil), ("https://www.imdb.com/title/", nil), ("imdb.com", nil),
      ("https://www.imdb.com.example.org/title/tt0111161", nil), ("https://notimdb.com/title/tt0111161", nil),
      ("https://www.themoviedb.org/movie/now-playing", nil), ("title/tt0111161", nil), ("https://", nil), ("/", nil),
      ("?", nil), ("", nil), ("Batman", nil), ("Face/Off", nil), ("Fahrenheit 9/11", nil), ("20/20/2020", nil),
    ] as [(String, String?)])
  func pasted(text: String, id: String?) {
    expect(EntityReference(pasted: text)?.description == id)
  }

  @Test(
    "Refuse what a provider doesn't give out, and what would leave its place in a path",
    arguments: [
      "61234", "movie:61234", "amc:", "amc:-1", "amc:1/..", "amc: 1", "tmdb:tt1", "imdb:268", "imdb:tt", "imdb:xx1",
      "netflix:1", "AMC:1", ":1", "", "amc:1234567890123456789", "amc:٣", "amc:movie", "amc:movie:", "amc:movie:-1",
      "amc:movie:1/..", "amc:movie: 1", "amc:movie:1:2", "amc:movie:1:", "amc::1", ":movie:1", "amc:Movie:1",
      "amc:film:1", "amc:show:1", "tmdb:theatre:610", "pixabay:movie:1", "amc:movie:1234567890123456789",
      "amc:movie:٣", "amc:movie:1\n", "tmdb:review:xyz", "tmdb:review:5B1C", "tmdb:movie:5b1c",
    ])
  func refused(text: String) {
    expect(EntityReference(text) == nil)
    for kind in EntityKind.allCases { expect(EntityID(text, of: kind) == nil) }
  }

  @Test("A number is only an id if it is not negative and the provider uses numbers")
  func numbers() {
    expect(EntityID(.tmdb, .movie, 268)?.number == 268)
    expect(EntityID(.amc, .movie, -1) == nil)
    expect(EntityID(.imdb, .movie, 96895) == nil)
  }

  @Test("Every kind's examples are ids of it, and of no other", arguments: EntityKind.allCases)
  func examples(kind: EntityKind) {
    let examples = kind.examples.replacing(" or ", with: ", ").split(separator: ", ").map(String.init)
    expect(!examples.isEmpty)
    for example in examples {
      let kinds = EntityKind.allCases.filter { EntityID(example, of: $0) != nil }
      // IMDb's ids of movies and shows are alike.
      expect(example.hasPrefix("imdb:tt") ? kinds == [.movie, .show] && kinds.contains(kind) : kinds == [kind])
    }
  }

  @Test(
    "A parameter says of an id of another kind what it is, and which method takes it",
    arguments: [
      ("tmdb:show:1399", "tmdb:show:1399, which is a show; shows/get takes it"),
      ("tvdb:81189", "tvdb:81189, which is a show; shows/get takes it"),
      ("tmdb:keyword:849", "tmdb:keyword:849, which is a keyword; movies/discover takes it"),
      ("amc:theatre:610", "amc:theatre:610, which is a theatre; theatres/get takes it"),
      ("imdb:nm0000474", "imdb:nm0000474, which is a person; people/get takes it"),
      ("tmdb:genre:28", "tmdb:genre:28, which is a genre; movies/discover takes it"),
      ("amc:film:1", "the string \"amc:film:1\""), ("pixabay:1", "the string \"pixabay:1\""),
    ])
  func otherKind(text: String, got: String) {
    let error = refusal(#"{"id":"\#(text)"}"#) { try $0.required("id", of: .movie) }
    let expected = "the id of a movie, such as amc:movie:61234, tmdb:movie:268 or imdb:tt0096895"
    expect(error?.code == .invalidParams)
    expect(error?.message == "\"id\" is invalid: expected \(expected), got \(got)")
    expect(error?.data.value["path"]?.string == "/id")
    expect(error?.data.value["expected"]?.string == expected)
  }

  @Test("Neither a number nor nothing is an id")
  func noID() {
    expect(
      refusal(#"{"id":610}"#) { try $0.required("id", of: .theatre) }?.message
        == "\"id\" is invalid: expected the id of a theatre, such as amc:theatre:610, got 610")
    expect(
      refusal("{}") { try $0.required("id", of: .theatre) }?.message
        == "\"id\" is missing: expected the id of a theatre, such as amc:theatre:610")
  }

  @Test("Of several, the one that is wrong is named")
  func several() throws {
    let read = { (reader: inout ParameterReader) in
      _ = reader.given("ids", each: .theatre, .count(1...2))
      try reader.finish()
    }
    let wrong = refusal(#"{"ids":["amc:610","amc:movie:610"]}"#, read)
    expect(wrong?.data.value["path"]?.string == "/ids/1")
    expect(wrong?.data.value["got"]?.string == "amc:movie:610, which is a movie; movies/get takes it")
    expect(refusal(#"{"ids":["amc:1","amc:2","amc:3"]}"#, read)?.data.value["path"]?.string == "/ids")
    expect(refusal(#"{"ids":"amc:1"}"#, read)?.data.value["expected"]?.string == "an array")
    var reader = try reader(#"{"ids":["amc:610","amc:theatre:133"]}"#)
    let ids = reader.given("ids", each: .theatre, .count(1...2))
    expect(ids?.map(\.description) == ["amc:theatre:610", "amc:theatre:133"])
  }

  private func reader(_ params: String) throws -> ParameterReader {
    try ParameterReader(JSONValue(parsing: params), names: ["id", "ids"], allowsUnknown: false)
  }

  private func refusal<T>(_ params: String, _ read: (inout ParameterReader) throws -> T) -> RPCError? {
    #expect(throws: RPCError.self) {
      var reader = try reader(params)
      _ = try read(&reader)
    }
  }
}
