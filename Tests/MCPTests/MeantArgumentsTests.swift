// SPDX-License-Identifier: MIT
import Contract
import JSON
import Testing

@testable import MCP

/// Sloppy arguments cost a model no turn.
@Suite(.timeLimit(.minutes(5))) struct MeantArgumentsTests {
  private let schema = """
    {"properties":{"limit":{"type":"integer"},"latitude":{"type":"number"},"link":{"type":"boolean"},
     "include":{"type":"array","items":{"type":"string"}},"place":{"type":"string"},
     "id":{"type":"string","pattern":"^amc:"}},"required":["id"]}
    """

  @Test(arguments: [
    (#"{"limit":"5"}"#, #"{"limit":5}"#), (#"{"latitude":"38.88"}"#, #"{"latitude":38.88}"#),
    (#"{"link":"true"}"#, #"{"link":true}"#), (#"{"link":false}"#, #"{"link":false}"#),
    (#"{"include":"credits, videos"}"#, #"{"include":["credits","videos"]}"#),
    (#"{"include":["credits"]}"#, #"{"include":["credits"]}"#), (#"{"place":66062}"#, #"{"place":"66062"}"#),
    (#"{"place":""}"#, "{}"), (#"{"id":""}"#, #"{"id":""}"#), (#"{"id":7}"#, #"{"id":7}"#),
    (#"{"limit":"many","other":1}"#, #"{"limit":"many","other":1}"#),
    (#"{"film":"amc:1"}"#, #"{"id":"amc:1"}"#), (#"{"location":"Olathe"}"#, #"{"place":"Olathe"}"#),
    (#"{"id":"amc:1","film":"x"}"#, #"{"id":"amc:1","film":"x"}"#),
  ])
  func theirMeaningIsTaken(given: String, meant: String) throws {
    let arguments = try MeantArguments(JSONValue(parsing: given), for: JSONValue(parsing: schema))
    #expect(RawJSON(writing: arguments).description == meant)
  }

  @Test(arguments: [
    ("7pm", "19:00"), ("7:30 p.m.", "19:30"), ("12 AM", "00:00"), ("noon", "12:00"), ("18:30", "18:30"),
    ("13pm", nil), ("7", nil), ("7:75pm", nil), ("7:3:1pm", nil), ("late", nil),
  ])
  func aTimeIsWhatPeopleWrite(text: String, time: String?) {
    #expect(SpokenTime(text)?.time.description == time)
  }

  @Test(arguments: [("near 64106", "64106"), ("In Chicago", "Chicago"), ("Atlanta", "Atlanta"), ("near", "near")])
  func aPlaceIsTheWordsAfterNear(text: String, place: String) {
    #expect(Query(place: text)?.text == place)
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

  @Test func anUnknownArgumentIsToldWithThoseOfTheTool() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    let result = try await assistant.call("theatres_near", #"{"place":"Olathe"}"#)
    let text = try #require(result["content"]?[0]?["text"]?.string)
    #expect(text.contains("expected one of latitude, longitude") && !text.contains("page"))
  }
}
