// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import TestSupport
import Testing

@Suite("movies/get with link", .timeLimit(.minutes(5)))
struct LinkedMovieTests {
  private static let amcMovie = #"{"id":1,"name":"Batman","imdbId":"tt0096895"}"#
  private static let tmdbMovie = #"{"id":268,"title":"Batman","imdb_id":"tt0096895","tagline":"Have you ever danced?"}"#

  private func client(_ upstream: FaultServer, _ folder: TemporaryFolder = TemporaryFolder()) throws -> TestClient {
    try TestClient(
      [
        "MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "amc-key", "MARQUEE_TMDB_URL": upstream.url,
        "MARQUEE_TMDB_TOKEN": "v4.token",
      ], folder: folder)
  }

  private func playTMDB(_ upstream: FaultServer, after gate: Gate = .opened()) {
    upstream.on("/find/tt0096895") { _ in Reply.json(#"{"movie_results":[\#(Self.tmdbMovie)]}"#).after(gate) }
    upstream.on("/movie/268") { _ in Reply.json(Self.tmdbMovie).after(gate) }
  }

  @Test("shows the first provider's fields while the other one's are loading")
  func partial() async throws {
    let upstream = try FaultServer()
    let gate = Gate()
    upstream.on("/v2/movies/1", .json(Self.amcMovie))
    playTMDB(upstream, after: gate)
    let client = try client(upstream)
    let id = client.send("movies/get", #"{"id":"amc:movie:1","link":true,"partialResultToken":"p"}"#)
    let partial = try #require(await client.notification("$/progress")?["value"])
    #expect(partial["kind"]?.string == "partial")
    #expect(partial["item"]?["title"]?.string == "Batman")
    #expect(partial["item"]?["tagline"] == nil)
    gate.open()
    let movie = try #require(await client.answer(to: id)?["result"])
    #expect(movie["tagline"]?.string == "Have you ever danced?")
    #expect(movie["ids"]?["tmdb"]?.integer == 268)
    #expect(await client.pendingNotifications("$/progress").isEmpty, "the same is not shown twice")
    await client.finish()
  }

  @Test("shows an old answer at once while the first provider is asked anew")
  func keptAnswer() async throws {
    let upstream = try FaultServer()
    let gate = Gate()
    let count = Counter()
    upstream.on("/v2/movies/1") { _ in
      let isFirst = count.next() == 1
      let name = isFirst ? "Batman (working title)" : "Batman"
      let reply = Reply.json(
        #"{"id":1,"name":"\#(name)","imdbId":"tt0096895"}"#, headers: [("Cache-Control", "max-age=0")])
      return isFirst ? reply : reply.after(gate)
    }
    playTMDB(upstream)
    let client = try client(upstream)
    _ = try await client.result("movies/get", #"{"id":"amc:movie:1"}"#)
    let id = client.send("movies/get", #"{"id":"amc:movie:1","link":true,"partialResultToken":"p"}"#)
    let old = try #require(await client.notification("$/progress")?["value"]?["item"])
    #expect(old["title"]?.string == "Batman (working title)")
    gate.open()
    let new = try #require(await client.notification("$/progress")?["value"]?["item"])
    #expect(new["title"]?.string == "Batman")
    #expect(try #require(await client.answer(to: id)?["result"])["title"]?.string == "Batman")
    await client.finish()
  }

  @Test("ends at once when it is cancelled while the first provider is asked")
  func cancelled() async throws {
    let upstream = try FaultServer()
    upstream.on("/v2/movies/1", .silence)
    let client = try client(upstream)
    let id = client.send("movies/get", #"{"id":"amc:movie:1","link":true,"partialResultToken":"p"}"#)
    _ = await upstream.requests(atLeast: 1)
    client.send(line: #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#)
    #expect(await client.answer(to: id)?["error"]?["code"]?.integer == -32800)
    await upstream.openConnections(atMost: 0)
    await client.finish()
  }
}

extension Gate {
  /// A gate that is already open.
  fileprivate static func opened() -> Gate {
    let gate = Gate()
    gate.open()
    return gate
  }
}
