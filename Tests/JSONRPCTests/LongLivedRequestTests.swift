// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import JSONRPC

@Suite("Requests without an end", .timeLimit(.minutes(5)))
struct LongLivedRequestTests {
  private func session(_ change: (inout Limits) -> Void = { _ in }) -> (Session, Gate) {
    let gate = Gate()
    var configuration = Configuration()
    change(&configuration.limits)
    let session = Session(configuration) { router in
      router.handle(Work.self, .longLived) { _, context in
        try await context.rest { try await gate.pass() }
        return "news"
      }
    }
    return (session, gate)
  }

  private func request(_ id: Int) -> String { #"{"jsonrpc":"2.0","id":\#(id),"method":"test/work"}"# }

  @Test func `They take no slot`() async {
    let (session, gate) = session { $0.runningRequests = 1 }
    for id in 1...3 { session.send(request(id)) }
    await gate.arrival(of: 3)
    gate.open()
    for _ in 1...3 { #expect(await session.next()?.json["result"]?.string == "news") }
    _ = await session.finish()
  }

  @Test func `The end of input ends those that wait, without waiting for the drain`() async {
    let (session, gate) = session { $0.drain = .seconds(86_400) }
    session.send(request(1))
    await gate.arrival()
    let answers = await session.finish()
    #expect(answers.map { $0.json.at("/error/code")?.integer } == [-32802])
  }

  @Test func `One too many is refused, and the reader goes on`() async {
    let (session, gate) = session { $0.longLivedRequests = 1 }
    session.send(request(1))
    await gate.arrival()
    session.send(request(2))
    session.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#)
    let answers = [await session.next(), await session.next()].compactMap(\.self)
    #expect(Set(answers.map { $0.json.at("/error/code")?.integer }) == [-32800, -32000])
    _ = await session.finish()
  }
}
