// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import JSONRPC

/// All bytes that a client can make the server hold are counted. Regression: running requests and the index of their
/// messages were not, so that 16 requests of 4 MiB held 782 MB.
@Suite(.timeLimit(.minutes(5))) struct HeldBytesTests {
  private static let zeros = Array(repeating: "0", count: 1000).joined(separator: ",")

  /// A message of 2,000 bytes with an index of 20,000 bytes.
  private func large(_ id: Int, _ method: String = "test/work") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{"_":[\#(Self.zeros)]}}"#
  }

  @Test func requestsThatRunAreCounted() async {
    var configuration = Configuration()
    configuration.limits.heldBytes = 100_000
    configuration.limits.readBytes = 1024
    let gate = Gate()
    let session = Session(configuration) { router in
      router.handleEcho()
      router.handleWork(behind: gate)
    }
    for id in 0..<30 { session.send(large(id)) }
    session.send(#"{"jsonrpc":"2.0","id":"last","method":"test/echoInOrder"}"#)
    await gate.arrival(of: 3)
    #expect(session.server.statistics.running <= 5)
    #expect(session.server.statistics.requests["test/echoInOrder"] == nil)
    #expect(session.server.dispatcher.read(\.heldBytes) <= 100_000)
    gate.open()
    #expect(await session.finish().count == 31)
    #expect(session.server.dispatcher.read(\.heldBytes) == 0)
  }

  /// A request without a slot releases the bytes that it held; otherwise a server would stop reading after 64 MiB of
  /// such requests.
  @Test func requestsWithoutASlotGiveBackWhatTheyHeld() async {
    var configuration = Configuration()
    configuration.limits.heldBytes = 100_000
    let gate = Gate()
    let session = Session(configuration) { router in
      router.handleWork(behind: gate)
      router.handle(LightWork.self, .unslotted) { _, _ in "light" }
    }
    // While this one runs, no other is admitted merely because nothing else runs.
    session.send(#"{"jsonrpc":"2.0","id":"first","method":"test/work"}"#)
    for id in 0..<30 {
      session.send(large(id, "test/lightWork"))
      #expect(await session.next()?.contains("light") == true)
    }
    gate.open()
    #expect(await session.finish().count == 1)
    #expect(session.server.dispatcher.read(\.heldBytes) == 0)
  }

  /// A request that is cancelled while it waits in the queue releases them too.
  @Test func cancelledRequestsGiveBackWhatTheyHeld() async {
    var configuration = Configuration()
    configuration.limits.runningRequests = 1
    let gate = Gate()
    let session = Session(configuration) { router in router.handleWork(behind: gate) }
    for id in 0..<3 { session.send(large(id)) }
    for id in 0..<3 { session.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#) }
    #expect(await session.finish().count == 3)
    #expect(session.server.dispatcher.read(\.heldBytes) == 0)
  }

  /// A request of a batch keeps only its own part of the message alive.
  @Test func aBatchIsNotHeldByOneOfItsRequests() async {
    let gate = Gate()
    let session = Session { router in
      router.handleEcho()
      router.handleWork(behind: gate)
    }
    let work = #"{"jsonrpc":"2.0","id":1,"method":"test/work","params":{"text":"é"}}"#
    session.send("[\(work),\(large(2, "test/echo"))]")
    await gate.arrival()
    session.send(#"{"jsonrpc":"2.0","id":3,"method":"test/echoInOrder"}"#)
    #expect(await session.next()?.json["id"]?.integer == 3)
    #expect(session.server.dispatcher.read(\.heldBytes) < 10_000)
    gate.open()
    #expect(await session.finish().count == 1)
  }

  @Test func aMessageOfTooManyValuesIsRefused() async {
    var configuration = Configuration()
    configuration.limits.messageValues = 500
    let answers = await Session.answers(
      to: large(1, "test/echo") + "\n" + #"{"jsonrpc":"2.0","id":2,"method":"test/echo"}"#, configuration
    ) { $0.handleEcho() }
    #expect(answers.map { $0.json.at("/error/code")?.integer } == [-32600, nil])
    #expect(answers.first?.json.at("/error/data/limitValues")?.integer == 500)
  }
}
