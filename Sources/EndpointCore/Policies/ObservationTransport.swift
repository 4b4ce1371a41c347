// SPDX-License-Identifier: MIT
import Synchronization

/// Counters and latencies per provider since the process began, computed from observations. Their size depends only on
/// the number of providers.
public final class UpstreamStatistics: Sendable {
  /// The statistics of one provider.
  public struct Provider: Sendable, Hashable {
    /// All calls, whether answered by the cache, answered by the upstream or failed.
    public var calls = 0
    /// Calls answered by the cache because the response was fresh, being renewed in the background, or requested from
    /// the cache only.
    public var cacheHits = 0
    /// Calls answered with a stale response because the upstream failed or was unreachable.
    public var staleAnswers = 0
    /// Calls whose cached response the upstream confirmed (304).
    public var revalidations = 0
    /// Requests on the network, including retries.
    public var attempts = 0
    /// Attempts beyond the first one of their call.
    public var retries = 0
    /// Attempts without a response, or with one that reports overload or failure: 408, 429, 5xx.
    public var failedAttempts = 0
    /// The outcomes of the latest attempts, at most 64, since the upstream was last unreachable.
    public fileprivate(set) var recent = RecentOutcomes()
    /// The protocol version of the latest response from the network; nil before the first.
    public var version: HTTPVersion?
    /// The bytes of response bodies from the network, decompressed.
    public var bytesReceived = 0
    /// Calls that failed without a response, by kind of error.
    public var failures: [UpstreamError.Kind: Int] = [:]
    /// Responses from the network by the first digit of their status: `[2: …, 4: …, 5: …]`.
    public var statusClasses: [Int: Int] = [:]
    /// The durations of attempts that got a response.
    public var latency = LatencyHistogram()
  }

  private let providers = Mutex<[String: Provider]>([:])

  /// Creates empty statistics.
  public init() {}

  /// The statistics of all providers that were called, by name.
  public var snapshot: [String: Provider] { providers.withLock { $0 } }

  /// Drops a provider's recent outcomes when it is reachable again, because they no longer describe its state.
  func forgetRecent(_ provider: String) {
    providers.withLock { $0[provider]?.recent = RecentOutcomes() }
  }

  /// Records a call or an attempt.
  public func record(_ observation: Observation) {
    providers.withLock { providers in
      providers[observation.provider, default: Provider()].record(observation)
    }
  }
}

extension UpstreamStatistics.Provider {
  fileprivate mutating func record(_ observation: Observation) {
    guard let number = observation.attempt else {
      calls += 1
      switch observation.provenance {
      case .cache, .outdated: cacheHits += 1
      case .stale: staleAnswers += 1
      case .revalidated: revalidations += 1
      case .network, nil: break
      }
      if let error = observation.error { failures[error, default: 0] += 1 }
      return
    }
    attempts += 1
    if number > 1 { retries += 1 }
    if let hasFailed = observation.hasFailed {
      if hasFailed { failedAttempts += 1 }
      recent.record(hasFailed: hasFailed)
    }
    bytesReceived += observation.bytes
    guard let status = observation.status else { return }
    version = observation.version ?? version
    statusClasses[status / 100, default: 0] += 1
    latency.record(observation.duration)
  }
}

extension Observation {
  /// Nil if the caller cancelled the attempt or a reused connection was closed, which shows nothing about the upstream.
  fileprivate var hasFailed: Bool? {
    guard let status else { return error == .cancelled || isEndOfKeptConnection ? nil : true }
    return UpstreamError.Kind(status: status)?.isTemporary ?? false
  }
}

/// The outcomes of the latest 64 attempts.
public struct RecentOutcomes: Sendable, Hashable {
  /// A bit per outcome, 1 for a failure, with the newest in the lowest bit.
  private var failures: UInt64 = 0
  /// The number of recorded outcomes, at most 64.
  public private(set) var count = 0

  /// The number of failures among the recorded outcomes.
  public var failureCount: Int { failures.nonzeroBitCount }

  mutating func record(hasFailed: Bool) {
    failures = failures << 1 | (hasFailed ? 1 : 0)
    count = min(count + 1, UInt64.bitWidth)
  }
}

/// A histogram of durations in 64 buckets, whatever their number. Each bucket is a quarter of a doubling wide, from 1
/// ms to 55 s, so percentiles are accurate to 19 %.
public struct LatencyHistogram: Sendable, Hashable {
  private static let bucketCount = 64

  private var counts = [Int](repeating: 0, count: bucketCount)
  /// The number of recorded durations.
  public private(set) var count = 0

  /// Creates an empty histogram.
  public init() {}

  /// Records a duration.
  public mutating func record(_ duration: Duration) {
    counts[Self.bucket(of: duration)] += 1
    count += 1
  }

  /// The duration that a `fraction` (0 to 1) of all did not exceed, rounded up to its bucket's upper edge. Nil for an
  /// empty histogram.
  public func percentile(_ fraction: Double) -> Duration? {
    guard count > 0 else { return nil }
    let rank = max(1, Int((Double(count) * min(max(fraction, 0), 1)).rounded(.up)))
    var seen = 0
    for (bucket, inside) in counts.enumerated() {
      seen += inside
      if seen >= rank { return Self.upperEdge(of: bucket) }
    }
    return Self.upperEdge(of: Self.bucketCount - 1)
  }

  /// The first bucket whose upper edge is not below `duration`; the last one also takes all longer durations.
  private static func bucket(of duration: Duration) -> Int {
    edges.firstIndex { duration <= $0 } ?? bucketCount - 1
  }

  private static func upperEdge(of bucket: Int) -> Duration { edges[bucket] }

  /// The buckets' upper edges: from 1 ms, each the previous one times the fourth root of two.
  private static let edges: [Duration] = {
    let root = 2.0.squareRoot().squareRoot()
    var microseconds = 1000.0
    return (0..<bucketCount).map { _ in
      defer { microseconds *= root }
      return .microseconds(Int(microseconds.rounded()))
    }
  }()
}

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
      attempt: position == .calls ? nil : request.attempt, provider: provider, request: request, bytes: 0,
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
  /// The number of the attempt on the network, from 1; nil for a whole call, including cache, waits and retries.
  public var attempt: Int?
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
    return request.context.privacy == .shared ? shown : String(shown.prefix { $0 != "?" })
  }

  /// The caller's own request id.
  public var requestID: String? { request.context.requestID }
}
