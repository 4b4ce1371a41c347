// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Testing

@testable import MCP

/// Each tool is called with its arguments in each way in which models and people write such things. The tools
/// and their arguments are taken from the list that assistants get, so that new ones are covered too.
///
/// The tests run one after the other over one backend; all at once they would leave other suites no time.
@Suite(.serialized, .timeLimit(.minutes(5))) struct SloppyArgumentTests {
  private static let tools = Features(
    MCPOptions(tools: .all, permissions: [.credentials], product: ("marquee", "1"))
  ).tools.filter { $0.view != .calls }
  private static let model = Result { try Model(watches: true) }
  private static let methods = Dictionary(
    ContractDescription().tools.map { ($0.toolName, $0) }, uniquingKeysWith: { first, _ in first })

  /// `ArgumentCoercionTests` has the others.
  private static let days = ["tonight", "Nov 22", "Saturday at 7pm"].map(quoted)
  private static let film = "The Hunger Games: Sunrise on the Reaping"

  private static func quoted(_ text: String) -> String { RawJSON(writing: text).description }

  /// Ways to write an argument, as JSON texts; none where only its own form is known.
  /// - Parameter parameter: nil for an argument of an task.
  private static func ways(_ name: String, _ schema: JSONValue, _ parameter: ContractMethod.Parameter?) -> [String] {
    switch parameter?.model ?? name {
    case "DayWord": return days
    case "DaysWord", "date": return days + ["this weekend", "friday to sunday"].map(quoted)
    case "untilDate": return [quoted("the coming Sunday")]
    case "Day": return ["tomorrow", "Nov 22", "11/22/2026", "2026-11-22T00:00:00Z"].map(quoted)
    case "TimeWord", "after", "before": return ["7pm", "noon"].map(quoted)
    case "MovieReference", "EntityReference", "film":
      return [film, "tt32371017", "hunger games sunrise on the reaping"].map(quoted)
    case "TheatreReference": return ["Studio 28", "610"].map(quoted) + ["610"]
    case "ShowtimeReference", "showtimeId": return [quoted("61020778482511"), "61020778482511"]
    case "GenreReference": return [quoted("Comedy"), quoted("comedy, drama"), #"["Comedy"]"#]
    case "place": return ["near 64106", "NYC"].map(quoted) + ["64106"]
    case "until": return ["tomorrow", "next week", "Dec 1"].map(quoted)
    case "region": return ["us", "USA"].map(quoted)
    case "MovieInclude": return ["cast", "trailers, Watch Providers"].map(quoted) + [#"["cast"]"#]
    case "MovieRowInclude": return [quoted("cast"), quoted("credits,certification")]
    default: break
    }
    let example = schema["default"] ?? schema["examples"]?[0] ?? schema["minimum"] ?? schema["enum"]?[0]
    switch schema["type"]?.string {
    case "boolean": return [quoted("yes"), quoted("No")]
    case "integer", "number": return example.map { ["\"\($0.raw)\"", "[\($0.raw)]"] } ?? [quoted("3")]
    case "string" where schema["enum"] != nil: return example?.string.map { [quoted($0.uppercased())] } ?? []
    default: return []
    }
  }

  /// Arguments that go with every call of their tool.
  private static let compatible: Set<String> = [
    "limit", "include", "verbatim", "region", "after", "before", "radiusKilometres", "once", "until", "year", "date",
    "partySize", "includeClosed", "minimumVotes", "minimumRating", "includeAdult", "genreIds", "safesearch",
  ]

  /// All arguments at once, so that as many calls suffice as an argument has ways.
  @Test(arguments: tools.map(\.name)) func everyWayToWriteAnArgumentIsTaken(name: String) async throws {
    let tool = try #require(Self.tools.first { $0.name == name })
    let model = try Self.model.get()
    let call = try JSONValue(parsing: try #require(ToolCalls.of(name).first))
    let properties = tool.inputSchema.value["properties"]?.members.map { ($0.name, $0.value) } ?? []
    var ways: [(argument: String, texts: [String])] = []
    // The year of a film that the call doesn't name would be refused.
    let isOfFilm = properties.contains { $0.0 == "movie" }
    let goWell = isOfFilm ? Self.compatible.subtracting(["year"]) : Self.compatible
    for (argument, schema) in properties where call[argument] != nil || goWell.contains(argument) {
      let texts = Self.ways(argument, schema, Self.methods[name]?.parameters.first { $0.name == argument })
      if !texts.isEmpty { ways.append((argument, texts)) }
    }
    for number in 0..<(ways.map(\.texts.count).max() ?? 0) {
      let sloppy = ways.map { (name: $0.argument, value: try? RawJSON(parsing: $0.texts[number % $0.texts.count])) }
      let arguments = RawJSON { writer in
        writer.object { writer in
          for (name, value) in sloppy { writer.member(name, value) }
          for member in call.members where !ways.contains(where: { $0.argument == member.name }) {
            writer.member(member.name, member.value)
          }
        }
      }.description
      do throws(RPCError) {
        _ = try await model.call(tool, arguments)
      } catch {
        // That there is no such thing is an answer.
        #expect(error.code != .invalidParams, "\(arguments): \(error.message)")
      }
    }
  }

  /// Nobody has told the program where the person is.
  @Test(arguments: [
    ("whats_on_near", "place", "near me"), ("showtimes_and_seats", "place", "my location"),
    ("watch_add", "place", "theaters nearby"), ("theatres_near", "place", "my current location"),
    ("showtimes_near", "place", "here"), ("theatres_get", "id", "closest to me"),
    ("showtimes_at_theatre", "theatreId", "near me"), ("search_theatres", "query", "near my home"),
    ("theatres_suggest", "query", "around here"),
  ])
  func whereThePersonIsHasToBeAskedFor(name: String, argument: String, words: String) async throws {
    let tool = try #require(Self.tools.first { $0.name == name })
    let arguments = #"{"kind":"showings","film":"batman","date":"today","\#(argument)":"\#(words)"}"#
    let meant = try JSONValue(parsing: arguments).members.filter {
      tool.inputSchema.value["properties"]?[$0.name] != nil
    }
    let call = RawJSON { $0.object { writer in for member in meant { writer.member(member.name, member.value) } } }
    let error = await #expect(throws: RPCError.self) { try await Self.model.get().call(tool, call.description) }
    #expect(error?.message.contains("\"\(argument)\" is invalid") == true, "\(error?.message ?? "")")
    #expect(error?.message.contains("zip code") == true && error?.message.contains("ask for it") == true)
  }

  @Test func aPlaceStandsForItsCoordinates() async throws {
    let tool = try #require(Self.tools.first { $0.name == "theatres_near" })
    #expect(tool.inputSchema.value["required"] == nil)
    let model = try Self.model.get()
    let named = try await model.call(tool, #"{"near":"Olathe, KS","radiusKilometres":20}"#)
    let located = try await model.call(tool, #"{"latitude":"38.8814","longitude":"-94.8191","radiusKilometres":20}"#)
    #expect([named, located].allSatisfy { $0.text.contains("amc:theatre:610") })
    let error = await #expect(throws: RPCError.self) { try await model.call(tool, #"{"place":"Xyzzy"}"#) }
    #expect(error?.kind == "notFound" && error?.message.contains("Xyzzy") == true)
  }

  @Test func theWeekendIsAllOfItsDays() async throws {
    let tool = try #require(Self.tools.first { $0.name == "whats_on_near" })
    let answer = try await Self.model.get().call(tool, #"{"place":"66062","date":"this weekend","limit":1}"#)
    #expect(answer.structured.value["day"]?.string == "Saturday 2026-11-21")
    #expect(answer.structured.value["untilDay"]?.string == "Sunday 2026-11-22")
  }

  @Test func aTitleAndAnIDGoWhereTheToolTakesThemApart() async throws {
    let tool = try #require(Self.tools.first { $0.name == "showtimes_at_theatre" })
    let model = try Self.model.get()
    for film in [Self.film, "amc:movie:64825", "tt32371017"] {
      let text = try await model.text(tool, #"{"theatreId":"amc:theatre:610","film":\#(Self.quoted(film))}"#)
      #expect(text.contains("amc:movie:64825"), "\(film): \(text)")
    }
  }
}
