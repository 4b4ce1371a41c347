// SPDX-License-Identifier: MIT
/// A result with the age of the upstream responses it was made from (`schema/models/Freshness.json`).
public protocol Dated {
  /// The age in seconds of the oldest upstream response; nil if all of them are new.
  var ageSeconds: Int? { get set }
  /// True if a stale response stands in for an unreachable provider; nil otherwise.
  var stale: Bool? { get set }
}

extension Freshness: Dated {}

extension Dated {
  /// Adopts the age of a part of this result if it is older, and its staleness.
  public mutating func takeAge(of other: some Dated) {
    ageSeconds = [ageSeconds, other.ageSeconds].compactMap(\.self).max()
    stale = stale ?? other.stale
  }
}
