// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Testing

@testable import MCP

/// What hosts get that show views (MCP Apps).
@Suite(.timeLimit(.minutes(5))) struct ViewTests {
  private static let features = Features(MCPOptions(tools: .all, product: ("marquee", "1"))).withViews

  @Test(arguments: [
    (Assistant.views, true), (#"{"extensions":{"io.modelcontextprotocol/ui":{}}}"#, false), ("{}", false),
    (#"{"extensions":{"io.modelcontextprotocol/ui":{"mimeTypes":["text/html"]}}}"#, false),
    (#"{"extensions":{"io.modelcontextprotocol/ui":{"mimeTypes":"text/html;profile=mcp-app"}}}"#, false),
    (#"{"extensions":{"io.modelcontextprotocol/ui":{"mimeTypes":[1,"text/html;profile=mcp-app"]}}}"#, true),
    (#"{"extensions":{"org.example/ui":{"mimeTypes":["text/html;profile=mcp-app"]}}}"#, false),
    (#"{"extensions":[]}"#, false), (#"{"extensions":null}"#, false),
  ])
  func onlyAHostThatNamesTheTypeOfTheDocumentShowsViews(capabilities: String, shows: Bool) async throws {
    let assistant = try Assistant(options: MCPOptions(product: ("marquee", "1")))
    let result = try await assistant.initialize(capabilities: capabilities)
    #expect((result["capabilities"]?["extensions"]?["io.modelcontextprotocol/ui"] != nil) == shows)
    #expect(try await assistant.tools().contains { $0["_meta"] != nil } == shows)
    let other = try Assistant(options: MCPOptions(product: ("marquee", "1")))
    let discovered = try await other.declared("server/discover", capabilities: capabilities)
    #expect((discovered["capabilities"]?["extensions"] != nil) == shows)
  }

  @Test func eachRequestSaysItselfWhatItsHostShows() async throws {
    let assistant = try Assistant()
    for shows in [true, false, true] {
      let capabilities = shows ? Assistant.views : "{}"
      for (method, list) in [
        ("tools/list", "tools"), ("resources/list", "resources"), ("resources/templates/list", "resourceTemplates"),
      ] {
        let result = try await assistant.declared(method, capabilities: capabilities)
        #expect(result["cacheScope"]?.string == (shows ? "private" : "public"))
        let names = result.list(list).compactMap { $0["name"]?.string }
        #expect(!Set(names).isDisjoint(with: ["view_data", "view", "poster"]) == shows)
      }
      let prompts = try await assistant.declared("prompts/list", capabilities: capabilities)
      #expect(prompts["cacheScope"]?.string == "public")
    }
    #expect(try await assistant.declaredError("resources/read", #""uri":"ui://marquee/view""#)["code"] != nil)
  }

  @Test func aRequestThatDeclaresItsVersionHasNothingOfTheHandshakes() async throws {
    let assistant = try Assistant(options: MCPOptions(product: ("marquee", "1")))
    try await assistant.initialize(capabilities: Assistant.views)
    #expect(try await assistant.declared("tools/list").raw.description.contains("view_data") == false)
    #expect(try await assistant.result("tools/list").raw.description.contains("view_data"))
  }

  /// The view asks again by the call that a result names.
  @Test(arguments: [
    ("whats_on_near", #"{"place":"Olathe","date":"tonight","limit":2,"partySize":3}"#, "whatsOn"),
    ("showtimes_and_seats", #"{"film":"hunger games","place":"Olathe"}"#, "whatsOn"),
    ("showtimes_and_seats", #"{"showtimeId":"amc:showtime:61020778482511","partySize":3}"#, "seats"),
    ("tonight_from_my_list", #"{"place":"Olathe"}"#, "whatsOn"), ("find_film", #"{"film":"batman"}"#, "films"),
    ("my_films", #"{"status":"wanted"}"#, "films"),
    ("movies_now_playing", #"{"limit":100}"#, "films"), ("movies_discover", #"{"year":1989}"#, "films"),
  ])
  func aViewHasTheAnswerOfItsCall(name: String, arguments: String, face: String) async throws {
    let model = try Model()
    let wanted = #"{"id":"tmdb:movie:268","status":"wanted"}"#
    _ = try await model.context.contract.value(of: "library/set", wanted)
    let content = try await model.call(try tool(name), arguments)
    let view = RawJSON(writing: try #require(content.view)).value
    #expect(view["face"]?.string == face)
    let call = try #require(view["call"])
    let value = try await model.context.contract.value(
      of: call["method"]?.string ?? "", call["params"]?.raw.description ?? "")
    let answer = RawJSON(writing: value).withoutVerbatim.value
    if face == "films" {
      let rows = answer.list("items").filter { $0["isPrivateRental"]?.boolean != true }
      let shown = try #require(view["answer"]).list("items")
      #expect(!shown.isEmpty)
      #expect(zip(shown, rows).allSatisfy { $0["id"]?.string == $1["id"]?.string })
      #expect(view["answer"]?.members.map(\.name) == ["items"])
    } else {
      #expect(undated(try #require(view["answer"])) == undated(answer))
    }
    #expect(["amc", "tmdb"].allSatisfy { view["answer"]?["items"]?[0]?[$0] == nil })
  }

  @Test func theFormsOfAnAnswerAreTheSameWithAndWithoutAView() async throws {
    let content = try await Model().call(FindFilm.tool, #"{"film":"batman","colour":true}"#)
    #expect(content.view != nil && content.text.contains("colour"))
    #expect(!content.text.contains("face") && content.structured.value["view"] == nil)
  }

  @Test func theViewReadsButChangesNothing() async throws {
    let model = try Model()
    let allowed = try #require(ViewData.tool.inputSchema.value["properties"]?["method"]).strings("enum")
    let methods = ContractDescription().methods
    for method in methods {
      do {
        _ = try await model.call(ViewData.tool, #"{"method":"\#(method.name)"}"#)
        #expect(allowed.contains(method.name), "\(method.name)")
      } catch {
        #expect(allowed.contains(method.name) != error.message.hasPrefix("\"method\" is invalid"), "\(error.message)")
      }
    }
    #expect(Set(allowed).isSubset(of: methods.map(\.name)))
    for method in methods where allowed.contains(method.name) {
      if let effect = method.json["x-tool"]?["effect"]?.string { #expect(effect == "reads", "\(method.name)") }
    }
  }

  @Test func theViewsDataIsTheContractsAnswer() async throws {
    let model = try Model()
    let content = try await model.call(
      ViewData.tool, #"{"method":"showtimes/seats","params":{"id":"amc:showtime:61020778482511"}}"#)
    let layout = try await model.context.contract.value(of: "showtimes/seats", #"{"id":"amc:showtime:61020778482511"}"#)
    let answer = try #require(content.structured.value["answer"])
    #expect(undated(answer) == undated(RawJSON(writing: layout).withoutVerbatim.value))
    #expect(content.text.count < 100)
    // A host may send an object as its JSON text.
    let text = #"{"method":"library/list","params":"{\"status\":\"seen\"}"}"#
    #expect(try await model.call(ViewData.tool, text).structured.value["answer"]?["items"]?.count == 0)
  }

  @Test func theViewOfAPlanHasItsSeats() async throws {
    let assistant = try Assistant(options: MCPOptions(product: ("marquee", "1")))
    try await assistant.initialize(capabilities: Assistant.views)
    let id = "amc:showtime:61020778482511"
    let plan = try await assistant.call("showtimes_and_seats", #"{"showtimeId":"\#(id)"}"#)
    let seats = try await assistant.call("view_data", #"{"method":"showtimes/seats","params":{"id":"\#(id)"}}"#)
    let layout = try #require(plan["_meta"]?["marquee/view"]?["layout"])
    #expect(undated(layout) == undated(try #require(seats["structuredContent"]?["answer"])))
    let films = try await assistant.call("find_film", #"{"film":"batman"}"#)
    #expect(try #require(films["_meta"]?["marquee/view"])["layout"] == nil)
  }

  /// Hosts that show views have negotiated no version in which a view could do without structured content.
  @Test(arguments: ["2024-11-05", "2025-11-25"]) func theViewGetsItsDataInEveryVersion(version: String) async throws {
    let assistant = try Assistant(options: MCPOptions(results: .text, product: ("marquee", "1")))
    try await assistant.initialize(version, capabilities: Assistant.views)
    let list = try await assistant.call("view_data", #"{"method":"library/list"}"#)
    #expect(list["structuredContent"]?["answer"]?["items"] != nil)
    let error = try await assistant.call("view_data", #"{"method":"library/set"}"#)
    #expect(error["isError"]?.boolean == true && error["structuredContent"] == nil)
    #expect(error["_meta"]?["marquee/error"]?["code"]?.integer == -32602)
    let films = try await assistant.call("find_film", #"{"film":"batman"}"#)
    #expect(films["structuredContent"] == nil && films["_meta"]?["marquee/view"]?["face"]?.string == "films")
  }

  /// The members of an answer, without its age: the second answer may come from a cache.
  private func undated(_ answer: JSONValue) -> [String] {
    answer.members.filter { $0.name != "ageSeconds" }.map { "\($0.name): \($0.value.raw)" }
  }

  private func tool(_ name: String) throws -> Tool { try #require(Self.features.tools.first { $0.name == name }) }
}
