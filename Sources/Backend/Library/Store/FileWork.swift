// SPDX-License-Identifier: MIT
import Basics
import Platform
import Synchronization

/// Blocking work on files that users name. Each has a thread of its own, so that a slow device keeps nobody else from
/// theirs.
enum FileWork {
  /// Why work has no result.
  enum Failure: Error, Sendable {
    /// The deadline passed.
    case late
    case cancelled
    /// As many threads as are allowed wait for files that don't answer, or the system starts no more.
    case refused
  }

  /// Threads that wait for a device can't be ended, so they are few.
  private static let most = 32
  private static let running = Mutex(0)

  /// Runs `body` on a thread of its own. A body whose caller no longer waits ends when it next asks its `Interruption`.
  /// - Parameter deadline: nil to wait without limit.
  static func run<T: Sendable>(
    until deadline: ContinuousClock.Instant?, _ body: @escaping @Sendable (Interruption) -> T
  ) async throws(Failure) -> T {
    let interruption = Interruption()
    let result: Result<T, Failure> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiting = WaitingTask(continuation)
        interruption.onEnd { waiting.resume(.failure($0)) }
        let alarm = deadline.flatMap { Alarms.shared.set(at: $0) { interruption.end(.late) } }
        guard deadline == nil || alarm != nil,
          start({
            let result = body(interruption)
            if let alarm { Alarms.shared.cancel(alarm) }
            waiting.resume(.success(result))
          })
        else {
          waiting.resume(.failure(.refused))
          return
        }
      }
    } onCancel: {
      interruption.end(.cancelled)
    }
    return try result.get()
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let hasRoom = running.withLock { running in
      guard running < most else { return false }
      running += 1
      return true
    }
    guard hasRoom else { return false }
    let isStarted = SystemThread.start {
      SystemThread.blockSignals()
      body()
      running.withLock { $0 -= 1 }
    }
    if !isStarted { running.withLock { $0 -= 1 } }
    return isStarted
  }

  /// Tells work that nobody waits for its result any more. Without a `FileWork` it never does.
  final class Interruption: Sendable {
    private struct State {
      var failure: Failure?
      var report: (@Sendable (Failure) -> Void)?
    }

    private let state = Mutex(State())

    /// Whether the work is to end.
    var isInterrupted: Bool { state.withLock { $0.failure != nil } }

    fileprivate func onEnd(_ report: @escaping @Sendable (Failure) -> Void) {
      let failure = state.withLock { state in
        state.report = report
        return state.failure
      }
      if let failure { report(failure) }
    }

    fileprivate func end(_ failure: Failure) {
      let report = state.withLock { state in
        state.failure = state.failure ?? failure
        return state.report
      }
      report?(failure)
    }
  }
}
