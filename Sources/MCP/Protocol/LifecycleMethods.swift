// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// `initialize` and `ping` (MCP, "Lifecycle"), and what has come in their place, `server/discover` (MCP 2026-07-28,
/// "Discovery").
extension ProtocolMethods {
  func registerLifecycle(in router: inout Router) {
    router.handleInOrder(MCPInitialize.self) { params, request in
      let version = ProtocolVersion(answering: params.protocolVersion)
      session.agree(on: version)
      request.server.subscribe(to: [AssistantLog.method, ResourceSubscriptions.method])
      return result(in: version) { writer in
        writer.member("protocolVersion", version.rawValue)
        writer.member("capabilities", capabilities(in: version))
        writer.member("serverInfo", serverInfo(in: version))
        writer.member("instructions", instructions)
      }
    }
    router.handleInOrder(ServerDiscover.self) { params, _ in
      let version = session.version(of: params)
      return result(in: version, caching: .unchanging) { writer in
        writer.member("supportedVersions", ProtocolVersion.perRequest.reversed().map(\.rawValue))
        writer.member("capabilities", capabilities(in: version))
        writer.member("instructions", instructions)
      }
    }
    router.handleInOrder(MCPPing.self) { _, _ in RawJSON { $0.object { _ in } } }
  }

  private var instructions: String { Instructions.text(for: options.tools, isSandbox: options.isSandbox) }

  private func capabilities(in version: ProtocolVersion) -> RawJSON {
    RawJSON { writer in
      writer.object { writer in
        writer.member("tools", RawJSON.emptyObject)
        writer.key("resources")
        writer.object { $0.member("subscribe", true) }
        writer.member("prompts", RawJSON.emptyObject)
        if version.hasLogging { writer.member("logging", RawJSON.emptyObject) }
        if version.hasCompletionsCapability { writer.member("completions", RawJSON.emptyObject) }
      }
    }
  }
}

extension RawJSON {
  /// `{}`
  static var emptyObject: RawJSON { RawJSON { $0.object { _ in } } }
}

/// The params of a method that has none of its own.
struct BareParams: ParameterReadable, MetadataCarrying, Sendable {
  static let parameterNames = ["_meta"]
  static let allowsUnknown = true

  let metadata: RequestMetadata

  init(_ reader: inout ParameterReader) throws(RPCError) { metadata = try reader.metadata() }
}

private enum ServerDiscover: RPCMethod {
  static let name = "server/discover"
  typealias Params = BareParams
  typealias Result = RawJSON
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
