// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct BatchTests {
  private func answers(_ input: String, _ configuration: Configuration = Configuration()) async -> [String] {
    await Session.answers(to: input + "\n", configuration) { $0.handleEcho() }
  }

  @Test func arrayInsideABatchIsNoRequest() async {
    let answer = await answers(
      #"[[{"jsonrpc":"2.0","id":1,"method":"test/echo"}],[],{"jsonrpc":"2.0","id":2,"method":"test/echoInOrder"}]"#)
    #expect(answer.count == 1)
    #expect(answer.first?.json.elements.map { $0["id"]?.raw.description } == ["null", "null", "2"])
    #expect(answer.first?.json.at("/0/error/code")?.integer == -32600)
  }

  @Test func batchIsBounded() async {
    let call = #"{"jsonrpc":"2.0","id":1,"method":"test/echoInOrder"}"#
    let full = await answers("[" + Array(repeating: call, count: 1000).joined(separator: ",") + "]")
    #expect(full.first?.json.count == 1000)
    let over = await answers("[" + Array(repeating: call, count: 1001).joined(separator: ",") + "]")
    #expect(over.map { $0.json.at("/error/code")?.integer } == [-32600])
    #expect(over.first?.json["id"]?.isNull == true)
  }

  @Test func batchThatExceedsTheQueueIsRefusedAsAWhole() async {
    var configuration = Configuration()
    configuration.limits.heldBytes = 100
    let batch =
      #"[{"jsonrpc":"2.0","id":1,"method":"test/echo"},{"jsonrpc":"2.0","method":"test/echo"},"#
      + #"{"jsonrpc":"2.0","id":"b","method":"test/echoInOrder"}]"#
    let answers = await answers(batch + "\n" + #"{"jsonrpc":"2.0","id":3,"method":"test/echo"}"#, configuration)
    #expect(answers.count == 2)
    #expect(answers.first?.json.elements.map { $0["id"]?.raw.description } == ["1", "\"b\""])
    #expect(answers.first?.json.elements.allSatisfy { $0.at("/error/code")?.integer == -32000 } == true)
    #expect(answers.first?.json.at("/0/error/data/retryable")?.boolean == true)
    #expect(answers.last == #"{"jsonrpc":"2.0","id":3,"result":{}}"#)
  }

  /// The response of a batch waits for its slowest part; a single request that came later doesn't.
  @Test func answersComeTogetherInTheOrderOfCompletion() async {
    let gate = Gate()
    let session = Session { router in
      router.handleEcho()
      router.handleWork(behind: gate)
    }
    session.send(
      #"[{"jsonrpc":"2.0","id":1,"method":"test/work"},{"jsonrpc":"2.0","id":2,"method":"test/echoInOrder"},"#
        + #"{"jsonrpc":"2.0","method":"test/echo"},{"jsonrpc":"2.0","id":1,"method":"test/echo"}]"#)
    session.send(#"{"jsonrpc":"2.0","id":3,"method":"test/echoInOrder"}"#)
    #expect(await session.next() == #"{"jsonrpc":"2.0","id":3,"result":{}}"#)
    gate.open()
    let batch = await session.next()?.json
    #expect(batch?.elements.map { $0["id"]?.integer } == [2, 1, 1])
    #expect(batch?.at("/1/error/code")?.integer == -32600)
    #expect(batch?.at("/2/result")?.string == "done")
    #expect(await session.finish() == [])
  }

  @Test func cancelInsideABatch() async {
    let gate = Gate()
    let session = Session { router in
      router.handleWork(behind: gate)
    }
    session.send(
      #"[{"jsonrpc":"2.0","id":1,"method":"test/work"},{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}]"#
    )
    let batch = await session.next()?.json
    #expect(batch?.count == 1)
    #expect(batch?.at("/0/error/code")?.integer == -32800)
    #expect(await session.finish() == [])
  }

  @Test func responsesInABatchAreIgnored() async {
    #expect(await answers(#"[{"jsonrpc":"2.0","id":1,"result":1},{"jsonrpc":"2.0","method":"$/unknown"}]"#) == [])
  }
}
