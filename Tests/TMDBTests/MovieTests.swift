// SPDX-License-Identifier: MIT
import Contract
import JSON
import TestSupport
import Testing

@testable import TMDB

@Suite("One movie", .timeLimit(.minutes(5)))
struct MovieTests {
  static let details = #"""
    {"adult":true,"backdrop_path":null,"belongs_to_collection":{"id":9101,"name":"The Walks","poster_path":"/c.jpg",
    "backdrop_path":null},"budget":2500001,"genres":[{"id":918,"name":"Drama"},{"id":953,"name":"Thriller"}],
    "homepage":"https://walk.example/film","id":4268,"imdb_id":"tt7654321","origin_country":["XA"],
    "original_language":"en","original_title":"The Long Walk Home","overview":"Two strangers miss the last train.",
    "popularity":11.5,"poster_path":"/tall.jpg","production_companies":[{"id":9508,"logo_path":"/logo.png",
    "name":"Lamp Post","origin_country":"XB"}],"production_countries":[{"iso_3166_1":"DE","name":"Germany"},
    {"iso_3166_1":"US","name":"United States of America"}],"release_date":"1999-10-15","revenue":10085375,
    "runtime":139,"softcore":"no","spoken_languages":[{"english_name":"English","iso_639_1":"en","name":"English!"}],
    "status":"Released","tagline":"Mind the gap.","title":"The Long Way","video":false,"vote_average":8.4,
    "vote_count":25223,"credits":{"cast":[{"adult":false,"id":9819,"name":"Ann Example","original_name":"A. Example",
    "profile_path":"/ann.jpg","character":"The Narrator","credit_id":"c1","order":0,"cast_id":44}],
    "crew":[{"id":97467,"name":"Bo Sample","department":"Directing","job":"Director","profile_path":null,
    "gender":2}]},"videos":{"results":[{"iso_639_1":"de","iso_3166_1":"AT","name":"Teaser","key":"-x_Y1","site":"YouTube",
    "size":1080,"type":"Teaser","official":true,"published_at":"2014-10-02T19:20:22.000Z","id":"v1"},
    {"iso_639_1":"fr","name":"Bande","key":"123","site":"Vimeo","size":720,"type":"Trailer","official":false,"id":"v2"},
    {"name":"Clip","key":"a b","site":"YouTube","type":"Trailer"},{"name":"Other","key":"k","site":"PeerTube"}]},
    "images":{"posters":[{"aspect_ratio":0.667,"height":3000,"iso_639_1":"en","file_path":"/p.jpg","vote_average":5.3,
    "vote_count":12,"width":2001}],"backdrops":[{"file_path":"/b.jpg","iso_639_1":null}],"logos":[]},
    "watch/providers":{"results":{"AT":{"link":"https://tmdb.example/4268/watch?locale=AT","flatrate":[{
    "logo_path":"/w.jpg","provider_id":908,"provider_name":"Streamer","display_priority":3}],"buy":[],
    "flatrate_and_buy":[{"provider_id":909,"provider_name":"Both"}]},"US":{"rent":[{"provider_id":902,
    "provider_name":"Shop"}]}}},"release_dates":{"results":[{"iso_3166_1":"US","release_dates":[{"certification":"",
    "descriptors":["odd"],"iso_639_1":"","note":"Festival","release_date":"1999-09-21T00:00:00.000Z","type":1},
    {"certification":"R","release_date":"1999-10-15T00:00:00.000Z","type":3}]}]},
    "similar":{"page":1,"results":[{"id":5001,"title":"Another"}],"total_pages":7,"total_results":131},
    "recommendations":{"page":1,"results":[],"total_pages":0,"total_results":0},
    "keywords":{"keywords":[{"id":9849,"name":"night train"}]},
    "translations":{"translations":[{"iso_3166_1":"DE","iso_639_1":"de","name":"Deutsch","english_name":"German",
    "data":{"homepage":"","overview":"Zwei Fremde.","runtime":138,"tagline":"","title":"Der Heimweg"}}]},
    "external_ids":{"imdb_id":"tt7654321","wikidata_id":"Q11","facebook_id":null,"tvdb_id":5},
    "reviews":{"page":1,"results":[{"author":"Walker","author_details":{"name":"W. Walker","username":"walker",
    "avatar_path":"/me.png","rating":6.5},"content":"Long.\n\n**Good.**","created_at":"2018-06-09T17:51:53.359Z",
    "id":"5b1c13b9","updated_at":"2021-06-23T15:58:09.421Z","url":"https://tmdb.example/review/r1"},{"author":"Reader",
    "author_details":{"rating":null},"content":"","created_at":"yesterday","id":"5b1c13c0","url":""}],"total_pages":3,
    "total_results":42},"lists":{"page":1}}
    """#

  func movie(_ text: String, _ presentation: Presentation = Presentation(), include: Set<MovieInclude> = []) throws
    -> Movie
  {
    try MovieEndpoint(id(4268), include: include, for: presentation).read(text)
  }

  let all = Set(MovieInclude.allCases)

  @Test("loses nothing that TMDB says", arguments: [nil, "de-AT", "en-US", "ko"] as [Language?])
  func nothingLost(language: Language?) throws {
    let movie = try movie(Self.details, Presentation(language: language, region: "US"), include: all)
    try expectNothingLost(Self.details, in: movie)
  }

  @Test("has facts under the contract's names")
  func facts() throws {
    let movie = try movie(Self.details)
    expect(movie.ids == KnownIDs(tmdb: 4268, imdb: "tt7654321", wikidata: "Q11"))
    expect(movie.runtimeMinutes == 139)
    expect(movie.budget == 2_500_001)
    expect(movie.revenue == 10_085_375)
    expect(movie.status == "Released")
    expect(movie.tagline == "Mind the gap.")
    expect(movie.homepage == "https://walk.example/film")
    expect(movie.genres?.map(\.name) == ["Drama", "Thriller"])
    expect(movie.genres?.first?.id?.description == "tmdb:genre:918")
    expect(movie.collection?.name == "The Walks")
    expect(movie.companies?.first?.tmdb?.description == #"{"id":9508,"logo_path":"/logo.png","origin_country":"XB"}"#)
    expect(movie.countries == ["DE", "US"])
    expect(movie.languages == ["en"])
  }

  @Test("has credits")
  func credits() throws {
    let credits = try #require(try movie(Self.details, include: all).credits)
    expect(credits.cast.first?.id?.description == "tmdb:person:9819")
    expect(credits.cast.first?.character == "The Narrator")
    expect(credits.cast.first?.order == 0)
    expect(credits.cast.first?.profileUrl == "https://image.tmdb.org/t/p/w185/ann.jpg")
    expect(credits.crew.first?.job == "Director")
    expect(credits.crew.first?.department == "Directing")
  }

  @Test("with credits names those who direct and those who play the leading parts, as they are billed")
  func people() throws {
    let movie = try movie(Self.details, include: all)
    expect(movie.directors == ["Bo Sample"])
    expect(movie.cast == ["Ann Example"])
    let cast = (0..<12).map { #"{"name":"Actor \#($0)","order":\#(11 - $0)}"# } + [#"{"name":"Extra"}"#]
    let text = #"""
      {"id":1,"title":"One","credits":{"cast":[\#(cast.joined(separator: ",")),{"name":"Actor 11","order":12}],
      "crew":[{"name":"B","job":"Producer"},{"name":"C","job":"Director"},{"name":"D","job":"Director"},
      {"name":"C","job":"Director"}]}}
      """#
    let crowded = try self.movie(text, include: [.credits])
    expect(crowded.cast == (2..<12).reversed().map { "Actor \($0)" })
    expect(crowded.directors == ["C", "D"])
    let alone = try self.movie(#"{"id":1,"title":"One","credits":{"cast":[],"crew":[]}}"#, include: [.credits])
    expect(alone.cast == nil)
    expect(alone.directors == nil)
  }

  @Test("has reviews with how many there are")
  func reviews() throws {
    let reviews = try #require(try movie(Self.details, include: all).reviews)
    expect(reviews.totalResults == 42)
    expect(reviews.totalPages == 3)
    expect(reviews.items.map(\.author) == ["Walker", "Reader"])
    expect(reviews.items.map(\.rating) == [6.5, nil])
    expect(reviews.items.map(\.content) == ["Long.\n\n**Good.**", nil])
    expect(reviews.items.map(\.createdAt?.utc) == ["2018-06-09T17:51:53.359Z", nil])
    expect(reviews.items.first?.updatedAt?.utc == "2021-06-23T15:58:09.421Z")
    expect(reviews.items.map(\.url) == ["https://tmdb.example/review/r1", nil])
    expect(reviews.items.map(\.id.description) == ["tmdb:review:5b1c13b9", "tmdb:review:5b1c13c0"])
    expect(
      reviews.items.first?.tmdb?.description
        == #"{"author_details":{"name":"W. Walker","username":"walker","avatar_path":"/me.png"},"id":"5b1c13b9"}"#)
  }

  @Test("has videos, with an address where the site is known and the key is plain")
  func videos() throws {
    let movie = try movie(Self.details, include: all)
    let videos = try #require(movie.videos)
    expect(videos.map(\.url) == [nil, nil, "https://www.youtube.com/watch?v=-x_Y1", "https://vimeo.com/123"])
    expect(videos.map(\.language) == [nil, nil, "de-AT", "fr"])
    let teaser = try #require(videos.first { $0.type == "Teaser" })
    expect(teaser.publishedAt?.utc == "2014-10-02T19:20:22Z")
    expect(teaser.height == 1080)
    expect(movie.trailerUrl == "https://vimeo.com/123")
  }

  @Test("has images with their full address")
  func images() throws {
    let images = try #require(try movie(Self.details, include: all).images)
    expect(images.posters?.first?.url == "https://image.tmdb.org/t/p/original/p.jpg")
    expect(images.posters?.first?.width == 2001)
    expect(images.posters?.first?.language == "en")
    expect(images.backdrops?.first?.language == nil)
    expect(images.logos?.isEmpty == true)
  }

  @Test("has offers and release dates by country, and the certification where it is asked for")
  func regions() throws {
    let movie = try movie(Self.details, Presentation(region: "US"), include: all)
    expect(movie.watchProviders?.keys.sorted() == ["AT", "US"])
    expect(movie.watchProviders?["AT"]?.subscription?.first?.name == "Streamer")
    expect(movie.releaseDates?.map(\.type) == ["premiere", "theatrical"])
    expect(movie.releaseDates?.map(\.certification) == [nil, "R"])
    expect(movie.releaseDates?.first?.releasedAt.utc == "1999-09-21T00:00:00Z")
    expect(movie.certification == "R")
    expect(try self.movie(Self.details, Presentation(region: "FR"), include: all).certification == nil)
  }

  @Test("has its neighbours, keywords, translations and ids elsewhere")
  func rest() throws {
    let movie = try movie(Self.details, include: all)
    expect(movie.similar?.map(\.title) == ["Another"])
    expect(movie.recommendations?.isEmpty == true)
    expect(movie.keywords?.map(\.name) == ["night train"])
    expect(movie.translations?.first?.title == "Der Heimweg")
    expect(movie.translations?.first?.tmdb?.description == #"{"name":"Deutsch","data":{"homepage":"","tagline":""}}"#)
    expect(movie.externalIds == ["imdb": "tt7654321", "tvdb": "5", "wikidata": "Q11"])
  }

  @Test(
    "has the trailer in the language, of those the makers' own, and no teaser where there is a trailer",
    arguments: [
      (nil, "a", ["a", "b", "c", "d", "e"]), ("en-GB", "a", ["a", "b", "c"]),
      ("de-AT", "d", ["d", "e", "a", "b", "c"]),
      ("fr", "a", ["a", "b", "c", "d", "e"]),
    ] as [(String?, String, [String])])
  func trailers(_ language: String?, _ trailer: String, _ order: [String]) throws {
    func video(_ key: String, _ language: String, _ type: String, _ isOfficial: Bool) -> String {
      let language = language == "" ? "null" : "\"\(language)\""
      return #"""
        {"name":"N","site":"YouTube","key":"\#(key)","iso_639_1":\#(language),"type":"\#(type)","official":\#(isOfficial)}
        """#
    }
    let videos = [
      video("c", "", "Trailer", true), video("e", "de", "Trailer", false), video("b", "en", "Trailer", false),
      video("d", "de", "Trailer", true), video("a", "en", "Trailer", true),
    ].joined(separator: ",")
    let text = #"{"id":1,"title":"One","videos":{"results":[\#(videos),\#(video("t", "it", "Teaser", true))]}}"#
    let movie = try movie(text, Presentation(language: language.flatMap { Language($0) }), include: [.videos])
    expect(movie.trailerUrl == "https://www.youtube.com/watch?v=\(trailer)")
    expect(movie.videos?.compactMap(\.key).filter(order.contains) == order)
    let teaser = #"{"id":1,"title":"One","videos":{"results":[\#(video("t", "it", "Teaser", true))]}}"#
    expect(try self.movie(teaser, include: [.videos]).trailerUrl == "https://www.youtube.com/watch?v=t")
  }

  @Test(
    "has its pictures by language: the call's in its country, elsewhere, English, the original one, none",
    arguments: [
      ("pt-BR", ["/br", "/pt", "/en", "/ja", "/none", "/fr"]), ("pt", ["/pt", "/br", "/en", "/ja", "/none", "/fr"]),
      ("fr-CA", ["/fr", "/en", "/ja", "/none", "/br", "/pt"]), (nil, ["/en", "/ja", "/none", "/br", "/pt", "/fr"]),
      ("ja", ["/ja", "/en", "/none", "/br", "/pt", "/fr"]),
    ] as [(String?, [String])])
  func pictures(_ language: String?, _ order: [String]) throws {
    let rows = [
      ("none", "null", "null"), ("ja", "\"ja\"", "null"), ("br", "\"pt\"", "\"BR\""), ("pt", "\"pt\"", "\"PT\""),
      ("fr", "\"fr\"", "null"), ("en", "\"en\"", "null"),
    ].map { #"{"file_path":"/\#($0.0)","iso_639_1":\#($0.1),"iso_3166_1":\#($0.2)}"# }.joined(separator: ",")
    let text = #"""
      {"id":1,"title":"One","original_language":"ja","images":{"logos":[\#(rows)],"posters":[\#(rows)],
      "backdrops":[\#(rows)]}}
      """#
    let images = try #require(
      try movie(text, Presentation(language: language.flatMap { Language($0) }), include: [.images]).images)
    expect(images.logos?.map(\.path) == order)
    expect(images.posters?.map(\.path) == order)
    expect(images.backdrops?.map(\.path) == ["/none"] + order.filter { $0 != "/none" })
  }

  @Test("keeps every release date that can be read, and of the rest what can't")
  func releaseDates() throws {
    let text = #"""
      {"id":1,"title":"One","imdb_id":"tt96895","origin_country":["US","?"],"release_dates":{"results":[
      {"iso_3166_1":"US","release_dates":[{"release_date":"2009-12-18T00:00:00.000Z","type":3},
      {"certification":"R","release_date":"","type":4},{"release_date":null,"type":5}]},
      {"iso_3166_1":"GB","name":"United Kingdom","release_dates":[{"release_date":"2010-04-22","type":5},
      {"release_date":"2010-04-23T01:00:00+02:00","type":6}]},
      {"iso_3166_1":"AT","release_dates":[{"release_date":"2010-01-01T00:00:00+00:00","type":3}]}]}}
      """#
    let movie = try movie(text, include: [.releaseDates])
    expect(movie.releaseDates?.map(\.region) == ["US", "GB", "GB", "AT"])
    expect(
      movie.releaseDates?.map(\.releasedAt.utc) == [
        "2009-12-18T00:00:00Z", "2010-04-22T00:00:00Z", "2010-04-22T23:00:00Z", "2010-01-01T00:00:00Z",
      ])
    expect(
      movie.tmdb?.value["release_dates"]?.raw.description
        == #"{"results":[{"iso_3166_1":"US","release_dates":[{"certification":"R","release_date":"","type":4},"#
        + #"{"release_date":null,"type":5}]},{"iso_3166_1":"GB","name":"United Kingdom"}]}"#)
    expect(movie.ids?.imdb == "tt0096895")
    expect(movie.originCountries == ["US"])
    try expectNothingLost(text, in: movie)
  }

  @Test("with odd parts keeps these whole")
  func oddParts() throws {
    let text = #"""
      {"id":4268,"title":"Odd","homepage":"see below","imdb_id":"7654321","credits":{"cast":[{"id":1,"name":"A"},{"id":2}],
      "crew":"none"},"videos":[],"watch/providers":{"results":{"US":7}},"release_dates":{"results":[{"iso_3166_1":"USA",
      "release_dates":[]}]},"genres":[{"id":18}],"external_ids":"none","keywords":{"results":[{"id":3,"name":"tv"}]},
      "images":{"posters":[{"file_path":""}]},"translations":{"translations":[{"name":"?"}]},"runtime":"long",
      "belongs_to_collection":{"id":5}}
      """#
    let movie = try movie(text, include: all)
    expect(movie.credits?.cast.map(\.name) == ["A"])
    try expectNothingLost(text, in: movie)
  }

  @Test(
    "must have an id and a title", arguments: ["{}", #"{"id":1}"#, #"{"title":"One"}"#, #"{"id":1.5,"title":"One"}"#])
  func certain(text: String) throws {
    #expect(throws: (any Error).self) { try movie(text) }
  }
}
