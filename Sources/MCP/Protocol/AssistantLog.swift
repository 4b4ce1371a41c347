// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Synchronization

/// Sends log messages to the assistant (MCP, "Logging": `notifications/message`). Every text is redacted. Messages are
/// dropped if the assistant reads too slowly.
final class AssistantLog: Sendable {
  static let method = "notifications/message"
  /// The notifications of the contract's server to forward.
  static let notifications = [ServerError.name, ServerDidChangeHealth.name, "$/logTrace"]

  let redact: @Sendable (String) -> String
  private let session: MCPSession
  private let server = Mutex<WeakServer>(WeakServer())

  private struct WeakServer { weak var server: Server? }

  init(session: MCPSession, redact: @escaping @Sendable (String) -> String) {
    self.session = session
    self.redact = redact
  }

  /// Sets the server that messages are sent through.
  func attach(_ server: Server) { self.server.withLock { $0.server = server } }

  /// Forwards a notification from the contract's server, which has redacted it already.
  func take(_ notification: String, _ params: JSONValue) {
    switch notification {
    case ServerError.name: send(.error, params)
    case ServerDidChangeHealth.name:
      send(params["health"]?.string == ProviderHealth.down.rawValue ? .warning : .notice, params)
    default: send(.debug, params)
    }
  }

  /// Logs a tool's failure; the model learns of it from the result.
  func note(failure error: RPCError, of tool: Tool) {
    send(.info, RawJSON(members: ["tool": tool.name, "error": error.redacted(by: redact)]).value)
  }

  private func send(_ severity: LogSeverity, _ data: JSONValue) {
    guard severity >= session.logLevel, let server = server.withLock({ $0.server }) else { return }
    server.notify(
      Self.method, RawJSON(members: ["level": severity.rawValue, "logger": "marquee", "data": data.forModel]))
  }
}
