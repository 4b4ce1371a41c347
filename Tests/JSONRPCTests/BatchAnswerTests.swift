// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import JSONRPC

/// The responses of a batch form one message, so they wait for each other. Regression: a batch of 1,000 `rpc.discover`
/// got a response of 238 MB.
@Suite(.timeLimit(.minutes(5))) struct BatchAnswerTests {
  private static let large = String(repeating: "x", count: 10_000)

  private func configuration(_ bytes: Int) -> Configuration {
    var configuration = Configuration()
    configuration.limits.batchAnswerBytes = bytes
    return configuration
  }

  private func call(_ id: String, _ method: String = "test/work") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"}"#
  }

  @Test func whatFindsNoRoomIsAnError() async throws {
    let session = Session(configuration(55_000)) { router in
      router.handle(Work.self) { _, _ in Self.large }
      router.handleEcho()
    }
    let calls = (0..<20).map { call("\($0)") } + [call("\"small\"", "test/echo")]
    session.send("[\(calls.joined(separator: ","))]")
    let answers = try #require(await session.next()).json
    #expect(answers.count == 21)
    #expect(answers.elements.count { $0["result"]?.string == Self.large } == 5)
    let refused = answers.elements.filter { $0["error"] != nil }
    #expect(refused.count == 15)
    #expect(refused.allSatisfy { $0.at("/error/code")?.integer == -32000 })
    #expect(refused.allSatisfy { $0.at("/error/data/retryable")?.boolean == true })
    #expect(answers[20]?["result"] != nil)
    // The room is free again for the next batch, and a request outside a batch needs none.
    session.send("[\(call("1"))]")
    #expect(await session.next()?.json.at("/0/result")?.string == Self.large)
    session.send(call("2"))
    #expect(await session.next()?.json["result"]?.string == Self.large)
    #expect(await session.finish() == [])
    #expect(session.server.dispatcher.read(\.heldBytes) == 0)
  }

  @Test func answersInOrderAreBoundedToo() async throws {
    let session = Session(configuration(5_000)) { router in
      router.handleInOrder(EchoInOrder.self) { params, _ in Echo.Result(params: params) }
    }
    let text = String(repeating: "y", count: 2000)
    let call = #"{"jsonrpc":"2.0","id":1,"method":"test/echoInOrder","params":["\#(text)"]}"#
    session.send("[\(call),\(call),\(call),\(call)]")
    let answers = try #require(await session.next()).json
    #expect(answers.elements.map { $0.at("/error/code")?.integer } == [nil, nil, -32000, -32000])
    #expect(await session.finish() == [])
  }

  /// Batches that never complete must not accumulate: the responses that they have gathered count as held bytes, so
  /// that reading pauses.
  @Test func unfinishedBatchesCountAsHeld() async {
    var configuration = configuration(100_000)
    configuration.limits.heldBytes = 50_000
    configuration.limits.readBytes = 256
    let gate = Gate()
    let session = Session(configuration) { router in
      router.handleWork(behind: gate)
      router.handleEcho()
    }
    let small = Array(repeating: call("null", "test/echoInOrder"), count: 100).joined(separator: ",")
    for id in 0..<50 { session.send("[\(call("\(id)")),\(small)]") }
    await gate.arrival(of: 5)
    #expect(session.server.statistics.running < 20)
    gate.open()
    #expect(await session.finish().count == 50)
    #expect(session.server.dispatcher.read(\.heldBytes) == 0)
  }
}
