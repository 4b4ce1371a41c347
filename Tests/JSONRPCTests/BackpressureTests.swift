// SPDX-License-Identifier: MIT
import Foundation
import JSON
import Testing

@testable import JSONRPC

/// Clients that don't read, or that send more than the server can handle.
@Suite(.timeLimit(.minutes(5))) struct BackpressureTests {
  /// Many times the capacity of the queue and the pipe: the producers wait, and everything arrives in the end.
  @Test func clientThatStopsReadingGetsEverythingLater() async {
    var configuration = Configuration()
    configuration.limits.outboundBytes = 256 << 10
    let limit = configuration.limits.outboundBytes
    let text = String(repeating: "x", count: 10_000)
    let highest = Highest()
    let session = PipeSession(configuration) { router in
      router.handle(Work.self) { params, context in
        for _ in 0..<100 {
          try await context.partialResults?.send(RawJSON { $0.object { $0.member("kind", text) } })
          highest.note(context.server.statistics.outboundBytes)
        }
        return text
      }
    }
    var input = ""
    for id in 0..<10 {
      input += #"{"jsonrpc":"2.0","id":\#(id),"method":"test/work","params":{"partialResultToken":\#(id)}}"# + "\n"
    }
    session.send(input, thenClose: true)
    // Nobody reads yet: the queue fills up to its limit, and then nothing moves.
    await highest.reaches(limit - 11_000)
    let lines = await session.readAll().split(separator: .lineFeed)
    #expect(await session.ending() == .endOfInput)
    #expect(highest.value <= limit)
    let messages = lines.map { (try? JSONValue(parsing: Array($0))) ?? .null }
    for id in 0..<10 {
      #expect(messages.count { $0.at("/params/token")?.integer == id } == 100)
      #expect(messages.count { $0["id"]?.integer == id && $0["result"]?.string == text } == 1)
    }
    #expect(messages.count == 1010)
  }

  /// The reader itself waits when its own responses find no room.
  @Test func readerWaitsForTheClientToo() async {
    var configuration = Configuration()
    configuration.limits.outboundBytes = 100_000
    let session = PipeSession(configuration) { $0.handleEcho() }
    let text = String(repeating: "x", count: 1000)
    var input = ""
    for id in 0..<2000 {
      input += #"{"jsonrpc":"2.0","id":\#(id),"method":"test/echoInOrder","params":["\#(text)"]}"# + "\n"
    }
    session.send(input, thenClose: true)
    let answers = await session.readAll().split(separator: .lineFeed)
    #expect(answers.count == 2000)
    #expect(await session.ending() == .endOfInput)
  }

  /// While the request queue is full nothing is read; reading resumes when there is room again.
  @Test func readingPausesWhileTheQueueIsFull() async {
    var configuration = Configuration()
    configuration.limits.runningRequests = 2
    configuration.limits.queuedRequests = 5
    configuration.limits.readBytes = 64
    let gate = Gate()
    let session = Session(configuration) { router in
      router.handleEcho()
      router.handleWork(behind: gate)
      router.handle(LightWork.self, .unslotted) { _, _ in "light" }
    }
    session.send(#"{"jsonrpc":"2.0","id":"first","method":"test/echoInOrder"}"#)
    for id in 0..<7 { session.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"test/work"}"#) }
    session.send(#"{"jsonrpc":"2.0","id":"seen","method":"test/echoInOrder"}"#)
    for id in 7..<20 { session.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"test/work"}"#) }
    session.send(#"{"jsonrpc":"2.0","id":"last","method":"test/echoInOrder"}"#)
    #expect(await session.next()?.contains("first") == true)
    #expect(await session.next()?.contains("seen") == true)
    await gate.arrival(of: 2)
    #expect(session.server.statistics.queued <= 5)
    #expect(session.server.statistics.requests["test/echoInOrder"] == 2)
    gate.open()
    let answers = await session.finish()
    #expect(answers.count == 21)
    #expect(session.server.statistics.requests["test/echoInOrder"] == 3)
  }

  @Test func queueIsBoundedInBytesToo() async {
    var configuration = Configuration()
    configuration.limits.runningRequests = 1
    configuration.limits.heldBytes = 10_000
    let gate = Gate()
    let session = Session(configuration) { router in
      router.handleEcho()
      router.handleWork(behind: gate)
    }
    let text = String(repeating: "x", count: 600)
    // Each takes some 4,500 bytes with its index: one runs, one waits, the third doesn't fit. A request that can never
    // fit is taken when there is nothing else.
    for id in 0..<3 { session.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"test/work","params":["\#(text)"]}"#) }
    session.send(#"{"jsonrpc":"2.0","id":3,"method":"test/work","params":["\#(String(repeating: text, count: 20))"]}"#)
    await gate.arrival()
    #expect(session.server.statistics.queued <= 1)
    gate.open()
    #expect(await session.finish().count == 4)
  }

  /// Methods without a slot are answered while all slots are taken.
  @Test func unslottedMethodsDontWaitForSlots() async {
    var configuration = Configuration()
    configuration.limits.runningRequests = 1
    let gate = Gate()
    let session = Session(configuration) { router in
      router.handleWork(behind: gate)
      router.handle(LightWork.self, .unslotted) { _, _ in "light" }
    }
    for id in 0..<5 { session.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"test/work"}"#) }
    session.send(#"{"jsonrpc":"2.0","id":9,"method":"test/lightWork"}"#)
    #expect(await session.next() == #"{"jsonrpc":"2.0","id":9,"result":"light"}"#)
    gate.open()
    #expect(await session.finish().count == 5)
  }

  @Test func notMoreThanTheSlotsRunAtOnce() async {
    var configuration = Configuration()
    configuration.limits.runningRequests = 3
    let running = Highest()
    let session = Session(configuration) { router in
      router.handle(Work.self) { _, _ in
        running.add(1)
        for _ in 0..<3 { await Task.yield() }
        running.add(-1)
        return "done"
      }
    }
    for id in 0..<200 { session.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"test/work"}"#) }
    #expect(await session.finish().count == 200)
    #expect(running.value <= 3)
  }
}
