// SPDX-License-Identifier: MIT
import Contract

/// Estimates whether two providers' entries are the same movie.
enum MovieLikeness {
  /// The most similar candidate; nil if none is likely to be the movie.
  static func best(of candidates: [Movie], for movie: Movie) -> (movie: Movie, confidence: Double)? {
    let rated = candidates.map { (movie: $0, confidence: confidence($0, movie)) }
    guard let best = rated.max(by: { $0.confidence < $1.confidence }), best.confidence > 0 else { return nil }
    return best
  }

  /// The confidence from titles and years: with years one apart, the movie was likely released later elsewhere; further
  /// apart, it is a remake.
  static func confidence(_ one: Movie, _ other: Movie) -> Double {
    guard !titles(of: one).isDisjoint(with: titles(of: other)) else { return 0 }
    guard let year = one.releaseDate?.year, let otherYear = other.releaseDate?.year else { return 0.5 }
    return switch abs(year - otherYear) {
    case 0: 0.9
    case 1: 0.7
    default: 0
    }
  }

  private static func titles(of movie: Movie) -> Set<String> {
    Set([movie.title, movie.originalTitle].compactMap(\.self).map(comparable).filter { !$0.isEmpty })
  }

  /// Keeps only letters and digits: providers differ in case, punctuation and ampersands.
  private static func comparable(_ title: String) -> String {
    let title = title.lowercased().replacing("&", with: "and")
    return String(title.filter { $0.isLetter || $0.isNumber })
  }
}
