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

  /// Requests the end. The first reason stands, unless that one let requests finish.
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

  /// Wakes waiting threads to check their conditions again.
  func noteProgress() {
    guard isRequested else { return }
    // The change is empty, but taking the lock orders it after a waiter's last check.
    state.change { _ in }
  }

  /// Sleeps until the body returns a value; it gets the reason to end. Nil if the deadline passes first.
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
