// SPDX-License-Identifier: MIT
import Synchronization

/// Lets identical concurrent requests share one transfer.
///
/// All waiting callers receive its retry notices. A caller that is cancelled or reaches its deadline leaves; the
/// transfer goes on for the others until the latest of their deadlines and is cancelled when the last one leaves. Only
/// GET requests are shared: no others are both safe and often duplicated.
public final class CoalescingTransport: Transport {
  /// A transfer and the callers that wait for it.
  private struct Flight {
    let number: Int
    let deadline: SharedDeadline
    var task: Task<Void, Never>?
    var passengers: [Passenger] = []
    /// The number of attempts known to have been made.
    var attempts = 1
  }

  private struct Passenger {
    let promise = Promise<HTTPResponse>()
    let context: CallContext
    /// Ends the wait at the caller's deadline; set only if that is earlier than the transfer's.
    var alarm: Task<Void, Never>?
  }

  private struct State {
    var flights: [String: Flight] = [:]
    var lastNumber = 0
  }

  private let next: any Transport
  private let clock: any MonotonicClock
  private let state = Mutex(State())

  /// - Parameter next: sends one request for all identical ones.
  public init(around next: any Transport, clock: any MonotonicClock = ContinuousClock()) {
    self.next = next
    self.clock = clock
  }

  /// The number of callers that wait for a transfer.
  var waitingCount: Int { state.withLock { $0.flights.values.reduce(0) { $0 + $1.passengers.count } } }

  public func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    guard request.method == .get else { return try await next.send(request) }
    let key = "\(request.bodyLimit) \(request.identity)"
    guard let (number, promise) = board(request, key) else { throw .transferIsOver }
    do {
      return try await promise.value()
    } catch {
      throw leave(key, number, promise, error)
    }
  }

  /// Joins the transfer for `key`, or starts one; nil if the request was to share one that is over.
  private func board(_ request: HTTPRequest, _ key: String) -> (number: Int, promise: Promise<HTTPResponse>)? {
    guard let (flight, promise, isNew) = join(request, key) else { return nil }
    if isNew { start(request, key, flight) }
    return (flight.number, promise)
  }

  private func join(
    _ request: HTTPRequest, _ key: String
  ) -> (flight: Flight, promise: Promise<HTTPResponse>, isNew: Bool)? {
    state.withLock { state in
      let known = state.flights[key]
      if known == nil, request.context.flight?.hasArrived == true { return nil }
      let passenger = Passenger(context: request.context)
      state.lastNumber += 1
      var flight =
        known
        ?? Flight(number: state.lastNumber, deadline: SharedDeadline(request.context.deadline))
      flight.passengers.append(passenger)
      flight.deadline.extend(to: request.context.deadline)
      let latest = flight.deadline.latest
      for index in flight.passengers.indices
      where flight.passengers[index].alarm == nil && flight.passengers[index].context.deadline < latest {
        flight.passengers[index].alarm = flight.passengers[index].promise.alarm(
          at: flight.passengers[index].context.deadline, on: clock,
          UpstreamError(.timedOut, "\(.upstream) did not answer in time"))
      }
      state.flights[key] = flight
      return (flight, passenger.promise, known == nil)
    }
  }

  /// Starts the transfer, on another thread: the caller may be the one that reads requests.
  private func start(_ request: HTTPRequest, _ key: String, _ flight: Flight) {
    let task = transfer(request, key, flight)
    state.withLock { state in
      // Unless it has landed.
      if state.flights[key]?.number == flight.number { state.flights[key]?.task = task }
    }
  }

  private func transfer(_ request: HTTPRequest, _ key: String, _ flight: Flight) -> Task<Void, Never> {
    var request = request
    let number = flight.number
    request.context.sharedDeadline = flight.deadline
    request.context.onRetry = { [weak self] notice in await self?.tell(notice, key, number) }
    return Task { [next, request] in land(key, number, await next.outcome(of: request)) }
  }

  /// Delivers the outcome of a finished transfer to all its callers.
  private func land(_ key: String, _ number: Int, _ outcome: Outcome) {
    let passengers = state.withLock { state -> [Passenger] in
      guard state.flights[key]?.number == number else { return [] }
      let passengers = state.flights.removeValue(forKey: key)?.passengers ?? []
      // At once with the removal: nobody who was to share this transfer starts another.
      for passenger in passengers { passenger.context.flight?.arrive() }
      return passengers
    }
    for passenger in passengers {
      passenger.alarm?.cancel()
      passenger.promise.settle(outcome)
    }
  }

  /// Removes a caller, and cancels the transfer if it was the last. Returns `error` with the known number of attempts.
  private func leave(
    _ key: String, _ number: Int, _ promise: Promise<HTTPResponse>, _ error: UpstreamError
  ) -> UpstreamError {
    state.withLock { state in
      // Already removed if the error came from the transfer itself.
      guard var flight = state.flights[key], flight.number == number,
        let index = flight.passengers.firstIndex(where: { $0.promise === promise })
      else { return error }
      flight.passengers.remove(at: index).alarm?.cancel()
      state.flights[key] = flight
      if flight.passengers.isEmpty {
        // Later callers start a new transfer.
        state.flights[key] = nil
        flight.task?.cancel()
      }
      return error.attempted(flight.attempts)
    }
  }

  private func tell(_ notice: RetryNotice, _ key: String, _ number: Int) async {
    let passengers = state.withLock { state -> [Passenger] in
      guard state.flights[key]?.number == number else { return [] }
      state.flights[key]?.attempts = notice.attempt + 1
      return state.flights[key]?.passengers ?? []
    }
    for passenger in passengers { await passenger.context.tell(notice) }
  }
}

extension UpstreamError {
  /// The transfer that a request was to share is over (`FlightBoard`); its answer may be kept.
  static var transferIsOver: UpstreamError { UpstreamError(.cancelled, "the transfer is over", attempts: 0) }
}
