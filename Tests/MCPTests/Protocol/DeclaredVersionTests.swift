// SPDX-License-Identifier: MIT
import JSON
import JSONRPC
import Testing

@testable import MCP

/// Requests that declare their version, without a handshake and beside one.
@Suite(.timeLimit(.minutes(5))) struct DeclaredVersionTests {
  @Test func discoveryNamesTheVersionsThatARequestMayDeclare() async throws {
    let result = try await Assistant().declared("server/discover")
    #expect(result["resultType"]?.string == "complete")
    #expect(result.strings("supportedVersions") == ["2026-07-28"])
    #expect(result["capabilities"]?["resources"]?["subscribe"]?.boolean == true)
    #expect(result["capabilities"]?["logging"] == nil)
    #expect(result["capabilities"]?["completions"] != nil)
    #expect(result["instructions"]?.string?.isEmpty == false)
    #expect(result["ttlMs"]?.integer ?? 0 > 0)
    #expect(result["cacheScope"]?.string == "public")
    #expect(result["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"]?.string == "marquee")
    #expect(result["serverInfo"] == nil)
  }

  @Test(arguments: [
    ("tools/list", "", true), ("resources/list", "", true), ("resources/templates/list", "", true),
    ("prompts/list", "", true), ("resources/read", #""uri":"marquee://suggestions""#, true),
    ("tools/call", #""name":"server_ping""#, false),
    ("tools/call", #""name":"movies_get","arguments":{"id":"amc:movie:1"}"#, false),
    ("prompts/get", #""name":"worth_seeing_this_week""#, false),
    (
      "completion/complete",
      #""ref":{"type":"ref/resource","uri":"marquee://movie/{id}"},"argument":{"name":"id","value":"x"}"#, false
    ),
  ])
  func everyResultSaysWhatItIs(method: String, params: String, isKept: Bool) async throws {
    let result = try await Assistant().declared(method, params)
    #expect(result["resultType"]?.string == "complete")
    #expect(result["_meta"]?["io.modelcontextprotocol/serverInfo"]?["version"]?.string == "1")
    #expect((result["ttlMs"]?.integer != nil) == isKept)
    #expect((result["cacheScope"]?.string != nil) == isKept)
  }

  @Test func whatOnePersonHasDoneIsNotForOthers() async throws {
    let assistant = try Assistant()
    for (uri, scope) in [("suggestions", "private"), ("watches", "private"), ("theatre/amc:theatre:610", "public")] {
      let result = try await assistant.declared("resources/read", #""uri":"marquee://\#(uri)""#)
      #expect(result["cacheScope"]?.string == scope)
    }
  }

  @Test(arguments: [
    "initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe", "shutdown",
  ])
  func whatTheVersionHasRemovedIsUnknown(method: String) async throws {
    let error = try await Assistant().declaredError(method, #""level":"debug","uri":"marquee://watches""#)
    #expect(error["code"]?.integer == -32601)
  }

  @Test func aVersionThatIsNotSupportedIsAnsweredWithThoseThatAre() async throws {
    for version in ["1900-01-01", "2025-11-25"] {
      let error = try await Assistant().answer(
        "tools/list",
        #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"\#(version)","io.modelcontextprotocol/clientCapabilities":{}}}"#
      )["error"]
      #expect(error?["code"]?.integer == -32022)
      #expect(error?["data"]?["requested"]?.string == version)
      // The versions of handshakes would be refused here, too.
      #expect(error?["data"]?.strings("supported") == ["2026-07-28"])
    }
  }

  @Test(arguments: [
    "{}", #"{"_meta":{}}"#, #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}"#,
    #"{"_meta":{"io.modelcontextprotocol/clientCapabilities":{}}}"#,
    #"{"_meta":{"io.modelcontextprotocol/protocolVersion":1,"io.modelcontextprotocol/clientCapabilities":{}}}"#,
    #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":1}}"#,
  ])
  func aDeclarationThatLacksSomethingIsMalformed(params: String) async throws {
    #expect(try await Assistant().code("server/discover", params) == -32602)
  }

  @Test func aResourceThatIsNotThereIsAnErrorOfTheParams() async throws {
    let assistant = try Assistant()
    for uri in ["marquee://nothing", "marquee://movie/amc:movie:1", "marquee://watch/watch:99"] {
      let error = try await assistant.declaredError("resources/read", #""uri":"\#(uri)""#)
      #expect(error["code"]?.integer == -32602)
      #expect(error["data"]?["uri"]?.string == uri)
    }
    try await assistant.initialize()
    #expect(try await assistant.code("resources/read", #"{"uri":"marquee://nothing"}"#) == -32002)
    #expect(try await assistant.code("resources/read", #"{"uri":"marquee://watch/watch:99"}"#) == -32002)
  }

  /// Regression: fastmcp's proxy passes on what its own client declares, and every call through it failed.
  @Test(arguments: [
    #""io.modelcontextprotocol/logLevel":"info""#, #""io.modelcontextprotocol/logLevel":7"#,
    #""io.modelcontextprotocol/clientInfo":{"name":"x"}"#, #""io.modelcontextprotocol/clientCapabilities":[]"#,
    #""io.modelcontextprotocol/protocolVersion":"2025-06-18""#, #""io.modelcontextprotocol/other":1"#,
  ])
  func afterAHandshakeOnlyAnotherVersionIsADeclaration(member: String) async throws {
    let assistant = try Assistant()
    try await assistant.initialize("2025-06-18")
    let params = #"{"name":"watch_list","arguments":{},"_meta":{\#(member)}}"#
    let result = try await assistant.result("tools/call", params)
    #expect(result["resultType"] == nil && result["content"] != nil)
    let version = #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"1900-01-01"}}"#
    #expect(try await assistant.code("tools/list", version) == -32022)
    let declared = try await assistant.declared("tools/list")
    #expect(declared["resultType"]?.string == "complete")
  }

  @Test func theErrorsOfProvidersTakeNoCodeOfTheProtocols() {
    let error = RPCError(ErrorCode(rawValue: -32014), "AMC can't be reached", kind: "upstreamUnreachable")
    #expect(error.permitted(in: .july2026).code == .internalError)
    #expect(error.permitted(in: .july2026).kind == "upstreamUnreachable")
    #expect(error.permitted(in: .november2025) == error)
  }

  @Test func bothKindsOfRequestsAreServedBesideEachOther() async throws {
    let assistant = try Assistant()
    #expect(try await assistant.declared("tools/list")["resultType"]?.string == "complete")
    #expect(try await assistant.code("tools/list") == -32600)
    try await assistant.initialize("2025-03-26")
    let older = try await assistant.result("tools/list")
    #expect(older["resultType"] == nil && older["ttlMs"] == nil && older["_meta"] == nil)
    #expect(older["tools"]?[0]?["outputSchema"] == nil)
    #expect(try await assistant.declared("tools/list")["tools"]?[0]?["outputSchema"] != nil)
    #expect(try await assistant.result("ping").count == 0)
    #expect(try await assistant.code("server/discover") == -32601)
  }

  @Test func nothingIsLoggedForARequestOfAVersionWithoutLogging() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    _ = try await assistant.result("logging/setLevel", #"{"level":"info"}"#)
    let result = try await assistant.declared("tools/call", #""name":"movies_get","arguments":{"id":"amc:movie:1"}"#)
    #expect(result["isError"]?.boolean == true)
    #expect(result["_meta"]?["marquee/error"]?["code"]?.integer == -32012)
  }
}
