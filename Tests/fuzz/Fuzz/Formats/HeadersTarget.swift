// SPDX-License-Identifier: MIT
import Basics
import Foundation

@testable import EndpointCore

extension FuzzTarget {
  /// A status, then header lines as a server sends them: waits and ages are bounded and never negative, and dates agree
  /// with the calendar.
  static let headers = FuzzTarget(
    "headers", words: Extremes.headerNames.map { $0 + ": " } + Extremes.headerValues,
    seeds: {
      let values = Extremes.headerValues.joined(separator: "\nX: ")
      let texts = [
        "X-RateLimit-Remaining: 5\nX-RateLimit-Reset: 9223372036854775807\nDate: Mon, 01 Jan 0001 00:00:00 GMT",
        "Retry-After: Fri, 31 Dec 9999 23:59:60 GMT\nDate: Sun Nov  6 08:49:37 1994",
        "Cache-Control: max-age=9223372036854775807, stale-if-error=1\nAge: 9223372036854775807\nExpires: 0",
        "ETag: W/\"x\"\nVary: *\nConnection: close\nSet-Cookie: a=b", "X: " + values,
      ]
      return texts.flatMap { text in [[0], [1], [2]].map { $0 + Array(text.utf8) } }
    },
    run: { input in
      var choices = Choices(input)
      let status = choices.element(of: [200, 429, 503, 304, 301, 100])
      let response = received(status, Array(choices.rest))
      for value in response.headers.fields.map(\.value) { checkDate(value) }
      if let wait = response.retryAfter { expect((.zero ... .years(11)).contains(wait), "Retry-After became \(wait)") }
      if let limit = response.rateLimit {
        expect(limit.remaining >= 0 && (.zero ... .seconds(86_400)).contains(limit.reset), "the rate limit is \(limit)")
        checkRate(limit.remaining, limit.reset)
      }
      _ = UpstreamError(statusOf: response)
      checkFreshness(of: response)
    })

  /// The response that the transfer makes of these lines.
  private static func received(_ status: Int, _ lines: [UInt8]) -> HTTPResponse {
    var answer = IncomingAnswer()
    let texts =
      ["HTTP/1.1 \(status) Status".utf8.map { $0 }]
      + lines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) } + [[]]
    for text in texts {
      let error = (text + [0x0D, 0x0A]).withUnsafeBytes { answer.receiveHeader($0) }
      if error != nil { break }
    }
    return answer.response(to: HTTPRequest(url: HTTPURL("http://upstream.test/")!))
  }

  /// Checks that the system's calendar formats a parsed date as it was received, apart from second 60.
  private static func checkDate(_ text: String) {
    guard let date = Instant(httpDate: text) else { return }
    var seconds = time_t(date.secondsSince1970)
    var parts = tm()
    expect(gmtime_r(&seconds, &parts) != nil, "\(text) is no time")
    let year = Int(parts.tm_year) + 1900
    expect((0...10_000).contains(year), "\(text) is in the year \(year)")
    var buffer = [CChar](repeating: 0, count: 64)
    // glibc writes the year 5 as 5, where HTTP has four digits, and the last second of 9999 may be the leap second.
    guard (1000...9999).contains(year) else { return }
    let count = strftime(&buffer, buffer.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
    let written = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    expect(Instant(httpDate: written) == date, "\(text) is \(written) to the system")
  }

  private static func checkRate(_ remaining: Int, _ reset: Duration) {
    guard let rate = RequestRate(10, per: .seconds(1)) else { return }
    let now = ContinuousClock.now
    let bucket = TokenBucket(rate)
    bucket.learn(remaining: remaining, reset: reset, onTheirWay: 3, now)
    bucket.refuse(sent: now, retryAfter: reset, now)
    for others in [0, 7, 100] {
      let wait = bucket.time(afterOthers: others, now) - now
      expect((.zero ... .seconds(7200)).contains(wait), "the turn after \(others) others is in \(wait)")
    }
    bucket.resume(now)
    if let token = bucket.take(now) { bucket.finish(token, now.advanced(by: .seconds(3))) }
  }

  private static func checkFreshness(of response: HTTPResponse) {
    let now = Instant(secondsSince1970: 1_795_262_400)
    let request = HTTPRequest(url: response.url, cachePolicy: .fixed(.availability, for: .seconds(60)))
    for received in [0, 1, 86_400, -60] {
      let date = Instant(secondsSince1970: now.secondsSince1970 - received)
      guard let first = CachedResponse(response, to: request, receivedAt: date) else { return }
      let entry = first.confirmed(by: response, to: request, at: date)
      for kind in AnswerKind.allCases {
        for policy in [CachePolicy.never, .asAnswered(kind), .fixed(kind, for: .seconds(60))] {
          let freshness = Freshness(of: entry, CacheControl(entry.headers), policy: policy, now: now)
          expect(freshness.age >= 0, "the age is \(freshness.age)")
          expect(!freshness.mayStandIn || freshness.age < Int(kind.standIn.components.seconds), "too old to stand in")
        }
      }
    }
  }
}

extension Duration {
  fileprivate static func years(_ count: Int) -> Duration { .seconds(count * 366 * 86_400) }
}
