// SPDX-License-Identifier: MIT
import Testing

@testable import EndpointCore

@Suite("A message about an upstream", .timeLimit(.minutes(5)))
struct UpstreamMessageTests {
  private let message: UpstreamMessage = "\(.upstream) is late, says \(.upstream)"

  @Test("has its name wherever it is left open")
  func names() {
    #expect(message.naming("TMDB") == "TMDB is late, says TMDB")
    #expect(("nothing is open" as UpstreamMessage).naming("TMDB") == "nothing is open")
    #expect(UpstreamMessage("text").naming("TMDB") == "text")
  }

  @Test("takes in values, and other messages with what they leave open")
  func interpolation() {
    let outer: UpstreamMessage = "\(3) failures (\(message)), \("x")"
    #expect(outer.naming("AMC") == "3 failures (AMC is late, says AMC), x")
  }

  @Test("is redacted, but never in its name")
  func redacted() {
    let redactor = Redactor()
    redactor.add("late")
    let error = redactor.redact(UpstreamError(.timedOut, message, upstream: .test("late")))
    #expect(error.message.naming("late") == "late is REDACTED, says late")
  }
}
