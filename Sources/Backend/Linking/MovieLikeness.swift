// SPDX-License-Identifier: MIT
import Contract

/// Estimates whether two entries, of one provider or of two, are the same movie.
struct MovieLikeness {
  let movie: Movie
  /// The title by which people find it.
  let title: MovieTitle
  /// The year of release, if known.
  let year: Int?
  private let keys: Set<String>

  init(_ movie: Movie) {
    self.movie = movie
    title = MovieTitle(movie.title)
    year = title.year ?? movie.releaseDate?.year
    let original = movie.originalTitle.flatMap { $0 == movie.title ? nil : MovieTitle($0).key }
    keys = Set([title.key, original].compactMap(\.self).filter { !$0.isEmpty })
  }

  /// The most similar candidate; nil if none is likely to be the movie.
  static func best(of candidates: [Movie], for movie: Movie) -> (movie: Movie, confidence: Double)? {
    let wanted = MovieLikeness(movie)
    let rated = candidates.map { (movie: $0, confidence: MovieLikeness($0).confidence(wanted)) }
    guard let best = rated.max(by: { $0.confidence < $1.confidence }), best.confidence > 0 else { return nil }
    return best
  }

  /// The confidence from titles and years: with years one apart, the movie was likely released later elsewhere; further
  /// apart, it is a remake.
  func confidence(_ other: MovieLikeness) -> Double {
    guard !keys.isDisjoint(with: other.keys) else { return 0 }
    guard let year, let otherYear = other.year else { return 0.5 }
    return switch abs(year - otherYear) {
    case 0: 0.9
    case 1: 0.7
    default: 0
    }
  }

  /// The confidence from which titles and years alone are enough.
  static let certain = 0.7
}
