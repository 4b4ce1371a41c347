// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import Sandbox

@Suite("AMC's theatres and places", .timeLimit(.minutes(5)))
struct AMCTheatresTests {
  @Test("Closed theatres are listed only when asked for")
  func closed() async throws {
    let open = try #require(try await askAMC("/v2/theatres").json["count"]?.integer)
    let all = try #require(try await askAMC("/v2/theatres?include=closed").json["count"]?.integer)
    expect(open == Catalogue.shared.theatres.filter { !$0.isClosed }.count)
    expect(all == Catalogue.shared.theatres.count && all > open)
  }

  @Test(
    "Filters",
    arguments: [
      ("ids=38,610", 2), ("name=town%20center", 3), ("market=Kansas%20City", 4), ("market=kansas-city", 4),
      ("market=108", 4), ("state=KS", 2), ("state=kansas", 2), ("state=MO&city=kansas+city", 2), ("brand=Classic", 2),
      ("market=Kansas%20City&include=closed", 5), ("include-attributes=dineinseatsideservice", 7),
      ("include-attributes=IMAX&market=Seattle", 2), ("ids=nonsense", 0), ("name=%25", 0),
    ])
  func filters(_ query: String, _ count: Int) async throws {
    expect(try await askAMC("/v2/theatres?\(query)").json["count"]?.integer == count)
  }

  @Test("A city needs its state")
  func cityAlone() async throws {
    let answer = try await askAMC("/v2/theatres?city=Leawood")
    expect(answer.status == 400)
    expect(answer.json("errors")[0]?["code"]?.integer == 5_110)
  }

  @Test("A theatre is the same by id and by slug")
  func one() async throws {
    let byID = try await askAMC("/v2/theatres/38")
    expect(byID.json["longName"]?.string == "AMC Town Center 20")
    expect(byID.json["utcOffset"]?.string == "-06:00")
    expect(byID.json["timezoneAbbreviation"]?.string == "CST")
    expect(byID.json("location", "marketId").integer == 108)
    expect(try await askAMC("/v2/theatres/amc-town-center-20").body == byID.body)
  }

  @Test("A closed theatre has no offset and says when it closed")
  func closedTheatre() async throws {
    let theatre = try await askAMC("/v2/theatres/8").json
    expect(theatre["utcOffset"] == nil)
    expect(theatre["isClosed"]?.boolean == true)
    expect(theatre["lastBusinessDate"]?.string == "1981-09-24T00:00:00Z")
  }

  @Test(
    "An unknown theatre is code 5108",
    arguments: ["/v2/theatres/1", "/v2/theatres/nowhere", "/v2/theatres/1/showtimes", "/v3/seating-layouts/1/1"])
  func unknown(_ path: String) async throws {
    let answer = try await askAMC(path)
    expect(answer.status == 404)
    expect(answer.json("errors")[0]?["code"]?.integer == 5_108)
  }

  @Test("Theatres that show a release")
  func showing() async throws {
    let film = try #require(Catalogue.shared.films.first { $0.title == "The Odyssey" })
    let answer = try await askAMC("/v2/theatres/views/now-playing/wwm-release-number/\(film.ids.release)?page-size=100")
    let ids = answer.json.embedded("theatres").compactMap { $0["id"]?.integer }
    expect(!ids.isEmpty)
    let schedule = Schedule(Catalogue.shared)
    for id in ids {
      let theatre = try #require(Catalogue.shared.theatre(id))
      expect(schedule.comingShowings(at: theatre).contains { $0.film.ids.amc == film.ids.amc })
    }
    let unknown = try await askAMC("/v2/theatres/views/now-playing/wwm-release-number/1")
    expect(unknown.status == 404)
  }

  @Test("Places are ranked by distance in miles, within the radius if there is one")
  func locations() async throws {
    let all = try await askAMC("/v2/locations?latitude=38.9194&longitude=-94.6477&page-size=100").json
    let rows = all.embedded("locations")
    expect(rows.first?("_embedded", "theatre", "name").string == "AMC Town Center 20")
    let miles = rows.compactMap { $0["distance"]?.double }
    expect(miles == miles.sorted() && miles.count == rows.count)
    expect(try #require(miles.first) < 1)
    expect(rows.map { $0["rank"]?.integer } == (1...rows.count).map(Optional.some))
    let near = try await askAMC("/v2/locations?latitude=38.9194&longitude=-94.6477&radius=8&page-size=100").json
    expect(near["count"]?.integer == miles.filter { $0 <= 8 }.count)
    expect(try await askAMC("/v2/locations?latitude=200&longitude=0").status == 404)
  }

  @Test("The distance between two cities is the known one")
  func distance() throws {
    let newYork = try #require(GeographicPosition("40.7128", "-74.0060"))
    let losAngeles = try #require(GeographicPosition("34.0522", "-118.2437"))
    expect(abs(newYork.miles(to: losAngeles) - 2_445.6) < 2)
    expect(newYork.miles(to: newYork) == 0)
  }

  @Test("Suggestions: cities and postal codes lead to coordinates, theatres to their name")
  func suggestions() async throws {
    func first(_ query: String) async throws -> JSONValue {
      try #require(try await askAMC("/v2/location-suggestions/?query=\(query)").json.embedded("suggestions").first)
    }
    let relation = "https://api.amctheatres.com/rels/v2/locations"
    let city = try await first("leaw")
    expect(city["title"]?.string == "Leawood, KS" && city["type"]?.string == "city")
    expect(city("_links", relation, "href").string?.contains("/v2/locations?latitude=38.9") == true)
    let code = try await first("6621")
    expect(code["title"]?.string == "66211" && code["type"]?.string == "zipcode")
    for (code, place) in [("66061", "latitude=38.89&longitude=-94.82"), ("10036", "latitude=40.76&longitude=-73.99")] {
      let found = try await first(code)
      expect(found["title"]?.string == code && found["type"]?.string == "zipcode")
      expect(found("_links", relation, "href").string?.hasSuffix("/v2/locations?\(place)") == true)
    }
    let theatre = try await first("burbank%20town")
    expect(theatre["type"]?.string == "theatre")
    let href = try #require(theatre("_links", relation, "href").string)
    expect(href.contains("/v2/locations/theatres/amc burbank town center 8?"))
    let followed = try await ask(href.replacing(" ", with: "%20"))
    expect(followed.json.embedded("locations").first?("_embedded", "theatre", "id").integer == 2_707)
    expect(try await askAMC("/v2/location-suggestions?query=zzz").json["count"]?.integer == 0)
    expect(try await askAMC("/v2/location-suggestions").json["count"]?.integer == 0)
  }

  @Test("Places by state and by name")
  func byName() async throws {
    expect(try await askAMC("/v2/locations/states/kansas").json["count"]?.integer == 2)
    expect(try await askAMC("/v2/locations/theatres/town%20center").json["count"]?.integer == 3)
  }
}
