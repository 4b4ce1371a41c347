// SPDX-License-Identifier: MIT
import Contract
import FaultServer
import JSON
import Testing

@testable import Backend

@Suite("A place as people write it", .timeLimit(.minutes(5)))
struct PlaceTextTests {
  @Test(
    "is searched for at AMC without the words around it",
    arguments: [
      ("the Kansas City area, KS", "Kansas City, KS"), ("Kansas City area, MO", "Kansas City, MO"),
      ("Kansas City, MO area", "Kansas City, MO"), ("Kansas City metro area", "Kansas City"),
      ("the Kansas City area, MO 64114, USA", "64114"), ("Kansas City area, USA", "Kansas City"),
      ("near NYC", "New York, NY"), ("the LA area", "Los Angeles, CA"),
      ("NYC, NY", "New York, NY"), ("LA, CA", "Los Angeles, CA"), ("SF California", "San Francisco, CA"),
      ("SF, Texas", "SF, TX"), ("tulsa ok", "tulsa, OK"),
      ("movie theaters in Olathe, KS", "Olathe, KS"), ("close to Olathe", "Olathe"), ("AMC Olathe", "AMC Olathe"),
    ])
  func wordsAround(_ text: String, _ query: String) {
    #expect(PlaceText(text).query == query)
  }

  @Test("has numbers with their points, and other words without periods")
  func periods() {
    #expect(PlaceText("Washington, D.C. within 2.5 miles.").rest == ["within", "2.5", "miles"])
    #expect(PlaceText("St. Louis . MO.").query == "St Louis, MO")
  }

  @Test("is also searched for without its article", arguments: ["near the Olathe", "The Olathe"])
  func article(_ text: String) {
    #expect(PlaceText(text).queries.last == "Olathe")
  }

  @Test(
    "may begin with its ZIP code",
    arguments: [
      ("66061 Olathe, KS", "66061"), ("66061 Olathe KS", "66061"), ("66061 KS", "66061"), ("66061, KS", "66061"),
      ("66061-1234 Olathe, Kansas, USA", "66061"), ("66061, Olathe, KS", "66061"), ("Olathe 66061, KS", "66061"),
      ("Olathe, KS 66061 tonight", "66061"),
      ("63101 St. Louis, MO", "63101"),
      // Five digits may also be a street's number, or another country's code.
      ("12345 Main Street, Olathe", nil), ("12345 Main Street, Olathe, KS", nil), ("66119 Metcalf Ave KS", nil),
      ("15301 Metcalf Overland Park KS", nil), ("66119 W 119th Olathe KS", nil), ("75001 Paris", nil),
      ("75001 Paris, France", nil),
    ] as [(String, String?)])
  func zipCode(_ text: String, _ code: String?) {
    #expect(PlaceText(text).zipCode == code)
  }

  @Test(
    "is in the state or country that follows the last comma, unless that is the beginning of another name",
    arguments: [
      ("Pier Park, Panama City", "Pier Park, Panama City", false), ("London, UK", "London", true),
      ("London, UK tonight", "London", true), ("Mall, St. Louis", "Mall, St Louis", false),
      ("Ward Parkway, Kansas City", "Ward Parkway, Kansas City", false),
      ("Ward Parkway, Kansas City MO", "Ward Parkway, Kansas City, MO", false),
      ("UTC, La Jolla", "UTC, La Jolla", false), ("Olathe, Kansas for two", "Olathe, KS", false),
      ("Olathe, KS please", "Olathe, KS", false), ("Boston, Mass.", "Boston, MA", false),
      ("Noah's Ark", "Noah's Ark", false), ("Olathe, on Friday", "Olathe, on Friday", false),
      ("Olathe, in imax", "Olathe, in imax", false), ("Toronto, on", "Toronto", true),
      ("Times Square, NYC", "Times Square, New York, NY", false),
    ])
  func afterComma(_ text: String, _ query: String, _ isAbroad: Bool) {
    #expect(PlaceText(text).query == query)
    #expect(PlaceText(text).isAbroad == isAbroad)
  }

  @Test(
    "may have a landmark before its city, or a word for a part of it",
    arguments: [
      ("Times Square, New York", "New York, NY"), ("downtown Kansas City, MO", "Kansas City, MO"),
      ("Greater Boston", "Boston"), ("Boston", nil), ("Downtown", nil),
    ] as [(String, String?)])
  func withoutLandmark(_ text: String, _ query: String?) {
    #expect(PlaceText(text).withoutLandmark?.query == query)
  }

  @Test(
    "may be coordinates as maps print them",
    arguments: ["38.88,-94.82", "38.88° N, 94.82° W", "38.88°n,94.82°w", "38.88, −94.82"])
  func coordinates(_ text: String) {
    #expect(PlaceQuery(text) == .coordinates(Coordinates(latitude: 38.88, longitude: -94.82)))
  }

  @Test("is no coordinates where a direction is wrong", arguments: ["38.88 W, 94.82 N", "38.88 N, -94.82 W", "N, W"])
  func notCoordinates(_ text: String) {
    #expect(PlaceQuery(text) == .text(text))
  }

  @Test("is no state where it means the person", arguments: ["me", "near me"])
  func person(_ text: String) {
    #expect(PlaceText(text).wholeState == nil)
  }
}

/// AMC suggests a theatre only by its name, and looks up names by their parts.
@Suite("Suggested theatres", .timeLimit(.minutes(5)))
struct PlaceTests {
  private func suggested(_ names: [String]) async throws -> JSONValue? {
    let upstream = try FaultServer()
    upstream.on("/v2/location-suggestions/") { _ in
      .json(#"{"count":1,"_embedded":{"suggestions":[{"title":"AMC Lantern 1","type":"theatre"}]}}"#)
    }
    let rows = names.enumerated().map { #"{"_embedded":{"theatre":{"id":\#($0.offset + 7),"name":"\#($0.element)"}}}"# }
    upstream.on("/v2/locations/theatres/AMC%20Lantern%201") { _ in
      .json(#"{"_embedded":{"locations":[\#(rows.joined(separator: ","))]}}"#)
    }
    let client = try TestClient(["MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "k"])
    let page = try await client.result("theatres/suggest", #"{"query":"lantern"}"#)
    await client.finish()
    return page["items"]?[0]
  }

  @Test("are the one that is called so, not the first that is found")
  func exact() async throws {
    #expect(try await suggested(["AMC Lantern 12", "Amc Lantern 1"])?["theatreId"]?.string == "amc:theatre:8")
    #expect(try await suggested(["AMC Lantern One"])?["theatreId"]?.string == "amc:theatre:7")
  }

  @Test("stay names where none of those found is called so")
  func unknown() async throws {
    let place = try #require(try await suggested(["AMC Lantern 12", "AMC Lantern 14"]))
    #expect(place["title"]?.string == "AMC Lantern 1")
    #expect(place["theatreId"] == nil)
  }
}
