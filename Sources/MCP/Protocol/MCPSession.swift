// SPDX-License-Identifier: MIT
import Synchronization

/// What the assistant and the server have agreed on.
final class MCPSession: Sendable {
  private struct State {
    var version: ProtocolVersion?
    var logLevel = LogSeverity.warning
  }

  private let state = Mutex(State())

  /// The version to write in; the latest until one is agreed on.
  var version: ProtocolVersion { state.withLock { $0.version } ?? .latest }

  /// No batch is allowed before a version is agreed on that has them.
  var allowsBatches: Bool { state.withLock { $0.version?.hasBatches ?? false } }

  /// The least that the assistant wants to hear of.
  var logLevel: LogSeverity {
    get { state.withLock { $0.logLevel } }
    set { state.withLock { $0.logLevel = newValue } }
  }

  func agree(on version: ProtocolVersion) { state.withLock { $0.version = version } }
}
