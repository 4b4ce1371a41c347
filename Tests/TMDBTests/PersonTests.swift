// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import TestSupport
import Testing

@testable import TMDB

@Suite("People of TMDB", .timeLimit(.minutes(5)))
struct PersonTests {
  private let plain = Presentation()
  private let german = Presentation(language: "de")

  @Test("are asked with what they are known for, and with all parts in one request")
  func requests() throws {
    expect(
      try target(TMDBObject.person(id(7, .person), for: plain)) == "/person/7?append_to_response=combined_credits")
    expect(try target(TMDBObject.person(id(7, .person), include: nil, for: german)) == "/person/7?language=de")
    expect(
      try target(TMDBObject.person(id(7, .person), include: Set(PersonInclude.allCases), for: german))
        == "/person/7?language=de&append_to_response=combined_credits%2Cimages%2Cexternal_ids%2Ctranslations"
        + "&include_image_language=de%2Cen%2Cnull")
    expect(
      try target(TMDBObject.credits(ofPerson: id(7, .person), for: german)) == "/person/7/combined_credits?language=de")
    expect(try target(PersonList(for: german).page(2)) == "/person/popular?language=de&page=2")
    expect(try target(PersonList(in: .week, for: plain)) == "/trending/person/week?page=1")
  }

  @Test("have the facts of a life")
  func life() throws {
    let text = #"""
      {"id":7,"name":"Ann","imdb_id":"nm0000123","biography":"Born.","birthday":"1950-01-02","deathday":"2020-03-04",
       "place_of_birth":"Olathe, Kansas, USA","also_known_as":["A.","Анна"],"homepage":"https://ann.example",
       "known_for_department":"Acting","gender":1,"new":{"x":[]}}
      """#
    let person = try TMDBObject.person(id(7, .person), for: plain).read(text)
    expect(person.ids == KnownIDs(tmdb: 7, imdb: "nm0000123"))
    expect(person.biography == "Born." && person.untranslated == nil)
    expect(person.birthday == Day("1950-01-02") && person.deathday == Day("2020-03-04"))
    expect(person.placeOfBirth == "Olathe, Kansas, USA" && person.alsoKnownAs == ["A.", "Анна"])
    expect(person.homepage == "https://ann.example")
    expect(person.knownFor == nil && person.credits == nil && person.images == nil)
    try expectNothingLost(text, in: person)
  }

  @Test(
    "are read whatever TMDB lacks",
    arguments: [
      #"{"id":7,"name":"Ann"}"#,
      #"""
      {"id":7,"name":"Ann","biography":"","birthday":"","deathday":null,"place_of_birth":null,"also_known_as":[],
       "homepage":"","imdb_id":"","profile_path":null,"known_for_department":null}
      """#,
      #"""
      {"id":7,"name":"Ann","biography":5,"birthday":"1950","deathday":{},"place_of_birth":[],"also_known_as":"A.",
       "homepage":"ann","combined_credits":[],"images":{"profiles":{}},"external_ids":7,"translations":null}
      """#,
    ])
  func gaps(_ text: String) throws {
    let person = try TMDBObject.person(id(7, .person), include: Set(PersonInclude.allCases), for: plain).read(text)
    expect(person.name == "Ann" && person.birthday == nil && person.homepage == nil && person.knownFor == nil)
    try expectNothingLost(text, in: person)
    #expect(throws: (any Error).self) { try TMDBObject.person(id(7, .person), for: plain).read(#"{"id":7}"#) }
  }

  @Test("have a missing text from the same language elsewhere, or from English, which is said")
  func biography() throws {
    let endpoint = TMDBObject.person(try id(7, .person), for: german)
    func read(_ languages: String...) throws -> Person {
      let rows = languages.map { #"{"iso_639_1":"\#($0)","iso_3166_1":"XX","data":{"biography":"In \#($0)."}}"# }
      return try endpoint.read(
        #"{"id":7,"name":"Ann","biography":"","translations":{"translations":[\#(rows.joined(separator: ","))]}}"#)
    }
    expect(try read("fr", "en", "de").biography == "In de.")
    expect(try read("fr", "en", "de").untranslated == nil)
    expect(try read("fr", "en").biography == "In en.")
    expect(try read("fr", "en").untranslated == [.biography])
    expect(try read("fr").biography == nil)
    expect(try read("en").translations == nil)
  }

  private static let credits = #"""
    {"cast":[
     {"media_type":"movie","id":1,"title":"First","original_title":"Erster","release_date":"1990-01-02",
      "vote_average":7.5,"vote_count":90,"popularity":3,"adult":false,"poster_path":"/p.jpg","character":"Hero",
      "credit_id":"a","order":0,"overview":"Once."},
     {"media_type":"movie","id":1,"title":"First","original_title":"Erster","release_date":"1990-01-02",
      "vote_average":7.5,"vote_count":90,"popularity":3,"adult":false,"poster_path":"/p.jpg","character":"Twin",
      "credit_id":"b","order":1,"overview":"Once."},
     {"media_type":"tv","id":1,"name":"Show","original_name":"Show","first_air_date":"2000-05-06","vote_average":8.5,
      "vote_count":5000,"popularity":50,"character":"Self - Guest","credit_id":"c","episode_count":2},
     {"media_type":"movie","id":2,"title":"Later","release_date":"","vote_average":0,"vote_count":0,"character":""},
     {"media_type":"movie","id":3,"title":"Soon","release_date":"2099-01-01","vote_count":1},
     {"media_type":"podcast","id":4,"title":"Talk"},{"media_type":"movie","title":"Without id"},7],
     "crew":[
     {"media_type":"movie","id":1,"title":"First","original_title":"Erster","release_date":"1990-01-02",
      "vote_average":7.5,"vote_count":90,"popularity":3,"adult":false,"poster_path":"/p.jpg","department":"Directing",
      "job":"Director","credit_id":"d","overview":"Another text."},
     {"media_type":"tv","id":9,"name":"Second Show","department":"Writing","job":"Writer","episode_count":4,
      "credit_id":"e","vote_count":2,"vote_average":6}],"id":7}
    """#

  @Test("did something in a film once, whatever they did there")
  func works() throws {
    let page = try TMDBObject.credits(ofPerson: id(7, .person), for: plain).read(Self.credits)
    expect(page.skipped == 3)
    let names = ["tmdb:movie:1", "tmdb:show:1", "tmdb:movie:2", "tmdb:movie:3", "tmdb:show:9"]
    expect(page.rows.map(\.id.description) == names)
    let first = page.rows[0]
    expect(first.kind == .movie && first.title == "First" && first.originalTitle == "Erster" && first.year == 1990)
    expect(first.rating == 7.5 && first.ratingCount == 90 && first.popularity == 3)
    expect(first.posterUrl == "https://image.tmdb.org/t/p/w342/p.jpg")
    expect(first.roles.map(\.character) == ["Hero", "Twin", nil])
    expect(first.roles.map(\.job) == [nil, nil, "Director"])
    expect(first.roles.map(\.department) == ["Acting", "Acting", "Directing"])
    expect(first.tmdb?.value["overview"]?.string == "Once.")
    expect(first.roles.map { $0.tmdb?.value["credit_id"]?.string } == ["a", "b", "d"])
    expect(first.roles.map { $0.tmdb?.value["overview"]?.string } == [nil, nil, "Another text."])
    expect(page.rows[1].roles.map(\.episodeCount) == [2])
    expect(page.rows[2].date == nil && page.rows[2].rating == nil && page.rows[2].roles.count == 1)
    #expect(throws: (any Error).self) {
      try TMDBObject.credits(ofPerson: id(7, .person), for: plain).read(#"{"id":7}"#)
    }
    expect(try TMDBObject.credits(ofPerson: id(7, .person), for: plain).read(#"{"crew":[]}"#).rows.isEmpty)
  }

  @Test("have their works in order, first of all what has no day yet")
  func order() throws {
    let works = try TMDBObject.credits(ofPerson: id(7, .person), for: plain).read(Self.credits).rows
    expect(works.sorted(by: .date).map(\.title) == ["Later", "Second Show", "Soon", "Show", "First"])
    expect(works.sorted(by: .popularity).map(\.title) == ["Show", "First", "Later", "Soon", "Second Show"])
    expect(works.sorted(by: .rating).map(\.title) == ["Show", "First", "Second Show", "Soon", "Later"])
  }

  @Test("have parts, and are known for what has the most votes in their department, without guests")
  func parts() throws {
    let text = #"""
      {"id":7,"name":"Ann","known_for_department":"Acting","combined_credits":\#(Self.credits),
       "images":{"profiles":[{"file_path":"/a.jpg","width":600,"height":900,"iso_639_1":null,"vote_average":5}]},
       "external_ids":{"imdb_id":"nm0000123","wikidata_id":"Q7","facebook_id":null,"freebase_mid":"/m/1"},
       "translations":{"translations":[{"iso_639_1":"de","iso_3166_1":"DE","name":"Deutsch","english_name":"German",
       "data":{"biography":"Leben.","name":"Anne"}}]}}
      """#
    let endpoint = TMDBObject.person(try id(7, .person), include: Set(PersonInclude.allCases), for: german)
    let person = try endpoint.read(text)
    expect(person.knownFor?.map(\.title) == ["First", "Soon", "Later"])
    expect(person.credits?.map(\.title) == ["Later", "Second Show", "Soon", "Show", "First"])
    expect(person.images?.map(\.url) == ["https://image.tmdb.org/t/p/original/a.jpg"])
    expect(person.externalIds == ["imdb": "nm0000123", "wikidata": "Q7"] && person.ids?.imdb == "nm0000123")
    expect(person.translations?.first?.biography == "Leben.")
    expect(person.biography == "Leben.")
    let unread = person.tmdb?.value["combined_credits"]?["cast"]
    expect(unread?.elements.map { $0["title"]?.string } == ["Talk", "Without id", nil])
    let bare = try TMDBObject.person(try id(7, .person), for: german).read(text)
    expect(bare.knownFor == person.knownFor && bare.credits == nil)
    expect(bare.tmdb?.value["combined_credits"] == nil && bare.tmdb?.value["translations"] == nil)
  }
}
