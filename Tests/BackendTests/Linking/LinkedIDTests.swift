// SPDX-License-Identifier: MIT
import JSON
import Testing

/// Methods that only AMC answers also accept the ids of other providers.
@Suite("Ids of other providers", .timeLimit(.minutes(5)))
struct LinkedIDTests {
  @Test("lead to AMC's movies, and are never taken for numbers of AMC's")
  func manyMovies() async throws {
    let client = try TestClient(isSandbox: true)
    let page = try await client.result("movies/all", #"{"ids":["tmdb:movie:630","imdb:tt0090605","amc:movie:64825"]}"#)
    let found = page["items"]?.elements.compactMap { $0["ids"]?["imdb"]?.string }.sorted()
    #expect(found == ["tt0032138", "tt0090605", "tt32371017"])
    let error = try await client.error("movies/all", #"{"ids":["amc:movie:64825","imdb:tt9999999"]}"#)
    #expect(error["code"]?.integer == -32012)
    #expect(error["data"]?["hint"]?.string != nil)
    await client.finish()
  }

  @Test("lead to the earliest showtime, which says so")
  func earliest() async throws {
    let client = try TestClient(isSandbox: true)
    let known = try await client.result(
      "showtimes/earliest", #"{"theatreId":"amc:theatre:6","movieId":"amc:movie:64825"}"#)
    let linked = try await client.result(
      "showtimes/earliest", #"{"theatreId":"amc:theatre:6","movieId":"imdb:tt32371017"}"#)
    #expect(linked["id"]?.string == known["id"]?.string)
    #expect(known["linkedFrom"] == nil)
    #expect(linked["linkedFrom"]?.string == "imdb:tt32371017")
    await client.finish()
  }
}
