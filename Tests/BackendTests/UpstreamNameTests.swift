// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

/// Regression: "the upstream refuses connections" left it to the reader to find out which upstream.
@Suite("Messages name the upstream", .timeLimit(.minutes(5)))
struct UpstreamNameTests {
  private func client(_ url: String) throws -> TestClient {
    try TestClient([
      "MARQUEE_AMC_URL": url, "MARQUEE_AMC_KEY": "k", "MARQUEE_TMDB_URL": url, "MARQUEE_TMDB_TOKEN": "v4.token",
      "MARQUEE_PIXABAY_URL": url, "MARQUEE_PIXABAY_KEY": "k",
    ])
  }

  /// The fault of the first attempt at a list of each provider's; the further attempts are not awaited.
  private func expect(
    _ message: (String) -> String, from url: String, at location: SourceLocation = #_sourceLocation
  ) async throws {
    let client = try client(url)
    for (name, method) in [
      ("AMC", #"movies/active","params":{"#), ("TMDB", #"movies/popular","params":{"#),
      ("Pixabay", #"search/images","params":{"query":"lantern","#),
    ] {
      client.send(line: #"{"jsonrpc":"2.0","id":"\#(name)","method":"\#(method)"partialResultToken":"\#(name)"}}"#)
      var fault = await client.notification("$/progress")
      // Skip faults that were under way when the previous request was cancelled.
      while let other = fault, other["token"]?.string != name { fault = await client.notification("$/progress") }
      #expect(fault?["value"]?["error"]?["message"]?.string == message(name), sourceLocation: location)
      client.send(line: #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"\#(name)"}}"#)
    }
    await client.finish()
    #expect(await !client.transcript.contains { $0.contains("the upstream") }, sourceLocation: location)
  }

  @Test("that does not answer as it should")
  func answers() async throws {
    let upstream = try FaultServer()
    upstream.otherwise { _ in .status(418) }
    try await expect({ "\($0) answered with status 418" }, from: upstream.url)
    upstream.otherwise { _ in .status(503) }
    try await expect({ "\($0) answered with status 503" }, from: upstream.url)
    upstream.otherwise { _ in .text("<html>", type: "text/html") }
    try await expect({ "\($0)'s answer is an HTML page instead of JSON" }, from: upstream.url)
    upstream.otherwise { _ in .status(200) }
    try await expect({ "\($0)'s answer is empty" }, from: upstream.url)
    upstream.otherwise { _ in .redirect(to: "/elsewhere") }
    try await expect({ "\($0) redirects more than 5 times" }, from: upstream.url)
  }

  @Test("that can't be reached")
  func unreachable() async throws {
    let upstream = try FaultServer()
    upstream.otherwise { _ in .cutShort("{") }
    try await expect({ "\($0)'s answer was cut short" }, from: upstream.url)
    upstream.otherwise { _ in .close }
    try await expect({ "The connection to \($0) was lost" }, from: upstream.url)
    try await expect({ "\($0) refuses connections" }, from: FaultServer.refusingURL)
    try await expect({ "\($0)'s name can't be resolved" }, from: "http://nobody.invalid")
  }

  @Test("that is silent, is not to be asked, or says something else")
  func single() async throws {
    let upstream = try FaultServer()
    upstream.on("/v2/theatres/1", .silence)
    upstream.on("/v2/theatres/2", .json("7"))
    let client = try client(upstream.url)
    func message(_ params: String) async throws -> String? {
      try await client.error("theatres/get", params)["message"]?.string
    }
    // The second on a machine that is so busy that nothing is asked until then.
    let late = ["AMC did not answer in time", "The deadline passed before AMC could be asked"]
    #expect(late.contains(try await message(#"{"id":"amc:theatre:1","timeoutMilliseconds":2000}"#) ?? ""))
    #expect(
      try await message(#"{"id":"amc:theatre:2"}"#) == "AMC's answer should be a theatre with an id and a name but is 7"
    )
    #expect(
      try await message(#"{"id":"amc:theatre:3","cache":"only"}"#)
        == "AMC's answer is not in the cache, and only the cache may be used")
    await client.finish()
  }

  @Test("where a wait is told, and the wait in tenths of a second")
  func retries() async throws {
    let upstream = try FaultServer()
    let count = Counter()
    upstream.on("/v2/movies/views/active") { request in
      count.next() == 1 ? .close : PlayedList.amc(1, request: request)
    }
    let client = try client(upstream.url)
    _ = try await client.result("movies/active", #"{"partialResultToken":"t","workDoneToken":"w"}"#)
    let values = await client.pendingNotifications("$/progress").compactMap { $0["value"] }
    let fault = try #require(values.first { $0["kind"]?.string == "error" })
    #expect(fault["error"]?["message"]?.string == "The connection to AMC was lost")
    #expect(values.contains { $0["message"]?.string?.hasSuffix(": The connection to AMC was lost") == true })
    let wait = try #require(fault["retryInSeconds"]?.raw.description)
    #expect(wait.wholeMatch(of: /[0-9]+(\.[0-9])?/) != nil, "\(wait) has more digits than anyone needs")
    await client.finish()
  }
}
