// SPDX-License-Identifier: MIT
import Dispatch
import Synchronization

/// A gate that a test opens. The server's threads wait at it, and the test can wait for them to arrive.
public final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var arrived = 0
    var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    var waitingForOpening: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  /// Signalled when the gate opens; each thread that passes signals it again for the next one.
  private let semaphore = DispatchSemaphore(value: 0)

  public init() {}

  /// Lets every thread pass, now and later.
  public func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waitingForOpening = [] }
      return state.waitingForOpening
    }
    semaphore.signal()
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until the gate is open, so that a gate can also tell a test that something has happened.
  public func opened() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waitingForOpening.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  /// Waits until `count` threads have come to the gate, open or not.
  public func arrivals(_ count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        guard state.arrived < count else { return true }
        state.waiters.append((count, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  /// Blocks the thread until the gate is open.
  func wait() {
    let due = state.withLock { state in
      state.arrived += 1
      let arrived = state.arrived
      let due = state.waiters.filter { $0.count <= arrived }
      state.waiters.removeAll { $0.count <= arrived }
      return due
    }
    for waiter in due { waiter.continuation.resume() }
    semaphore.wait()
    semaphore.signal()
  }
}
