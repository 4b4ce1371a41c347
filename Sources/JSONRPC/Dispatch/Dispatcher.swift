// SPDX-License-Identifier: MIT
import Platform

/// The table of requests as the reader and the tasks share it. Knows nothing of handlers: the server starts what it is
/// told to start here.
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
  /// Bytes that requests and answers hold which wait or run.
  var heldBytes: Int { state.withLock { $0.table.heldBytes } }
  var unanswered: [PendingRequest] { state.withLock { $0.table.unanswered } }

  /// A request with this id is not answered yet.
  func isTaken(_ id: RequestID) -> Bool { state.withLock { $0.table.isTaken(id) } }

  /// The request waits for a slot.
  func isQueued(_ request: PendingRequest) -> Bool { state.withLock { $0.table.isQueued(request) } }

  func admit(_ request: PendingRequest) -> RequestTable.Admission { state.withLock { $0.table.admit(request) } }

  /// The same, but blocks the reader until there is room.
  func admitWhenThereIsRoom(_ request: PendingRequest) -> RequestTable.Admission {
    state.wait { state in
      let admission = state.table.admit(request)
      state.isReaderBlocked = admission == .full
      return state.isReaderBlocked ? nil : admission
    } ?? .stopped
  }

  /// Whoever gets true gives the answer, and the id is free before the client can see it.
  func close(_ request: PendingRequest) -> Bool { change { $0.close(request) } }

  /// The task of a request has ended.
  /// - Returns: the request to start in its place.
  func release(_ request: PendingRequest) -> PendingRequest? { change { $0.release(request) } }

  /// Whether someone must begin to call `startExpired` from time to time.
  func beginWatch() -> Bool {
    state.withLock { state in
      defer { state.isWatched = true }
      return !state.isWatched
    }
  }

  /// Takes those out of the queue whose time is over.
  /// - Returns: the requests to start; nil if nobody waits, which ends the watch.
  func startExpired(_ now: ContinuousClock.Instant) -> [PendingRequest]? {
    state.withLock { state in
      state.isWatched = state.table.queuedCount > 0
      return state.isWatched ? state.table.startExpired(now) : nil
    }
  }

  /// The request of this id, and whether it still waits, so that there is no handler to answer it; nil if there is
  /// none.
  func find(_ id: RequestID) -> (request: PendingRequest, isQueued: Bool)? { state.withLock { $0.table.find(id) } }

  /// An answer waits to be sent, or no longer does where the count is negative.
  func hold(_ bytes: Int) { change { $0.hold(bytes) } }

  /// Nothing new is taken from here on.
  func stop() { change { $0.stop() } }

  // MARK: Answers that wait for the rest of their batch

  /// False if there is no room for so many bytes, unless they are a refusal.
  func gather(_ bytes: Int, isRefusal: Bool = false) -> Bool {
    state.withLock { $0.table.gather(bytes, isRefusal: isRefusal) }
  }

  /// Gives back the room of a batch that is answered.
  func release(gathered bytes: Int) { change { $0.release(gathered: bytes) } }

  private func change<Result>(_ body: (inout RequestTable) -> Result) -> Result {
    let (result, isReaderBlocked, isIdle) = state.withLock { state in
      let result = body(&state.table)
      return (result, state.isReaderBlocked, state.table.isIdle)
    }
    if isReaderBlocked { state.wakeAll() }
    if isIdle { stopping.noteProgress() }
    return result
  }
}
