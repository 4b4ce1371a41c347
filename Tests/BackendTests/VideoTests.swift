// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

/// TMDB returns only the videos in the requested language. Regression: a foreign movie had none.
@Suite("Videos", .timeLimit(.minutes(5)))
struct VideoTests {
  private func names(_ list: JSONValue) -> [String] { list["videos"]?.elements.compactMap { $0["name"]?.string } ?? [] }

  @Test("are the original's where the language has none")
  func original() async throws {
    let upstream = try FaultServer()
    upstream.on("/movie/5") { _ in .json(#"{"id":5,"title":"A","original_language":"fr"}"#) }
    upstream.on("/movie/5/videos") { request in
      .json(request.queryItem("language") == "fr" ? #"{"results":[{"name":"Bande-annonce"}]}"# : #"{"results":[]}"#)
    }
    let client = try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "v4.token"])
    #expect(names(try await client.result("movies/videos", #"{"id":"tmdb:movie:5"}"#)) == ["Bande-annonce"])
    #expect(
      names(try await client.result("movies/videos", #"{"id":"tmdb:movie:5","language":"de"}"#)) == ["Bande-annonce"])
    await client.finish()
  }

  @Test("of the language are enough")
  func asked() async throws {
    let upstream = try FaultServer()
    upstream.on("/movie/5/videos") { _ in .json(#"{"results":[{"name":"Trailer"}]}"#) }
    let client = try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "v4.token"])
    #expect(names(try await client.result("movies/videos", #"{"id":"tmdb:movie:5"}"#)) == ["Trailer"])
    #expect(upstream.requests.count == 1)
    await client.finish()
  }
}
