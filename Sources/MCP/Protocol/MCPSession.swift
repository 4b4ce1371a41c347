// SPDX-License-Identifier: MIT
import Synchronization

/// The outcome of a handshake. It applies to requests that declare no version themselves.
final class MCPSession: Sendable {
  private struct State {
    var version: ProtocolVersion?
    var logLevel = LogSeverity.warning
  }

  private let state = Mutex(State())

  /// The protocol version in use; the latest until one is negotiated.
  var version: ProtocolVersion { state.withLock { $0.version } ?? .latestHandshake }

  /// Whether batches are allowed; only once a version that has them is negotiated.
  var allowsBatches: Bool { state.withLock { $0.version?.hasBatches ?? false } }

  /// The least severe level to log to the assistant.
  var logLevel: LogSeverity {
    get { state.withLock { $0.logLevel } }
    set { state.withLock { $0.logLevel = newValue } }
  }

  func agree(on version: ProtocolVersion) { state.withLock { $0.version = version } }
}
