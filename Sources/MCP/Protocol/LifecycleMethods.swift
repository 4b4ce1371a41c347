// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// `initialize` and `ping` (MCP, "Lifecycle").
extension ProtocolMethods {
  func registerLifecycle(in router: inout Router) {
    router.handleInOrder(MCPInitialize.self) { params, request in
      let version = ProtocolVersion(answering: params.protocolVersion)
      session.agree(on: version)
      request.server.subscribe(to: [AssistantLog.method])
      return RawJSON { $0.object { writeAnswer(to: &$0, version) } }
    }
    router.handleInOrder(MCPPing.self) { _, _ in RawJSON { $0.object { _ in } } }
  }

  private func writeAnswer(to writer: inout JSONWriter, _ version: ProtocolVersion) {
    writer.member("protocolVersion", version.rawValue)
    writer.key("capabilities")
    writer.object { writer in
      let names =
        ["tools", "resources", "prompts", "logging"] + (version.hasCompletionsCapability ? ["completions"] : [])
      for name in names {
        writer.key(name)
        writer.object { _ in }
      }
    }
    writer.key("serverInfo")
    writer.object { writer in
      writer.member("name", options.product.name)
      if version.hasTitles { writer.member("title", "Marquee") }
      writer.member("version", options.product.version)
      if version.hasServerDescription {
        writer.member("description", "Movies, showtimes, theatres and seats from AMC Theatres, TMDB and Pixabay")
      }
    }
    writer.member("instructions", Instructions.text(for: options.tools, isSandbox: options.isSandbox))
  }
}

private enum MCPInitialize: RPCMethod {
  static let name = "initialize"
  typealias Result = RawJSON

  struct Params: ParameterReadable, Sendable {
    static let parameterNames = ["protocolVersion", "capabilities", "clientInfo"]
    static let allowsUnknown = true

    let protocolVersion: String

    /// Validates but ignores the client's capabilities and info: the server makes no requests to the assistant.
    init(_ reader: inout ParameterReader) throws(RPCError) {
      protocolVersion = try reader.required("protocolVersion")
      _ = try reader.optional("capabilities", as: ObjectValue.self)
      _ = try reader.optional("clientInfo", as: ObjectValue.self)
    }
  }
}

private enum MCPPing: RPCMethod {
  static let name = "ping"
  typealias Params = AnyParams
  typealias Result = RawJSON
}

/// Params that are ignored.
struct AnyParams: ParameterReadable, Sendable {
  static let parameterNames: [String] = []
  static let allowsUnknown = true

  init(_ reader: inout ParameterReader) throws(RPCError) {}
}
