// SPDX-License-Identifier: MIT
/// What the protocols over JSON-RPC 2.0 do each in a way of its own.
public enum Dialect: Sendable {
  /// The base protocol of LSP 3.17.
  case lsp
  /// The Model Context Protocol (https://modelcontextprotocol.io/specification).
  /// - Parameter allowsBatches: asked when a batch comes, because the version agreed on decides.
  case mcp(allowsBatches: @Sendable () -> Bool)

  /// The engine's own methods by their names on the wire.
  var methods: [String: EngineMethod] {
    switch self {
    case .lsp: Dictionary(uniqueKeysWithValues: EngineMethod.allCases.map { ($0.rawValue, $0) })
    case .mcp: ["notifications/initialized": .initialized, "notifications/cancelled": .cancelRequest]
    }
  }

  /// What a notification that cancels calls the request's id (LSP `CancelParams`, MCP `CancelledNotificationParams`).
  var cancelledIDName: String {
    switch self {
    case .lsp: "id"
    case .mcp: "requestId"
    }
  }

  /// LSP wants every request answered; MCP wants no answer to one that was cancelled (MCP, "Cancellation").
  var answersCancelledRequests: Bool {
    switch self {
    case .lsp: true
    case .mcp: false
    }
  }

  var allowsBatches: Bool {
    switch self {
    case .lsp: true
    case .mcp(let allowsBatches): allowsBatches()
    }
  }

  /// Why a call that JSON-RPC allows may not be made.
  /// - Parameter route: nil where there is no such method.
  func refusal(of call: Call, _ route: Route?, isInitialized: Bool) -> RPCError? {
    guard case .mcp = self, let id = call.id else { return nil }
    if !id.isDistinct { return .invalidRequest("\"id\" must be a string or an integer") }
    if call.params?.kind == .array { return RPCError(.invalidParams, "\"params\" must be an object") }
    guard let route else { return nil }
    if case .engine = route.handler { return .invalidRequest("\"\(call.method)\" is a notification: it has no \"id\"") }
    guard isInitialized || route.isInitialize || call.method == "ping" else {
      return .invalidRequest("\"initialize\" must come before \"\(call.method)\"")
    }
    return nil
  }

  /// In LSP anything may be sent as a notification, which is a request whose answer is not wanted. In MCP the others
  /// are the engine's own, and a request without an id does nothing.
  func ignores(_ call: Call, _ route: Route) -> Bool {
    guard case .mcp = self, call.id == nil else { return false }
    if case .engine = route.handler { return false }
    return true
  }
}
