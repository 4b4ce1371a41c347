// SPDX-License-Identifier: MIT
import Contract
import TestSupport
import Testing

@testable import TMDB

@Suite("What belongs to a movie, asked for alone", .timeLimit(.minutes(5)))
struct PartTests {
  @Test("credits")
  func credits() throws {
    let text = #"""
      {"id":550,"cast":[{"id":819,"name":"Ann Example","character":"","order":12}],"crew":[{"name":"Bo","job":"Writer",
      "id":"x"}],"guests":[3]}
      """#
    let credits = try TMDBObject.credits(of: id(550), for: Presentation()).read(text)
    expect(credits.id?.description == "tmdb:movie:550")
    expect(credits.cast.first?.character == nil)
    expect(credits.crew.first?.id == nil)
    expect(credits.crew.first?.job == "Writer")
    try expectNothingLost(text, in: credits)
  }

  @Test("videos")
  func videos() throws {
    let text = #"{"id":550,"results":[{"name":"Trailer","site":"YouTube","key":"abc","type":"Trailer"}],"odd":true}"#
    let list = try TMDBObject.videos(of: id(550), for: Presentation()).read(text)
    expect(list.id.description == "tmdb:movie:550")
    expect(list.videos.map(\.url) == ["https://www.youtube.com/watch?v=abc"])
    try expectNothingLost(text, in: list)
  }

  static let offers = #"""
    {"id":550,"results":{"DE":{"link":"not an address","free":[{"provider_id":901,"provider_name":"Kino"}]},
    "US":{"ads":[{"provider_id":902,"provider_name":"Tube","display_priority":-1,"logo_path":"/l.png"}],
    "rent":[{"provider_name":"no id"}]}}}
    """#

  @Test("offers in every country")
  func everywhere() throws {
    let offers = try TMDBObject.watchProviders(of: id(550), for: Presentation()).read(Self.offers)
    expect(offers.regions.keys.sorted() == ["DE", "US"])
    expect(offers.regions["DE"]?.url == nil)
    expect(offers.regions["DE"]?.free?.first?.id.description == "tmdb:watchProvider:901")
    expect(offers.regions["US"]?.ads?.first?.logoUrl == "https://image.tmdb.org/t/p/w92/l.png")
    expect(offers.regions["US"]?.rent?.isEmpty == true)
    try expectNothingLost(Self.offers, in: offers)
  }

  @Test("offers in one country", arguments: [("DE", ["DE"]), ("FR", [])] as [(Region, [String])])
  func region(region: Region, found: [String]) throws {
    let offers = try TMDBObject.watchProviders(of: id(550), for: Presentation(region: region)).read(Self.offers)
    expect(offers.regions.keys.sorted() == found)
  }

  @Test("genres")
  func genres() throws {
    let text = #"{"genres":[{"id":28,"name":"Action"},{"id":12,"name":"Adventure","odd":1.5}]}"#
    let list = try TMDBObject.genres(for: Presentation()).read(text)
    expect(list.genres.map(\.id?.description) == ["tmdb:genre:28", "tmdb:genre:12"])
    try expectNothingLost(text, in: list)
  }
}
