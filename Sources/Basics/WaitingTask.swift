// SPDX-License-Identifier: MIT
import Synchronization

/// A suspended task that several threads may resume with a value. Only the first call resumes it.
public final class WaitingTask<Value: Sendable>: Sendable {
  private let continuation: Mutex<CheckedContinuation<Value, Never>?>

  public init(_ continuation: CheckedContinuation<Value, Never>) { self.continuation = Mutex(continuation) }

  /// Resumes the task, unless an earlier call has.
  /// - Parameter body: runs just before the task is resumed; not at all if an earlier call has resumed it.
  /// - Returns: whether this call resumed it.
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
