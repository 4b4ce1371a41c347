// SPDX-License-Identifier: MIT
import JSON
import Synchronization

/// A request from arrival to response, or a notification that runs like one.
final class PendingRequest: Sendable {
  let id: RequestID?
  let route: Route
  let scheduling: Scheduling
  let call: ReadCall
  /// Bytes accounted for this request until its task has ended.
  let byteCount: Int
  let received: ContinuousClock.Instant
  let workDone = WorkDoneState()
  private let state: Mutex<State>
  private let answered = Atomic(false)

  /// The fixed cost of a request: its task and its place in the table.
  private static let ownBytes = 1024

  private struct State: ~Copyable {
    var reply: Reply?
    var task: Task<Void, Never>?
    var isCancelled = false
  }

  /// - Parameters:
  ///   - incoming: the call as it arrived; its params weigh about as much as what was read from them.
  ///   - reply: nil for a notification.
  init(
    _ incoming: IncomingCall, read call: ReadCall, route: Route, scheduling: Scheduling,
    received: ContinuousClock.Instant, reply: consuming Reply?
  ) {
    id = incoming.id
    self.route = route
    self.scheduling = scheduling
    self.call = call
    byteCount = Self.ownBytes + (incoming.params?.memoryBytes ?? 0) + (incoming.id?.memoryBytes ?? 0)
    self.received = received
    state = Mutex(State(reply: reply))
  }

  /// When the request's time limit is reached; nil for never.
  var deadline: ContinuousClock.Instant? { call.timeLimit.map(received.advanced) }

  /// Whether the client wants partial results.
  var isStream: Bool { call.tokens.partialResult != nil }

  /// Identifies this request among all unanswered ones.
  var key: RequestKey {
    if let id, id.isDistinct { .id(id) } else { .anonymous(ObjectIdentifier(self)) }
  }

  /// Whether the response is sent or about to be; nothing else may be sent for this request then.
  var isAnswered: Bool { answered.load(ordering: .acquiring) }

  /// Takes the reply. The caller must respond with it. Nil if it was taken before, and for notifications.
  func takeReply() -> Reply? {
    answered.store(true, ordering: .releasing)
    return state.withLock { $0.reply.take() }
  }

  func attach(_ task: Task<Void, Never>) {
    let isCancelled = state.withLock {
      $0.task = task
      return $0.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  func cancel() {
    let task = state.withLock {
      $0.isCancelled = true
      return $0.task
    }
    // Outside the lock, because the handler's cancellation code runs inside this call.
    task?.cancel()
  }
}

/// Identifies a request; notifications and requests with a null id by object identity.
enum RequestKey: Hashable {
  case id(RequestID)
  case anonymous(ObjectIdentifier)
}

/// The right to respond to a request, once: responding consumes it. If it is dropped, the client gets -32603.
struct Reply: ~Copyable, Sendable {
  /// Nil once answered.
  private var pending: Destination?

  private struct Destination {
    let id: RequestID
    let batch: Batch?
    let output: Output
  }

  /// Nil for a notification, which gets no response.
  init?(to id: RequestID?, batch: Batch?, output: Output) {
    guard let id else { return nil }
    pending = Destination(id: id, batch: batch, output: output)
  }

  deinit {
    guard let pending else { return }
    let answer = Message.answer(to: pending.id, error: .unanswered)
    if let message = pending.batch.map({ $0.add(answer, to: pending.id) }) ?? answer { pending.output.force(message) }
  }

  /// Drops the response, because the client doesn't want one.
  /// - Returns: the batch response to send now if it was only waiting for this one.
  consuming func withdraw() -> Message? { pending.take()?.batch?.withdraw() }

  /// Completes the response.
  /// - Returns: the message to send now; nil while other responses of the same batch are missing.
  consuming func give(_ answer: Message) -> Message? {
    guard let destination = pending.take() else { return nil }
    guard let batch = destination.batch else { return answer }
    return batch.add(answer, to: destination.id)
  }
}

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

  /// Adds an expected response.
  /// - Returns: the whole batch response if this was the last one.
  func add(_ answer: Message, to id: RequestID) -> Message? {
    var answer = answer
    if !dispatcher.change({ $0.gather(answer.byteCount) }) {
      answer = .answer(to: id, error: .batchAnswersTooLarge)
      _ = dispatcher.change { $0.gather(answer.byteCount, isRefusal: true) }
    }
    return settle {
      $0.answers.raw(answer.text)
      $0.gatheredBytes += answer.byteCount
      $0.missing -= 1
    }
  }

  /// Stops waiting for one expected response.
  func withdraw() -> Message? { settle { $0.missing -= 1 } }

  /// Marks the batch as complete: no further responses will be expected.
  func seal() -> Message? { settle { $0.isSealed = true } }

  private func settle(_ change: (inout State) -> Void) -> Message? {
    let (whole, gatheredBytes) = state.withLock { state in
      change(&state)
      return (state.whole(), state.gatheredBytes)
    }
    if whole != nil { dispatcher.change { $0.release(gathered: gatheredBytes) } }
    return whole
  }
}
