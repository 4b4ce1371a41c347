// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Synchronization

/// A connection: the outcome of its latest handshake, which applies to requests that declare no version themselves, and
/// the log for the assistant (MCP, "Logging": `notifications/message`).
final class MCPSession: Sendable {
  private struct State {
    var version: ProtocolVersion?
    var hasViews = false
    var logLevel = LogSeverity.warning
    /// The number of handshakes.
    var handshakes = 0
    weak var server: Server?
  }

  static let logMethod = "notifications/message"
  /// The notifications of the contract's server that are forwarded to the log.
  static let forwarded = [ServerError.name, ServerDidChangeHealth.name, "$/logTrace"]

  let redact: @Sendable (String) -> String
  private let state = Mutex(State())

  init(redact: @escaping @Sendable (String) -> String) { self.redact = redact }

  /// The protocol version of the handshake; nil before it.
  var agreed: ProtocolVersion? { state.withLock { $0.version } }

  /// The protocol version in use; the latest until one is negotiated.
  var version: ProtocolVersion { agreed ?? .latestHandshake }

  /// Whether the client of the handshake shows views (`AppsExtension`).
  var hasViews: Bool { state.withLock { $0.hasViews } }

  /// Whether batches are allowed; only once a version that has them is negotiated.
  var allowsBatches: Bool { agreed?.hasBatches ?? false }

  /// The least severe level to log to the assistant.
  var logLevel: LogSeverity {
    get { state.withLock { $0.logLevel } }
    set { state.withLock { $0.logLevel = newValue } }
  }

  /// The number of handshakes, by which what belongs to an earlier one is recognised.
  var handshakes: Int { state.withLock { $0.handshakes } }

  /// Begins anew with the outcome of a handshake.
  func agree(on version: ProtocolVersion, hasViews: Bool) {
    state.withLock { state in
      state = State(
        version: version, hasViews: hasViews, handshakes: state.handshakes + 1, server: state.server)
    }
  }

  /// Sends a notification of a session, unless a later handshake has ended that.
  func notify(_ method: String, _ params: RawJSON, ofHandshake handshake: Int) {
    state.withLock { state in
      if state.handshakes == handshake { state.server?.notify(method, params) }
    }
  }

  /// Sets the server that messages are sent through.
  func attach(_ server: Server) { state.withLock { $0.server = server } }

  /// Logs a notification from the contract's server, which has redacted it already.
  func forward(_ notification: String, _ params: JSONValue) {
    switch notification {
    case ServerError.name: log(.error, params)
    case ServerDidChangeHealth.name:
      log(params["health"]?.string == ProviderHealth.down.rawValue ? .warning : .notice, params)
    default: log(.debug, params)
    }
  }

  /// Logs a tool's failure; the model learns of it from the result.
  func log(failure error: RPCError, of tool: Tool) {
    log(.info, RawJSON(members: ["tool": tool.name, "error": error.redacted(by: redact)]).value)
  }

  /// Drops the message if the assistant reads too slowly.
  private func log(_ severity: LogSeverity, _ data: JSONValue) {
    let (level, server) = state.withLock { ($0.logLevel, $0.server) }
    guard severity >= level else { return }
    server?.notify(
      Self.logMethod, RawJSON(members: ["level": severity.rawValue, "logger": "marquee", "data": data.forModel]))
  }
}

/// `logging/setLevel` (MCP, "Logging").
extension ProtocolMethods {
  func registerLogging(in router: inout Router) {
    router.handleInOrder("logging/setLevel") { (params: ProtocolParams, _) in
      let level: LogSeverity = try params.required("level")
      session.logLevel = level
      // Upstream requests are only traced for clients that want the `debug` level.
      contract.trace = level == .debug ? .verbose : .off
      return RawJSON.emptyObject
    }
  }
}

/// The severity of a log message (RFC 5424), least severe first.
enum LogSeverity: String, CaseIterable, Comparable, JSONReadable, Sendable {
  case debug, info, notice, warning, error, critical, alert, emergency

  init(json: JSONValue) throws(JSONMismatch) {
    guard let severity = json.string.flatMap(LogSeverity.init(rawValue:)) else {
      throw json.mismatch(expected: "one of " + Self.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self = severity
  }

  static func < (a: LogSeverity, b: LogSeverity) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
