// SPDX-License-Identifier: MIT
import Synchronization

/// Counts and latencies by provider since the process began, fed with observations. Its size depends on the number of
/// providers alone.
public final class UpstreamStatistics: Sendable {
  /// What is known of one provider.
  public struct Provider: Sendable, Hashable {
    /// Calls, whether they were answered by the cache or the upstream or failed.
    public var calls = 0
    /// Calls that the cache answered because the answer was fresh, or because nobody else was to be asked just then.
    public var cacheHits = 0
    /// Calls that were given an old answer for an upstream that could not be asked.
    public var staleAnswers = 0
    /// Calls whose answer the upstream confirmed (304).
    public var revalidations = 0
    /// Requests on the wire, every retry counted.
    public var attempts = 0
    /// Attempts beyond the first of their call.
    public var retries = 0
    /// Attempts without an answer, or with one that says that the upstream is not up to it: 408, 429, 5xx.
    public var failedAttempts = 0
    /// The latest attempts since the upstream was last out of reach, 64 at most.
    public fileprivate(set) var recent = RecentOutcomes()
    /// What the latest answer from the wire came over; nil before the first.
    public var version: HTTPVersion?
    /// Bytes of answers' bodies from the wire, decompressed.
    public var bytesReceived = 0
    /// Calls that failed without an answer, by kind.
    public var failures: [UpstreamError.Kind: Int] = [:]
    /// Answers from the wire by hundreds of their status: `[2: …, 4: …, 5: …]`.
    public var statusClasses: [Int: Int] = [:]
    /// How long attempts that got an answer took.
    public var latency = LatencyHistogram()
  }

  private let providers = Mutex<[String: Provider]>([:])

  /// Nothing counted.
  public init() {}

  /// All providers that were called, by name.
  public var snapshot: [String: Provider] { providers.withLock { $0 } }

  /// The upstream can be reached again: how it did before says nothing any more of how it does.
  func forgetRecent(_ provider: String) {
    providers.withLock { $0[provider]?.recent = RecentOutcomes() }
  }

  /// Counts one call or attempt.
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
  /// Nil where the caller ended it or a kept connection came to its end, which tells nothing of the upstream.
  fileprivate var hasFailed: Bool? {
    guard let status else { return error == .cancelled || isEndOfKeptConnection ? nil : true }
    return status >= 500 || status == 429 || status == 408
  }
}
