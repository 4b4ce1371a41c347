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
    switch observation.subject {
    case .call:
      calls += 1
      switch observation.provenance {
      case .cache, .outdated: cacheHits += 1
      case .stale: staleAnswers += 1
      case .revalidated: revalidations += 1
      case .network, nil: break
      }
      if let error = observation.error { failures[error, default: 0] += 1 }
    case .attempt(let number):
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
}

extension Observation {
  /// Nil if the caller cancelled the attempt or a reused connection was closed, which shows nothing about the upstream.
  fileprivate var hasFailed: Bool? {
    guard let status else { return error == .cancelled || isEndOfKeptConnection ? nil : true }
    return status >= 500 || status == 429 || status == 408
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
  private static let bucketsPerDoubling = 4

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
