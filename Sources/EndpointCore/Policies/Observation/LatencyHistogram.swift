// SPDX-License-Identifier: MIT
/// How long things took, in 64 buckets whatever their number. Each bucket is a quarter of a doubling wide, from 1 ms to
/// 55 s, so a percentile is told within 19 %.
public struct LatencyHistogram: Sendable, Hashable {
  private static let bucketCount = 64
  private static let bucketsPerDoubling = 4

  private var counts = [Int](repeating: 0, count: bucketCount)
  /// How many were recorded.
  public private(set) var count = 0

  /// Nothing recorded.
  public init() {}

  /// Counts one duration.
  public mutating func record(_ duration: Duration) {
    counts[Self.bucket(of: duration)] += 1
    count += 1
  }

  /// A time that the share `fraction` (0 to 1) of all did not exceed: the upper edge of its bucket. Nil if there are
  /// none.
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

  /// The bucket whose upper edge is the first that is not below `duration`; the last one also takes all that is longer.
  private static func bucket(of duration: Duration) -> Int {
    edges.firstIndex { duration <= $0 } ?? bucketCount - 1
  }

  private static func upperEdge(of bucket: Int) -> Duration { edges[bucket] }

  /// 1 ms, and from edge to edge the fourth root of two.
  private static let edges: [Duration] = {
    let root = 2.0.squareRoot().squareRoot()
    var microseconds = 1000.0
    return (0..<bucketCount).map { _ in
      defer { microseconds *= root }
      return .microseconds(Int(microseconds.rounded()))
    }
  }()
}
