// SPDX-License-Identifier: MIT
/// An answer that tells how old it is, where it is not new (`schema/models/Freshness.json`).
public protocol Dated {
  /// How long ago the provider gave what the answer was made of, in seconds; nil if just now.
  var ageSeconds: Int? { get set }
  /// True if it stands in for a provider that could not be asked; nil if not.
  var stale: Bool? { get set }
}

extension Dated {
  /// `other` is a part of this: of both, the older one's age counts.
  public mutating func takeAge(of other: some Dated) {
    ageSeconds = [ageSeconds, other.ageSeconds].compactMap(\.self).max()
    stale = stale ?? other.stale
  }
}
