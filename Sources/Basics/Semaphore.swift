// SPDX-License-Identifier: MIT
import Synchronization

/// A counting semaphore for tasks, which passes them in the order of their arrival.
public final class Semaphore: Sendable {
  private let state: Mutex<(free: Int, waiting: [CheckedContinuation<Void, Never>])>

  /// - Parameter count: the number of places.
  public init(_ count: Int) { state = Mutex((count, [])) }

  /// Waits for a place. Cancellation doesn't end the wait: the tasks before it end soon if the call is cancelled.
  public func wait() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.free > 0 else {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  /// Frees a place.
  public func signal() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.free += 1
      return nil
    }
    next?.resume()
  }
}
