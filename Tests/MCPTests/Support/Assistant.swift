// SPDX-License-Identifier: MIT
import Foundation
import JSON
import JSONRPC
import TestSupport
import Testing

@testable import MCP

/// An assistant in the test, connected over memory to a server that uses the built-in catalogue or the test's methods.
final class Assistant: Sendable {
  private let transport: MemoryTransport
  private let inbox: Inbox
  private let ended: AsyncStream<Ending>

  /// - Parameter router: the contract's methods; by default the sandbox's.
  init(
    router: Router? = nil, options: MCPOptions = MCPOptions(tools: .all, product: ("marquee", "1")),
    redact: @escaping @Sendable (String) -> String = { $0 }
  ) throws {
    var configuration = Configuration(redact: redact)
    configuration.limits.farewell = .seconds(60)
    let server = MCPServer(
      contract: try router ?? Sandbox().router, options: options, configuration: configuration)
    let (output, messages) = AsyncStream.makeStream(of: [UInt8].self)
    transport = MemoryTransport { messages.yield(Array($0)) }
    inbox = Inbox(output)
    let (ended, sink) = AsyncStream.makeStream(of: Ending.self)
    self.ended = ended
    Thread.detachNewThread { [transport] in
      sink.yield(server.run(over: transport))
      messages.finish()
    }
  }

  deinit { transport.endInput() }

  func send(_ line: String) { transport.send(Array((line + "\n").utf8)) }

  /// The next message; nil when there are no more.
  func next() async -> JSONValue? { await inbox.next() }

  /// Sends a request and returns the next message.
  func answer(_ method: String, _ params: String = "{}") async throws -> JSONValue {
    send(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#)
    return try #require(await next())
  }

  /// Sends a request that must succeed, and returns its result.
  func result(_ method: String, _ params: String = "{}") async throws -> JSONValue {
    let answer = try await answer(method, params)
    return try #require(answer["result"], "\(method): \(answer.raw)")
  }

  /// Sends a request that must fail, and returns the code of its error.
  func code(_ method: String, _ params: String = "{}") async throws -> Int? {
    try await answer(method, params)["error"]?["code"]?.integer
  }

  /// Performs the handshake.
  @discardableResult
  func initialize(_ version: String = "2025-11-25", capabilities: String = "{}") async throws -> JSONValue {
    let result = try await result(
      "initialize",
      #"{"protocolVersion":"\#(version)","capabilities":\#(capabilities),"clientInfo":{"name":"test","version":"1"}}"#)
    send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    return result
  }

  /// Calls a tool and returns its result, which may be an error of the tool.
  func call(_ tool: String, _ arguments: String = "{}") async throws -> JSONValue {
    try await result("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
  }

  /// All tools, fetched page by page.
  func tools() async throws -> [JSONValue] {
    var tools: [JSONValue] = []
    var cursor: String?
    repeat {
      let page = try await result("tools/list", cursor.map { #"{"cursor":"\#($0)"}"# } ?? "{}")
      tools += page["tools"]?.elements.map { $0 } ?? []
      cursor = page["nextCursor"]?.string
    } while cursor != nil
    return tools
  }

  /// Closes the input and returns the remaining messages.
  func finish() async -> [JSONValue] {
    transport.endInput()
    var messages: [JSONValue] = []
    while let message = await next() { messages.append(message) }
    return messages
  }
}

/// Splits the server's output into lines.
private actor Inbox {
  private var chunks: AsyncStream<[UInt8]>.Iterator
  private var bytes: [UInt8] = []

  init(_ output: AsyncStream<[UInt8]>) { chunks = output.makeAsyncIterator() }

  func next() async -> JSONValue? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeFirst(end + 1) }
        return try? JSONValue(parsing: Array(bytes[..<end]))
      }
      var iterator = chunks
      guard let chunk = await iterator.next(isolation: self) else { return nil }
      chunks = iterator
      bytes += chunk
    }
  }
}
