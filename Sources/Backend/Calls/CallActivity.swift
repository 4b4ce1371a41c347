// SPDX-License-Identifier: MIT
import Synchronization

/// Counts the calls that run, so that work in the background can give way to them.
final class CallActivity: Sendable {
  private let running = Mutex(0)

  /// Runs the body of a call.
  func run<T>(
    isolation actor: isolated (any Actor)? = #isolation, _ body: () async throws -> T
  ) async throws -> T {
    running.withLock { $0 += 1 }
    defer { running.withLock { $0 -= 1 } }
    return try await body()
  }

  /// Returns when no call runs, or the task is cancelled.
  func pause() async {
    while !Task.isCancelled, running.withLock({ $0 > 0 }) { try? await Task.sleep(for: .milliseconds(20)) }
  }
}
