// SPDX-License-Identifier: MIT
import Platform

/// The request table, shared by the reader and the tasks. It runs no handlers: it returns the requests that
/// the server must start.
final class Dispatcher: Sendable {
  private struct State {
    var table: RequestTable
    var isReaderBlocked = false
    var isWatched = false
  }

  private let state: Monitor<State>
  private let stopping: Stopping

  init(limits: Limits, stopping: Stopping) {
    state = Monitor(State(table: RequestTable(limits: limits)))
    self.stopping = stopping
  }

  var runningCount: Int { state.withLock { $0.table.runningCount } }
  var queuedCount: Int { state.withLock { $0.table.queuedCount } }
  var isIdle: Bool { state.withLock { $0.table.isIdle } }
  /// Whether only long-lived requests are left, and all of them wait.
  var isQuiet: Bool { state.withLock { $0.table.isQuiet } }
  /// Bytes held by queued and running requests and by waiting responses.
  var heldBytes: Int { state.withLock { $0.table.heldBytes } }
  var unanswered: [PendingRequest] { state.withLock { $0.table.unanswered } }

  /// Whether a request with this id is still unanswered.
  func isTaken(_ id: RequestID) -> Bool { state.withLock { $0.table.isTaken(id) } }

  /// Whether the request is waiting for a slot.
  func isQueued(_ request: PendingRequest) -> Bool { state.withLock { $0.table.isQueued(request) } }

  func admit(_ request: PendingRequest) -> RequestTable.Admission { state.withLock { $0.table.admit(request) } }

  /// Admits a request, blocking the reader until there is room.
  func admitWhenThereIsRoom(_ request: PendingRequest) -> RequestTable.Admission {
    state.wait { state in
      let admission = state.table.admit(request)
      state.isReaderBlocked = admission == .full
      return state.isReaderBlocked ? nil : admission
    } ?? .stopped
  }

  /// Marks a request as answered and frees its id before the client can see the response. True for the one caller that
  /// must respond.
  func close(_ request: PendingRequest) -> Bool { change { $0.close(request) } }

  /// Removes a request whose task has ended.
  /// - Returns: the request to start in its place.
  func release(_ request: PendingRequest) -> PendingRequest? { change { $0.release(request) } }

  /// Whether the caller must start to call `startExpired` periodically.
  func beginWatch() -> Bool {
    state.withLock { state in
      defer { state.isWatched = true }
      return !state.isWatched
    }
  }

  /// Takes requests whose time is over out of the queue.
  /// - Returns: the requests to start; nil if none are queued, which ends the watch.
  func startExpired(_ now: ContinuousClock.Instant) -> [PendingRequest]? {
    state.withLock { state in
      state.isWatched = state.table.queuedCount > 0
      return state.isWatched ? state.table.startExpired(now) : nil
    }
  }

  /// The unanswered request with an id, and whether it is queued, so that no handler will answer it; nil if there is
  /// none.
  func find(_ id: RequestID) -> (request: PendingRequest, isQueued: Bool)? { state.withLock { $0.table.find(id) } }

  /// Marks a long-lived request as waiting, or not.
  func rest(_ request: PendingRequest, _ isResting: Bool) { change { $0.rest(request, isResting) } }

  /// Accounts for a response that is waiting to be sent; a negative count removes it.
  func hold(_ bytes: Int) { change { $0.hold(bytes) } }

  /// Refuses all new requests from now on.
  func stop() { change { $0.stop() } }

  // MARK: Responses waiting for the rest of their batch

  /// Accounts for a response that waits for its batch. False if there is no room; a refusal always fits.
  func gather(_ bytes: Int, isRefusal: Bool = false) -> Bool {
    state.withLock { $0.table.gather(bytes, isRefusal: isRefusal) }
  }

  /// Removes the bytes of a completed batch.
  func release(gathered bytes: Int) { change { $0.release(gathered: bytes) } }

  private func change<Result>(_ body: (inout RequestTable) -> Result) -> Result {
    let (result, isReaderBlocked, isQuiet) = state.withLock { state in
      let result = body(&state.table)
      return (result, state.isReaderBlocked, state.table.isQuiet)
    }
    if isReaderBlocked { state.wakeAll() }
    if isQuiet { stopping.noteProgress() }
    return result
  }
}
