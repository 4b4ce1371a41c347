// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct NotificationTests {
  private let body = RawJSON { $0.object { $0.member("n", 1) } }

  private func initialize(_ notifications: String...) -> String {
    let list = notifications.map { "\"\($0)\"" }.joined(separator: ",")
    return
      #"{"jsonrpc":"2.0","id":"i","method":"initialize","params":{"initializationOptions":{"notifications":[\#(list)]}}}"#
  }

  private func session() -> Session {
    Session { router in
      router.handleEcho()
      router.handleInitialize()
      router.handle(Work.self) { _, _ in throw RPCError(.requestFailed, "no") }
    }
  }

  @Test func onlyWhatWasAskedForAndOnlyAfterTheAnswer() async {
    let session = session()
    session.server.notify("a", body)
    session.send(initialize("a"))
    #expect(await session.next()?.json["id"]?.string == "i")
    session.server.notify("a", body)
    session.server.notify("b", body)
    #expect(await session.finish() == [#"{"jsonrpc":"2.0","method":"a","params":{"n":1}}"#])
  }

  /// Regression: notifications overtook the response to the subscription when both resulted from the same read.
  @Test func whatIsReadWithItComesAfterTheAnswerToo() async {
    let session = session()
    session.send(
      raw: initialize("test/error") + "\n" + #"{"jsonrpc":"2.0","method":"$/setTrace","params":{"value":1}}"# + "\n")
    #expect(await session.finish().map { $0.json["method"]?.string } == [nil, "test/error"])
  }

  @Test func clientThatDoesntAskGetsNone() async {
    let session = session()
    session.send(#"{"jsonrpc":"2.0","method":"test/work"}"#)
    session.send(initialize())
    session.send(#"{"jsonrpc":"2.0","method":"test/echoInOrder","params":5}"#)
    session.send(#"{"jsonrpc":"2.0","method":"test/echoInOrder","params":{"x":5}}"#)
    let answers = await session.finish()
    #expect(answers.map { $0.json["id"]?.raw.description } == ["\"i\"", "null"])
  }

  @Test func failedNotificationsAreReported() async {
    let session = session()
    session.send(initialize("test/error"))
    #expect(await session.next() != nil)
    for method in ["$/cancelRequest", "$/setTrace", "test/echoInOrder", "test/work"] {
      session.send(#"{"jsonrpc":"2.0","method":"\#(method)","params":{"value":1,"id":[],"count":"x"}}"#)
      let error = await session.next()?.json
      #expect(error?["method"]?.string == "test/error")
      #expect(error?.at("/params/code")?.integer == -32602)
      #expect(error?.at("/params/data/kind")?.string == "invalidParams")
    }
    session.send(#"{"jsonrpc":"2.0","method":"test/work","params":null}"#)
    #expect(await session.next()?.json.at("/params/code")?.integer == -32803)
    session.send(#"{"jsonrpc":"2.0","method":"unknown/notification","params":{}}"#)
    #expect(await session.finish() == [])
  }

  @Test func fullQueueDropsNotifications() async {
    var configuration = Configuration()
    configuration.limits.outboundBytes = 10_000
    let session = PipeSession(configuration) { $0.handleInitialize() }
    session.send(initialize("a") + "\n")
    _ = await session.read(atLeast: 50)
    let text = RawJSON { $0.object { $0.member("text", String(repeating: "x", count: 1000)) } }
    // Nobody reads: the pipe takes some, the queue some more.
    while session.server.statistics.droppedNotifications == 0 { session.server.notify("a", text) }
    #expect(session.server.statistics.outboundBytes <= 10_000)
    close(session)
    _ = await session.readAll()
    #expect(await session.ending() == .endOfInput)
  }

  private func close(_ session: PipeSession) { session.send("", thenClose: true) }

  @Test func trace() async {
    let session = session()
    session.send(initialize("$/logTrace"))
    #expect(await session.next() != nil)
    session.server.logTrace("off")
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"$/setTrace","params":{"value":"messages"}}"#)
    #expect(await session.next()?.json["id"]?.integer == 1)
    session.server.logTrace("short", verbose: "long")
    #expect(await session.next() == #"{"jsonrpc":"2.0","method":"$/logTrace","params":{"message":"short"}}"#)
    session.send(#"{"jsonrpc":"2.0","id":2,"method":"test/work"}"#)
    let line = await session.next()?.json
    #expect(line?["method"]?.string == "$/logTrace")
    #expect(line?.at("/params/message")?.string?.hasPrefix("test/work 2 ") == true)
    #expect(await session.next()?.json["id"]?.integer == 2)
    session.send(#"{"jsonrpc":"2.0","id":3,"method":"$/setTrace","params":{"value":"verbose"}}"#)
    #expect(await session.next()?.json["id"]?.integer == 3)
    session.server.logTrace("short", verbose: "long")
    #expect(
      await session.next() == #"{"jsonrpc":"2.0","method":"$/logTrace","params":{"message":"short","verbose":"long"}}"#)
    session.send(#"{"jsonrpc":"2.0","id":4,"method":"$/setTrace","params":{"value":"off"}}"#)
    #expect(await session.next()?.json["id"]?.integer == 4)
    session.server.logTrace("off")
    #expect(await session.finish() == [])
  }
}
