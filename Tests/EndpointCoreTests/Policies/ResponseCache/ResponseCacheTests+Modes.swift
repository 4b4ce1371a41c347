// SPDX-License-Identifier: MIT
import Testing

@testable import EndpointCore

// The cache modes that a caller can choose.
extension ResponseCacheTests {
  @Test("reload asks even if the answer is fresh, tells caches on the way, and keeps what comes")
  func reload() async throws {
    let upstream = ScriptedTransport { _, index in .success(.ok("\(index)", ["Cache-Control": "max-age=60"])) }
    let transport = cached(upstream)
    _ = try await transport.send(request())
    #expect(try await transport.send(request(.reload)).content == "1")
    #expect(upstream.requests.last?.headers["Cache-Control"] == "no-cache")
    #expect(try await transport.send(request()).content == "1")
    #expect(upstream.count == 2)
  }

  @Test("a reload that fails is an error, not the old answer")
  func failedReload() async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": "max-age=60"])), .failure(.lost))
    let transport = cached(upstream)
    _ = try await transport.send(request())
    #expect(try await failure(transport, request(.reload)).kind == .upstreamUnreachable)
    #expect(try await transport.send(request()).content == "one")
  }

  @Test("only answers from the cache, however old, and never asks")
  func only() async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": "max-age=60"])))
    let transport = cached(upstream)
    let miss = try await failure(transport, request(.only))
    #expect(miss.kind == .upstreamUnreachable)
    #expect(miss.cause == .notInCache)
    #expect(!miss.isRetryable)
    _ = try await transport.send(request())
    #expect(try await transport.send(request(.only)).provenance == .cache(age: .zero))
    wallClock.advance(by: 100_000_000)
    #expect(try await transport.send(request(.only)).provenance == .outdated(age: .seconds(100_000_000)))
    #expect(upstream.count == 1)
  }

  /// A response that may not be served in place of a failure may still be requested explicitly.
  @Test("only gives what is kept of every kind, and does not call it stale", arguments: AnswerKind.allCases)
  func onlyOfEveryKind(_ kind: AnswerKind) async throws {
    let transport = cached(ScriptedTransport(.success(.ok("one"))))
    _ = try await transport.send(request(.default, .asAnswered(kind)))
    wallClock.advance(by: 100)
    #expect(try await transport.send(request(.only, .asAnswered(kind))).provenance == .outdated(age: .seconds(100)))
  }

  @Test("only, for what is never kept or no GET, is a miss")
  func onlyElsewhere() async throws {
    let upstream = ScriptedTransport(.success(.ok()))
    let transport = cached(upstream)
    #expect(try await failure(transport, request(.only, .never)).kind == .upstreamUnreachable)
    var post = request(.only)
    post.method = .post
    #expect(try await failure(transport, post).kind == .upstreamUnreachable)
    #expect(upstream.count == 0)
  }
}
