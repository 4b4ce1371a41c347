// SPDX-License-Identifier: MIT
import JSON
import JSONRPC
import Synchronization

/// Tells the assistant what happens beside its requests (MCP, "Logging": `notifications/message`). Every text passes
/// through the redactor. A message that the assistant is too slow to read is left out.
final class AssistantLog: Sendable {
  static let method = "notifications/message"
  /// Those of the contract's server that are worth a message.
  static let notifications = ["server/error", "server/didChangeHealth", "$/logTrace"]

  let redact: @Sendable (String) -> String
  private let session: MCPSession
  private let server = Mutex<WeakServer>(WeakServer())

  private struct WeakServer { weak var server: Server? }

  init(session: MCPSession, redact: @escaping @Sendable (String) -> String) {
    self.session = session
    self.redact = redact
  }

  /// From now on messages have somewhere to go.
  func attach(_ server: Server) { self.server.withLock { $0.server = server } }

  /// Takes a notification of the contract's server, whose texts are redacted.
  func take(_ notification: String, _ params: JSONValue) {
    switch notification {
    case "server/error": send(.error, params)
    case "server/didChangeHealth": send(params["health"]?.string == "down" ? .warning : .notice, params)
    default: send(.debug, params)
    }
  }

  /// A tool has failed; the model is told by the result.
  func note(failure error: RPCError, of tool: Tool) {
    let text = RawJSON { writer in
      writer.object { writer in
        writer.member("tool", tool.name)
        writer.member("error", error.redacted(by: redact))
      }
    }
    send(.info, text.value)
  }

  private func send(_ severity: LogSeverity, _ data: JSONValue) {
    guard severity >= session.logLevel, let server = server.withLock({ $0.server }) else { return }
    server.notify(
      Self.method,
      RawJSON { writer in
        writer.object { writer in
          writer.member("level", severity.rawValue)
          writer.member("logger", "marquee")
          writer.member("data", data.forModel)
        }
      })
  }
}
