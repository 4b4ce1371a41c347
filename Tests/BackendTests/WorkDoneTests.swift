// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

/// The progress of a request with a `workDoneToken`. Regression: only streams reported it, and not before their first
/// page, so that a person who waited for a slow upstream saw nothing.
@Suite("Work-done progress", .timeLimit(.minutes(5)))
struct WorkDoneTests {
  private func client(_ upstream: FaultServer) throws -> TestClient {
    try TestClient(["MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "amc-key"])
  }

  private func progress(_ client: TestClient) async -> [JSONValue] {
    await client.pendingNotifications("$/progress").filter { $0["token"]?.string == "w" }.compactMap { $0["value"] }
  }

  private func kinds(_ progress: [JSONValue]) -> [String] { progress.compactMap { $0["kind"]?.string } }

  @Test("of one page of a list")
  func onePage() async throws {
    let upstream = try FaultServer()
    upstream.on("/v2/movies/views/active") { PlayedList.amc(102, request: $0) }
    let client = try client(upstream)
    let page = try await client.result("movies/active", #"{"workDoneToken":"w"}"#)
    #expect(page["kind"]?.string == "page")
    let progress = await progress(client)
    try #require(kinds(progress) == ["begin", "report", "end"])
    #expect(progress.compactMap { $0["percentage"]?.integer } == [0, 100])
    #expect(progress[1]["message"]?.string == "20 items on 1 page")
    await client.finish()
  }

  @Test("of one thing, with what it waits for")
  func oneThing() async throws {
    let upstream = try FaultServer()
    let count = Counter()
    upstream.on("/v2/movies/7") { _ in
      count.next() == 1 ? .status(503) : .json(#"{"id":7,"name":"Seven"}"#)
    }
    let client = try client(upstream)
    let movie = try await client.result("movies/get", #"{"id":"amc:movie:7","workDoneToken":"w"}"#)
    #expect(movie["title"]?.string == "Seven")
    let progress = await progress(client)
    try #require(kinds(progress) == ["begin", "report", "end"])
    #expect(progress[1]["message"]?.string?.hasPrefix("Retrying within ") == true)
    #expect(progress[1]["message"]?.string?.contains("503") == true)
    await client.finish()
  }

  @Test("begins before the upstream has said anything, and ends with an error as well")
  func beginsAtOnce() async throws {
    let upstream = try FaultServer()
    let gate = Gate()
    let refusal = Reply.json(#"{"errors":[{"code":5,"message":"No"}]}"#, status: 400)
    upstream.on("/v2/movies/views/active") { _ in refusal.after(gate) }
    let client = try client(upstream)
    let id = client.send("movies/active", #"{"partialResultToken":"t","workDoneToken":"w"}"#)
    let begin = await client.notification("$/progress")
    #expect(begin?["value"]?["kind"]?.string == "begin")
    gate.open()
    #expect(await client.answer(to: id)?["error"] != nil)
    #expect(kinds(await progress(client)) == ["end"])
    await client.finish()
  }
}
