// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct LifecycleTests {
  private func run(_ lines: String...) async -> (outcomes: [String], ending: Ending) {
    let session = Session { router in
      router.handleEcho()
      router.handleInitialize()
    }
    for line in lines { session.send(line.replacing("{", with: #"{"jsonrpc":"2.0","#, maxReplacements: 1)) }
    let answers = await session.finish()
    let outcomes = answers.map { answer in
      let result = answer.json["result"]?.raw.description
      return
        "\(answer.json["id"]?.raw.description ?? "-") \(result ?? "\(answer.json.at("/error/code")?.integer ?? 0)")"
    }
    return (outcomes, await session.ending())
  }

  @Test func wholeLife() async {
    let (outcomes, ending) = await run(
      #"{"id":1,"method":"initialize","params":{"processId":null,"capabilities":null,"rootUri":null}}"#,
      #"{"method":"initialized","params":{}}"#, #"{"id":2,"method":"test/echoInOrder"}"#,
      #"{"id":3,"method":"shutdown"}"#,
      #"{"method":"exit"}"#, #"{"id":4,"method":"test/echoInOrder"}"#)
    #expect(outcomes == [#"1 {"name":"test"}"#, "2 {}", "3 null"])
    #expect(ending == .exit(afterShutdown: true))
    #expect(ending.exitCode == 0)
  }

  @Test func exitWithoutShutdown() async {
    let (outcomes, ending) = await run(#"{"id":1,"method":"test/echo"}"#, #"{"method":"exit"}"#)
    #expect(outcomes == ["1 {}"])
    #expect(ending == .exit(afterShutdown: false))
    #expect(ending.exitCode == 1)
  }

  @Test func endOfInput() async {
    let (outcomes, ending) = await run()
    #expect(outcomes == [])
    #expect(ending == .endOfInput)
    #expect(ending.exitCode == 0)
  }

  @Test func secondInitialize() async {
    let (outcomes, _) = await run(
      #"{"id":0,"method":"test/echoInOrder"}"#, #"{"id":1,"method":"initialize","params":{"processId":"wrong"}}"#,
      #"{"id":2,"method":"initialize"}"#, #"{"id":3,"method":"initialize"}"#)
    #expect(outcomes == ["0 {}", "1 -32602", #"2 {"name":"test"}"#, "3 -32600"])
  }

  @Test func afterShutdown() async {
    let (outcomes, ending) = await run(
      #"{"id":1,"method":"shutdown","params":null}"#, #"{"id":2,"method":"test/echo"}"#,
      #"{"id":3,"method":"shutdown"}"#,
      #"{"id":4,"method":"unknown"}"#, #"{"id":5,"method":"initialize"}"#, #"{"method":"test/echo"}"#,
      #"{"method":"$/cancelRequest","params":{"id":1}}"#, #"{"id":6,"method":"exit"}"#)
    #expect(outcomes == ["1 null", "2 -32600", "3 -32600", "4 -32600", "5 -32600", "6 null"])
    #expect(ending == .exit(afterShutdown: true))
  }

  @Test(arguments: ["initialized", "$/progress", "$/logTrace"])
  func notificationWithAnIDIsAnsweredWithNull(method: String) async {
    #expect(await run(#"{"id":1,"method":"\#(method)","params":{"any":1}}"#).outcomes == ["1 null"])
  }

  @Test func otherNotificationsWithAnID() async {
    let (outcomes, _) = await run(
      #"{"id":1,"method":"$/cancelRequest","params":{"id":7}}"#, #"{"id":2,"method":"$/cancelRequest","params":{}}"#,
      #"{"id":3,"method":"$/setTrace","params":{"value":"verbose"}}"#,
      #"{"id":4,"method":"$/setTrace","params":{"value":"loud"}}"#, #"{"id":5,"method":"$/unknown"}"#)
    #expect(outcomes == ["1 null", "2 -32602", "3 null", "4 -32602", "5 -32601"])
  }

  @Test func exitInsideABatch() async {
    let (outcomes, ending) = await run(#"{"id":1,"method":"shutdown"}"#)
    #expect(outcomes == ["1 null"])
    #expect(ending == .endOfInput)
    let session = Session { $0.handleEcho() }
    session.send(#"[{"jsonrpc":"2.0","id":1,"method":"test/echo"},{"jsonrpc":"2.0","method":"exit"}]"#)
    #expect(await session.rest() == [#"[{"jsonrpc":"2.0","id":1,"result":{}}]"#])
    #expect(await session.ending() == .exit(afterShutdown: false))
  }
}
