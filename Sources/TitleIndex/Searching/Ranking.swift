// SPDX-License-Identifier: MIT

/// How well a title matches against how popular it is.
enum Ranking {
  /// The popularity, in the logarithm of its base, that outweighs one typing error.
  static let errorWeight: Float = 4

  /// - Parameters:
  ///   - cost: in tenths of a typing error.
  ///   - popularity: a level of `popularityLevel(_:)`.
  static func score(cost: Int, popularity: UInt8) -> Float {
    Float(popularity) * (0.6931 / 12) - Float(cost) * (errorWeight / 10)
  }
}
