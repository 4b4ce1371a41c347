import JSON
import JSONRPC
import Testing

@testable import MCP

@Suite struct ToolMethodTests {
  @Test func theListIsPagedByACursorThatOnlyItselfHasGiven() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    let first = try await assistant.result("tools/list")
    #expect(first["tools"]?.count == 40)
    #expect(first["nextCursor"]?.string != nil)
    let names = try await assistant.tools().compactMap { $0["name"]?.string }
    #expect(Set(names).count == names.count)
    #expect(names.count > 40)
    #expect(try await assistant.code("tools/list", #"{"cursor":"nothing"}"#) == -32602)
  }

  @Test func anUnknownToolIsAnErrorOfTheProtocolThatNamesTheNearest() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    let error = try await assistant.answer("tools/call", #"{"name":"movies_gett"}"#)["error"]
    #expect(error?["code"]?.integer == -32602)
    #expect(error?["message"]?.string == #"Unknown tool "movies_gett"; did you mean "movies_get"?"#)
  }

  @Test func anErrorOfTheToolIsAResultWithWordsForTheModel() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    let result = try await assistant.call("movies_get", #"{"id":"amc:1"}"#)
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
    #expect(told == [10, 20, 25])
    #expect(last?["id"]?.integer == 9)
  }

  @Test func aGuardedToolIsThereOnlyWhereItIsAllowed() async throws {
    for isAllowed in [false, true] {
      let options = MCPOptions(allowsCredentials: isAllowed, product: ("marquee", "1"))
      let assistant = try Assistant(options: options)
      try await assistant.initialize()
      let names = try await assistant.tools().compactMap { $0["name"]?.string }
      #expect(names.contains("credentials_set") == isAllowed)
    }
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
