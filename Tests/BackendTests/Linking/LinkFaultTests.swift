// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

/// Regression: the first provider's response was discarded because the other one had no key or could not be reached.
@Suite("movies/get with link, where the other provider fails", .timeLimit(.minutes(5)))
struct LinkFaultTests {
  private static let amcMovie = #"{"id":1,"name":"Batman","imdbId":"tt0096895"}"#
  private static let tmdbMovie = #"{"id":268,"title":"Batman","imdb_id":"tt0096895"}"#

  private func client(
    amc: String?, tmdb: String?, amcKey: String? = "amc-key", tmdbKey: String? = "v4.token"
  ) throws -> TestClient {
    var environment: [String: String] = [:]
    environment["MARQUEE_AMC_URL"] = amc
    environment["MARQUEE_TMDB_URL"] = tmdb
    environment["MARQUEE_AMC_KEY"] = amcKey
    environment["MARQUEE_TMDB_TOKEN"] = tmdbKey
    return try TestClient(environment)
  }

  private func amc() throws -> FaultServer {
    let upstream = try FaultServer()
    upstream.on("/v2/movies/1", .json(Self.amcMovie))
    return upstream
  }

  private func tmdb() throws -> FaultServer {
    let upstream = try FaultServer()
    upstream.on("/movie/268", .json(Self.tmdbMovie))
    return upstream
  }

  private func expect(
    _ movie: JSONValue, _ kind: String, of provider: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(movie["title"]?.string == "Batman", sourceLocation: location)
    #expect(movie["link"] == nil, sourceLocation: location)
    #expect(movie["linkFault"]?["data"]?["kind"]?.string == kind, sourceLocation: location)
    #expect(movie["linkFault"]?["data"]?["provider"]?.string == provider, sourceLocation: location)
  }

  @Test("gives what is known and says that a key is missing")
  func missingKey() async throws {
    let amc = try amc()
    let tmdb = try tmdb()
    let withoutTMDB = try client(amc: amc.url, tmdb: tmdb.url, tmdbKey: nil)
    let movie = try await withoutTMDB.result("movies/get", #"{"id":"amc:movie:1","link":true}"#)
    expect(movie, "credentialsMissing", of: "tmdb")
    #expect(movie["linkFault"]?["code"]?.integer == -32010)
    #expect(movie["linkFault"]?["message"]?.string == "No key for TMDB is configured")
    #expect(movie["linkFault"]?["data"]?["hint"]?.string?.contains("MARQUEE_TMDB_TOKEN") == true)
    await withoutTMDB.finish()

    let withoutAMC = try client(amc: amc.url, tmdb: tmdb.url, amcKey: nil)
    let other = try await withoutAMC.result("movies/get", #"{"id":"tmdb:movie:268","link":true}"#)
    expect(other, "credentialsMissing", of: "amc")
    await withoutAMC.finish()
  }

  @Test("gives what is known where the other one refuses connections, fails or answers nonsense")
  func down() async throws {
    let amc = try amc()
    let refusing = try client(amc: amc.url, tmdb: FaultServer.refusingURL)
    let alone = try await refusing.result("movies/get", #"{"id":"amc:movie:1","link":true}"#)
    expect(alone, "upstreamUnreachable", of: "tmdb")
    await refusing.finish()

    let tmdb = try tmdb()
    let failing = try client(amc: amc.url, tmdb: tmdb.url)
    for (reply, kind) in [
      (Reply.status(500), "upstreamFailed"), (.text("<html>", type: "text/html"), "upstreamMalformed"),
      (.json(#"{"status_code":7}"#, status: 401), "credentialsRejected"),
    ] {
      tmdb.on("/find/tt0096895", reply)
      let movie = try await failing.result("movies/get", #"{"id":"amc:movie:1","link":true,"include":["credits"]}"#)
      expect(movie, kind, of: "tmdb")
    }
    await failing.finish()
  }

  @Test("shows what is known at once, and gives the other one only its share of the time")
  func silent() async throws {
    let amc = try amc()
    let tmdb = try FaultServer()
    tmdb.on("/find/tt0096895", .silence)
    let client = try client(amc: amc.url, tmdb: tmdb.url)
    let id = client.send(
      "movies/get", #"{"id":"amc:movie:1","link":true,"partialResultToken":"p","timeoutMilliseconds":6000}"#)
    let partial = try #require(await client.notification("$/progress")?["value"])
    #expect(partial["kind"]?.string == "partial")
    #expect(partial["item"]?["title"]?.string == "Batman")
    let movie = try #require(await client.answer(to: id)?["result"])
    expect(movie, "timedOut", of: "tmdb")
    await client.finish()
  }

  @Test("says so where only one provider has the movie")
  func unknownToTheOther() async throws {
    let amc = try amc()
    let tmdb = try FaultServer()
    tmdb.on("/find/tt0096895", .json(#"{"movie_results":[]}"#))
    tmdb.on("/search/movie", .json(#"{"page":1,"results":[],"total_pages":1,"total_results":0}"#))
    let client = try client(amc: amc.url, tmdb: tmdb.url)
    let movie = try await client.result("movies/get", #"{"id":"amc:movie:1","link":true}"#)
    expect(movie, "notFound", of: "tmdb")
    let lacking = try await client.result("movies/get", #"{"id":"amc:movie:1","include":["credits"]}"#)
    expect(lacking, "notFound", of: "tmdb")
    #expect(lacking["linkFault"]?["message"]?.string == "TMDB has no movie linked to amc:movie:1")
    await client.finish()
  }

  @Test("is cancelled like any other call")
  func cancelled() async throws {
    let amc = try amc()
    let tmdb = try FaultServer()
    tmdb.on("/find/tt0096895", .silence)
    let client = try client(amc: amc.url, tmdb: tmdb.url)
    let id = client.send("movies/get", #"{"id":"amc:movie:1","link":true}"#)
    _ = await tmdb.requests(atLeast: 1)
    client.send(line: #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#)
    #expect(await client.answer(to: id)?["error"]?["code"]?.integer == -32800)
    await client.finish()
  }

  @Test("fails as ever where the first provider fails, or knows the movie only by link")
  func firstProvider() async throws {
    let amc = try FaultServer()
    let tmdb = try tmdb()
    let client = try client(amc: amc.url, tmdb: tmdb.url)
    #expect(try await client.error("movies/get", #"{"id":"amc:movie:1","link":true}"#)["code"]?.integer == -32012)
    tmdb.on("/find/tt1", .json(#"{"movie_results":[]}"#))
    #expect(try await client.error("movies/get", #"{"id":"imdb:tt1","link":true}"#)["code"]?.integer == -32012)
    await client.finish()
  }
}
