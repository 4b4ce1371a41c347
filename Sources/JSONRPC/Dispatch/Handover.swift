// SPDX-License-Identifier: MIT
import Synchronization

/// Takes an answer from a request that was started on the thread that waits for it here, as long as that thread waits.
final class Handover: Sendable {
  private enum State {
    case open
    case taken(Message)
    case closed
  }

  private let state = Mutex(State.open)

  /// False if nobody waits any more.
  func offer(_ answer: Message) -> Bool {
    state.withLock { state in
      guard case .open = state else { return false }
      state = .taken(answer)
      return true
    }
  }

  /// Ends the wait.
  /// - Returns: the answer, if there was one.
  func close() -> Message? {
    state.withLock { state in
      defer { state = .closed }
      guard case .taken(let answer) = state else { return nil }
      return answer
    }
  }
}
