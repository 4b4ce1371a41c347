// SPDX-License-Identifier: MIT
import Contract
import FaultServer
import JSON
import TestSupport
import Testing

@testable import Backend

@Suite("The ids of other sites", .timeLimit(.minutes(5)))
struct ExternalIDTests {
  private let upstream: FaultServer

  init() throws {
    upstream = try FaultServer()
    upstream.on("/find/tt0096895", .json(#"{"movie_results":[{"id":268,"title":"Batman"}],"tv_results":[]}"#))
    upstream.on("/find/tt0944947", .json(#"{"movie_results":[],"tv_results":[{"id":1399,"name":"Throne"}]}"#))
    upstream.on("/find/Q1", .json(#"{"person_results":[{"id":7}]}"#))
    upstream.on("/find/9", .json(#"{"movie_results":[],"tv_results":[]}"#))
    upstream.on("/movie/268", .json(#"{"id":268,"title":"Batman"}"#))
    upstream.on("/tv/1399", .json(#"{"id":1399,"name":"Throne","seasons":[{"season_number":1},{"season_number":2}]}"#))
  }

  private func client() throws -> TestClient {
    try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "v4.token"])
  }

  @Test(
    "say what they identify if a parameter wants something else",
    arguments: [
      (
        "movies/get", "imdb:tt0944947", "imdb:tt0944947 is not a movie but a show: tmdb:show:1399", "shows/get takes it"
      ),
      (
        "movies/similar", "imdb:tt0944947", "imdb:tt0944947 is not a movie but a show: tmdb:show:1399",
        "shows/get takes it"
      ),
      (
        "shows/get", "imdb:tt0096895", "imdb:tt0096895 is not a show but a movie: tmdb:movie:268", "movies/get takes it"
      ),
      (
        "shows/get", "tvdb:9", "TMDB has no show linked to tvdb:9",
        "Use an id that starts with tmdb:show:, such as search/shows returns"
      ),
    ])
  func other(method: String, id: String, message: String, hint: String) async throws {
    let client = try client()
    let error = try await client.error(method, #"{"id":"\#(id)"}"#)
    await client.finish()
    #expect(error["code"]?.integer == -32012)
    #expect(error["message"]?.string == message)
    #expect(error["data"]?["hint"]?.string == hint)
  }

  @Test("of a person given for a movie name the person")
  func person() async throws {
    let client = try client()
    let error = try await client.error("movies/get", #"{"id":"wikidata:Q1"}"#)
    await client.finish()
    #expect(error["message"]?.string == "wikidata:Q1 is not a movie but a person: tmdb:person:7")
  }

  @Test("name the season's show; an unknown season's error has those that an earlier answer told")
  func seasons() async throws {
    let client = try client()
    let before = try await client.error("shows/season", #"{"id":"imdb:tt0944947","season":9}"#)
    #expect(before["code"]?.integer == -32012)
    #expect(before["message"]?.string == "TMDB has no season 9 of tmdb:show:1399")
    #expect(before["data"]?["hint"]?.string == "shows/get names the seasons")
    _ = try await client.result("shows/get", #"{"id":"tmdb:show:1399"}"#)
    let count = upstream.requests.count
    let after = try await client.error("shows/season", #"{"id":"tmdb:show:1399","season":9}"#)
    #expect(after["data"]?["hint"]?.string == "The seasons are 1, 2")
    #expect(upstream.requests.count == count + 1)
    await client.finish()
  }
}
