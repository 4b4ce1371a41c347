// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Testing

@testable import MCP

/// What hosts get that show views (MCP Apps).
@Suite(.timeLimit(.minutes(5))) struct ViewTests {
  private static let features = Features(MCPOptions(tools: .all, product: ("marquee", "1")))

  @Test(arguments: [
    (Assistant.views, true), (#"{"extensions":{"io.modelcontextprotocol/ui":{}}}"#, false), ("{}", false),
    (#"{"extensions":{"io.modelcontextprotocol/ui":{"mimeTypes":["text/html"]}}}"#, false),
    (#"{"extensions":{"io.modelcontextprotocol/ui":{"mimeTypes":"text/html;profile=mcp-app"}}}"#, false),
    (#"{"extensions":{"io.modelcontextprotocol/ui":{"mimeTypes":[1,"text/html;profile=mcp-app"]}}}"#, true),
    (#"{"extensions":{"org.example/ui":{"mimeTypes":["text/html;profile=mcp-app"]}}}"#, false),
    (#"{"extensions":[]}"#, false), (#"{"extensions":null}"#, false),
  ])
  func onlyAHostThatNamesTheTypeOfTheDocumentGetsTheViewsData(capabilities: String, declares: Bool) async throws {
    let film = #""name":"find_film","arguments":{"film":"batman"}"#
    let assistant = try Assistant(options: MCPOptions(product: ("marquee", "1")))
    let result = try await assistant.initialize(capabilities: capabilities)
    #expect((result["capabilities"]?["extensions"]?["io.modelcontextprotocol/ui"] != nil) == declares)
    let found = try await assistant.result("tools/call", "{\(film)}")
    #expect((found["_meta"]?["marquee/view"] != nil) == declares)
    let other = try Assistant(options: MCPOptions(product: ("marquee", "1")))
    let discovered = try await other.declared("server/discover", capabilities: capabilities)
    #expect((discovered["capabilities"]?["extensions"] != nil) == declares)
    let called = try await other.declared("tools/call", film, capabilities: capabilities)
    #expect((called["_meta"]?["marquee/view"] != nil) == declares)
  }

  /// Some hosts show views and don't say so.
  @Test(arguments: ["{}", Assistant.views])
  func everyHostFindsTheViewAndItsTools(capabilities: String) async throws {
    let assistant = try Assistant(options: MCPOptions(product: ("marquee", "1")))
    try await assistant.initialize(capabilities: capabilities)
    let tools = try await assistant.tools()
    let view = tools.first { $0["name"]?.string == "view_data" }?["_meta"]?["ui"]
    #expect(view?.strings("visibility") == ["app"])
    let showing = tools.filter { $0["_meta"]?["ui"]?["resourceUri"]?.string == "ui://marquee/view" }
    #expect(showing.count > 6)
    let document = try await assistant.result("resources/read", #"{"uri":"ui://marquee/view"}"#)
    #expect(document["contents"]?[0]?["mimeType"]?.string == "text/html;profile=mcp-app")
    let poster = try await assistant.result("resources/read", #"{"uri":"marquee://poster/tmdb:movie:268"}"#)
    #expect(poster["contents"]?[0]?["blob"] != nil)
    let list = try await assistant.declared("tools/list", capabilities: capabilities)
    #expect(list["cacheScope"]?.string == "public")
  }

  @Test func aRequestThatDeclaresItsVersionHasNothingOfTheHandshakes() async throws {
    let film = #""name":"find_film","arguments":{"film":"batman"}"#
    let assistant = try Assistant(options: MCPOptions(product: ("marquee", "1")))
    try await assistant.initialize(capabilities: Assistant.views)
    #expect(try await assistant.declared("tools/call", film)["_meta"]?["marquee/view"] == nil)
    #expect(try await assistant.result("tools/call", "{\(film)}")["_meta"]?["marquee/view"] != nil)
  }

  /// The view asks again by the call that a result names.
  @Test(arguments: [
    ("whats_on_near", #"{"place":"Olathe","date":"tonight","limit":2,"partySize":3}"#, "whatsOn"),
    ("showtimes_and_seats", #"{"film":"hunger games","place":"Olathe"}"#, "whatsOn"),
    ("showtimes_and_seats", #"{"showtimeId":"amc:showtime:61020778482511","partySize":3}"#, "seats"),
    ("whats_on_near", #"{"place":"Olathe","library":"wanted"}"#, "whatsOn"),
    ("find_film", #"{"film":"batman"}"#, "films"),
    ("my_films", #"{"status":"wanted"}"#, "films"),
    ("movies_now_playing", #"{"limit":100}"#, "films"), ("movies_discover", #"{"year":1989}"#, "films"),
  ])
  func aViewHasTheAnswerOfItsCall(name: String, arguments: String, face: String) async throws {
    let model = try Model()
    let wanted = #"{"id":"tmdb:movie:268","status":"wanted"}"#
    _ = try await model.context.contract.value(of: "library/set", wanted)
    let content = try await model.call(try tool(name), arguments)
    let view = try await data(of: content, model)
    #expect(view["face"]?.string == face)
    let call = try #require(view["call"])
    let value = try await model.context.contract.value(
      of: call["method"]?.string ?? "", call["params"]?.raw.description ?? "")
    let answer = RawJSON(writing: value).value
    if face == "seats" {
      #expect(view["answer"]?["showtime"]?["id"]?.string == answer["showtime"]?["id"]?.string)
      #expect(view["answer"]?["groups"]?[0]?.strings("seats") == answer["groups"]?[0]?.strings("seats"))
      #expect(view["answer"]?["price"]?["amount"]?.raw == answer["price"]?["amount"]?.raw)
      return
    }
    let rows = answer.list("items").filter { $0["isPrivateRental"]?.boolean != true }
    let shown = try #require(view["answer"]).list("items")
    #expect(!shown.isEmpty)
    for (film, row) in zip(shown, rows) {
      let id = try #require(row["id"]?.string)
      #expect(film["id"]?.string == id && film["poster"]?.string == "marquee://poster/\(id)")
      guard face == "whatsOn" else { continue }
      #expect(film["showingCount"]?.integer == row["showings"]?.count)
      let whole = Dictionary(row.list("showings").map { ($0["id"]?.string ?? "", $0) }) { first, _ in first }
      for showing in film.list("showings") {
        let other = try #require(whole[showing["id"]?.string ?? ""])
        for (name, value) in showing.members { #expect(value.raw == other[name]?.raw, "\(name)") }
      }
    }
  }

  /// What a host keeps of each result of a conversation.
  @Test(arguments: [
    ("whats_on_near", #"{"place":"New York","limit":20}"#), ("whats_on_near", #"{"place":"Olathe"}"#),
    ("whats_on_near", #"{"place":"Olathe","film":"xyzzy"}"#), ("whats_on_near", #"{"place":"Olathe","days":3}"#),
    ("showtimes_and_seats", #"{"film":"hunger games","place":"New York"}"#),
    ("showtimes_and_seats", #"{"showtimeId":"amc:showtime:61020778482511","partySize":3}"#),
    ("showtimes_and_seats", #"{"showtimeId":"amc:showtime:211420778482500","partySize":2}"#),
    ("find_film", #"{"film":"star","limit":20}"#), ("my_films", "{}"), ("movies_now_playing", #"{"limit":100}"#),
    ("movies_discover", #"{"genres":["comedy"],"limit":100}"#),
  ])
  func theViewsDataIsAtMostFiveTimesTheText(name: String, arguments: String) async throws {
    let assistant = try Assistant(options: MCPOptions(isSandbox: true, product: ("marquee", "1")))
    try await assistant.initialize(capabilities: Assistant.views)
    for id in ["tmdb:movie:268", "tmdb:movie:949", "amc:movie:64825"] {
      _ = try await assistant.call("my_films_set", #"{"id":"\#(id)","status":"wanted"}"#)
    }
    let result = try await assistant.call(name, arguments)
    let text = try #require(result["content"]?[0]?["text"]?.string).utf8.count
    let metadata = try #require(result["_meta"])
    #expect(metadata.rawBytes.count <= max(4096, 5 * text), "beside \(text)")
    #expect(metadata["marquee/view"]?["sandbox"]?.boolean == true)
    // Where tickets are sold is the only address; posters have one of this server.
    let answer = metadata["marquee/view"]?["answer"]
    let purchase = answer?["purchaseUrl"]?.raw.description ?? ""
    #expect(!metadata.raw.description.replacing(purchase, with: "").contains("http"))
  }

  /// For a host that has left the data out of the result.
  @Test func theDataOfAResultCanBeAskedForByTheToolsArguments() async throws {
    let assistant = try Assistant(options: MCPOptions(product: ("marquee", "1")))
    try await assistant.initialize(capabilities: Assistant.views)
    for (tool, arguments) in [
      ("whats_on_near", #"{"place":"Olathe","date":"tonight"}"#), ("find_film", #"{"film":"star"}"#),
      ("showtimes_and_seats", #"{"showtimeId":"amc:showtime:61020778482511"}"#),
    ] {
      let shown = try await assistant.call(tool, arguments)["_meta"]?["marquee/view"]
      let data = try await assistant.call("view_data", #"{"tool":"\#(tool)","arguments":\#(arguments)}"#)
      let view = try #require(data["structuredContent"]?["view"])
      #expect(view["face"]?.string == shown?["face"]?.string)
      #expect(view["answer"]?["items"]?[0]?["id"]?.string == shown?["answer"]?["items"]?[0]?["id"]?.string)
    }
    for refused in [#"{"tool":"my_films_set","arguments":{"id":"tmdb:movie:268"}}"#, #"{"tool":"view_data"}"#, "{}"] {
      #expect(try await assistant.call("view_data", refused)["isError"]?.boolean == true, "\(refused)")
    }
  }

  @Test func theFormsOfAnAnswerAreTheSameWithAndWithoutAView() async throws {
    let content = try await Model().call(FindFilm.tool, #"{"film":"batman","colour":true}"#)
    #expect(content.view != nil && content.text.contains("colour"))
    #expect(!content.text.contains("face") && content.structured.value["view"] == nil)
  }

  @Test func theViewReadsButChangesNothing() async throws {
    let model = try Model()
    let allowed = try #require(Self.viewData.inputSchema.value["properties"]?["method"]).strings("enum")
    let methods = ContractDescription().methods
    for method in methods {
      do {
        _ = try await model.call(Self.viewData, #"{"method":"\#(method.name)"}"#)
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
      Self.viewData, #"{"method":"showtimes/seats","params":{"id":"amc:showtime:61020778482511"}}"#)
    let layout = try await model.context.contract.value(of: "showtimes/seats", #"{"id":"amc:showtime:61020778482511"}"#)
    let answer = try #require(content.structured.value["answer"])
    let (told, wanted) = (undated(answer), undated(RawJSON(writing: layout).withoutVerbatim.value))
    #expect(told.filter { !$0.hasPrefix("presentation: ") } == wanted)
    #expect(answer["presentation"]?["form"]?.string == "auditorium")
    #expect(content.text.count < 100)
    // A host may send an object as its JSON text.
    let text = #"{"method":"library/list","params":"{\"status\":\"seen\"}"}"#
    #expect(try await model.call(Self.viewData, text).structured.value["answer"]?["items"]?.count == 0)
  }

  /// The seats of a larger auditorium are fetched by the view.
  @Test func theViewOfAPlanHasItsSeats() async throws {
    let assistant = try Assistant(options: MCPOptions(product: ("marquee", "1")))
    try await assistant.initialize(capabilities: Assistant.views)
    let id = "amc:showtime:61020778482511"
    let plan = try await assistant.call("showtimes_and_seats", #"{"showtimeId":"\#(id)"}"#)
    let seats = try await assistant.call("view_data", #"{"method":"showtimes/seats","params":{"id":"\#(id)"}}"#)
    let layout = try #require(plan["_meta"]?["marquee/view"]?["layout"])
    let shown = layout.list("rows").flatMap { $0.list("seats") }
    let whole = seats["structuredContent"]?["answer"]?.list("rows").flatMap { $0.list("seats") } ?? []
    let named = whole.filter { $0["name"] != nil }
    #expect(named.count > 100)
    #expect(shown.map { $0[1]?.string } == named.map { $0["name"]?.string })
    #expect(shown.map { $0[2]?.integer == 1 } == named.map { $0["available"]?.boolean })
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

  private static let viewData = ViewData.tool(showing: [], isSandbox: false)

  /// What is sent of a result to a host that shows views.
  private func data(of content: ResultContent, _ model: Model) async throws -> JSONValue {
    let view = try #require(content.view)
    let bytes = content.text.utf8.count
    return await view.json(besideTextOf: bytes, isSandbox: false, from: model.context.contract).value
  }

  private func tool(_ name: String) throws -> Tool { try #require(Self.features.tools.first { $0.name == name }) }
}
