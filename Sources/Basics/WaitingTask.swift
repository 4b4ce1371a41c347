// SPDX-License-Identifier: MIT
import Synchronization

/// A task that waits for a value that several threads may send; only the first one counts.
public final class WaitingTask<Value: Sendable>: Sendable {
  private let continuation: Mutex<CheckedContinuation<Value, Never>?>

  public init(_ continuation: CheckedContinuation<Value, Never>) { self.continuation = Mutex(continuation) }

  /// Resumes the task, unless it was resumed before.
  /// - Parameter body: runs before the task goes on, if this resumes it.
  /// - Returns: whether this resumed it.
  @discardableResult
  public func resume(_ value: Value, _ body: () -> Void = {}) -> Bool {
    let continuation = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    guard let continuation else { return false }
    body()
    continuation.resume(returning: value)
    return true
  }
}
