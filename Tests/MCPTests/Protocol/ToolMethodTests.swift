// SPDX-License-Identifier: MIT
import Foundation
import JSON
import JSONRPC
import TestSupport
import Testing

@testable import MCP

@Suite(.timeLimit(.minutes(5))) struct ToolMethodTests {
  /// Some clients can't fetch a second page (the SDK for Python 1.2), many don't, and the description of every tool
  /// adds to what a model is shown.
  @Test func theListIsWholeOnItsFirstPageAndShort() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    let list = try await assistant.result("tools/list")
    let tools = try #require(list["tools"]).elements.map { $0 }
    #expect(tools.count > 40)
    #expect(list["nextCursor"] == nil)
    #expect(list.rawBytes.count < 164 << 10)
    let shown = ["name", "description", "inputSchema"].map { member in
      tools.map { $0[member]?.rawBytes.count ?? 0 }.reduce(0, +)
    }
    #expect(shown.reduce(0, +) < 89 << 10)
    #expect(try await assistant.code("tools/list", #"{"cursor":"nothing"}"#) == -32602)
  }

  /// Regression: hosts asked whether a tool that only writes may destroy something.
  @Test func whatWritesIsToldFromWhatDestroys() async throws {
    let assistant = try Assistant(
      options: MCPOptions(tools: .all, permissions: [.credentials], product: ("marquee", "1")))
    try await assistant.initialize()
    let tools = try #require(try await assistant.result("tools/list")["tools"]).elements.map { $0 }
    func names(_ hint: String, _ value: Bool) -> Set<String> {
      Set(tools.filter { $0["annotations"]?[hint]?.boolean == value }.compactMap { $0["name"]?.string })
    }
    let destroying: Set = ["my_films_remove", "suggestions_remove", "suggestions_clear", "watch_remove"]
    #expect(names("destructiveHint", true) == destroying)
    #expect(
      names("readOnlyHint", false) == destroying.union(["credentials_set", "my_films_set", "my_settings", "watch_add"]))
    #expect(names("idempotentHint", false) == ["watch_add"])
  }

  /// What a host passes on with every request costs a model's context.
  @Test func theToolsOfferedByDefaultAreFew() async throws {
    let assistant = try Assistant(options: MCPOptions(product: ("marquee", "1")))
    try await assistant.initialize()
    let all = try await assistant.tools()
    #expect(all.last?["name"]?.string == "view_data")
    // That of the view is for no model.
    let tools = all.dropLast()
    #expect(
      tools.compactMap { $0["name"]?.string } == [
        "whats_on_near", "find_film", "find_person", "showtimes_and_seats", "watch_add", "watch_list",
        "watch_events", "watch_remove", "my_settings", "movies_get", "movies_watch_providers",
        "movies_now_playing", "movies_discover", "shows_get", "my_films_set", "my_films", "what_to_see",
      ])
    let shown = tools.flatMap { tool in ["name", "description", "inputSchema"].map { tool[$0]?.rawBytes.count ?? 0 } }
    // Four bytes are about a token.
    #expect(tools.count <= 19 && shown.reduce(0, +) <= 4 * 7_000, "\(shown.reduce(0, +) / 4)")
  }

  /// The person's suggestions are what the person has searched for.
  @Test func whatAnAssistantLooksUpIsNotRemembered() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    _ = try await assistant.call("search_movies", #"{"query":"matrix"}"#)
    #expect(try await assistant.call("suggestions_list")["structuredContent"]?["note"]?.string == "Nothing found.")
    let result = try await assistant.call("search_movies", #"{"query":"x","remember":true}"#)
    #expect(result["structuredContent"]?.strings("ignored") == ["remember"])
    #expect(try await assistant.call("suggestions_list")["structuredContent"]?["note"]?.string == "Nothing found.")
  }

  /// Models that must fill in every argument (strict functions) use empty strings and zeros.
  @Test func anEmptyTextIsNoArgumentWhereNoneIsNeeded() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    let list = try await assistant.call("movies_now_playing", #"{"limit":2,"cursor":"","provider":""}"#)
    #expect(list["structuredContent"]?["rows"]?.count == 2)
    let near = try await assistant.call(
      "whats_on_near", #"{"place":"Olathe, KS","latitude":0,"longitude":0,"after":"","film":"","format":""}"#)
    #expect(near["structuredContent"]?["place"]?.string == "Olathe, KS")
    #expect(try await assistant.call("search_movies", #"{"query":""}"#)["isError"]?.boolean == true)
  }

  /// Regression: the bytes were those of the client inside the process, which are none.
  @Test func theStatusHasTheBytesOfTheConnection() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    let status = try await assistant.call("server_status")["structuredContent"]
    #expect(try #require(status?["bytesRead"]?.integer) > 100)
    #expect(try #require(status?["bytesWritten"]?.integer) > 1000)
  }

  @Test func anUnknownToolIsAnErrorOfTheProtocolThatNamesTheNearest() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    let error = try await assistant.answer("tools/call", #"{"name":"movies_gett"}"#)["error"]
    #expect(error?["code"]?.integer == -32602)
    #expect(error?["message"]?.string == #"Unknown tool "movies_gett"; did you mean "movies_get"?"#)
  }

  /// Regression: a tool that the user has not allowed was unknown, and another one was suggested.
  @Test(arguments: [("my_films_import", "--allow-files"), ("credentials_set", "--allow-credentials")])
  func aToolThatIsNotOfferedIsAnErrorThatNamesItsOption(name: String, option: String) async throws {
    let assistant = try Assistant(options: MCPOptions(product: ("marquee", "1")))
    try await assistant.initialize()
    let error = try await assistant.answer("tools/call", #"{"name":"\#(name)"}"#)["error"]
    #expect(error?["code"]?.integer == -32602)
    #expect(error?["message"]?.string?.contains("`marquee mcp \(option)` offers it") == true)
  }

  @Test func aToolOfTheWholeSetNamesItsOptionInTheDefaultSet() async throws {
    let assistant = try Assistant(options: MCPOptions(product: ("marquee", "1")))
    try await assistant.initialize()
    let error = try await assistant.answer("tools/call", #"{"name":"companies_get"}"#)["error"]
    #expect(error?["message"]?.string?.contains("`marquee mcp --tools all` offers it") == true)
  }

  /// Regression: a link in a result ended an agent's run in five libraries.
  @Test(arguments: [false, true]) func resultsLinkOnlyIfAskedTo(hasLinks: Bool) async throws {
    let assistant = try Assistant(options: MCPOptions(hasLinks: hasLinks, product: ("marquee", "1")))
    try await assistant.initialize()
    let content = try await assistant.call("find_film", #"{"film":"batman"}"#).list("content")
    #expect(content.contains { $0["type"]?.string == "resource_link" } == hasLinks)
    #expect(content.first?["text"]?.string?.contains("tmdb:movie:268") == true)
  }

  @Test func anErrorOfTheToolIsAResultWithWordsForTheModel() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    let result = try await assistant.call("movies_get", #"{"id":"amc:movie:1"}"#)
    #expect(result["isError"]?.boolean == true)
    #expect(result["structuredContent"] == nil)
    #expect(result["content"]?[0]?["text"]?.string?.contains("Check the id") == true)
    #expect(result["_meta"]?["marquee/error"]?["code"]?.integer == -32012)
  }

  @Test func progressRisesAndCarriesTheToken() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    assistant.send(
      #"{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"movies_now_playing","arguments":{"limit":25,"pageSize":10},"_meta":{"progressToken":"t"}}}"#
    )
    var told: [Double] = []
    var last = await assistant.next()
    while let params = last?["params"] {
      #expect(last?["method"]?.string == "notifications/progress")
      #expect(params["progressToken"]?.string == "t")
      told.append(params["progress"]?.double ?? -1)
      last = await assistant.next()
    }
    #expect(told == [10, 20])
    #expect(last?["id"]?.integer == 9)
  }

  @Test func aGuardedToolIsThereOnlyWhereItIsAllowed() async throws {
    for (isAllowed, tools) in [(false, .all), (true, .all), (false, .essential), (true, MCPOptions.ToolSet.essential)] {
      let options = MCPOptions(tools: tools, permissions: isAllowed ? [.credentials] : [], product: ("marquee", "1"))
      let assistant = try Assistant(options: options)
      try await assistant.initialize()
      let names = try await assistant.tools().compactMap { $0["name"]?.string }
      #expect(names.contains("credentials_set") == isAllowed)
    }
  }

  /// A tool that needs no permission takes a file only with one.
  @Test(arguments: [false, true]) func aParameterThatNamesAFileIsThereOnlyWhereItIsAllowed(isAllowed: Bool) async throws
  {
    let options = MCPOptions(tools: .all, permissions: isAllowed ? [.files] : [], product: ("marquee", "1"))
    let assistant = try Assistant(options: options)
    try await assistant.initialize()
    let tool = try #require(try await assistant.tools().first { $0["name"]?.string == "my_films_statistics" })
    #expect((tool["inputSchema"]?["properties"]?["to"] != nil) == isAllowed)
    #expect(tool["annotations"]?["readOnlyHint"]?.boolean == !isAllowed)
    let folder = TemporaryFolder()
    let path = folder.file("films.html")
    _ = try await assistant.call("my_films_statistics", #"{"to":"\#(path)"}"#)
    #expect(FileManager.default.fileExists(atPath: path) == isAllowed)
  }

  @Test func secretsInErrorsAreTakenOut() async throws {
    let assistant = try Assistant(redact: { $0.replacing("hunter2", with: "***") })
    try await assistant.initialize()
    let result = try await assistant.call("movies_get", #"{"id":"hunter2"}"#)
    #expect(result["isError"]?.boolean == true)
    #expect(!result.raw.description.contains("hunter2"))
    let error = try await assistant.answer("tools/call", #"{"name":"hunter2"}"#)
    #expect(!error.raw.description.contains("hunter2"))
  }
}
