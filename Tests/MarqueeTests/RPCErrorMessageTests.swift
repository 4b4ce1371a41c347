// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import marquee

@Suite(.timeLimit(.minutes(5))) struct RPCErrorMessageTests {
  private func prose(_ message: String, _ data: String) throws -> String {
    RPCErrorMessage(try JSONValue(parsing: #"{"code":-32013,"message":"\#(message)","data":{\#(data)}}"#)).prose
  }

  @Test(arguments: [("120", "120"), ("120.0", "120"), ("1.2", "1.2")])
  func aWaitIsToldWithoutDigitsThatMeanNothing(seconds: String, told: String) throws {
    let text = try prose("AMC answered with status 429", #""retryAfterSeconds":\#(seconds)"#)
    #expect(text == "marquee: AMC answered with status 429\n  try again in \(told) s\n")
  }

  @Test(arguments: [
    ("Set A_KEY, or call credentials/set; --sandbox works", "Set A_KEY, or keep a key with ", "; --sandbox"),
    ("check A_KEY, or set another key with credentials/set", "check A_KEY, or set another key with ", "\n"),
  ])
  func aHintIsWhatOneCanType(hint: String, before: String, after: String) throws {
    let text = try prose("It failed.", #""provider":"tmdb","hint":"\#(hint)""#)
    #expect(text.contains("  \(before)`marquee call credentials/set provider=tmdb key=… persist=true`\(after)"))
  }

  /// Regression: "AMC answered with status 500: It broke." was followed by "it said: It broke."
  @Test func theUpstreamsWordsAreToldOnce() throws {
    let words = #""upstreamMessage":"It broke.""#
    #expect(try prose("AMC answered with status 500: It broke.", words).split(separator: "\n").count == 1)
    #expect(
      try prose("AMC does not accept the key", words) == "marquee: AMC does not accept the key\n  it said: It broke.\n")
  }
}
