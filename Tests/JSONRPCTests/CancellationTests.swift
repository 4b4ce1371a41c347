// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct CancellationTests {
  @Test func runningRequestIsCancelled() async {
    let gate = Gate()
    let session = Session { router in
      router.handleWork(behind: gate)
    }
    session.send(#"{"jsonrpc":"2.0","id":"x","method":"test/work"}"#)
    await gate.arrival()
    session.send(#"{"jsonrpc":"2.0","method":"$\/cancelRequest","params":{"id":"\u0078"}}"#)
    let answer = await session.next()
    #expect(answer?.json["id"]?.string == "x")
    #expect(answer?.json.at("/error/code")?.integer == -32800)
    #expect(answer?.json.at("/error/data/kind")?.string == "requestCancelled")
    #expect(await session.finish() == [])
  }

  @Test func waitingRequestIsAnsweredAtOnce() async {
    let gate = Gate()
    var configuration = Configuration()
    configuration.limits.runningRequests = 1
    let session = Session(configuration) { router in
      router.handleWork(behind: gate)
    }
    for id in 1...3 { session.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"test/work"}"#) }
    session.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#)
    let answer = await session.next()
    #expect(answer?.json["id"]?.integer == 2)
    #expect(answer?.json.at("/error/code")?.integer == -32800)
    gate.open()
    #expect(
      await session.finish()
        == [#"{"jsonrpc":"2.0","id":1,"result":"done"}"#, #"{"jsonrpc":"2.0","id":3,"result":"done"}"#])
    #expect(gate.arrived == 2)
  }

  @Test func unknownAndFinishedIDsAreIgnored() async {
    let answers = await Session.answers(
      to: """
        {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}
        {"jsonrpc":"2.0","id":1,"method":"test/echoInOrder"}
        {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}
        {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":null}}
        {"jsonrpc":"2.0","method":"$/cancelRequest"}
        {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":[]}}
        """
    ) { $0.handleEcho() }
    #expect(answers == [#"{"jsonrpc":"2.0","id":1,"result":{}}"#])
  }

  @Test func handlerThatFinishesAnywayAnswersWithItsResult() async {
    let gate = Gate()
    let session = Session { router in
      router.handle(Work.self) { _, _ in
        try? await gate.pass()
        return "done"
      }
    }
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/work"}"#)
    await gate.arrival()
    session.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#)
    #expect(await session.next() == #"{"jsonrpc":"2.0","id":1,"result":"done"}"#)
    #expect(await session.finish() == [])
  }

  /// A cancelled stream says how far it got.
  @Test func detailsOfACancelledRequestAreKept() async {
    let gate = Gate()
    let session = Session { router in
      router.handle(Work.self) { _, _ in
        do { try await gate.pass() } catch {
          throw RPCError(.requestCancelled, "cancelled") { $0.member("delivered", 3) }
        }
        return "done"
      }
    }
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/work"}"#)
    await gate.arrival()
    session.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":[1]}"#)
    #expect(await session.next()?.json.at("/error/data/delivered")?.integer == 3)
    #expect(await session.finish() == [])
  }

  /// A thousand requests in one write, a third of them cancelled: each gets exactly one response.
  @Test func everyRequestGetsOneAnswer() async {
    var input = ""
    for id in 1...1000 {
      let method = id % 2 == 0 ? "test/work" : id % 7 == 0 ? "test/lightWork" : "test/echoInOrder"
      input += #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"}"# + "\n"
      if id % 3 == 0 {
        input += #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id - id % 5)}}"# + "\n"
      }
    }
    let answers = await Session.answers(to: input) { router in
      router.handleEcho()
      router.handle(Work.self) { _, _ in
        for _ in 0..<10 {
          await Task.yield()
          try Task.checkCancellation()
        }
        return "done"
      }
      router.handle(LightWork.self, .unslotted) { _, _ in "done" }
    }
    #expect(answers.compactMap { $0.json["id"]?.integer }.sorted() == Array(1...1000))
    #expect(
      answers.allSatisfy { $0.json["result"] != nil || $0.json.at("/error/code")?.integer == -32800 })
    #expect(answers.contains { $0.json["error"] != nil })
  }
}
