// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Testing

@testable import MCP

/// Sloppy arguments cost a model no turn.
@Suite(.timeLimit(.minutes(5))) struct ArgumentCoercionTests {
  private let schema = """
    {"properties":{"limit":{"type":"integer"},"latitude":{"type":"number"},"link":{"type":"boolean"},
     "include":{"type":"array","items":{"type":"string"}},"place":{"type":"string"},
     "id":{"type":"string","pattern":"^amc:"},"rows":{"type":"string","enum":["front","backs"]}},"required":["id"]}
    """

  @Test(arguments: [
    (#"{"limit":"5"}"#, #"{"limit":5}"#), (#"{"latitude":"38.88"}"#, #"{"latitude":38.88}"#),
    (#"{"link":"true"}"#, #"{"link":true}"#), (#"{"link":"yes"}"#, #"{"link":true}"#),
    (#"{"link":"No"}"#, #"{"link":false}"#), (#"{"link":"maybe"}"#, #"{"link":"maybe"}"#),
    (#"{"link":false}"#, #"{"link":false}"#),
    (#"{"include":"credits, videos"}"#, #"{"include":["credits","videos"]}"#),
    (#"{"include":["credits"]}"#, #"{"include":["credits"]}"#), (#"{"place":66062}"#, #"{"place":"66062"}"#),
    (#"{"place":""}"#, "{}"), (#"{"id":""}"#, #"{"id":""}"#), (#"{"id":7}"#, #"{"id":7}"#),
    (#"{"limit":"many","other":1}"#, #"{"limit":"many"}"#), (#"{"_host":{"x":1},"limit":1}"#, #"{"limit":1}"#),
    (#"{"film":"amc:1"}"#, #"{"id":"amc:1"}"#), (#"{"location":"Olathe"}"#, #"{"place":"Olathe"}"#),
    (#"{"id":"amc:1","film":"x"}"#, #"{"id":"amc:1"}"#), (#"{"limit":5.0}"#, #"{"limit":5}"#),
    (#"{"limit":"3 films"}"#, #"{"limit":3}"#), (#"{"latitude":"10 km"}"#, #"{"latitude":10.0}"#),
    (#"{"place":["Olathe"]}"#, #"{"place":"Olathe"}"#), (#"{"place":["a","b"]}"#, #"{"place":["a","b"]}"#),
    (#"{"Place":"Olathe"}"#, #"{"place":"Olathe"}"#), (#"{"zip_code":66062}"#, #"{"place":"66062"}"#),
    (#"{"rows":"Back"}"#, #"{"rows":"backs"}"#), (#"{"rows":"middle"}"#, #"{"rows":"middle"}"#),
    (#"{"limit":100}"#, #"{"limit":100}"#),
    // JSON texts.
    (#"{"include":"[\"credits\",\"videos\"]"}"#, #"{"include":["credits","videos"]}"#),
    (#"{"include":"[]"}"#, #"{"include":[]}"#), (#"{"include":"null","limit":1}"#, #"{"limit":1}"#),
    (#"{"include":["[\"credits\"]"]}"#, #"{"include":["credits"]}"#),
    (#"{"include":"\"[\\\"credits\\\"]\""}"#, #"{"include":["credits"]}"#),
    (#"{"place":"\"Olathe, KS\""}"#, #"{"place":"Olathe, KS"}"#),
    (#"{"place":"[\"Olathe\"]"}"#, #"{"place":"Olathe"}"#), (#"{"place":"[REC]"}"#, #"{"place":"[REC]"}"#),
    (#"{"place":"[1,2]"}"#, #"{"place":"[1,2]"}"#), (#"{"limit":"\"5\""}"#, #"{"limit":5}"#),
    (#"{"limit":"[5]"}"#, #"{"limit":5}"#), (#"{"link":"\"true\""}"#, #"{"link":true}"#),
    // Numbers as people say them.
    (#"{"limit":"three"}"#, #"{"limit":3}"#), (#"{"limit":"for two"}"#, #"{"limit":2}"#),
    (#"{"limit":"a couple of films"}"#, #"{"limit":2}"#), (#"{"limit":"party of 4."}"#, #"{"limit":4}"#),
    (#"{"limit":"twenty-five"}"#, #"{"limit":25}"#), (#"{"limit":"Twenty five films"}"#, #"{"limit":25}"#),
    (#"{"latitude":"within ten km"}"#, #"{"latitude":10.0}"#), (#"{"latitude":"-5 degrees"}"#, #"{"latitude":-5.0}"#),
    (#"{"limit":"one or two"}"#, #"{"limit":"one or two"}"#), (#"{"limit":"2-3"}"#, #"{"limit":"2-3"}"#),
    (#"{"limit":"twenty-"}"#, #"{"limit":20}"#), (#"{"limit":"7pm"}"#, #"{"limit":"7pm"}"#),
    (#"{"limit":"twenty-five-six"}"#, #"{"limit":"twenty-five-six"}"#), (#"{"limit":"-"}"#, #"{"limit":"-"}"#),
  ])
  func theirMeaningIsTaken(given: String, meant: String) throws {
    let arguments = try ArgumentCoercion(JSONValue(parsing: given), for: JSONValue(parsing: schema))
    #expect(RawJSON(writing: arguments).description == meant)
  }

  @Test(arguments: [(#""10 miles""#, "16.09344"), (#""ten km""#, "10.0"), ("10", "10.0"), (#""a mile""#, #""a mile""#)])
  func aDistanceInMilesIsConverted(given: String, meant: String) throws {
    let schema = #"{"properties":{"radiusKilometres":{"type":"number"}}}"#
    let arguments = try ArgumentCoercion(JSONValue(parsing: #"{"radius":\#(given)}"#), for: JSONValue(parsing: schema))
    #expect(RawJSON(writing: arguments).description == #"{"radiusKilometres":\#(meant)}"#)
  }

  /// Names that mean one thing in one tool and another in the next.
  private let seats = """
    {"properties":{"showtimeId":{"type":"string","pattern":"^amc:(showtime:)?[0-9]{1,18}$",
     "examples":["amc:showtime:61020778482511"]},"film":{"type":"string"},"partySize":{"type":"integer"},
     "label":{"type":"string"},"limit":{"type":"integer","maximum":20}}}
    """

  @Test(arguments: [
    (#"{"id":"amc:showtime:7"}"#, #"{"showtimeId":"amc:showtime:7"}"#), (#"{"id":"tt1"}"#, #"{"film":"tt1"}"#),
    (#"{"showtime_id":"382"}"#, #"{"showtimeId":"amc:showtime:382"}"#),
    (#"{"showtime":382}"#, #"{"showtimeId":"amc:showtime:382"}"#),
    (#"{"showtimeId":"amc:382"}"#, #"{"showtimeId":"amc:382"}"#), (#"{"name":"Friday"}"#, #"{"label":"Friday"}"#),
    (#"{"people":"3"}"#, #"{"partySize":3}"#), (#"{"party_size":3}"#, #"{"partySize":3}"#),
    (#"{"party_size":3,"partySize":2}"#, #"{"partySize":2}"#), (#"{"limit":"100"}"#, #"{"limit":20}"#),
  ])
  func aNameMeansWhatTheToolHas(given: String, meant: String) throws {
    let arguments = try ArgumentCoercion(JSONValue(parsing: given), for: JSONValue(parsing: seats))
    #expect(RawJSON(writing: arguments).description == meant)
  }

  @Test(arguments: [
    ("this Saturday", "saturday", nil), ("tomorrow night", "tomorrow", "night"),
    ("Friday morning", "friday", "morning"),
    ("now", "today", nil), ("this evening", "tonight", nil), ("next friday", "next friday", nil),
    ("2026/11/22", "2026-11-22", nil), ("11/22/2026", "2026-11-22", nil),
    ("2026-11-22T19:00:00Z", "2026-11-22", nil),
    ("November 22, 2026", "2026-11-22", nil), ("22 Nov 2026", "2026-11-22", nil),
    ("Nov 22nd, 2026", "2026-11-22", nil),
    ("22/11/2026", nil, nil), ("Nov 22", "november 22", nil), ("11/22", "november 22", nil),
    ("November 22nd", "november 22", nil), ("the 22nd of Nov.", "november 22", nil), ("11/22/26", "2026-11-22", nil),
    ("Sun Nov 22", "november 22", nil), ("this weekend", nil, nil),
    ("Fri", "friday", nil), ("next thurs", "next thursday", nil), ("Friday at 7pm", "friday", "19:00"),
    ("today at noon", "today", "12:00"),
    ("tonight, 7:30 p.m.", "tonight", "19:30"), ("tomorrow 7 pm", "tomorrow", "19:00"), ("Nov 31", nil, nil),
    ("22/11", nil, nil), ("0/0", nil, nil), ("-1/1", nil, nil), ("someday", nil, nil), ("night", "tonight", nil),
    ("", nil, nil),
    ("1/2/3/4", nil, nil), ("November x 2026", nil, nil), ("next", nil, nil),
  ])
  func aDayIsWhatPeopleWrite(text: String, day: String?, begin: String?) {
    let spoken = FreeformDay(text)
    #expect(spoken?.word.description == day)
    #expect((spoken?.part?.rawValue ?? spoken?.begin?.description) == begin)
  }

  @Test(arguments: [
    ("this weekend", "weekend", nil), ("the coming weekend", "weekend", nil),
    ("next weekend", "next weekend", nil), ("This Week", "this week", nil),
    ("the next seven days", "next 7 days", nil), ("weekend evenings", "weekend", "evening"),
    ("Friday to Sunday", "friday to sunday", nil), ("from Nov 27 through Nov 29", "november 27 to november 29", nil),
    ("friday to sunday, evenings", "friday to sunday", "evening"), ("Fri-Sun", "friday to sunday", nil),
    ("2026-11-27 - 2026-11-29", "2026-11-27..2026-11-29", nil),
    ("2026-11-27..2026-11-29", "2026-11-27..2026-11-29", nil),
    ("Saturday and Sunday", "saturday to sunday", nil), ("Friday and Sunday", nil, nil),
    ("Friday at 7pm to Sunday", nil, nil),
    ("Saturday afternoon", "saturday", "afternoon"), ("friday", "friday", nil), ("soon", nil, nil),
  ])
  func daysAreWhatPeopleWrite(text: String, days: String?, part: String?) {
    let spoken = FreeformDays(text)
    #expect(spoken?.word.description == days)
    #expect(spoken?.part?.rawValue == part)
  }

  @Test(arguments: [
    ("7pm", "19:00"), ("7:30 p.m.", "19:30"), ("12 AM", "00:00"), ("noon", "12:00"), ("18:30", "18:30"),
    ("1930", "19:30"), ("19", "19:00"), ("19:30:00", "19:30"), ("evening", "17:00"), ("midnight", "23:59"),
    ("12", nil),
    ("0730", "07:30"), ("99", nil), ("19:30:99", nil), ("13pm", nil), ("7", nil), ("7:75pm", nil),
    ("7:3:1pm", nil), ("late", nil),
  ])
  func aTimeIsWhatPeopleWrite(text: String, time: String?) {
    #expect(ClockTime(words: text)?.description == time)
  }

  @Test(arguments: [
    ("near 64106", "64106"), ("In Chicago", "Chicago"), ("Atlanta", "Atlanta"), ("near", "near"),
    ("near 66062-1234", "66062"), ("the Kansas City area", "Kansas City"), ("Olathe, KS, USA", "Olathe, KS"),
    ("The Dalles, OR", "The Dalles, OR"), ("area", "area"), ("in", "in"),
  ])
  func aPlaceIsTheWordsAfterNear(text: String, place: String) {
    #expect(Query(place: text)?.text == place)
  }

  @Test(arguments: [
    ("tomorrow", "tomorrow"), ("next week", "next sunday"), ("the end of this week", "sunday"),
    ("this weekend", "sunday"), ("Dec 1", "december 1"), ("2026-12-01", "2026-12-01"), ("soon", nil),
  ])
  func anEndIsTheLastDayOfWhatPeopleName(text: String, day: String?) {
    #expect(FreeformDay(end: text)?.word.description == day)
  }

  @Test(arguments: [
    ("near me", true), ("My location", true), ("theaters near me", true), ("here", true), ("current location", true),
    ("the user's location", false), ("Portland, ME", false), ("Home, PA", false), ("Near North Side", false),
    ("Mesa", false),
  ])
  func whereThePersonIsIsNoPlace(text: String, isUnknown: Bool) {
    var error: RPCError?
    do throws(RPCError) { _ = try Query.place(text, of: "where") } catch let thrown { error = thrown }
    #expect((error != nil) == isUnknown)
  }

  @Test func anErrandTakesThem() async throws {
    let assistant = try Assistant(options: MCPOptions(tools: .all, isSandbox: true, product: ("marquee", "1")))
    let instructions = try await assistant.initialize()["instructions"]?.string
    #expect(instructions?.contains("--sandbox") == true)
    let result = try await assistant.call(
      "whats_on_near", #"{"place":"near 66062","after":"7pm","limit":"2","radiusKilometres":"30"}"#)
    let structured = try #require(result["structuredContent"])
    #expect(structured["films"]?.count == 2)
    let times = structured["films"]?[0]?.times.map(\.words) ?? []
    #expect(!times.isEmpty && times.allSatisfy { $0 >= "19:00" })
    #expect(structured["sandbox"]?.string?.contains("Made-up showtimes") == true)
    #expect(result["content"]?[0]?["text"]?.string?.contains("Made-up showtimes") == true)
  }

  /// Members that hosts add to every call: n8n, Cline, Cursor and others.
  private static let extras = [
    #"{"task_progress":"- [x] look up"}"#, #"{"toolCallId":"call_0BCI"}"#, #"{"random_string":"dummy"}"#,
    #"{"sessionId":"s","action":"sendMessage","chatInput":"hi","toolCallId":"c"}"#, #"{"_meta":{"x":1}}"#,
  ]

  @Test(arguments: extras) func membersOfHostsAreLeftOutAndNamed(extra: String) async throws {
    let assistant = try Assistant(options: MCPOptions(product: ("marquee", "1")))
    try await assistant.initialize()
    let names = try JSONValue(parsing: extra).members.map(\.name).filter { $0.first != "_" }
    for tool in try await assistant.tools().compactMap({ $0["name"]?.string }) {
      for arguments in ToolCalls.of(tool).prefix(1) {
        let both = String(arguments.dropLast()) + (arguments == "{}" ? "" : ",") + extra.dropFirst()
        let plain = try await assistant.call(tool, arguments)
        let result = try await assistant.call(tool, both)
        #expect(result["isError"]?.boolean == plain["isError"]?.boolean, "\(tool) \(both)")
        #expect(result["structuredContent"]?.strings("ignored") == names, "\(tool) \(both)")
        #expect(names.allSatisfy { result["content"]?[0]?["text"]?.string?.contains($0) == true })
      }
    }
  }

  @Test(arguments: [
    ("find_film", #"{"flim":"batman"}"#, "film"), ("whats_on_near", #"{"plce":"Olathe"}"#, "place"),
    ("whats_on_near", #"{"lattitude":38.9,"longitude":-94.8}"#, "latitude"),
    ("showtimes_and_seats", #"{"showtimId":"amc:showtime:61020778482511"}"#, "showtimeId"),
    ("search_people", #"{"qeury":"keaton"}"#, "query"), ("watch_remove", #"{"wachId":"watch:1"}"#, "watchId"),
    ("images_url", #"{"pth":"/x.png"}"#, "path"),
  ])
  func aMisspelledNameIsRefusedIfItsArgumentIsMissing(tool: String, arguments: String, own: String) async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    let result = try await assistant.call(tool, arguments)
    let text = try #require(result["content"]?[0]?["text"]?.string)
    #expect(result["isError"]?.boolean == true && text.contains("did you mean \"\(own)\"?"), "\(text)")
  }

  @Test(arguments: [
    ("whats_on_near", #"{"action":"sendMessage"}"#), ("find_film", #"{"task_progress":"x"}"#),
    ("movies_get", #"{"xd":"amc:movie:1"}"#), ("theatres_near", #"{"when":"tonight"}"#),
  ])
  func anotherNameIsOnlyNamed(tool: String, arguments: String) async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    let text = try #require(try await assistant.call(tool, arguments)["content"]?[0]?["text"]?.string)
    #expect(!text.contains("did you mean") && text.contains("unknown arguments were left out: "), "\(text)")
  }

  @Test(arguments: [
    #""{\"film\":\"batman\"}""#, #""\"{\\\"film\\\":\\\"batman\\\"}\"""#, #"{"film":"\"batman\""}"#,
  ])
  func argumentsMayBeAJSONText(arguments: String) async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    let films = try await assistant.call("find_film", arguments)["structuredContent"]?.list("films")
    #expect(films?.contains { $0["title"]?.string == "Batman (1989)" } == true)
    #expect(try await assistant.call("watch_list", #""""#)["isError"] == nil)
    #expect(try await assistant.code("tools/call", #"{"name":"watch_list","arguments":"[1]"}"#) == -32602)
  }
}
