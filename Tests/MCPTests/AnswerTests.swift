// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Testing

@testable import MCP

/// Regression: hosts that hand a model only the structure gave it three to twenty-two times the bytes of the text, and
/// neither the map of the seats nor the total. The text, drawn from the presentation, and the structure say the same.
@Suite(.serialized, .timeLimit(.minutes(5))) struct AnswerTests {
  /// Those that a model calls: what only a view calls is data, without a text.
  private static let tools = Features(MCPOptions(tools: .all, product: ("marquee", "1"))).tools
    .filter { $0.view != .calls }
  private static let model = Result { try Model(watches: true) }

  /// The arguments of the tools that don't wrap a method, and long answers of others.
  private static let calls: [String: [String]] = [
    "whats_on_near": [
      #"{"place":"Olathe","date":"tonight"}"#, #"{"place":"Chicago","radiusKilometres":500,"limit":20}"#,
      #"{"place":"amc:theatre:610","page":99}"#, #"{"place":"Olathe","film":"xyzzy"}"#,
      #"{"place":"Olathe","library":"wanted"}"#,
    ],
    "find_person": [#"{"name":"Michael Keaton"}"#, #"{"name":"xyzzy"}"#],
    "my_settings": ["{}", #"{"partySize":2,"units":"us","clock":24}"#],
    "find_film": [#"{"film":"the","limit":20}"#, #"{"film":"xyzzy"}"#],
    "showtimes_and_seats": [
      #"{"film":"hunger games","place":"Olathe, KS"}"#, #"{"film":"the","place":"New York"}"#,
      #"{"showtimeId":"amc:showtime:3820778482513","partySize":3}"#,
      #"{"showtimeId":"amc:showtime:61020778482511","partySize":20}"#,
    ],
    "movies_get": [
      #"{"id":"tmdb:movie:268","include":["credits","videos","watchProviders","releaseDates","similar","recommendations","reviews","keywords","translations","images","externalIds"]}"#
    ],
    "movies_all": [#"{"limit":500}"#], "theatres_all": [#"{"limit":500}"#],
    "showtimes_at_theatre": [#"{"theatreId":"amc:theatre:610","limit":500}"#],
    "search_movies": [#"{"query":"xyzzy"}"#],
    "watch_add": [
      #"{"kind":"seats","showtimeId":"amc:showtime:61020778482511"}"#,
      #"{"kind":"tickets","film":"a film that nobody has announced","until":"2027-01-01"}"#,
    ],
    "watch_list": ["{}"], "watch_events": ["{}", #"{"cursor":0}"#],
    "watch_remove": [#"{"watchId":"watch:999"}"#],
  ]

  /// The examples of each method in the contract, as the arguments of its tool.
  private static let examples: [String: [String]] = {
    let document = RawJSON(writing: ContractDocument()).value
    var examples: [String: [String]] = [:]
    for method in ContractDescription(document).tools {
      let described = document["methods"]?.elements.first { $0["name"]?.string == method.name }
      let own = Set(method.parameters.map(\.name))
      examples[method.toolName] = described?.list("examples").map { example in
        RawJSON { writer in
          writer.object { writer in
            for param in example.list("params") where own.contains(param["name"]?.string ?? "") {
              writer.member(param["name"]?.string ?? "", param["value"] ?? .null)
            }
          }
        }.description
      }
    }
    return examples
  }()

  @Test(arguments: tools.map(\.name))
  func bothHalvesHaveTheSameFacts(name: String) async throws {
    let tool = try #require(Self.tools.first { $0.name == name })
    let calls = (Self.examples[name] ?? []) + (Self.calls[name] ?? [])
    try #require(!calls.isEmpty, "a tool that no test knows how to call")
    for arguments in calls {
      let result = try await tool.call(JSONValue(parsing: arguments), Self.model.get().context)
      let (text, structured) = (result.text, result.structured.value)
      // A presentation has more words for the same facts.
      #expect(Double(text.utf8.count) <= 1.6 * Double(structured.raw.description.utf8.count) + 200, "\(arguments)")
      #expect(max(text.utf8.count, result.structured.bytes.count) <= ResultContent.byteLimit, "\(arguments)")
      for fact in Self.facts(of: structured) {
        #expect(text.contains(fact), "\(arguments): the text doesn't say \(fact)")
      }
      let structure = structured.raw.description
      for price in text.matches(of: Self.price).map(\.output) {
        #expect(structure.contains(price), "\(arguments): the structure doesn't say \(price)")
      }
      guard structured["films"] != nil else { continue }
      for time in text.matches(of: Self.time).map(\.output) {
        #expect(structure.contains(time), "\(arguments): the structure doesn't say \(time)")
      }
    }
  }

  private static var price: Regex<Substring> { /\$[0-9.]*[0-9]/ }
  private static var time: Regex<Substring> { /\b[0-9]{2}:[0-9]{2}\b/ }
  private static let titles = ["title", "film", "theatre", "name", "cast", "crew", "video", "place"]

  /// The prices, times, counts and titles of structured content, and the ids that lead on.
  private static func facts(of structured: JSONValue) -> Set<String> {
    var facts: Set<String> = []
    func add(title: String) {
      // A theatre without a name is its id, which the text has elsewhere.
      guard !title.hasPrefix("theatre amc:") else { return }
      // A list has the year in a column of its own, and an id may stand apart.
      facts.insert(String(title.split(separator: " · ")[0]).replacing(#/ \(([0-9]{4}|[a-z]+:[^()]+)\)$/#, with: ""))
    }
    for (name, value) in structured.members where titles.contains(name) && value.string?.isEmpty == false {
      add(title: value.string ?? "")
    }
    for name in ["total", "totalFilms", "totalShowings"] {
      if let count = structured[name]?.integer, count > 0 { facts.insert("\(count)") }
    }
    for column in titles { for cell in structured.column(column).compactMap(\.string) { add(title: cell) } }
    for film in structured.list("films") { facts.formUnion(Self.facts(of: film)) }
    // A member's own offset, and clocks of both coasts, are no times of what is shown.
    for text in structured.texts where !text.contains("UTC") && !text.contains("Pacific time") {
      facts.formUnion(text.matches(of: price).map { String($0.output) })
      facts.formUnion(text.matches(of: time).map { String($0.output) })
      facts.formUnion(text.matches(of: /\b(amc:showtime|(amc|tmdb):movie):[0-9]+/).map { String($0.output.0) })
      if let free = text.firstMatch(of: #/^[0-9]+ of [0-9]+ /#) { facts.insert(String(free.output)) }
    }
    return facts
  }

  @Test func aHostThatWantsOneHalfGetsOne() async throws {
    for results in MCPOptions.Results.allCases {
      let assistant = try Assistant(options: MCPOptions(results: results, product: ("marquee", "1")))
      try await assistant.initialize()
      let tools = try await assistant.result("tools/list", "{}")["tools"]?.elements.map { $0["outputSchema"] != nil }
      #expect(tools?.allSatisfy { $0 == (results != .text) } == true)
      let answer = try await assistant.call("find_film", #"{"film":"dune"}"#)
      #expect((answer["structuredContent"] != nil) == (results != .text))
      #expect((answer.list("content").first?["type"]?.string == "text") == (results != .structure))
    }
  }
}
