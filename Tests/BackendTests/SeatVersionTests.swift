// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

@Suite("Seats in the third version of AMC's layouts, and in the second", .timeLimit(.minutes(5)))
struct SeatVersionTests {
  private static let seats = #"{"rows":1,"columns":1,"seats":[{"available":true,"row":1,"column":1,"seatName":"A1"}]}"#

  private func upstream(v3: Reply, v2: Reply = .json(seats)) throws -> FaultServer {
    let upstream = try FaultServer()
    upstream.on(
      "/v2/showtimes/7", .json(#"{"id":7,"theatreId":610,"performanceNumber":42,"movieId":1,"movieName":"M"}"#))
    upstream.on("/v3/seating-layouts/610/42", v3)
    upstream.on("/v2/seating-layouts/610/42", v2)
    return upstream
  }

  private func client(_ upstream: FaultServer) throws -> TestClient {
    try TestClient(["MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "amc-key"])
  }

  private static func refusal(_ status: Int, _ words: String) -> Reply {
    .json(#"{"errors":[{"code":4000,"message":"\#(words)"}]}"#, status: status)
  }

  // Regression: a key with which AMC allows only the second version was reported as rejected.
  @Test("come from the second where the third is refused or not there", arguments: [401, 403, 404])
  func fallback(_ status: Int) async throws {
    let upstream = try upstream(v3: Self.refusal(status, "This key is not for this."))
    let client = try client(upstream)
    let layout = try await client.result("showtimes/seats", #"{"id":"amc:showtime:7"}"#)
    #expect(layout["rows"]?[0]?["seats"]?[0]?["name"]?.string == "A1")
    await client.finish()
    #expect(upstream.requests(to: "/v3/seating-layouts/610/42").count == 1)
  }

  @Test(
    "don't come from the second where the third has failed",
    arguments: [(400, 1, -32011), (429, 1, -32013), (500, 1, -32015), (418, 1, -32803)])
  func noFallback(status: Int, code: Int, expected: Int) async throws {
    let upstream = try upstream(
      v3: .json(#"{"errors":[{"code":\#(code)}]}"#, status: status, headers: [("Retry-After", "100")]))
    let client = try client(upstream)
    #expect(try await client.error("showtimes/seats", #"{"id":"amc:showtime:7"}"#)["code"]?.integer == expected)
    #expect(upstream.requests(to: "/v2/seating-layouts/610/42").isEmpty)
    await client.finish()
  }

  @Test(
    "fail with what says more where both are refused",
    arguments: [
      (404, 404, "the third"), (404, 403, "the second"), (403, 404, "the third"), (401, 401, "the second"),
      (403, 503, "the second"),
    ])
  func bothRefused(v3: Int, v2: Int, told: String) async throws {
    let second = Reply.json(
      #"{"errors":[{"code":4000,"message":"of the second"}]}"#, status: v2, headers: [("Retry-After", "100")])
    let upstream = try upstream(v3: Self.refusal(v3, "of the third"), v2: second)
    let client = try client(upstream)
    let error = try await client.error("showtimes/seats", #"{"id":"amc:showtime:7"}"#)
    #expect(error["data"]?["upstreamMessage"]?.string == "of \(told)")
    await client.finish()
  }
}
