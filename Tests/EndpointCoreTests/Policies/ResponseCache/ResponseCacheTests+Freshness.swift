// SPDX-License-Identifier: MIT
import Testing

@testable import EndpointCore

// How long a response is fresh, so that it is served without a request (RFC 9111 section 4.2).
extension ResponseCacheTests {
  @Test(
    "how long an answer is fresh",
    arguments: [
      (["Cache-Control": "max-age=60"], .asAnswered(.description), 60),
      (["Cache-Control": "max-age=\"60\""], .asAnswered(.description), 60),
      (["Cache-Control": "public, MAX-AGE=60, s-maxage=5"], .asAnswered(.description), 60),
      (["Cache-Control": "max-age=60", "Age": "20"], .asAnswered(.description), 40),
      (["Cache-Control": "max-age=sixty"], .asAnswered(.description, otherwise: .seconds(99)), 0),
      (["Cache-Control": "max-age=60, no-cache"], .asAnswered(.description), 0),
      (["Cache-Control": "no-store"], .asAnswered(.description, otherwise: .seconds(99)), 0),
      (
        ["Date": "Sun, 06 Nov 1994 08:49:00 GMT", "Expires": "Sun, 06 Nov 1994 08:50:10 GMT"],
        .asAnswered(.description), 70
      ),
      (
        [
          "Date": "Sun, 06 Nov 1994 08:49:00 GMT", "Expires": "Sun, 06 Nov 1994 08:50:10 GMT",
          "Cache-Control": "max-age=5",
        ], .asAnswered(.description), 5
      ),
      (["Expires": "0"], .asAnswered(.description, otherwise: .seconds(99)), 0),
      ([:], .asAnswered(.description), 0),
      ([:], .asAnswered(.description, otherwise: .seconds(99)), 99),
      (["Cache-Control": "no-store, max-age=1"], .fixed(.description, for: .seconds(86_400)), 86_400),
      (["Cache-Control": "max-age=60"], .never, 0),
      (["Cache-Control": "max-age=60", "Vary": "*"], .asAnswered(.description), 0),
      (["Cache-Control": "max-age=60", "Vary": "Accept-Encoding, Accept"], .asAnswered(.description), 60),
      (["Cache-Control": "max-age=99999999999999999999999999"], .asAnswered(.description), 1 << 31),
    ] as [(HTTPHeaders, CachePolicy, Int)])
  func lifetime(_ headers: HTTPHeaders, _ policy: CachePolicy, _ seconds: Int) async throws {
    let upstream = ScriptedTransport(.success(.ok("one", headers)))
    let transport = cached(upstream)
    _ = try await transport.send(request(.default, policy))
    if seconds > 0 {
      wallClock.advance(by: seconds - 1)
      _ = try await transport.send(request(.default, policy))
      #expect(upstream.count == 1, "still fresh after \(seconds - 1) s")
      wallClock.advance(by: 1)
    }
    _ = try await transport.send(request(.default, policy))
    #expect(upstream.count == 2, "stale after \(seconds) s")
  }

  /// Regression: such a response stayed fresh until the clock had caught up.
  @Test("an answer from the future is asked for again, after the clock was set back")
  func clockSetBack() async throws {
    let upstream = ScriptedTransport(
      .success(.ok("one", ["Cache-Control": "max-age=60, stale-while-revalidate=60"])), .success(.ok("two")))
    let transport = cached(upstream)
    _ = try await transport.send(request())
    wallClock.advance(by: -3600)
    #expect(try await transport.send(request()).body == Array("two".utf8))
    #expect(upstream.count == 2)
  }
}
