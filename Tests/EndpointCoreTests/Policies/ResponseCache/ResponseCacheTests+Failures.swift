// SPDX-License-Identifier: MIT
import Testing

@testable import EndpointCore

// When a stale response is served in place of a failure (RFC 5861 section 4).
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
    "how old an answer may stand in is a matter of what it tells",
    arguments: [
      (AnswerKind.availability, 0), (.timetable, 300), (.list, 86_400), (.description, 7 * 86_400),
    ])
  func standIn(_ kind: AnswerKind, _ seconds: Int) async throws {
    #expect(try await standsIn(.asAnswered(kind), control: "max-age=0", for: seconds))
    #expect(try await standsIn(.fixed(kind, for: .zero), control: "no-store", for: seconds))
  }

  @Test(
    "what the headers say of it shortens it and never lengthens it",
    arguments: [
      ("max-age=10, stale-if-error=20", 30), ("max-age=10, stale-if-error=99999", 300), ("max-age=10", 300),
      ("max-age=10, must-revalidate", 10), ("no-cache, max-age=10", 0), ("max-age=1000", 1000),
    ])
  func standInByHeaders(_ control: String, _ seconds: Int) async throws {
    #expect(try await standsIn(.asAnswered(.timetable), control: control, for: seconds))
  }

  @Test("while it is renewed an answer is given no older than it may stand in")
  func renewalBound() async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": "stale-while-revalidate=9999"])))
    let transport = cached(upstream)
    _ = try await transport.send(request(.default, .asAnswered(.availability)))
    #expect(try await transport.send(request(.default, .asAnswered(.availability))).provenance == .network)
  }

  @Test("an answer from the future stands in for nothing: nobody knows how old it is")
  func clockSetBackWhileDown() async throws {
    let transport = cached(ScriptedTransport(.success(.ok("one")), .failure(.lost)))
    _ = try await transport.send(request())
    wallClock.advance(by: -3600)
    #expect(await transport.outcome(of: request()).kind == .upstreamUnreachable)
  }

  /// Whether a response with this `Cache-Control` is served in place of a failure up to this age, and not beyond it.
  private func standsIn(_ policy: CachePolicy, control: String, for seconds: Int) async throws -> Bool {
    let wallClock = WallClock()
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": control])), .failure(.lost))
    let transport = ResponseCacheTransport(around: upstream, cache: ResponseCache(), wallClock: { wallClock.now })
    _ = try await transport.send(request(.default, policy))
    if seconds > 0 {
      wallClock.advance(by: seconds - 1)
      guard try await transport.send(request(.default, policy)).content == "one" else { return false }
      wallClock.advance(by: 1)
    }
    return await transport.outcome(of: request(.default, policy)).kind == .upstreamUnreachable
  }
}
