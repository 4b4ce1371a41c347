// SPDX-License-Identifier: MIT
import JSON
import Synchronization

/// Gathers the answers of one batch, in the order in which they come (JSON-RPC 2.0 section 6). They are one message, so
/// all have to wait for the last; what would be too much to keep is an error instead.
final class Batch: Sendable {
  private struct State {
    var answers = JSONWriter()
    var gatheredBytes = 0
    var missing = 0
    /// All requests of the batch are known, so that no missing answer means that the batch is complete.
    var isSealed = false

    /// The whole answer once it is complete; nil too if nothing in the batch wanted one.
    mutating func whole() -> Message? {
      guard isSealed, missing == 0, gatheredBytes > 0 else { return nil }
      answers.endArray()
      return Message(text: answers.bytes)
    }
  }

  private let state: Mutex<State>
  private let dispatcher: Dispatcher

  /// - Parameter dispatcher: counts what is held here.
  init(dispatcher: Dispatcher) {
    var state = State()
    state.answers.beginArray()
    self.state = Mutex(state)
    self.dispatcher = dispatcher
  }

  /// One more answer will come.
  func expectAnswer() { state.withLock { $0.missing += 1 } }

  /// One more answer will come unless this is a notification.
  func expectAnswer(ifWantedBy call: IncomingCall) { if call.id != nil { expectAnswer() } }

  /// Takes one of the expected answers, and gives the whole once there are no more to come.
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

  /// One of the expected answers will not come.
  func withdraw() -> Message? { settle { $0.missing -= 1 } }

  /// No further answers will be expected.
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
