// SPDX-License-Identifier: MIT
import Basics
import Contract

/// The title that a watch without an id waits for, and the year that was given beside it.
struct WatchedTitle {
  private let title: MovieTitle
  private let year: Int?

  init(_ text: String, year: Int? = nil) {
    title = MovieTitle(text)
    self.year = year ?? title.year
  }

  /// Whether a title is the wanted one, or is it up to a divider or a bracket: `Demon Castle (Dubbed)`, but not
  /// `Demon Castles`.
  func takes(_ text: String) -> Bool {
    isExactly(text) || text.beginnings.contains { MovieTitle($0).key == title.key } && !title.key.isEmpty
  }

  func isExactly(_ text: String) -> Bool { MovieTitle(text).match(title) <= .exact }

  /// Whether a title that isn't the wanted one has its words.
  func isPart(of text: String) -> Bool { MovieTitle(text).match(title) != .none }

  /// Whether a movie may be of the year; providers date a release a year apart.
  func isOfYear(_ movie: Movie) -> Bool {
    guard let year, let other = MovieLikeness(movie).year else { return true }
    return abs(year - other) <= 1
  }
}

extension String {
  /// The text up to each divider and each bracket.
  fileprivate var beginnings: [Substring] {
    indices.filter { index in
      switch self[index] {
      case ":", "–", "—", "(", "[": true
      case "-": self[..<index].last == " "
      default: false
      }
    }.map { self[..<$0] }
  }
}

extension MovieTitle {
  fileprivate init(_ text: Substring) { self.init(text.trimmingDividers) }
}
