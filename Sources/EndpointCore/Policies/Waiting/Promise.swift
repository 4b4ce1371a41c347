// SPDX-License-Identifier: MIT
import Synchronization

/// A value that one task awaits and others may provide; the first to settle it wins. Policies queue promises, so that a
/// queued request can be admitted, cancelled or time out in any order.
final class Promise<Value: Sendable>: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<Result<Value, UpstreamError>, Never>)
    case settled(Result<Value, UpstreamError>)
  }

  private let state = Mutex(State.open)

  /// Settles the promise; returns false and changes nothing if it was already settled.
  @discardableResult
  func settle(_ result: Result<Value, UpstreamError>) -> Bool {
    let (isFirst, continuation) = state.withLock { state in
      switch state {
      case .settled: return (false, CheckedContinuation<Result<Value, UpstreamError>, Never>?.none)
      case .open:
        state = .settled(result)
        return (true, nil)
      case .awaited(let continuation):
        state = .settled(result)
        return (true, continuation)
      }
    }
    continuation?.resume(returning: result)
    return isFirst
  }

  /// The settled value; `.cancelled` as soon as the waiting task is cancelled. Only one task may wait.
  func value() async throws(UpstreamError) -> Value {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let settled: Result<Value, UpstreamError>? = state.withLock { state in
          if case .settled(let result) = state { return result }
          state = .awaited(continuation)
          return nil
        }
        if let settled { continuation.resume(returning: settled) }
      }
    } onCancel: {
      settle(.failure(.cancelled))
    }
    return try result.get()
  }

  /// Settles the promise with `late` at `deadline`, unless the returned task is cancelled first.
  func alarm(
    at deadline: ContinuousClock.Instant, on clock: any MonotonicClock, _ late: UpstreamError
  ) -> Task<Void, Never> {
    Task {
      guard (try? await clock.sleep(until: deadline, tolerance: nil)) != nil else { return }
      settle(.failure(late))
    }
  }
}
