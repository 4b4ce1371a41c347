// SPDX-License-Identifier: MIT
import Basics

/// A made-up review. The texts fit any film, so they name none.
struct Review: Sendable {
  let author: String
  /// Whole or half points from 0 to 10; nil where the author gave none.
  let rating: Double?
  let text: String
  let day: Day

  /// The reviews of a film, with ratings near its vote average; none for a film that is not released or has no votes.
  static func of(_ film: Film, today: Day) -> [Review] {
    guard film.voteCount > 0, film.released <= today else { return [] }
    var random = SplitMix64("reviews", film.ids.amc)
    var texts = Self.texts
    return (0..<(1 + random.below(4))).map { _ in
      let text = texts.remove(at: random.below(texts.count))
      let points = (film.voteAverage + 2 * random.fraction() - 1) * 2
      let rating = random.below(5) == 0 ? nil : min(points.rounded() / 2, 10)
      return Review(
        author: Self.authors[random.below(authors.count)], rating: rating, text: text,
        day: min(film.released.shifted(days: 1 + random.below(400)), today))
    }
  }

  /// TMDB's form of an id: 24 hexadecimal digits.
  func id(of film: Film) -> String {
    let digits = String("\(film.ids.amc)\(text)".stableHash, radix: 16)
    return "5" + String((digits + "000000000000000000000000").prefix(23))
  }

  private static let authors = [
    "Row F", "aisle seat", "Matinée Mary", "the usher", "Two Tickets", "Intermission", "last reel", "Popcorn Pete",
  ]

  private static let texts = [
    "Seen on a rainy Tuesday with eleven other people, and nobody left before the lights came up.",
    "The first half hour takes its time. **Stay.** It knows what it is doing.",
    "I came for the pictures and stayed for the people in them.\n\nThe last scene still follows me around.",
    "Better in a theatre than at home: half of it is in the sound.",
    "My second visit. What seemed slow at first was only quiet.",
    "Well made and well played, and twenty minutes too long.",
    "Took my father, who sleeps through everything. He didn't.",
    "Not for me, but I can see what others see in it.",
  ]
}
