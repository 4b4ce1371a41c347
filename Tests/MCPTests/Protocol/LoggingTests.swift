// SPDX-License-Identifier: MIT
import JSON
import JSONRPC
import Testing

@testable import MCP

@Suite(.timeLimit(.minutes(5))) struct LoggingTests {
  @Test func failuresAreToldFromTheLevelThatIsAskedFor() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    _ = try await assistant.call("movies_get", #"{"id":"amc:movie:1"}"#)
    _ = try await assistant.result("logging/setLevel", #"{"level":"info"}"#)
    let message = try await assistant.answer("tools/call", #"{"name":"movies_get","arguments":{"id":"amc:movie:1"}}"#)
    #expect(message["method"]?.string == "notifications/message")
    #expect(message["params"]?["level"]?.string == "info")
    #expect(message["params"]?["logger"]?.string == "marquee")
    #expect(message["params"]?["data"]?["tool"]?.string == "movies_get")
    #expect(await assistant.next()?["result"]?["isError"]?.boolean == true)
  }

  @Test func aLevelThatThereIsNotIsRefused() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    #expect(try await assistant.code("logging/setLevel", #"{"level":"loud"}"#) == -32602)
    #expect(try await assistant.code("logging/setLevel") == -32602)
  }

  @Test func theLevelsStandInTheirOrder() {
    #expect(LogSeverity.debug < .info)
    #expect(LogSeverity.allCases.sorted() == LogSeverity.allCases)
  }
}
