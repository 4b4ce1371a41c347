// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct ErrorTests {
  private struct Surprise: Error {}

  private func answer(
    _ configuration: Configuration = Configuration(), to thrown: any Error & Sendable
  ) async -> JSONValue? {
    await Session.answers(to: #"{"jsonrpc":"2.0","id":1,"method":"test/work"}"#, configuration) { router in
      router.handle(Work.self) { _, _ in throw thrown }
    }.first?.json["error"]
  }

  @Test func errorsReachTheClientAsTheyAre() async {
    let thrown = RPCError(ErrorCode(rawValue: -32013), "slow down", kind: "rateLimited", retryable: true) {
      $0.member("retryAfterSeconds", 7)
    }
    #expect(
      await answer(to: thrown)?.raw.description
        == #"{"code":-32013,"message":"slow down","data":{"kind":"rateLimited","retryable":true,"retryAfterSeconds":7}}"#
    )
  }

  @Test func otherErrorsAreInternal() async {
    let error = await answer(to: Surprise())
    #expect(error?["code"]?.integer == -32603)
    #expect(error?.at("/data/kind")?.string == "internalError")
    #expect(error?.at("/data/retryable")?.boolean == false)
  }

  @Test func everyTextPassesTheRedactor() async {
    var configuration = Configuration()
    configuration.redact = { $0.replacing("s\"cret", with: "•••") }
    let thrown = RPCError(.requestFailed, "key s\"cret") { writer in
      writer.key("deep")
      writer.array { writer in
        writer.object { $0.member("url", "http://x/?key=s\"cret") }
        writer.string("s\"cret")
        writer.integer(5)
      }
    }
    #expect(
      await answer(configuration, to: thrown)?.raw.description
        == #"{"code":-32803,"message":"key •••","data":{"kind":"requestFailed","retryable":false,"deep":[{"url":"http://x/?key=•••"},"•••",5]}}"#
    )
  }

  @Test func droppedReplyAnswersByItself() async {
    let (written, sink) = AsyncStream.makeStream(of: [UInt8].self)
    let transport = MemoryTransport { sink.yield(Array($0)) }
    let stopping = Stopping()
    let output = Output(limit: 1000, stopping: stopping, counters: Counters())
    output.open(framing: .lines)
    output.start(over: transport)
    drop(Reply(to: .integer(7), batch: nil, output: output))
    let inbox = Inbox(written)
    let answer = await inbox.next()?.json
    #expect(answer?["id"]?.integer == 7)
    #expect(answer?.at("/error/code")?.integer == -32603)
    output.finish()
  }

  private func drop(_ reply: consuming Reply?) {}

  @Test func errorsAndRequestsAreCounted() async {
    let session = Session { $0.handleEcho() }
    let lines = [
      #"{"jsonrpc":"2.0","id":1,"method":"test/echo"}"#, #"{"jsonrpc":"2.0","id":2,"method":"test/echoInOrder"}"#,
      #"{"jsonrpc":"2.0","method":"test/echoInOrder"}"#, #"{"jsonrpc":"2.0","id":3,"method":"made/up"}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"also/made/up"}"#,
      #"{"jsonrpc":"2.0","id":5,"method":"test/echo","params":[1]}"#, "{",
    ]
    for line in lines { session.send(line) }
    let answers = await session.finish()
    let statistics = session.server.statistics
    #expect(statistics.requests == ["test/echo": 2, "test/echoInOrder": 2])
    #expect(statistics.unknownRequests == 2)
    #expect(statistics.errors == ["methodNotFound": 2, "invalidParams": 1, "parseError": 1])
    #expect(statistics.running == 0 && statistics.queued == 0 && statistics.outboundBytes == 0)
    #expect(statistics.bytesOut == answers.reduce(0) { $0 + $1.utf8.count + 1 })
    #expect(statistics.bytesIn == lines.reduce(0) { $0 + $1.utf8.count + 1 })
  }
}
