// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// `initialize` and `ping` (MCP, "Lifecycle"), and their successor, `server/discover` (MCP 2026-07-28,
/// "Discovery").
extension ProtocolMethods {
  func registerLifecycle(in router: inout Router) {
    router.handleInOrder("initialize") { (params: ProtocolParams, request) in
      let version = ProtocolVersion(answering: try params.required("protocolVersion"))
      // Validated but ignored: the server makes no requests to the assistant.
      for name in ["capabilities", "clientInfo"] { _ = try params.optional(name, as: ObjectValue.self) }
      session.agree(on: version)
      request.server.subscribe(to: [AssistantLog.method, ResourceSubscriptions.method])
      return result(
        in: version,
        [
          "protocolVersion": version.rawValue, "capabilities": capabilities(in: version),
          "serverInfo": serverInfo(in: version), "instructions": instructions,
        ])
    }
    handleInOrder("server/discover", in: &router) { request in
      result(
        in: request.version, caching: .unchanging,
        [
          "supportedVersions": ProtocolVersion.perRequest.reversed().map(\.rawValue),
          "capabilities": capabilities(in: request.version), "instructions": instructions,
        ])
    }
    router.handleInOrder("ping") { (_: ProtocolParams, _) in RawJSON.emptyObject }
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
