// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import TestSupport
import Testing

@testable import TMDB

@Suite("Collections, companies, keywords and reviews", .timeLimit(.minutes(5)))
struct CollectionTests {
  let german = Presentation(language: "de", region: "AT")

  @Test("are asked for by id, lists with their page")
  func requests() throws {
    expect(try target(TMDBObject.collection(id(10, .collection), for: german)) == "/collection/10?language=de")
    expect(try target(TMDBObject.company(id(4, .company), for: german)) == "/company/4")
    expect(try target(ReviewList(of: id(268), for: german).page(2)) == "/movie/268/reviews?language=de&page=2")
    let review = try #require(EntityID(.tmdb, .review, "5b1c").flatMap(TMDBID.init))
    expect(try target(TMDBObject.review(review)) == "/review/5b1c")
    expect(
      try target(TextSearch<MovieCollection>("bat", for: german)) == "/search/collection?language=de&query=bat&page=1")
    expect(try target(TextSearch<Company>("bat", for: Presentation())) == "/search/company?query=bat&page=1")
    expect(try target(TextSearch<Keyword>("bat", for: Presentation())) == "/search/keyword?query=bat&page=1")
  }

  static let collection = #"""
    {"id":10,"name":"Lamps Collection","original_language":"de","original_name":"Lampen","overview":"Light.",
    "poster_path":"/p.jpg","backdrop_path":"/b.jpg","parts":[{"id":3,"title":"Third","release_date":"","genre_ids":[18],
    "media_type":"movie"},{"id":2,"title":"Second","release_date":"2030-05-06","vote_average":0,"vote_count":0},
    {"id":"?"},{"id":1,"title":"First","release_date":"2001-02-03","vote_average":7.25,"vote_count":40},
    {"id":4,"title":"Between","release_date":"2010-01-01","vote_average":6.0,"vote_count":2}],"odd":[null]}
    """#

  @Test("A collection's parts are in the order of release, those without a day last")
  func parts() throws {
    let endpoint = try TMDBObject.collection(id(10, .collection), for: Presentation())
    let collection = try endpoint.read(Self.collection)
    expect(collection.parts?.map(\.title) == ["First", "Between", "Second", "Third"])
    expect(collection.originalName == "Lampen" && collection.posterUrl == "https://image.tmdb.org/t/p/w342/p.jpg")
    expect(collection.tmdb?.value["parts"]?.raw.description == #"[{"id":"?"}]"#)
    try expectNothingLost(Self.collection, in: collection)
    #expect(throws: UpstreamError.self) { try endpoint.read(#"{"id":10,"name":""}"#) }
    #expect(throws: UpstreamError.self) { try endpoint.read(#"{"name":"Lamps"}"#) }
    // A part may have its name elsewhere, and a collection within is no film.
    let named = try endpoint.read(
      #"{"id":10,"name":"Lamps","parts":[{"id":1,"name":"First"},{"id":2,"name":"Two","media_type":"collection"}]}"#)
    expect(named.parts?.map(\.title) == ["First"])
    let bare = try endpoint.read(#"{"id":10,"name":"Lamps","parts":{},"overview":[7],"poster_path":""}"#)
    expect(bare.parts == nil && bare.overview == nil && bare.posterUrl == nil)
  }

  @Test("Its totals say what the parts come to, and leave out what nobody knows")
  func totals() throws {
    let today = try #require(Day("2026-11-21"))
    let movies = try TMDBObject.collection(id(10, .collection), for: Presentation()).read(Self.collection).parts
    let totals = CollectionTotals(of: try #require(movies), today: today)
    expect(totals.parts == 4 && totals.released == 2)
    expect(totals.firstYear == 2001 && totals.lastYear == 2030)
    expect(totals.rated == 2 && totals.rating == 6.6 && totals.ratingCount == 42)
    let none = CollectionTotals(of: [], today: today)
    expect(none.parts == 0 && none.rated == 0 && none.firstYear == nil && none.rating == nil)
  }

  @Test("A collection may be called a title in a search, and its genres are named later")
  func searched() throws {
    let text = #"""
      {"page":1,"results":[{"id":7,"title":"Lamps","original_title":"Lampen","media_type":"collection","adult":true},
      {"id":8},{"name":"Nobody"}],"total_results":3}
      """#
    let page = try TextSearch<MovieCollection>("lamp", for: Presentation()).read(text)
    expect(page.slots.map { $0?.name } == ["Lamps", nil, nil])
    expect(page.slots[0]?.originalName == "Lampen" && page.slots[0]?.adult == true)
    var whole = try TMDBObject.collection(id(10, .collection), for: Presentation()).read(Self.collection)
    let genre = Genre(name: "Drama", id: EntityID(.tmdb, .genre, 18))
    whole.name([.movie: GenreNames(GenreList(genres: [genre]))])
    expect(whole.parts?.last?.genres?.map(\.name) == ["Drama"])
  }

  @Test("A company has its seat and its owner; a text that is empty is none")
  func company() throws {
    let endpoint = try TMDBObject.company(id(4, .company), for: Presentation())
    let text = #"""
      {"id":4,"name":"Lamp Films","description":"","headquarters":"Olathe, Kansas","homepage":"https://lamp.example",
      "origin_country":"US","logo_path":"/l.svg","parent_company":{"id":5,"name":"Light","logo_path":null},"odd":1}
      """#
    let company = try endpoint.read(text)
    expect(company.description == nil && company.headquarters == "Olathe, Kansas")
    expect(company.homepage == "https://lamp.example" && company.country == "US")
    expect(company.parent?.id?.description == "tmdb:company:5" && company.parent?.name == "Light")
    expect(company.logoUrl == "https://image.tmdb.org/t/p/w92/l.png" && company.logoPath == "/l.svg")
    try expectNothingLost(text, in: company)
    let odd = #"{"id":4,"name":"L","homepage":"www.lamp","origin_country":"","parent_company":"Light","logo_path":""}"#
    let bare = try endpoint.read(odd)
    expect(bare.homepage == nil && bare.country == nil && bare.parent == nil && bare.logoUrl == nil)
    try expectNothingLost(odd, in: bare)
    #expect(throws: UpstreamError.self) { try endpoint.read(#"{"id":4}"#) }
  }

  @Test("A keyword is an id and a name")
  func keyword() throws {
    let page = try TextSearch<Keyword>("bat", for: Presentation()).read(
      #"{"results":[{"id":849,"name":"bat","odd":1},{"id":1,"name":" "},{"name":"bat"}]}"#)
    expect(page.slots.map { $0?.id.description } == ["tmdb:keyword:849", nil, nil])
    expect(page.slots[0]?.tmdb?.description == #"{"id":849,"odd":1}"#)
  }

  static let review = #"""
    {"id":"5b1c","author":"","author_details":{"name":"","username":"ann","rating":11},"content":"Good.",
    "created_at":"2020-01-02T03:04:05.000Z","updated_at":"soon","url":"nowhere","iso_639_1":"en","media_id":268,
    "media_title":"Lamp","media_type":"movie"}
    """#

  @Test("A review says what it is of; an author without a pen name has a user's name")
  func review() throws {
    let id = try #require(EntityID(.tmdb, .review, "5b1c").flatMap(TMDBID.init))
    let review = try TMDBObject.review(id).read(Self.review)
    expect(review.author == "ann" && review.rating == nil && review.url == nil && review.updatedAt == nil)
    expect(review.language == "en" && review.createdAt?.utc == "2020-01-02T03:04:05Z")
    expect(review.about?.id.description == "tmdb:movie:268")
    expect(review.about?.kind == .movie && review.about?.title == "Lamp")
    try expectNothingLost(Self.review, in: review)
    let ofShow = try TMDBObject.review(id).read(
      #"{"id":"5b1c","author":"Ann","media_id":7,"media_title":"Lampen","media_type":"tv"}"#)
    expect(ofShow.about?.id.description == "tmdb:show:7" && ofShow.about?.kind == .show)
    let ofNobody = try TMDBObject.review(id).read(
      #"{"id":"5b1c","author":"Ann","media_id":7,"media_title":"Ann","media_type":"person"}"#)
    expect(ofNobody.about == nil && ofNobody.tmdb?.value["media_title"]?.string == "Ann")
    #expect(throws: UpstreamError.self) { try TMDBObject.review(id).read(#"{"id":"5b1c","author":" "}"#) }
    #expect(throws: UpstreamError.self) { try TMDBObject.review(id).read(#"{"id":"zz","author":"Ann"}"#) }
  }

  @Test("A page of reviews skips what can't be read")
  func reviews() throws {
    let text =
      #"{"id":268,"page":2,"results":[\#(Self.review),{"id":"6"},{"author":"Bo"}],"total_pages":2,"total_results":23}"#
    let page = try ReviewList(of: id(268), for: Presentation()).page(2).read(text)
    expect(page.slots.map { $0?.id.native } == ["5b1c", nil, nil])
    expect(page.totalRows == 23 && page.rest?.description == #"{"id":268}"#)
  }

  @Test("A movie's other titles have a country and perhaps a type")
  func alternativeTitles() throws {
    let text = #"""
      {"id":268,"title":"Lamp","alternative_titles":{"titles":[{"iso_3166_1":"DE","title":"Lampe","type":""},
      {"iso_3166_1":"germany","title":"Licht","type":"working title"},{"iso_3166_1":"FR","title":""}]}}
      """#
    let endpoint = try MovieEndpoint(id(268), include: [.alternativeTitles], for: Presentation())
    expect(try target(endpoint) == "/movie/268?append_to_response=alternative_titles")
    let movie = try endpoint.read(text)
    expect(movie.alternativeTitles?.map(\.title) == ["Lampe", "Licht"])
    expect(movie.alternativeTitles?.map(\.country) == ["DE", nil])
    expect(movie.alternativeTitles?.map(\.type) == [nil, "working title"])
    try expectNothingLost(text, in: movie)
  }
}
