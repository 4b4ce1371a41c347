// SPDX-License-Identifier: MIT
import Backend
import JSON
import JSONRPC
import Testing

@testable import MCP

/// Subscriptions to resources, over a log that the tests write.
@Suite(.timeLimit(.minutes(5))) struct SubscriptionTests {
  private static let showtime = "amc:showtime:61020778482511"
  private static let seats = #"{"kind":"seats","showtimeId":"\#(showtime)","partySize":2}"#

  /// The subscription's id in a notification.
  private func subscription(_ message: JSONValue?) -> String? {
    message?["params"]?["_meta"]?["io.modelcontextprotocol/subscriptionId"]?.raw.description
  }

  /// An assistant with one watch of seats, watch:1.
  private func watching() async throws -> Assistant {
    let assistant = try Assistant(router: Sandbox(watches: true).router)
    let added = try await assistant.declared("tools/call", #""name":"watch_add","arguments":\#(Self.seats)"#)
    try #require(added["structuredContent"]?["watchId"]?.string == "watch:1", "\(added.raw)")
    return assistant
  }

  @Test func theAcknowledgementComesFirstAndNamesWhatIsHonoured() async throws {
    let assistant = try await watching()
    let uris = [
      "marquee://watch/watch:1", "marquee://watch/watch%3A7", "marquee://seats/\(Self.showtime)", "file:///x",
    ]
    assistant.declare(
      "subscriptions/listen",
      #""notifications":{"toolsListChanged":true,"resourceSubscriptions":\#(RawJSON(writing: uris))}"#, id: #""a""#)
    let first = await assistant.next()
    #expect(first?["method"]?.string == "notifications/subscriptions/acknowledged")
    #expect(subscription(first) == #""a""#)
    let honoured = first?["params"]?["notifications"]
    #expect(honoured?["toolsListChanged"] == nil)
    #expect(honoured?.strings("resourceSubscriptions") == [uris[0], uris[2]])
    // The end of the server is the subscription's, too.
    let rest = await assistant.finish()
    #expect(rest.count == 1)
    #expect(rest[0]["id"]?.string == "a")
    #expect(rest[0]["result"]?["resultType"]?.string == "complete")
    #expect(rest[0]["result"]?["_meta"]?["io.modelcontextprotocol/subscriptionId"]?.string == "a")
  }

  @Test func whatAToolChangesIsToldToEachSubscriptionThatAskedForIt() async throws {
    let assistant = try await watching()
    for (id, uri) in [("1", "marquee://watches"), ("2", "marquee://watch/watch:1")] {
      assistant.declare("subscriptions/listen", #""notifications":{"resourceSubscriptions":["\#(uri)"]}"#, id: id)
      #expect(subscription(await assistant.next()) == id)
    }
    assistant.declare("tools/call", #""name":"watch_remove","arguments":{"watchId":"watch:1"}"#, id: "3")
    var told: [String: String] = [:]
    while told.count < 2, let message = await assistant.next() {
      guard let id = subscription(message) else { continue }
      #expect(message["method"]?.string == "notifications/resources/updated")
      told[id] = message["params"]?["uri"]?.string
    }
    #expect(told == ["1": "marquee://watches", "2": "marquee://watch/watch:1"])
  }

  /// In a sandbox whose clock runs, tickets go on sale.
  @Test func whatTheLogTellsIsToldAsAChangeOfItsResources() async throws {
    // By a clock that runs like ours a busy machine adds the watch before anything happens.
    let slow = try Sandbox(["MARQUEE_NOW": "2026-11-21T12:00:00Z*1"], watches: true)
    let adding = try Assistant(router: slow.router)
    let watch = #""name":"watch_add","arguments":{"kind":"tickets","film":"The Batman Part II"}"#
    #expect(try await adding.declared("tools/call", watch)["structuredContent"]?["watchId"]?.string == "watch:1")
    await slow.close()
    let assistant = try Assistant(
      router: Sandbox(["MARQUEE_NOW": "2026-11-21T12:00:00Z*1200"], home: slow.home, watches: true).router)
    assistant.declare(
      "subscriptions/listen", #""notifications":{"resourceSubscriptions":["marquee://watches"]}"#, id: "7")
    #expect(await assistant.next()?["method"]?.string == "notifications/subscriptions/acknowledged")
    var happened: [String] = []
    var (isNew, isAsking) = (false, true)
    assistant.declare("tools/call", #""name":"watch_events","arguments":{"cursor":0}"#, id: "9")
    while !happened.contains("ticketsOpened"), let message = await assistant.next() {
      if message["method"]?.string == "notifications/resources/updated" {
        #expect(subscription(message) == "7")
        isNew = true
      } else if message["id"]?.integer == 9 {
        // When, which watch, what.
        let rows = message["result"]?["structuredContent"]?["events"]?.list("rows")
        happened = rows?.compactMap { $0[2]?.string } ?? []
        isAsking = false
      }
      guard isNew, !isAsking else { continue }
      (isNew, isAsking) = (false, true)
      assistant.declare("tools/call", #""name":"watch_events","arguments":{"cursor":0}"#, id: "9")
    }
    #expect(happened == ["movieFound", "ticketsOpened"])
    assistant.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#)
    let rest = await assistant.finish()
    #expect(!rest.contains { $0["id"]?.integer == 7 }, "a cancelled request gets no answer")
  }

  @Test func theOlderVersionsSubscribeOneByOne() async throws {
    let assistant = try await watching()
    #expect(try await assistant.initialize()["capabilities"]?["resources"]?["subscribe"]?.boolean == true)
    for uri in ["marquee://watches", "marquee://watch/watch:1"] {
      #expect(try await assistant.result("resources/subscribe", #"{"uri":"\#(uri)"}"#).count == 0)
    }
    #expect(try await assistant.result("resources/unsubscribe", #"{"uri":"marquee://watch/watch:1"}"#).count == 0)
    assistant.send(
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"watch_remove","arguments":{"watchId":"watch:1"}}}"#
    )
    // The log of the watches may report it once more.
    var (updates, isAnswered): (Set<String>, Bool) = ([], false)
    while updates.isEmpty || !isAnswered, let message = await assistant.next() {
      isAnswered = isAnswered || message["result"] != nil
      guard let params = message["params"] else { continue }
      #expect(params["_meta"] == nil)
      updates.insert(params["uri"]?.string ?? "")
    }
    #expect(updates == ["marquee://watches"])
  }

  @Test func oneSubscriptionTooManyIsRefusedWithTheLimit() async throws {
    let assistant = try await watching()
    let listen = #""notifications":{"resourceSubscriptions":["marquee://watches"]}"#
    for id in 1...1000 {
      assistant.declare("subscriptions/listen", listen, id: "\(2000 + id)")
      #expect(await assistant.next()?["method"]?.string == "notifications/subscriptions/acknowledged")
    }
    let refusal = try await assistant.declaredError("subscriptions/listen", listen)
    #expect(refusal["data"]?["kind"]?.string == "requestFailed" && refusal["data"]?["limit"]?.integer == 1000)
    #expect(try await assistant.declared("tools/call", #""name":"watch_list""#)["isError"]?.boolean != true)
  }

  @Test func whatCanNotBeSubscribedToIsRefusedPrecisely() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    for (uri, code) in [
      ("marquee://nothing", -32002), ("marquee://watch/watch:1", -32002), ("marquee://suggestions", -32602),
      ("marquee://seats/\(Self.showtime)", -32602), ("marquee://seats/x", -32602),
    ] {
      #expect(try await assistant.code("resources/subscribe", #"{"uri":"\#(uri)"}"#) == code, "\(uri)")
    }
    let refusal = try await assistant.answer("resources/subscribe", #"{"uri":"marquee://suggestions"}"#)["error"]
    for address in ["marquee://watches", "marquee://watch/{id}", "marquee://seats/{showtime}"] {
      #expect(refusal?["message"]?.string?.contains(address) == true)
    }
    #expect(try await assistant.code("resources/subscribe") == -32602)
    #expect(try await assistant.result("resources/unsubscribe", #"{"uri":"marquee://watches"}"#).count == 0)
  }

  @Test func aFilterThatIsNoneIsRefused() async throws {
    let assistant = try Assistant()
    for params in ["", #""notifications":7"#, #""notifications":{"resourceSubscriptions":"x"}"#] {
      #expect(try await assistant.declaredError("subscriptions/listen", params)["code"]?.integer == -32602)
    }
  }

  @Test func changesOfOneResourceThatNobodyReadsAreOne() async {
    let listener = ResourceListener([(.watches, "marquee://watches")])
    for _ in 0..<1000 { listener.note(.watches) }
    let sent = Reports()
    let task = Task {
      await listener.forward { _ in
        sent.add(1)
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    await task.value
    #expect(sent.all == [1])
  }
}
