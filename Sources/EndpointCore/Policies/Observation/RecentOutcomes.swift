// SPDX-License-Identifier: MIT
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
