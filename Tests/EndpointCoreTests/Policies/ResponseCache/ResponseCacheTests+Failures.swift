import Testing

@testable import EndpointCore

// When a stale answer stands in for a failure (RFC 5861 section 4).
extension ResponseCacheTests {
  @Test(
    "a failure is covered by the stale answer",
    arguments: [
      .failure(.lost), .failure(.silent), .failure(UpstreamError(.upstreamUnreachable, "circuit open")),
      .failure(UpstreamError(.rateLimited, "no room")), .success(.status(500)), .success(.status(503)),
      .success(.status(429)), .success(.status(408)),
    ] as [ScriptedTransport.Answer])
  func covered(_ failure: ScriptedTransport.Answer) async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": "max-age=60"])), failure)
    let transport = cached(upstream)
    _ = try await transport.send(request())
    wallClock.advance(by: 100)
    let stale = try await transport.send(request())
    #expect(stale.content == "one")
    #expect(stale.provenance == .stale(age: .seconds(100)))
    #expect(stale.attempts == failure.attempts)
  }

  @Test(
    "a refusal, a cancel and an oversized answer are not covered",
    arguments: [
      .failure(UpstreamError(.cancelled, "cancelled", attempts: 1)),
      .failure(UpstreamError(.responseTooLarge, "too large", attempts: 1)), .success(.status(401)),
      .success(.status(403)), .success(.status(404)),
    ] as [ScriptedTransport.Answer])
  func notCovered(_ failure: ScriptedTransport.Answer) async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": "max-age=60"])), failure)
    let transport = cached(upstream)
    _ = try await transport.send(request())
    wallClock.advance(by: 100)
    let outcome = await transport.outcome(of: request())
    #expect(outcome.kind == failure.kind)
    if case .success(let response) = outcome { #expect(response.status != 200) }
  }

  @Test(
    "how long a stale answer may cover failures",
    arguments: [
      ("max-age=10, stale-if-error=20", 20), ("max-age=10", 7 * 86_400), ("max-age=10, must-revalidate", 0),
      ("no-cache, max-age=10", 0),
    ])
  func coverBound(_ control: String, _ seconds: Int) async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": control])), .failure(.lost))
    let transport = cached(upstream)
    _ = try await transport.send(request())
    wallClock.advance(by: 10 + seconds - 1)
    if seconds > 0 { #expect(try await transport.send(request()).content == "one") }
    wallClock.advance(by: 1)
    #expect(await transport.outcome(of: request()).kind == .upstreamUnreachable)
  }
}
