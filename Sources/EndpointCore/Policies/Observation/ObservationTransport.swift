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

/// A completed call or attempt, for traces and statistics. Its public properties contain no secret.
public struct Observation: Sendable {
  /// The subject of an observation.
  public enum Subject: Sendable, Hashable {
    /// A whole call, including cache, waits and retries.
    case call
    /// One attempt on the network, with its number from 1.
    case attempt(Int)
  }

  /// Whether this is a call or an attempt.
  public var subject: Subject
  /// The name of the upstream.
  public var provider: String
  /// The request. Not public, because its URL and headers may contain a key.
  let request: HTTPRequest
  /// The status of the response; nil if there was none.
  public var status: Int?
  /// The protocol version of the response; nil if there was none or it came from a cache.
  public var version: HTTPVersion?
  /// The size of the response body in bytes, decompressed.
  public var bytes: Int
  /// The time from start to end.
  public var duration: Duration
  /// How many times the request was sent.
  public var attempts: Int
  /// Where the response came from; nil if there was none.
  public var provenance: Provenance?
  /// The kind of error; nil if there was a response, whatever its status.
  public var error: UpstreamError.Kind?
  /// Whether the error is only that the server closed a reused connection.
  public var isEndOfKeptConnection = false

  /// The request method.
  public var method: HTTPMethod { request.method }

  /// The URL with its secrets replaced, and without the query for a private call. Computed at each access, because few
  /// observers need it.
  public var url: String {
    let shown = request.redactedURL
    return request.context.isPrivate ? String(shown.prefix { $0 != "?" }) : shown
  }

  /// The caller's own request id.
  public var requestID: String? { request.context.requestID }
}
