// SPDX-License-Identifier: MIT
import JSON
import JSONRPC
import Testing

@Suite(.timeLimit(.minutes(5))) struct ServerMethodTests {
  @Test func aPingComesBack() async throws {
    let client = try TestClient(isSandbox: true)
    let pong = try await client.result("server/ping", #"{"sequence":7,"sentAt":12}"#)
    #expect(pong["pong"]?.boolean == true)
    #expect(pong["sequence"]?.integer == 7)
    #expect(pong["sentAt"]?.integer == 12)
    #expect(await client.finish() == .endOfInput)
  }

  /// A client in the sandbox must not use the system's date as today's: in the sandbox it is always the same day.
  @Test func theStatusTellsWhatTimeItIsForTheProgram() async throws {
    let client = try TestClient(isSandbox: true)
    #expect(try await client.result("server/status")["now"]?.string == "2026-11-21T18:00:00Z")
    await client.finish()
  }

  @Test func callsAtTheSameTimeGetTheirOwnAnswers() async throws {
    let client = try TestClient(isSandbox: true)
    async let one = client.result("movies/get", #"{"id":"amc:movie:61234"}"#)
    async let two = client.result("server/status")
    async let three = client.error("movies/get", #"{"id":"amc:movie:1"}"#)
    #expect(try await one["title"]?.string == "Batman")
    #expect(try await two["sandbox"]?.boolean == true)
    #expect(try await three["data"]?["kind"]?.string == "notFound")
    await client.finish()
  }
}
