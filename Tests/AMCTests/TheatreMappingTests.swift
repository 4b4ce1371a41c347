// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import TestSupport
import Testing

@testable import AMC

@Suite("AMC's theatres", .timeLimit(.minutes(5)))
struct TheatreMappingTests {
  @Test("have the contract's names, and keep everything else as it came")
  func mapping() throws {
    let upstream = try JSONValue(parsing: Payload.theatre)
    let theatre = try #require(Theatre(amc: upstream))
    expect(theatre.id.description == "amc:theatre:77")
    expect(theatre.market == Market(name: "Kansas City", slug: "kansas-city"))
    expect(theatre.address?.city == "OLATHE")
    expect(theatre.location == Coordinates(latitude: 38.9, longitude: -94.75))
    expect(theatre.utcOffset?.description == "-06:00")
    expect(theatre.imageUrl == "https://cdn.amctheatres.com/l.jpg")
    expect(theatre.closures?.first?.startsAt?.utc == "2026-12-25T06:00:00Z")
    expect(theatre.closures?.first?.endsAt == nil)
    expect(NothingLost(in: RawJSON(writing: theatre)).missing(of: upstream) == [])
  }

  @Test("near a place say how far they are, in kilometres")
  func nearby() throws {
    let text =
      #"{"count":1,"latitude":38.9,"_embedded":{"locations":[{"rank":1,"distance":2.5,"_embedded":{"theatre":\#(Payload.theatre)}},{"rank":2}]}}"#
    let list = AMCList<Theatre>(
      .near(Coordinates(latitude: 38.9, longitude: -94), radiusKilometres: 16.09344), pageSize: 10)
    expect(list.view.filters.encoded == "latitude=38.9&longitude=-94&radius=10")
    let page = try list.content(of: response(text))
    try #require(page.slots.count == 2)
    expect(page.slots[0]?.distanceKilometres == 4.023)
    expect(page.slots[0]?.amc?.value["distance"]?.double == 2.5)
    expect(page.slots[1] == nil)
    expect(page.rest?.description == #"{"latitude":38.9}"#)
  }

  @Test(
    "leave what is not as the contract has it where it came",
    arguments: [
      #""slug":"1900-01-01T00:00:00""#, #""websiteUrl":"not an address""#, #""utcOffset":"+99:99""#,
      #""location":{"marketName":"M","marketUrlSuffixText":"a/b"}"#, #""media":{"theatreImageLarge":"//x"}"#,
    ])
  func odd(_ member: String) throws {
    let upstream = try JSONValue(parsing: #"{"id":8,"name":"A",\#(member)}"#)
    let theatre = try #require(Theatre(amc: upstream))
    expect(theatre.slug == nil)
    expect(theatre.websiteUrl == nil)
    expect(theatre.utcOffset == nil)
    expect(theatre.market?.slug == nil)
    expect(theatre.imageUrl == nil)
    expect(NothingLost(in: RawJSON(writing: theatre)).missing(of: upstream) == [])
  }

  @Test("are as far away as a place on earth can be, or nobody knows", arguments: ["-1", "1e308", "\"far\""])
  func distances(_ distance: String) throws {
    let location = #"{"distance":\#(distance),"_embedded":{"theatre":{"id":8,"name":"A"}}}"#
    let theatre = try #require(AMCView<Theatre>.named("a").row(JSONValue(parsing: location)))
    expect(theatre.distanceKilometres == nil)
    expect(theatre.amc?.value["distance"]?.raw.description == distance)
  }

  @Test("say nothing twice of a theatre and of its place")
  func collision() throws {
    let text = #"{"rank":1,"distance":2,"_embedded":{"theatre":{"id":8,"name":"A","rank":9}}}"#
    let theatre = try #require(AMCView<Theatre>.named("a").row(JSONValue(parsing: text)))
    expect(theatre.amc?.description == #"{"id":8,"rank":9,"distance":2}"#)
  }

  @Test("without a place are nowhere, not in the Gulf of Guinea")
  func nowhere() throws {
    let theatre = Theatre(amc: try JSONValue(parsing: #"{"id":8,"name":"","location":{"latitude":0,"longitude":0}}"#))
    expect(theatre?.name == "")
    expect(theatre?.location == nil)
    expect(theatre?.address == nil)
  }

  @Test("and places come from free text")
  func places() throws {
    let text = #"""
      {"count":2,"_embedded":{"suggestions":[
        {"title":"Olathe, KS","type":"city","_links":{"https://api.amctheatres.com/rels/v2/locations":{"href":"https://api.amctheatres.com/v2/locations?latitude=38.88&longitude=-94.8"}}},
        {"title":"AMC Lantern 12","type":"theatre","_links":{"https://api.amctheatres.com/rels/v2/locations":{"href":"https://api.amctheatres.com/v2/locations/theatres/amc lantern 12"}}},
        {"type":"city"}]}}
      """#
    let rows = try AMCList<Place>(.suggestions("olathe"), pageSize: 10).content(of: response(text)).slots
    try #require(rows.count == 3)
    expect(rows[0]?.latitude == 38.88)
    expect(rows[0]?.longitude == -94.8)
    expect(rows[1]?.latitude == nil)
    expect(rows[2] == nil)
  }

  @Test(
    "have coordinates in the shortest decimal form",
    arguments: [
      (38.91, "38.91"), (-94.64, "-94.64"), (38, "38"), (0, "0"), (-0.0, "0"), (0.00001, "0.00001"), (-0.5, "-0.5"),
      (100.1234567, "100.1234567"),
    ])
  func decimals(_ number: Double, text: String) {
    expect(number.shortestDecimal == text)
  }
}
