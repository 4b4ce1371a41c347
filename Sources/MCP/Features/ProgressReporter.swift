// SPDX-License-Identifier: MIT
import Basics
import JSON
import Synchronization

/// Tells the assistant how far a request is, if it asked for that (MCP, "Progress": `progressToken`).
final class ProgressReporter: Sendable {
  private let highest = Mutex(-Double.infinity)
  private let send: (@Sendable (_ progress: Double, _ total: Double?, _ message: String?) async -> Void)?

  /// - Parameter send: nil where nobody has asked.
  init(send: (@Sendable (_ progress: Double, _ total: Double?, _ message: String?) async -> Void)? = nil) {
    self.send = send
  }

  /// Says that so much is done. What is not more than was said before is left out, as the protocol wants it.
  /// - Parameters:
  ///   - total: as much as there is to do, in the same unit; nil if nobody knows.
  ///   - message: for people.
  func report(_ progress: Double, of total: Double? = nil, _ message: String? = nil) async {
    guard let send else { return }
    let rises = highest.withLock { highest in
      guard progress > highest else { return false }
      highest = progress
      return true
    }
    if rises { await send(progress, total, message?.forModel) }
  }
}
