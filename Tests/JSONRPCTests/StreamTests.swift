// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct StreamTests {
  private struct Page: JSONWritable {
    let number: Int

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.member("kind", "page")
        writer.member("page", number)
      }
    }
  }

  private func answers(
    _ params: String, _ body: @escaping @Sendable (Echo.Params, RequestContext) async throws -> String
  ) async -> [String] {
    await Session.answers(to: #"{"jsonrpc":"2.0","id":1,"method":"test/work","params":\#(params)}"#) {
      $0.handle(Work.self, .slotted, body)
    }
  }

  @Test(arguments: ["\"to\\u006ben\"", "5", "-1", "123456789012345678901234567890", "\"\""])
  func partsComeInOrderBeforeTheAnswer(token: String) async {
    let answers = await answers(#"{"partialResultToken":\#(token)}"#) { _, context in
      for number in 1...100 { try await context.partialResults?.send(Page(number: number)) }
      return "done"
    }
    let pages = (1...100).map {
      #"{"jsonrpc":"2.0","method":"$/progress","params":{"token":\#(token),"value":{"kind":"page","page":\#($0)}}}"#
    }
    #expect(answers == pages + [#"{"jsonrpc":"2.0","id":1,"result":"done"}"#])
  }

  @Test func withoutTokensThereIsNothingToSendTo() async {
    let answers = await answers("{}") { _, context in
      "\(context.partialResults == nil) \(context.workDone == nil) \(context.method)"
    }
    #expect(answers == [#"{"jsonrpc":"2.0","id":1,"result":"true true test/work"}"#])
  }

  @Test func inOrderMethodsAcceptTokensToo() async {
    let answers = await Session.answers(
      to: #"{"jsonrpc":"2.0","id":1,"method":"test/echoInOrder","params":{"partialResultToken":1,"workDoneToken":"x"}}"#
    ) { $0.handleEcho() }
    #expect(answers == [#"{"jsonrpc":"2.0","id":1,"result":{}}"#])
  }

  @Test func workDone() async {
    let answers = await answers(#"{"workDoneToken":"w"}"#) { _, context in
      await context.workDone?.report(message: "too early")
      await context.workDone?.begin(title: "Loading", percentage: 0)
      await context.workDone?.begin(title: "Twice")
      await context.workDone?.report(message: "half", percentage: 50)
      await context.workDone?.report(percentage: 20)
      await context.workDone?.report(percentage: 1000)
      await context.workDone?.end(message: "all")
      await context.workDone?.end()
      await context.workDone?.report(message: "too late")
      return "done"
    }
    #expect(answers.dropLast().allSatisfy { $0.json.at("/params/token")?.string == "w" })
    #expect(
      answers.dropLast().map { $0.json.at("/params/value")?.raw.description } == [
        #"{"kind":"begin","title":"Loading","cancellable":true,"percentage":0}"#,
        #"{"kind":"report","cancellable":true,"message":"half","percentage":50}"#,
        #"{"kind":"report","cancellable":true,"percentage":50}"#,
        #"{"kind":"report","cancellable":true,"percentage":100}"#, #"{"kind":"end","message":"all"}"#,
      ])
    #expect(answers.last == #"{"jsonrpc":"2.0","id":1,"result":"done"}"#)
  }

  @Test(arguments: [true, false])
  func workThatIsNotEndedIsEndedBeforeTheAnswer(fails: Bool) async {
    let answers = await answers(#"{"workDoneToken":1}"#) { _, context in
      await context.workDone?.begin(title: "Loading")
      await context.workDone?.report(percentage: 10)
      if fails { throw RPCError(.requestFailed, "no") }
      return "done"
    }
    #expect(answers.map { $0.json.at("/params/value/kind")?.string } == ["begin", "report", "end", nil])
    #expect(answers.last?.json["id"]?.integer == 1)
  }

  /// A handler that keeps its stream beyond the end of its request.
  @Test func nothingFollowsTheAnswer() async {
    let gate = Gate()
    let sent = Gate()
    let session = Session { router in
      router.handle(Work.self) { _, context in
        Task {
          try await gate.pass()
          try await context.partialResults?.send(Page(number: 1))
          await context.workDone?.begin(title: "late")
          try await sent.pass()
        }
        return "done"
      }
    }
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/work","params":{"partialResultToken":1,"workDoneToken":2}}"#)
    #expect(await session.next() == #"{"jsonrpc":"2.0","id":1,"result":"done"}"#)
    gate.open()
    await sent.arrival()
    sent.open()
    #expect(await session.finish() == [])
  }

  /// Regression: the error of a cancelled stream didn't count the last page as delivered, although the client had it.
  @Test func aPartThatIsBeingSentWhenTheCancelComesCountsAsSent() async {
    let session = Session { router in
      router.handle(Work.self) { _, context in
        try await context.partialResults?.send(CancellingPage())
        return Task.isCancelled ? "sent, and cancelled" : "not cancelled"
      }
    }
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/work","params":{"partialResultToken":1}}"#)
    #expect(
      await session.finish() == [
        #"{"jsonrpc":"2.0","method":"$/progress","params":{"token":1,"value":{"kind":"page"}}}"#,
        #"{"jsonrpc":"2.0","id":1,"result":"sent, and cancelled"}"#,
      ])
  }

  @Test func cancelledStreamStopsSending() async {
    let gate = Gate()
    let session = Session { router in
      router.handle(Work.self) { _, context in
        try await context.partialResults?.send(Page(number: 1))
        try? await gate.pass()
        try await context.partialResults?.send(Page(number: 2))
        return "done"
      }
    }
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/work","params":{"partialResultToken":1}}"#)
    #expect(await session.next()?.json.at("/params/value/page")?.integer == 1)
    await gate.arrival()
    session.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#)
    #expect(await session.finish().map { $0.json.at("/error/code")?.integer } == [-32800])
  }
}

/// Cancels the request that sends it.
private struct CancellingPage: JSONWritable {
  func write(to writer: inout JSONWriter) {
    withUnsafeCurrentTask { $0?.cancel() }
    writer.object { $0.member("kind", "page") }
  }
}
