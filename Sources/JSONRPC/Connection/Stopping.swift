// SPDX-License-Identifier: MIT
import Platform
import Synchronization

/// The state of shutdown, and the place to wait for its progress.
final class Stopping: Sendable {
  private struct State {
    var ending: Ending?
    var wakers: [@Sendable () -> Void] = []
  }

  private let state = Monitor(State())
  private let requested = Atomic(false)
  private let cancelling = Atomic(false)

  /// Whether reading and starting requests must stop.
  var isRequested: Bool { requested.load(ordering: .acquiring) }

  /// Whether requests are being cancelled because the server is shutting down.
  var isCancelling: Bool { cancelling.load(ordering: .acquiring) }
  var ending: Ending? { state.withLock { $0.ending } }

  func beginCancelling() { cancelling.store(true, ordering: .releasing) }

  /// Registers a closure that unblocks the reader's thread wherever it waits. It may be called on any thread.
  func whenRequested(_ wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.wakers.append(wake) }
    if isRequested { wake() }
  }

  /// Requests the end. The first reason counts, unless it let requests finish.
  func request(_ ending: Ending) {
    let wakers = state.withLock { state in
      if state.ending?.letsRequestsFinish ?? true { state.ending = ending }
      requested.store(true, ordering: .releasing)
      return state.wakers
    }
    state.wakeAll()
    for wake in wakers { wake() }
  }

  /// Releases the closures: the reader has ended, so there is nothing left to wake.
  func forgetWakers() { state.withLock { $0.wakers = [] } }

  /// Wakes the waiting threads, which check their conditions again.
  func noteProgress() {
    guard isRequested else { return }
    // The change is empty, but taking the lock orders it after a waiter's last check.
    state.change { _ in }
  }

  /// Blocks until the body, which receives the reason to end, returns a value. Nil if the deadline passes first.
  func wait<Result>(until deadline: ContinuousClock.Instant?, _ body: (Ending?) -> Result?) -> Result? {
    state.wait(until: deadline) { body($0.ending) }
  }
}

/// The reason a server has ended.
public enum Ending: Sendable, Hashable {
  case endOfInput
  /// The input can't be read, for example because it is a directory.
  case inputFailed(SystemError)
  /// The client sent `exit`.
  case exit(afterShutdown: Bool)
  /// The process received this signal, or its parent process is gone, which counts as SIGTERM.
  case signal(Signal)
  /// The client no longer reads the output.
  case outputClosed
  /// Output is lost, for example because the disk is full.
  case outputFailed(SystemError)

  /// The exit code of the process: 0 normally; 1 for an `exit` without `shutdown` (LSP 3.17) and for lost output; 2 for
  /// unreadable input; 128 plus the signal number for a signal.
  public var exitCode: Int32 {
    switch self {
    case .endOfInput, .outputClosed, .exit(afterShutdown: true): 0
    case .exit(afterShutdown: false), .outputFailed: 1
    case .inputFailed: 2
    case .signal(let signal): signal.exitCode
    }
  }

  /// Whether the client simply has nothing more to send, so accepted requests may finish. Otherwise the process should
  /// end soon.
  var letsRequestsFinish: Bool {
    switch self {
    case .endOfInput, .inputFailed, .exit: true
    case .signal, .outputClosed, .outputFailed: false
    }
  }
}

// From the end of reading to the end of the server.
extension Server {
  /// Waits for accepted requests to finish, and for long-lived ones to have nothing more to send; when time runs out,
  /// answers the rest with -32802.
  /// - Returns: the reason for the end.
  func drain() -> Ending {
    let limits = configuration.limits
    let deadline = ContinuousClock.now + limits.drain
    // A signal that arrives in the meantime shortens the wait.
    var isSettled = waitUntilSettled(deadline) { $0.letsRequestsFinish }
    if !isSettled, case .signal = stopping.ending {
      isSettled = waitUntilSettled(min(deadline, ContinuousClock.now + limits.signalDrain)) { _ in true }
    }
    // Long-lived requests never end by themselves. If only these are left, they get time to send a last response.
    if !isSettled || !dispatcher.read(\.isIdle) {
      giveUp(grace: isSettled ? max(limits.farewell, .seconds(1)) : limits.farewell)
    }
    output.finish()
    return stopping.ending ?? .endOfInput
  }

  /// True once everything that ends by itself is answered and written; false if the deadline passes, the client
  /// no longer reads the output, or a reason that does not let requests finish arrives first.
  private func waitUntilSettled(_ deadline: ContinuousClock.Instant, while mayGoOn: (Ending) -> Bool) -> Bool {
    stopping.wait(until: deadline) { ending in
      if dispatcher.read(\.isQuiet) && output.isSettled { return true }
      return output.isClosed || ending.map { !mayGoOn($0) } ?? false ? false : nil
    } ?? false
  }

  private func giveUp(grace: Duration) {
    stopping.beginCancelling()
    for request in dispatcher.read(\.unanswered) {
      request.cancel()
      if dispatcher.read({ $0.isQueued(request) }) { forceAnswer(request) }
    }
    // Most handlers answer themselves once cancelled, and can report how far they got.
    _ = stopping.wait(until: .now + grace) { _ in dispatcher.read(\.isIdle) ? true : nil }
    for request in dispatcher.read(\.unanswered) { forceAnswer(request) }
    _ = stopping.wait(until: .now + grace) { _ in output.isSettled ? true : nil }
  }

  private func forceAnswer(_ request: PendingRequest) {
    if let message = fail(request, with: RPCError.serverCancelled) { output.force(message) }
  }
}

/// Handles the signals that end the program. After the first one, the process ends within two seconds.
public final class Signals: Sendable {
  private let handler = Monitor<(@Sendable (Signal) -> Void)?>(nil)

  /// Installs the handling. Call this before starting any other thread, since threads that already exist would still be
  /// interrupted. Until there is a handler, a signal ends the process at once.
  public init() {
    TerminationSignals.take(timeout: 2) { [handler] signal in
      guard let handler = handler.withLock({ $0 }) else { CurrentProcess.end(signal.exitCode) }
      handler(signal)
    }
  }

  /// Makes the first signal stop the server, which then drains; a second one ends the process at once.
  public func forward(to server: Server) { forward(to: { server.stop(.signal($0)) }) }

  /// Passes on the first signal, on a thread of its own; a second one ends the process at once.
  public func forward(to handler: @escaping @Sendable (Signal) -> Void) { self.handler.withLock { $0 = handler } }
}
