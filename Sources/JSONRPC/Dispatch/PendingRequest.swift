// SPDX-License-Identifier: MIT
import JSON
import Synchronization

/// A request from its arrival to its answer, or a notification that runs like one.
final class PendingRequest: Sendable {
  let id: RequestID?
  let route: Route
  let scheduling: Scheduling
  let handler: ConcurrentHandler
  let params: JSONValue?
  /// Bytes that the request holds until its task has ended.
  let byteCount: Int
  let received: ContinuousClock.Instant
  let workDone = WorkDoneState()
  private let state: Mutex<State>
  private let answered = Atomic(false)

  /// What a request takes that holds nothing: its task, its place in the table.
  private static let ownBytes = 1024

  private struct State: ~Copyable {
    var reply: Reply?
    var task: Task<Void, Never>?
    var isCancelled = false
  }

  /// - Parameters:
  ///   - params: those of the call; nil where there are none.
  ///   - reply: nil for a notification.
  init(
    _ call: IncomingCall, params: JSONValue?, route: Route, scheduling: Scheduling,
    handler: @escaping ConcurrentHandler,
    received: ContinuousClock.Instant, reply: consuming Reply?
  ) {
    id = call.id
    self.route = route
    self.scheduling = scheduling
    self.handler = handler
    self.params = params
    byteCount = Self.ownBytes + (params?.memoryBytes ?? 0) + (call.id?.memoryBytes ?? 0)
    self.received = received
    state = Mutex(State(reply: reply))
  }

  /// When its time is over; nil for never.
  var deadline: ContinuousClock.Instant? { route.timeLimit(params).map(received.advanced) }

  /// The client asks for the parts of the result as they become known.
  var isStream: Bool { params?[ProgressTokens.partialResultName]?.isNull == false }

  /// What tells this request from all others that are not answered yet.
  var key: RequestKey {
    if let id, id.isDistinct { .id(id) } else { .anonymous(ObjectIdentifier(self)) }
  }

  /// The answer has been given or is about to be; nothing else may be sent for this request any more.
  var isAnswered: Bool { answered.load(ordering: .acquiring) }

  /// Whoever takes the reply answers. Nil if someone has, and for notifications.
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
    // Outside the lock, because the handler's own cancellation code runs in here.
    task?.cancel()
  }
}

/// Notifications and requests with the id null are told apart by what they are here.
enum RequestKey: Hashable {
  case id(RequestID)
  case anonymous(ObjectIdentifier)
}
