// SPDX-License-Identifier: MIT
import Basics
import Foundation
import Testing

@testable import EndpointCore

@Suite("Headers, dates and waits", .timeLimit(.minutes(5)))
struct HTTPValueTests {
  @Test func headersCompareNamesWithoutCase() {
    var headers: HTTPHeaders = ["ETag": "a", "Vary": "x, ,y", "vary": "z"]
    #expect(headers["etag"] == "a")
    #expect(headers.list(of: "VARY") == ["x", "y", "z"])
    headers["VARY"] = "only"
    #expect(headers.values(of: "vary") == ["only"])
    headers["vary"] = nil
    #expect(headers.fields.map(\.name) == ["ETag"])
  }

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
    ("Sun Nov  6 08:49:37 1994", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Thursday, 01-Jan-70 00:00:00 GMT", 0), ("Tuesday, 01-Jan-69 00:00:00 GMT", 3_124_224_000),
    ("Thu, 29 Feb 2024 23:59:60 GMT", 1_709_251_200), ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
    ("Sat, 01 Jan 0000 00:00:00 GMT", -62_167_219_200),
  ])
  func datesInAllThreeForms(text: String, seconds: Int) {
    #expect(Instant(httpDate: text)?.secondsSince1970 == seconds)
  }

  @Test(arguments: [
    "", "now", "Sun, 06 Nov 1994", "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 1994 08:49:37 CET",
    "Sun, 06 Nov 99999 08:49:37 GMT", "Sun, -6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:+7 GMT",
  ])
  func whatIsNoDateIsNone(text: String) {
    #expect(Instant(httpDate: text) == nil)
  }

  @Test(arguments: [
    ("0", 0), ("120", 120), ("99999999999999999999999", 315_360_000),
    ("Sat, 21 Nov 2026 12:00:30 GMT", 30), ("Sat, 21 Nov 2026 11:00:00 GMT", 0),
    ("Fri, 31 Dec 9999 23:59:59 GMT", 315_360_000),
  ])
  func retryAfterIsMeasuredAgainstTheAnswersOwnDate(value: String, seconds: Int) throws {
    let response = HTTPResponse(
      status: 429, headers: ["Retry-After": value, "Date": "Sat, 21 Nov 2026 12:00:00 GMT"],
      url: try #require(HTTPURL("http://x")))
    #expect(response.retryAfter == .seconds(seconds))
  }

  @Test(arguments: ["", "soon", "-1", "1.5"])
  func retryAfterThatSaysNothing(value: String) throws {
    let response = HTTPResponse(
      status: 429, headers: ["Retry-After": value], url: try #require(HTTPURL("http://x")))
    #expect(response.retryAfter == nil)
  }

  /// Pixabay's 429 says when to retry only in its rate-limit headers.
  @Test(
    arguments: [(429, "0", 37), (429, "5", nil), (429, nil, 37), (429, "x", nil), (503, "0", nil), (503, nil, nil)]
      as [(Int, String?, Int?)])
  func aUsedUpRateLimitSaysWhenToComeBack(status: Int, remaining: String?, seconds: Int?) throws {
    var headers: HTTPHeaders = ["X-RateLimit-Reset": "37"]
    if let remaining { headers["X-RateLimit-Remaining"] = remaining }
    let response = HTTPResponse(
      status: status, headers: headers,
      url: try #require(HTTPURL("http://x")))
    #expect(response.retryAfter == seconds.map { .seconds($0) })
  }

  @Test func retryAfterIsMeasuredAgainstThisClockWhereTheAnswerHasNoDate() throws {
    func retryAfter(_ date: String) throws -> Duration? {
      HTTPResponse(status: 429, headers: ["Retry-After": date], url: try #require(HTTPURL("http://x"))).retryAfter
    }
    #expect(try retryAfter("Sat, 01 Jan 2000 00:00:00 GMT") == .zero)
    #expect(try #require(try retryAfter("Fri, 31 Dec 9999 23:59:59 GMT")) > .seconds(86_400))
  }

  /// Dates also come from files, which may hold any number.
  @Test func noDifferenceOfDatesOverflows() {
    let dates = [Int.min, -1, 0, 1, Int.max].map { Instant(secondsSince1970: $0) }
    for (one, later) in dates.indices.flatMap({ one in dates.indices[one...].map { (dates[one], dates[$0]) } }) {
      #expect(later.seconds(after: one) >= 0)
      #expect(one.seconds(after: later) <= 0)
    }
    #expect(Instant(secondsSince1970: .max).seconds(after: Instant(secondsSince1970: .min)) == .max)
    for received in dates {
      let entry = CachedResponse(url: "", headers: ["Age": "99999999999999999999"], body: [], receivedAt: received)
      for now in dates {
        let freshness = Freshness(of: entry, CacheControl(entry.headers), policy: .asAnswered(.description), now: now)
        #expect(!freshness.isFresh)
        #expect(freshness.age >= 0)
      }
    }
  }

  @Test func theRedactorFindsEveryFormOfASecret() {
    let redactor = Redactor()
    redactor.add("")
    redactor.add("ab+c/d")
    redactor.add("ab+c/d-longer")
    #expect(redactor.redact("x ab+c/d y ab%2Bc%2Fd ab+c/d-longer") == "x REDACTED y REDACTED REDACTED")
    #expect(redactor.redact("nothing here") == "nothing here")
    #expect(redactor.redact("") == "")
  }

  // Regression: with the key "k" a message read "UnREDACTEDnown parameter".
  @Test func aShortSecretIsNoPartOfAWord() {
    let redactor = Redactor()
    redactor.add("k")
    redactor.add("longsecret")
    #expect(redactor.redact("unknown key k, key=k&x, k") == "unknown key REDACTED, key=REDACTED&x, REDACTED")
    #expect(redactor.redact("xlongsecretx") == "xREDACTEDx")
  }
}
