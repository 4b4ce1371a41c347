// SPDX-License-Identifier: MIT
import Platform

/// Guards the request table, which the reader and the tasks share. It runs no handlers: its callers start the requests
/// that the table returns.
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

  /// Reads the table.
  func read<Value>(_ body: (RequestTable) -> Value) -> Value { state.withLock { body($0.table) } }

  /// Changes the table. Wakes the reader if it waits for room, and the end of the server if nothing is under way.
  func change<Value>(_ body: (inout RequestTable) -> Value) -> Value {
    let (value, isReaderBlocked, isQuiet) = state.withLock { state in
      let value = body(&state.table)
      return (value, state.isReaderBlocked, state.table.isQuiet)
    }
    if isReaderBlocked { state.wakeAll() }
    if isQuiet { stopping.noteProgress() }
    return value
  }

  /// Admits a request, blocking the reader until there is room.
  func admitWhenThereIsRoom(_ request: PendingRequest) -> RequestTable.Admission {
    state.wait { state in
      let admission = state.table.admit(request)
      state.isReaderBlocked = admission == .full
      return state.isReaderBlocked ? nil : admission
    } ?? .stopped
  }

  /// Closes all requests, once every response that a task has decided on is in the output queue. A later response would
  /// seem to be for the next session's request of that id.
  /// - Returns: the requests, for each of which the caller must respond.
  func closeAll() -> [PendingRequest] {
    let deadline = ContinuousClock.now + Self.deliveryPatience
    let closed = state.wait(until: deadline) { state -> [PendingRequest]? in
      state.isReaderBlocked = state.table.isDelivering
      return state.isReaderBlocked ? nil : state.table.closeAll()
    }
    return closed
      ?? state.withLock { state in
        state.isReaderBlocked = false
        return state.table.closeAll()
      }
  }

  /// How long `closeAll` waits for a client that doesn't read.
  private static let deliveryPatience = Duration.seconds(1)

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
}
