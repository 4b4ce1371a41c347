// SPDX-License-Identifier: MIT
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
