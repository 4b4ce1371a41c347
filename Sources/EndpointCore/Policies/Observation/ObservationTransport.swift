// SPDX-License-Identifier: MIT
/// Reports every completed request to an observer. It may appear in a stack twice: outermost it sees calls, directly
/// above the network it sees attempts.
public struct ObservationTransport: Transport {
  /// The subject of the observations at the transport's place in the stack.
  public enum Position: Sendable, Hashable {
    case calls, attempts
  }

  private let next: any Transport
  private let provider: String
  private let position: Position
  private let clock: any MonotonicClock
  private let observer: @Sendable (Observation) -> Void

  /// - Parameter observer: called once per request, after it ended, on the task that sent it; must not block.
  public init(
    around next: any Transport, provider: String, position: Position, clock: any MonotonicClock = ContinuousClock(),
    observer: @escaping @Sendable (Observation) -> Void
  ) {
    self.next = next
    self.provider = provider
    self.position = position
    self.clock = clock
    self.observer = observer
  }

  public func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    let start = clock.now
    let outcome = await next.outcome(of: request)
    var observation = Observation(
      subject: position == .calls ? .call : .attempt(request.attempt), provider: provider, request: request, bytes: 0,
      duration: clock.now - start, attempts: outcome.attempts)
    switch outcome {
    case .success(let response):
      observation.status = response.status
      observation.version = response.version
      observation.bytes = response.body.count
      observation.provenance = response.provenance
    case .failure(let error):
      observation.error = error.kind
      observation.isEndOfKeptConnection = error.isEndOfKeptConnection
    }
    observer(observation)
    return try outcome.get()
  }
}
