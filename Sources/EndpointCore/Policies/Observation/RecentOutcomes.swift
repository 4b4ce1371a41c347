// SPDX-License-Identifier: MIT
/// Whether each of the latest 64 attempts failed.
public struct RecentOutcomes: Sendable, Hashable {
  /// The newest in the lowest bit; 1 for one that failed.
  private var failures: UInt64 = 0
  /// At most 64.
  public private(set) var count = 0

  /// How many of the outcomes that are remembered were failures.
  public var failureCount: Int { failures.nonzeroBitCount }

  mutating func record(hasFailed: Bool) {
    failures = failures << 1 | (hasFailed ? 1 : 0)
    count = min(count + 1, UInt64.bitWidth)
  }
}
