// SPDX-License-Identifier: MIT
import Platform
import Synchronization

/// Whether the connection is to end, and the place where the end is waited for.
final class Stopping: Sendable {
  private struct State {
    var ending: Ending?
    var wakers: [@Sendable () -> Void] = []
  }

  private let state = Monitor(State())
  private let requested = Atomic(false)
  private let cancelling = Atomic(false)

  /// Nothing more is to be read or started.
  var isRequested: Bool { requested.load(ordering: .acquiring) }

  /// Requests are cancelled because the server ends.
  var isCancelling: Bool { cancelling.load(ordering: .acquiring) }
  var ending: Ending? { state.withLock { $0.ending } }

  func beginCancelling() { cancelling.store(true, ordering: .releasing) }

  /// Names something that makes the reader's thread go on wherever it blocks. It may be called on any thread.
  func whenRequested(_ wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.wakers.append(wake) }
    if isRequested { wake() }
  }

  /// The first reason stands, unless it was a patient one.
  func request(_ ending: Ending) {
    let wakers = state.withLock { state in
      if state.ending?.isPatient ?? true { state.ending = ending }
      requested.store(true, ordering: .releasing)
      return state.wakers
    }
    state.wakeAll()
    for wake in wakers { wake() }
  }

  /// The reader has ended; there is nobody left to wake.
  func forgetWakers() { state.withLock { $0.wakers = [] } }

  /// Something that is waited for may have happened.
  func noteProgress() {
    guard isRequested else { return }
    // Empty, but whoever is about to wait holds the lock until it does.
    state.change { _ in }
  }

  /// Sleeps until the body, given the reason to end, is satisfied. Nil if the deadline comes first.
  func wait<Result>(until deadline: ContinuousClock.Instant?, _ body: (Ending?) -> Result?) -> Result? {
    state.wait(until: deadline) { body($0.ending) }
  }
}
