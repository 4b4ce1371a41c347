// SPDX-License-Identifier: MIT
import Synchronization

/// Passes a response from a request to the thread that started it, as long as that thread waits for it.
final class Handover: Sendable {
  private enum State {
    case open
    case taken(Message)
    case closed
  }

  private let state = Mutex(State.open)

  /// False if the thread no longer waits.
  func offer(_ answer: Message) -> Bool {
    state.withLock { state in
      guard case .open = state else { return false }
      state = .taken(answer)
      return true
    }
  }

  /// Ends the wait.
  /// - Returns: the response, if there was one.
  func close() -> Message? {
    state.withLock { state in
      defer { state = .closed }
      guard case .taken(let answer) = state else { return nil }
      return answer
    }
  }
}
