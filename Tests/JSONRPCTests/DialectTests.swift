// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import JSONRPC

extension Dialect {
  /// A dialect that differs from LSP in everything.
  fileprivate static func strict(allowsBatches: @escaping @Sendable () -> Bool) -> Dialect {
    var dialect = Dialect()
    dialect.engineMethods = ["notifications/initialized": .initialized, "notifications/cancelled": .cancelRequest]
    dialect.cancelledIDName = "requestId"
    dialect.answersCancelledRequests = false
    dialect.allowsBatches = allowsBatches
    dialect.refusal = { method, params, isInitialized in
      guard !isInitialized, method.hasPrefix("test/"), params?["text"]?.string != "early" else { return nil }
      return RPCError(.invalidRequest, "too early")
    }
    return dialect
  }
}

/// What a protocol may do differently from LSP, as the Model Context Protocol does.
@Suite(.timeLimit(.minutes(5))) struct DialectTests {
  private func session(
    _ configuration: Configuration = Configuration(), allowsBatches: Bool = false, _ gate: Gate = Gate()
  ) -> Session {
    Session(configuration, dialect: .strict { allowsBatches }) { router in
      router.handleEcho()
      router.handleInitialize()
      router.handleWork(behind: gate)
    }
  }

  private func initialized(allowsBatches: Bool = false, _ gate: Gate = Gate()) async -> Session {
    let session = session(allowsBatches: allowsBatches, gate)
    session.send(#"{"jsonrpc":"2.0","id":0,"method":"initialize"}"#)
    _ = await session.next()
    return session
  }

  @Test func requestsBeforeInitializeAreRefusedButUnknownOnesAreUnknown() async {
    let session = session()
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/echo"}"#)
    #expect(await session.next()?.json.at("/error/code")?.integer == -32600)
    session.send(#"{"jsonrpc":"2.0","id":2,"method":"server/discover"}"#)
    #expect(await session.next()?.json.at("/error/code")?.integer == -32601)
    session.send(#"{"jsonrpc":"2.0","id":5,"method":"test/echo","params":{"text":"early"}}"#)
    #expect(await session.next()?.json.at("/result/text")?.string == "early")
    session.send(#"{"jsonrpc":"2.0","id":3,"method":"initialize"}"#)
    #expect(await session.next()?.json.at("/result/name")?.string == "test")
    session.send(#"{"jsonrpc":"2.0","id":4,"method":"test/echo"}"#)
    #expect(await session.finish() == [#"{"jsonrpc":"2.0","id":4,"result":{}}"#])
  }

  @Test func aCancelledRequestGetsNoAnswer() async {
    let gate = Gate()
    let session = await initialized(gate)
    session.send(#"{"jsonrpc":"2.0","id":7,"method":"test/work"}"#)
    await gate.arrival()
    session.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7,"reason":"late"}}"#)
    #expect(await session.finish() == [])
  }

  @Test func aCancelledRequestThatWaitsGetsNoAnswer() async {
    let gate = Gate()
    var configuration = Configuration()
    configuration.limits.runningRequests = 1
    let session = Session(configuration, dialect: .strict { false }) { router in
      router.handleInitialize()
      router.handleWork(behind: gate)
    }
    session.send(#"{"jsonrpc":"2.0","id":0,"method":"initialize"}"#)
    _ = await session.next()
    for id in 1...2 { session.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"test/work"}"#) }
    await gate.arrival()
    session.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#)
    session.send(#"{"jsonrpc":"2.0","id":2,"method":"initialize"}"#)
    // The id is free again, and this response shows that the cancel has been processed.
    #expect(await session.next()?.json.at("/error/code")?.integer == -32600)
    gate.open()
    #expect(await session.finish() == [#"{"jsonrpc":"2.0","id":1,"result":"done"}"#])
    #expect(gate.arrived == 1)
  }

  /// Regression: a request cancelled between leaving the queue and the start of its handler stayed unanswered: its id
  /// remained taken, and the drain at the end of input ran to its limit.
  @Test(.timeLimit(.minutes(5))) func aRequestThatIsCancelledOnItsWayFromTheQueueEnds() async throws {
    let gate = Gate()
    var configuration = Configuration()
    configuration.limits.drain = .seconds(600)
    let session = session(configuration, gate)
    let server = session.server
    session.send(#"{"jsonrpc":"2.0","id":0,"method":"initialize"}"#)
    _ = await session.next()
    let message = try JSONValue(parsing: #"{"jsonrpc":"2.0","id":7,"method":"test/work"}"#)
    guard let route = server.router.routes["test/work"], case .call(let call) = Envelope(message),
      case .concurrent(let scheduling, let reading) = route.handler
    else {
      Issue.record("this is no call of a handler")
      return
    }
    let request = PendingRequest(
      call, read: try reading(call.params, server), route: route, scheduling: scheduling, received: .now,
      reply: Reply(to: call.id, batch: nil, output: server.output))
    #expect(server.dispatcher.change { $0.admit(request) } == .start)
    _ = request.takeReply()?.withdraw()
    request.cancel()
    server.start(request)
    #expect(await session.finish() == [])
    #expect(gate.arrived == 0)
  }

  @Test func aBatchGoesOnWithoutItsCancelledRequest() async {
    let gate = Gate()
    let session = await initialized(allowsBatches: true, gate)
    session.send(
      #"[{"jsonrpc":"2.0","id":1,"method":"test/work"},{"jsonrpc":"2.0","id":2,"method":"test/echoInOrder"}]"#)
    await gate.arrival()
    session.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
    #expect(await session.finish() == [#"[{"jsonrpc":"2.0","id":2,"result":{}}]"#])
  }

  @Test func batchesAreRefusedWhereThereAreNone() async {
    let session = await initialized()
    session.send(#"[{"jsonrpc":"2.0","id":1,"method":"test/echo"}]"#)
    let answer = await session.next()
    #expect(answer?.json["id"]?.isNull == true)
    #expect(answer?.json.at("/error/code")?.integer == -32600)
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":null,"method":"test/echo"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"test/echo","params":["text"]}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"notifications/initialized"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32600),
  ])
  func whatLSPAllowsAndMCPDoesNotIsRefused(line: String, code: Int) async {
    let session = await initialized()
    session.send(line)
    #expect(await session.next()?.json.at("/error/code")?.integer == code)
  }

  @Test func requestsWithoutAnIDAndNotificationsOfLSPDoNothing() async {
    let gate = Gate()
    let session = await initialized(gate)
    session.send(#"{"jsonrpc":"2.0","method":"test/work"}"#)
    session.send(#"{"jsonrpc":"2.0","method":"exit"}"#)
    session.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/echo"}"#)
    #expect(await session.finish() == [#"{"jsonrpc":"2.0","id":1,"result":{}}"#])
    #expect(gate.arrived == 0)
  }

  @Test func aNotificationOfARequestComesBeforeItsAnswerOrNotAtAll() async {
    let session = Session(dialect: .strict { false }) { router in
      router.handleInitialize()
      router.handle(Work.self) { _, context in
        await context.notify("test/news", RawJSON { $0.object { _ in } })
        return "done"
      }
    }
    session.send(#"{"jsonrpc":"2.0","id":0,"method":"initialize"}"#)
    _ = await session.next()
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/work"}"#)
    #expect(
      await session.finish() == [
        #"{"jsonrpc":"2.0","method":"test/news","params":{}}"#, #"{"jsonrpc":"2.0","id":1,"result":"done"}"#,
      ])
  }
}
