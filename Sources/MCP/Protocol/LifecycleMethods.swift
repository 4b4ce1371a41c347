// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// `initialize` and `ping` (MCP, "Lifecycle"), and what has come in their place, `server/discover` (MCP 2026-07-28,
/// "Discovery").
extension ProtocolMethods {
  func registerLifecycle(in router: inout Router) {
    router.handleInOrder("initialize") { (params: InitializeParams, request) in
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
    router.handleInOrder("server/discover") { (params: BareParams, _) in
      let version = session.version(of: params)
      return result(in: version, caching: .unchanging) { writer in
        writer.member("supportedVersions", ProtocolVersion.perRequest.reversed().map(\.rawValue))
        writer.member("capabilities", capabilities(in: version))
        writer.member("instructions", instructions)
      }
    }
    router.handleInOrder("ping") { (_: AnyParams, _) in RawJSON.emptyObject }
  }

  private var instructions: String { Instructions.text(for: options.tools, isSandbox: options.isSandbox) }

  private func capabilities(in version: ProtocolVersion) -> RawJSON {
    let none = RawJSON.emptyObject
    return RawJSON(members: [
      "tools": none, "resources": RawJSON(members: ["subscribe": true]), "prompts": none,
      "logging": version.hasLogging ? none : nil, "completions": version.hasCompletionsCapability ? none : nil,
    ])
  }
}

extension RawJSON {
  /// `{}`
  static var emptyObject: RawJSON { RawJSON(members: [:]) }

  /// An object with those of the members that have a value.
  init(members: KeyValuePairs<String, (any JSONWritable)?>) {
    self.init { writer in
      writer.object { writer in
        for (name, value) in members { if let value { writer.member(name, value) } }
      }
    }
  }
}

/// The params of a method that has none of its own.
struct BareParams: ParameterReadable, MetadataCarrying, Sendable {
  static let parameterNames = ["_meta"]
  static let allowsUnknown = true

  let metadata: RequestMetadata

  init(_ reader: inout ParameterReader) throws(RPCError) { metadata = try reader.metadata() }
}

private struct InitializeParams: ParameterReadable, Sendable {
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

/// Params that are ignored.
private struct AnyParams: ParameterReadable, Sendable {
  static let parameterNames: [String] = []
  static let allowsUnknown = true

  init(_ reader: inout ParameterReader) throws(RPCError) {}
}
