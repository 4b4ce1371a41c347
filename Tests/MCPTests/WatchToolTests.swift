// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Testing

@testable import MCP

@Suite(.timeLimit(.minutes(5))) struct WatchToolTests {
  private func tool(_ name: String) throws -> Tool {
    try #require(([WatchAddTool.tool] + WatchTools.all).first { $0.name == name })
  }

  @Test func whatAPersonWaitsForIsAddedListedAndRemoved() async throws {
    let model = try Model(watches: true)
    let added = try await model.call(
      tool("watch_add"), #"{"kind":"seats","showtimeId":"amc:showtime:61020778482511","partySize":"3"}"#)
    #expect(added.text.hasPrefix("Watch: 3 seats for The Hunger Games: Sunrise on the Reaping at AMC DINE-IN"))
    #expect(added.text.contains(" · watch:1\n"))
    #expect(added.text.contains("now: No 3 seats side by side are free."))
    #expect(added.text.contains("call watch_events"))
    #expect(added.structured.value["watchId"]?.string == "watch:1")
    #expect(added.structured.value["now"]?.string == "No 3 seats side by side are free.")
    #expect(added.links.first?.uri == "marquee://watch/watch:1")
    let listed = try await model.call(tool("watch_list"), "{}")
    #expect(listed.structured.value["watches"]?.count == 1)
    let removed = try await model.call(tool("watch_remove"), #"{"id":"watch:1"}"#)
    #expect(removed.structured.value["removed"]?.boolean == true)
    let again = try await model.call(tool("watch_remove"), #"{"watchId":"watch:1"}"#)
    #expect(again.structured.value["removed"]?.boolean == false)
    #expect(try await model.text(tool("watch_list"), "{}").hasPrefix("Nothing is watched."))
  }

  @Test func timesAreByTheTheatresClockOrByThoseOfBothCoasts() async throws {
    let model = try Model(watches: true)
    let added = try await model.call(
      tool("watch_add"), #"{"kind":"seats","showtimeId":"61020778482511","until":"tomorrow"}"#)
    #expect(added.text.contains("\nuntil: Sun 22 Nov 23:59\n"))
    #expect(added.text.contains("\nchecked: Sat 21 Nov 12:00\n"))
    #expect(added.structured.value["until"]?.string == "Sun 22 Nov 2026 23:59 by the theatre's clock")
    #expect(added.structured.value["lastCheckedAt"]?.string == "Sat 21 Nov 2026 12:00 by the theatre's clock")
    let watch = try #require(try await model.context.contract.call(WatchList.self, .init()).items.first)
    #expect(
      watch.until?.utc == "2026-11-23T05:59:59Z" && watch.question.theatres?.first?.utcOffset?.description == "-06:00")
    let anywhere = try await model.call(tool("watch_add"), #"{"kind":"tickets","film":"xyzzy","until":"next week"}"#)
    let (until, checked) = (anywhere.structured.value["until"], anywhere.structured.value["lastCheckedAt"])
    #expect(until?.string == "Mon 30 Nov 2026 02:59 Eastern time (Sun 29 Nov 2026 23:59 Pacific time)")
    #expect(checked?.string == "Sat 21 Nov 2026 13:00 Eastern time (Sat 21 Nov 2026 10:00 Pacific time)")
    let listed = try await model.text(tool("watch_list"), "{}")
    #expect(!added.text.contains("Z") && !listed.contains("00Z"))
  }

  @Test func eventsAreToldByTheClockOfTheirShowingOrOfTheirWatch() throws {
    var event = Self.event(1)
    let id = try #require(EntityID("amc:theatre:610", of: .theatre))
    let theatre = WatchedTheatre(id: id, name: "A", utcOffset: UTCOffset("-05:00"))
    let watch = Watch(
      id: event.watchId, name: "Seats", question: WatchQuestion(kind: .seats, theatres: [theatre]), status: .active,
      everySeconds: 60, createdAt: event.at, failures: 0, now: WatchState(message: "", items: []))
    func time(_ watches: [Watch]) -> String? {
      let text = WatchText(contract: Answers(byMethod: [:]))
      let events = text.events([event], of: watches, cursor: 1, isComplete: true, hasGap: false)
      return events.structured.value["events"]?.list("rows").first?[0]?.string
    }
    #expect(time([]) == "Sat 21 Nov 2026 07:00 Eastern time (Sat 21 Nov 2026 04:00 Pacific time)")
    #expect(time([watch]) == "Sat 21 Nov 2026 07:00 by the theatre's clock")
    let showing = WatchedShowing(
      id: try #require(EntityID("amc:showtime:1", of: .showtime)), movieTitle: "M",
      startsAtLocal: LocalTime("2026-11-21T20:10:00-06:00"),
      availability: .available)
    event.after = WatchItem(showing: showing)
    #expect(time([watch]) == "Sat 21 Nov 2026 06:00 by the theatre's clock")
  }

  /// A model that fills in every argument loses no turn by it.
  @Test(arguments: [
    #"{"kind":"seats","showtimeId":"61020778482511","place":"Olathe","date":"tonight","after":"7pm","film":"batman"}"#,
    #"{"kind":"tickets","film":"batman","place":"Olathe","partySize":3,"rows":"back","aisle":"yes","accessible":"no"}"#,
    #"{"kind":"release","film":"Batman (1989)","place":"Olathe","date":"tonight","partySize":"2"}"#,
    #"{"kind":"library","film":"Batman (1989)","format":"IMAX","date":"tonight","partySize":"2"}"#,
    #"{"kind":"person","film":"Denis Villeneuve","date":"tonight","format":"imax","place":"Olathe"}"#,
  ])
  func whatAKindHasNoUseForIsLeftOut(arguments: String) async throws {
    let model = try Model(watches: true)
    let kind = try JSONValue(parsing: arguments)["kind"]?.string
    #expect(try await model.call(tool("watch_add"), arguments).structured.value["kind"]?.string == kind)
  }

  @Test(arguments: [
    #"{"kind":"tickets","film":"a film that nobody has announced"}"#,
    #"{"kind":"tickets","movie":"tt0096895","near":"Olathe, KS"}"#,
    #"{"kind":"showings","place":"Olathe, KS","film":"hunger games","date":"saturday","after":"6pm","format":"IMAX"}"#,
    #"{"kind":"seats","place":"AMC Town Center 20","date":"tonight","partySize":2,"rows":"back","aisle":true}"#,
    #"{"kind":"release","film":"Batman (1989)","until":"2027-01-01","once":true,"label":"Home"}"#,
    #"{"kind":"library","place":"Olathe, KS","format":"IMAX"}"#, #"{"kind":"person","person":"Denis Villeneuve"}"#,
    #"{"kind":"person","film":"tmdb:person:137427","place":"Olathe, KS"}"#,
  ])
  func eachKindTakesAModelsWords(arguments: String) async throws {
    let model = try Model(watches: true)
    let result = try await model.call(tool("watch_add"), arguments).structured.value
    #expect(result["status"]?.string == "active")
    #expect(result["now"]?.string?.isEmpty == false)
  }

  @Test(arguments: [
    (#"{}"#, "kind"), (#"{"kind":"popcorn"}"#, "kind"), (#"{"kind":"tickets"}"#, "film"),
    (#"{"kind":"release"}"#, "film"), (#"{"kind":"person"}"#, "film"),
    (#"{"kind":"showings"}"#, "place"), (#"{"kind":"seats"}"#, "showtimeId"),
    (#"{"kind":"seats","place":"66062"}"#, "date"), (#"{"kind":"seats","showtimeId":"amc:610x"}"#, "showtimeId"),
    (#"{"kind":"tickets","film":"batman","until":"soon"}"#, "until"), (#"{"kind":"tickets","film":" "}"#, "film"),
  ])
  func whatIsMissingIsNamedAsTheToolNamesIt(arguments: String, name: String) async throws {
    let model = try Model(watches: true)
    let error = await #expect(throws: RPCError.self) { try await model.call(tool("watch_add"), arguments) }
    #expect(error?.code == .invalidParams)
    #expect(error?.message.contains("\"\(name)\"") == true, "\(error?.message ?? "")")
    #expect(try await model.call(tool("watch_list"), "{}").structured.value["watches"] == nil)
  }

  @Test(arguments: [
    ("weekend", "from Sat 21 Nov to Sun 22 Nov"), ("saturday", "on Sat 21 Nov"),
    ("friday to sunday", "from Fri 27 Nov to Sun 29 Nov"),
  ])
  func aWatchHasAllDaysOfItsWords(date: String, days: String) async throws {
    let model = try Model(watches: true)
    let arguments = #"{"kind":"showings","place":"Olathe, KS","date":"\#(date)"}"#
    let name = try await model.call(tool("watch_add"), arguments).structured.value["name"]?.string
    #expect(name?.hasSuffix(days) == true, "\(name ?? "")")
  }

  private static func event(_ cursor: Int) -> WatchEvent {
    WatchEvent(
      cursor: cursor, watchId: WatchID(1), watchName: "Seats", kind: .seatsFound, at: Instant("2026-11-21T12:00:00Z")!,
      message: "Seats \(cursor) have come free. " + String(repeating: "x", count: 200))
  }

  /// The seats are at the end of a message, and the showing at the end of an address.
  @Test func messagesAndAddressesOfEventsAreWhole() {
    var event = Self.event(1)
    event.url = "https://www.amctheatres.com/showtimes/" + String(repeating: "x", count: 100)
    let text = WatchText(contract: Answers(byMethod: [:]))
    let content = text.events([event], of: [], cursor: 1, isComplete: true, hasGap: false)
    let row = content.structured.value["events"]?.list("rows").first
    #expect(row?.elements.contains { $0.string == event.message } == true)
    #expect(row?.elements.contains { $0.string == event.url } == true)
  }

  /// A log of that many events of watch:1.
  private func events(_ count: Int) -> Router {
    var router = Router()
    router.handle(WatchList.self) { _, _ in Watches(items: [], cursor: count) }
    router.handle(WatchEvents.self) { params, _ in
      let all = (1...count).filter { $0 > params.after ?? (count - (params.last ?? count)) }.prefix(params.limit)
      return WatchEventList(items: all.map(Self.event), cursor: all.last ?? count, complete: all.last == count)
    }
    return router
  }

  private func messages(_ page: JSONValue) -> [String] {
    let column = page["events"]?.list("columns").firstIndex { $0.string == "message" }
    return page["events"]?.list("rows").compactMap { row in column.flatMap { row[$0]?.string } } ?? []
  }

  @Test func eventsAreReadOnwardsByACursorAndNoneIsLost() async throws {
    let context = FeatureContext(contract: LocalClient(router: events(130)), progress: ProgressReporter())
    var cursor = 0
    var seen: [String] = []
    var isComplete = false
    while !isComplete {
      let result = try await tool("watch_events").call(
        JSONValue(parsing: #"{"cursor":\#(cursor),"limit":100}"#), context)
      #expect(
        result.text.utf8.count <= ResultContent.byteLimit && result.structured.bytes.count <= ResultContent.byteLimit)
      let page = result.structured.value
      seen += messages(page).map { String($0.prefix(9)) }
      let next = try #require(page["cursor"]?.integer)
      try #require(next > cursor)
      cursor = next
      isComplete = page["complete"]?.boolean == true
    }
    #expect(seen.count == 130 && cursor == 130)
    #expect(Set(seen).count == 130)
  }

  @Test func withoutACursorTheLatestEventsAreGiven() async throws {
    let context = FeatureContext(contract: LocalClient(router: events(1500)), progress: ProgressReporter())
    let result = try await tool("watch_events").call(JSONValue(parsing: #"{"limit":3}"#), context)
    let messages = messages(result.structured.value).map { $0.prefix(10) }
    #expect(messages == ["Seats 1498", "Seats 1499", "Seats 1500"])
    #expect(result.structured.value["cursor"]?.integer == 1500)
  }

  @Test func aWatchIsAResourceWithItsEvents() async throws {
    let model = try Model(watches: true)
    _ = try await model.call(tool("watch_add"), #"{"kind":"tickets","film":"a film that nobody has announced"}"#)
    let template = try #require(WatchResources.templates.first { $0.name == "watch" })
    let contents = try await template.read(["id": "watch:1"], model.context)
    #expect(contents.text.contains("Tickets for a film that nobody has announced · watch:1\n"))
    #expect(contents.text.hasSuffix("No events yet."))
    let error = await #expect(throws: RPCError.self) {
      try await template.read(["id": "watch:2"], model.context)
    }
    #expect(error?.code == .notFound)
  }
}
