// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import MCP

extension Assistant {
  /// What every request of the versions without a handshake has.
  static func declaration(_ capabilities: String) -> String {
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","#
      + #""io.modelcontextprotocol/clientCapabilities":\#(capabilities),"#
      + #""io.modelcontextprotocol/clientInfo":{"name":"test","version":"1"}}"#
  }

  /// The capabilities of a host that shows views.
  static let views = #"{"extensions":{"io.modelcontextprotocol/ui":{"mimeTypes":["text/html;profile=mcp-app"]}}}"#

  /// Sends a request that declares its version.
  /// - Parameters:
  ///   - id: JSON.
  ///   - params: the members of the params beside `_meta`.
  func declare(_ method: String, _ params: String = "", id: String = "1", capabilities: String = "{}") {
    let declaration = Self.declaration(capabilities)
    let members = params.isEmpty ? declaration : params + "," + declaration
    send(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(members)}}"#)
  }

  /// Sends a request that declares its version and must succeed, and returns its result.
  func declared(
    _ method: String, _ params: String = "", capabilities: String = "{}"
  ) async throws -> JSONValue {
    declare(method, params, capabilities: capabilities)
    let answer = try #require(await next())
    return try #require(answer["result"], "\(method): \(answer.raw)")
  }

  /// Sends a request that declares its version and must fail, and returns its error.
  func declaredError(_ method: String, _ params: String = "") async throws -> JSONValue {
    declare(method, params)
    return try #require(await next()?["error"])
  }
}
