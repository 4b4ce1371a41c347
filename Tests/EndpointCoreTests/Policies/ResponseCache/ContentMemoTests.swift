// SPDX-License-Identifier: MIT
import Basics
import Foundation
import Synchronization
import Testing

@testable import EndpointCore

@Suite("What was read out of a kept answer", .timeLimit(.minutes(5)))
struct ContentMemoTests {
  /// Counts how often a response is decoded.
  private struct Reading: Endpoint, Equatable {
    let name: String
    let count: Count

    var path: [String] { ["same"] }
    var cachePolicy: CachePolicy { .asAnswered(.description) }

    func content(of response: HTTPResponse) throws(UpstreamError) -> String {
      count.readings.add(1, ordering: .relaxed)
      return name + String(decoding: response.body, as: UTF8.self)
    }

    static func == (one: Reading, other: Reading) -> Bool { one.name == other.name }
  }

  private final class Count: Sendable {
    let readings = Atomic(0)
    var value: Int { readings.load(ordering: .relaxed) }
  }

  /// Returns the same response to every request.
  private struct Fixed: Transport {
    func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
      HTTPResponse(status: 200, headers: ["Cache-Control": "max-age=60"], body: Array("!".utf8), url: request.url)
    }
  }

  @Test("is not read again while the same answer is given, and only for the same endpoint")
  func readOnce() async throws {
    let transport = ResponseCacheTransport(
      around: Fixed(), cache: ResponseCache(), wallClock: { Instant(secondsSince1970: 0) })
    let client = Client(upstream: .test("p"), base: try #require(HTTPURL("http://127.0.0.1")), transport: transport)
    let count = Count()
    for _ in 0..<5 {
      #expect(try await client.run(Reading(name: "a", count: count), context: CallContext()).content == "a!")
    }
    #expect(count.value == 1)
    #expect(try await client.run(Reading(name: "b", count: count), context: CallContext()).content == "b!")
    #expect(count.value == 2)
    #expect(
      try await client.run(Reading(name: "b", count: count), context: CallContext(cacheMode: .reload)).content == "b!")
    // The response was fetched again, with the same body.
    #expect(count.value == 2)
  }
}
