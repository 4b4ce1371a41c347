// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Testing

@testable import MCP

/// A client that is entered twice, and a proxy for each of its calls, send `initialize` again on the same connection.
@Suite(.timeLimit(.minutes(5))) struct SecondHandshakeTests {
  @Test func eachHandshakeTakesOverTheVersionAndTheCapabilities() async throws {
    let assistant = try Assistant(options: MCPOptions(product: ("marquee", "1")))
    for (version, shows) in [("2025-11-25", true), ("2024-11-05", false), ("2025-06-18", true)] {
      let result = try await assistant.initialize(version, capabilities: shows ? Assistant.views : "{}")
      #expect(result["protocolVersion"]?.string == version)
      #expect((result["capabilities"]?["extensions"] != nil) == shows)
      let found = try await assistant.call("find_film", #"{"film":"batman"}"#)
      #expect((found["structuredContent"] != nil) == (version > "2025"))
      #expect((found["_meta"]?["marquee/view"] != nil) == shows)
    }
  }

  @Test func theRequestsOfTheSessionBeforeAreCancelledAndAnsweredFirst() async throws {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let (ended, end) = AsyncStream.makeStream(of: Bool.self)
    var router = Router()
    router.handle(MoviesGet.self) { _, _ in
      begin.yield()
      try? await Task.sleep(for: .seconds(3600))
      end.yield(Task.isCancelled)
      throw RPCError(.notFound, "too late")
    }
    let assistant = try Assistant(router: router)
    try await assistant.initialize()
    var (begins, ends) = (begun.makeAsyncIterator(), ended.makeAsyncIterator())
    for id in [7, 8] {
      let params = #"{"name":"movies_get","arguments":{"id":"amc:movie:1"}}"#
      assistant.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":\#(params)}"#)
      _ = await begins.next()
    }
    // The id of a request under way is no duplicate, neither now nor later.
    assistant.send(
      #"{"jsonrpc":"2.0","id":7,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}"#)
    assistant.send(#"{"jsonrpc":"2.0","id":8,"method":"ping"}"#)
    var answers: [JSONValue] = []
    for _ in 0..<4 { answers.append(try #require(await assistant.next())) }
    let first = Set(answers.prefix(2).map { "\($0["id"]?.integer ?? 0) \($0["error"]?["code"]?.integer ?? 0)" })
    #expect(first == ["7 -32800", "8 -32800"])
    #expect(answers[2]["id"]?.integer == 7 && answers[2]["result"]?["protocolVersion"]?.string == "2025-06-18")
    #expect(answers[3]["id"]?.integer == 8 && answers[3]["result"]?.count == 0)
    #expect(await ends.next() == true)
    #expect(await ends.next() == true)
    #expect(await assistant.finish().isEmpty)
  }

  @Test func aHandshakeThatIsRefusedEndsNothing() async throws {
    let assistant = try Assistant()
    try await assistant.initialize("2025-06-18")
    #expect(try await assistant.code("initialize", #"{"capabilities":{}}"#) == -32602)
    #expect(try await assistant.call("server_ping")["structuredContent"] != nil)
  }

  @Test func theLevelOfTheLogBeginsAnew() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    _ = try await assistant.result("logging/setLevel", #"{"level":"debug"}"#)
    try await assistant.initialize()
    // The failure would be logged before its answer.
    let answer = try await assistant.answer("tools/call", #"{"name":"movies_get","arguments":{"id":"amc:movie:1"}}"#)
    #expect(answer["result"]?["isError"]?.boolean == true)
  }

  @Test func theSubscriptionsBeginAnew() async throws {
    let assistant = try Assistant(router: Sandbox(watches: true).router)
    let seats = #"{"kind":"seats","showtimeId":"amc:showtime:61020778482511","partySize":2}"#
    try await assistant.initialize()
    _ = try await assistant.call("watch_add", seats)
    _ = try await assistant.result("resources/subscribe", #"{"uri":"marquee://watch/watch:1"}"#)
    try await assistant.initialize()
    _ = try await assistant.result("resources/subscribe", #"{"uri":"marquee://watches"}"#)
    // Of the subscriptions only the new one is notified.
    let removal = #"{"name":"watch_remove","arguments":{"watchId":"watch:1"}}"#
    assistant.send(#"{"jsonrpc":"2.0","id":9,"method":"tools/call","params":\#(removal)}"#)
    var notified: [String] = []
    var isAnswered = false
    while notified.isEmpty || !isAnswered {
      let message = try #require(await assistant.next())
      isAnswered = isAnswered || message["id"]?.integer == 9
      if let uri = message["params"]?["uri"]?.string { notified.append(uri) }
    }
    for message in await assistant.finish() { notified += [message["params"]?["uri"]?.string].compactMap(\.self) }
    #expect(Set(notified) == ["marquee://watches"])
  }
}
