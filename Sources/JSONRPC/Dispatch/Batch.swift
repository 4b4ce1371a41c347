// SPDX-License-Identifier: MIT
import JSON
import Synchronization

/// Collects the responses of one batch in order of completion (JSON-RPC 2.0 section 6). They are sent as one message,
/// so all wait for the last; a response too large to hold is replaced with an error.
final class Batch: Sendable {
  private struct State {
    var answers = JSONWriter()
    var gatheredBytes = 0
    var missing = 0
    /// Whether all requests of the batch are known; only then does no missing response mean that the batch is complete.
    var isSealed = false

    /// The complete response; nil while responses are missing, and if no message in the batch is a request.
    mutating func whole() -> Message? {
      guard isSealed, missing == 0, gatheredBytes > 0 else { return nil }
      answers.endArray()
      return Message(text: answers.bytes)
    }
  }

  private let state: Mutex<State>
  private let dispatcher: Dispatcher

  /// - Parameter dispatcher: accounts for the bytes held here.
  init(dispatcher: Dispatcher) {
    var state = State()
    state.answers.beginArray()
    self.state = Mutex(state)
    self.dispatcher = dispatcher
  }

  /// Registers one more response to wait for.
  func expectAnswer() { state.withLock { $0.missing += 1 } }

  /// Registers one more response to wait for, unless the call is a notification.
  func expectAnswer(ifWantedBy call: IncomingCall) { if call.id != nil { expectAnswer() } }

  /// Adds an expected response.
  /// - Returns: the whole batch response if this was the last one.
  func add(_ answer: Message, to id: RequestID) -> Message? {
    var answer = answer
    if !dispatcher.gather(answer.byteCount) {
      answer = .answer(to: id, error: .batchAnswersTooLarge)
      _ = dispatcher.gather(answer.byteCount, isRefusal: true)
    }
    return settle {
      $0.answers.raw(answer.text)
      $0.gatheredBytes += answer.byteCount
      $0.missing -= 1
    }
  }

  /// Gives up one expected response.
  func withdraw() -> Message? { settle { $0.missing -= 1 } }

  /// Marks the batch as complete: no further responses will be expected.
  func seal() -> Message? { settle { $0.isSealed = true } }

  private func settle(_ change: (inout State) -> Void) -> Message? {
    let (whole, gatheredBytes) = state.withLock { state in
      change(&state)
      return (state.whole(), state.gatheredBytes)
    }
    if whole != nil { dispatcher.release(gathered: gatheredBytes) }
    return whole
  }
}
