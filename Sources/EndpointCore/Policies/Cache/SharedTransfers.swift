// SPDX-License-Identifier: MIT
import Synchronization

/// Lets identical concurrent requests of this process share one transfer.
///
/// All callers receive its retry notices. A caller that is cancelled or reaches its deadline leaves. The transfer goes
/// on for the others until the latest of their deadlines, and is cancelled when the last one leaves. Only GET requests
/// are shared: no others are both safe and often duplicated.
final class SharedTransfers: Sendable {
  /// A transfer and the callers that wait for it.
  private struct Transfer {
    let number: Int
    let began: ContinuousClock.Instant
    let deadline: SharedDeadline
    var task: Task<Void, Never>?
    var callers: [Caller] = []
    /// The number of attempts known to have been made.
    var attempts = 1
  }

  private struct Caller {
    let promise = Promise<HTTPResponse>()
    let context: CallContext
    let flight: FlightBoard.Flight?
    /// Ends the wait at the caller's deadline; set only if that is earlier than the transfer's.
    var alarm: Task<Void, Never>?
  }

  private struct State {
    var transfers: [String: Transfer] = [:]
    var lastNumber = 0
  }

  private let next: any Transport
  private let clock: any MonotonicClock
  private let state = Mutex(State())

  /// - Parameter next: sends one request for all identical ones.
  init(around next: any Transport, clock: any MonotonicClock = ContinuousClock()) {
    self.next = next
    self.clock = clock
  }

  /// The number of callers that wait for a transfer.
  var waitingCount: Int { state.withLock { $0.transfers.values.reduce(0) { $0 + $1.callers.count } } }

  /// Sends a request, or waits for the transfer of an identical one.
  ///
  /// - Parameter flight: the flight that the caller holds among processes; nil for none.
  /// - Throws: `.transferIsOver` if other callers hold the same flight and its transfer has ended.
  func send(_ request: HTTPRequest, on flight: FlightBoard.Flight? = nil) async throws(UpstreamError) -> HTTPResponse {
    guard request.method == .get else { return try await next.send(request) }
    guard let (key, transfer, promise, isNew) = join(request, flight) else { throw .transferIsOver }
    if isNew { start(request, key, transfer) }
    do {
      return try await promise.value()
    } catch {
      throw leave(key, transfer.number, promise, error)
    }
  }

  /// Joins a transfer of the request, or adds one that is to be started; nil if the flight's transfer is over.
  private func join(
    _ request: HTTPRequest, _ flight: FlightBoard.Flight?
  ) -> (key: String, transfer: Transfer, promise: Promise<HTTPResponse>, isNew: Bool)? {
    state.withLock { state in
      var key = "\(request.bodyLimit) \(request.identity)"
      if let earliest = request.context.earliestTransfer {
        while let older = state.transfers[key], older.began < earliest { key += " again" }
      }
      let known = state.transfers[key]
      if known == nil, flight?.hasArrived == true { return nil }
      let caller = Caller(context: request.context, flight: flight)
      state.lastNumber += 1
      var transfer =
        known
        ?? Transfer(
          number: state.lastNumber, began: clock.now, deadline: SharedDeadline(request.context.deadline))
      transfer.callers.append(caller)
      transfer.deadline.extend(to: request.context.deadline)
      let latest = transfer.deadline.latest
      for index in transfer.callers.indices
      where transfer.callers[index].alarm == nil && transfer.callers[index].context.deadline < latest {
        transfer.callers[index].alarm = transfer.callers[index].promise.alarm(
          at: transfer.callers[index].context.deadline, on: clock,
          UpstreamError(.timedOut, "\(.upstream) did not answer in time"))
      }
      state.transfers[key] = transfer
      return (key, transfer, caller.promise, known == nil)
    }
  }

  /// Starts the transfer, on another thread: the caller may be the one that reads requests.
  private func start(_ request: HTTPRequest, _ key: String, _ transfer: Transfer) {
    var request = request
    let number = transfer.number
    request.context.sharedDeadline = transfer.deadline
    request.context.onRetry = { [weak self] notice in await self?.report(notice, key, number) }
    let task = Task { [next, request] in end(key, number, await next.outcome(of: request)) }
    state.withLock { state in
      // Unless it has ended.
      if state.transfers[key]?.number == number { state.transfers[key]?.task = task }
    }
  }

  /// Delivers the outcome of a transfer to all its callers.
  private func end(_ key: String, _ number: Int, _ outcome: Outcome) {
    let callers = state.withLock { state -> [Caller] in
      guard state.transfers[key]?.number == number else { return [] }
      let callers = state.transfers.removeValue(forKey: key)?.callers ?? []
      // Together with the removal: no caller that was to share this transfer starts another.
      for caller in callers { caller.flight?.arrive() }
      return callers
    }
    for caller in callers {
      caller.alarm?.cancel()
      caller.promise.settle(outcome)
    }
  }

  /// Removes a caller, and cancels the transfer if it was the last. Returns `error` with the known number of attempts.
  private func leave(
    _ key: String, _ number: Int, _ promise: Promise<HTTPResponse>, _ error: UpstreamError
  ) -> UpstreamError {
    state.withLock { state in
      // Already removed if the error came from the transfer itself.
      guard var transfer = state.transfers[key], transfer.number == number,
        let index = transfer.callers.firstIndex(where: { $0.promise === promise })
      else { return error }
      transfer.callers.remove(at: index).alarm?.cancel()
      state.transfers[key] = transfer
      if transfer.callers.isEmpty {
        // Later callers start a new transfer.
        state.transfers[key] = nil
        transfer.task?.cancel()
      }
      return error.attempted(transfer.attempts)
    }
  }

  private func report(_ notice: RetryNotice, _ key: String, _ number: Int) async {
    let callers = state.withLock { state -> [Caller] in
      guard state.transfers[key]?.number == number else { return [] }
      state.transfers[key]?.attempts = notice.attempt + 1
      return state.transfers[key]?.callers ?? []
    }
    for caller in callers { await caller.context.onRetry?(notice) }
  }
}

extension UpstreamError {
  /// The transfer that a request was to share is over (`FlightBoard`); its response may be in the store.
  static var transferIsOver: UpstreamError { UpstreamError(.cancelled, "the transfer is over", attempts: 0) }
}
