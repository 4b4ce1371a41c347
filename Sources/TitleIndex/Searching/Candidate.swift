// SPDX-License-Identifier: MIT

/// A title, how far it is from the query, and its rank.
struct Candidate {
  let document: Int
  /// In tenths of a typing error.
  let cost: Int
  /// The letters of the title after those that were typed.
  let rest: Int
  /// The best candidate has the highest.
  let score: Float

  /// The popularity, in the logarithm of its base, that outweighs one typing error.
  private static let errorWeight: Float = 4
  /// The same for each letter that the title goes on, up to some letters: a title that was typed whole comes before
  /// others, and more letters can't bring a title down.
  private static let restWeight: Float = 1
  static let mostRest = 3

  /// - Parameters:
  ///   - popularity: a level of `popularityLevel(_:)`.
  ///   - rest: how many letters the title has more than the query; less than 0 if it has fewer.
  init(document: Int, cost: Int, popularity: UInt8, rest: Int) {
    self.document = document
    self.cost = cost
    self.rest = rest
    score =
      Float(popularity) * (0.6931 / 12) - Float(cost) * (Self.errorWeight / 10)
      - Float(min(max(rest, 0), Self.mostRest)) * Self.restWeight
  }

  static func isBetter(_ one: Candidate, _ other: Candidate) -> Bool {
    (other.score, one.document) < (one.score, other.document)
  }
}
