// SPDX-License-Identifier: MIT
import Basics
import Synchronization

/// Reports a request's progress to the assistant, if requested (MCP, "Progress": `progressToken`).
final class ProgressReporter: Sendable {
  private let highest = Mutex(-Double.infinity)
  private let send: (@Sendable (_ progress: Double, _ total: Double?, _ message: String?) async -> Void)?

  /// - Parameter send: nil if no progress was requested.
  init(send: (@Sendable (_ progress: Double, _ total: Double?, _ message: String?) async -> Void)? = nil) {
    self.send = send
  }

  /// Reports progress. Values that don't increase are dropped, as the protocol requires, and so is the end, because the
  /// result implies it: a host that reads both at once (Claude Code) takes the report for that of an unknown request.
  /// - Parameters:
  ///   - total: the total in the same unit; nil if unknown.
  ///   - message: a text for people.
  func report(_ progress: Double, of total: Double? = nil, _ message: String? = nil) async {
    guard let send else { return }
    let rises = highest.withLock { highest in
      guard progress > highest, total.map({ progress < $0 }) ?? true else { return false }
      highest = progress
      return true
    }
    if rises { await send(progress, total, message?.forModel) }
  }
}
