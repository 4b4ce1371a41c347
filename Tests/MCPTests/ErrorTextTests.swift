// SPDX-License-Identifier: MIT
import JSON
import JSONRPC
import Testing

@testable import MCP

@Suite(.timeLimit(.minutes(5))) struct ErrorTextTests {
  private func text(_ kind: String, retryable: Bool = false, _ details: (inout JSONWriter) -> Void = { _ in }) -> String
  {
    RPCError(.internalError, "it went\nwrong", kind: kind, retryable: retryable, details: details).textForModel
  }

  @Test func aMissingKeyIsForThePersonAndNamesTheVariable() {
    let text = text("credentialsMissing") { $0.member("provider", "amc") }
    #expect(text.hasPrefix("It went wrong. Calling again will not help: tell the person to set MARQUEE_AMC_KEY"))
    #expect(text.contains("--sandbox"))
  }

  @Test func whoAsksTooOftenIsToldHowLongToWait() {
    #expect(text("rateLimited", retryable: true) { $0.member("retryAfterSeconds", 7.2) }.contains("Wait 8 seconds"))
    #expect(text("rateLimited", retryable: true).contains("Wait a minute"))
  }

  @Test func anUpstreamIsTriedAgainOnlyWhereThatHelps() {
    #expect(text("upstreamFailed", retryable: true).contains("call again"))
    #expect(!text("upstreamUnreachable").contains("call again"))
  }

  @Test func aWrongArgumentIsToBeCorrected() async throws {
    let error = await #expect(throws: RPCError.self) {
      try await Model().context.contract.value(of: "movies/get", #"{"id":"batman"}"#)
    }
    let text = try #require(error).textForModel
    #expect(text.contains("amc:movie:61234") && text.hasSuffix("Correct that argument and call again."))
  }

  @Test func aKindThatIsNewSaysWhetherToTryAgain() {
    #expect(text("eclipse", retryable: true) == "It went wrong. Call again in a minute.")
    #expect(text("eclipse") == "It went wrong.")
  }
}
