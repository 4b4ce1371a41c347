// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import MCP

@Suite(.timeLimit(.minutes(5))) struct HandshakeTests {
  @Test(arguments: ProtocolVersion.handshakes.map(\.rawValue))
  func theVersionAskedForIsAnswered(version: String) async throws {
    let result = try await Assistant().initialize(version)
    #expect(result["protocolVersion"]?.string == version)
    #expect(result["serverInfo"]?["name"]?.string == "marquee")
  }

  @Test func anUnknownVersionIsAnsweredWithTheLatest() async throws {
    #expect(try await Assistant().initialize("2030-01-01")["protocolVersion"]?.string == "2025-11-25")
  }

  @Test func whatAVersionDoesNotKnowIsLeftOut() async throws {
    for version in ProtocolVersion.handshakes {
      func isAtLeast(_ other: String) -> Bool { version.rawValue >= other }
      let assistant = try Assistant()
      let result = try await assistant.initialize(version.rawValue)
      #expect((result["capabilities"]?["completions"] != nil) == isAtLeast("2025-03-26"))
      #expect((result["serverInfo"]?["title"] != nil) == isAtLeast("2025-06-18"))
      #expect((result["serverInfo"]?["description"] != nil) == isAtLeast("2025-11-25"))
      let tool = try #require(try await assistant.tools().first)
      #expect((tool["annotations"] != nil) == isAtLeast("2025-03-26"))
      #expect((tool["title"] != nil) == isAtLeast("2025-06-18"))
      #expect((tool["outputSchema"] != nil) == isAtLeast("2025-06-18"))
      let called = try await assistant.call("server_ping")
      #expect((called["structuredContent"] != nil) == isAtLeast("2025-06-18"))
      #expect(called["content"]?[0]?["type"]?.string == "text")
    }
  }

  @Test func requestsWaitForTheHandshakeAndPingsDoNot() async throws {
    let assistant = try Assistant()
    #expect(try await assistant.code("tools/list") == -32600)
    #expect(try await assistant.result("ping").count == 0)
    try await assistant.initialize()
    #expect(try await assistant.result("tools/list")["tools"] != nil)
  }
}
