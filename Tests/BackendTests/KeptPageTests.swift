// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

@Suite("Pages made from kept answers", .timeLimit(.minutes(5)))
struct KeptPageTests {
  private func client(_ upstream: FaultServer) throws -> TestClient {
    try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "v4.token"])
  }

  private func ids(_ page: JSONValue?) -> [String] { page?["items"]?.elements.compactMap { $0["id"]?.string } ?? [] }

  private func upstream(rows: Int) throws -> FaultServer {
    let upstream = try FaultServer()
    upstream.on("/movie/popular") { request in
      var reply = PlayedList.tmdb(rows, request: request)
      reply.steps = reply.steps.map { step in
        guard case .send(let bytes) = step else { return step }
        let text = String(decoding: bytes, as: UTF8.self)
        return .send(
          Array(text.replacing("\r\n\r\n", with: "\r\nCache-Control: max-age=600\r\n\r\n", maxReplacements: 1).utf8))
      }
      return reply
    }
    return upstream
  }

  @Test("hold the same rows each time, and say how old they are")
  func repeated() async throws {
    let upstream = try upstream(rows: 45)
    let client = try client(upstream)
    let first = try await client.result("movies/popular", #"{"page":2}"#)
    #expect(first["ageSeconds"] == nil)
    for _ in 0..<3 {
      let again = try await client.result("movies/popular", #"{"page":2}"#)
      #expect(again["items"]?.raw == first["items"]?.raw)
      #expect(again["ageSeconds"]?.integer != nil)
      #expect(again["nextPage"]?.integer == 3)
    }
    #expect(upstream.requests(to: "/movie/popular").count == 1)
    await client.finish()
  }

  @Test("are cut and limited like any other")
  func cut() async throws {
    let upstream = try upstream(rows: 45)
    let client = try client(upstream)
    for _ in 0..<2 {
      #expect(ids(try await client.result("movies/popular")) == (1...20).map { "tmdb:movie:\($0)" })
      #expect(ids(try await client.result("movies/popular", #"{"limit":3}"#)) == (1...3).map { "tmdb:movie:\($0)" })
      #expect(
        ids(try await client.result("movies/popular", #"{"limit":3,"page":2}"#)) == (4...6).map { "tmdb:movie:\($0)" })
      #expect(
        ids(try await client.result("movies/popular", #"{"page":2,"pageSize":15}"#))
          == (16...30).map { "tmdb:movie:\($0)" })
      let summary = try await client.result("movies/popular", #"{"partialResultToken":"t","limit":42}"#)
      #expect(summary["itemCount"]?.integer == 42)
      let pages = await client.pendingNotifications("$/progress").compactMap { $0["value"] }
      #expect(pages.flatMap { ids($0) } == (1...42).map { "tmdb:movie:\($0)" })
    }
    #expect(upstream.requests(to: "/movie/popular").count == 3)
    await client.finish()
  }
}
