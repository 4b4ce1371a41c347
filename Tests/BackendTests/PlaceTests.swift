// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

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
