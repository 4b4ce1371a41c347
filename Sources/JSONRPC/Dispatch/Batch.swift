import JSON
import Synchronization

/// Gathers the answers of one batch, in the order in which they come (JSON-RPC 2.0 section 6).
final class Batch: Sendable {
  private struct State {
    var answers = JSONWriter()
    var hasAnswers = false
    var missing = 0
    /// All requests of the batch are known, so that no missing answer means that the batch is complete.
    var isSealed = false

    /// The whole answer once it is complete; nil too if nothing in the batch wanted one.
    mutating func whole() -> [UInt8]? {
      guard isSealed, missing == 0, hasAnswers else { return nil }
      answers.endArray()
      return answers.bytes
    }
  }

  private let state: Mutex<State>

  init() {
    var state = State()
    state.answers.beginArray()
    self.state = Mutex(state)
  }

  /// One more answer will come.
  func expectAnswer() { state.withLock { $0.missing += 1 } }

  /// One more answer will come unless this is a notification.
  func expectAnswer(ifWantedBy call: Call) { if call.id != nil { expectAnswer() } }

  /// Takes one of the expected answers, and gives the whole once there are no more to come.
  func add(_ answer: [UInt8]) -> [UInt8]? {
    state.withLock {
      $0.answers.raw(answer)
      $0.hasAnswers = true
      $0.missing -= 1
      return $0.whole()
    }
  }

  /// One of the expected answers will not come.
  func withdraw() -> [UInt8]? {
    state.withLock {
      $0.missing -= 1
      return $0.whole()
    }
  }

  /// No further answers will be expected.
  func seal() -> [UInt8]? {
    state.withLock {
      $0.isSealed = true
      return $0.whole()
    }
  }
}
