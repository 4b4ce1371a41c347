// SPDX-License-Identifier: MIT
import Contract

/// The films of a list by their titles, so that two of one source don't become the same film of TMDB's: of a title or a
/// year that only nearly fits, another line may be the film itself.
struct FilmRivals: Sendable {
  private struct Title: Hashable {
    let source: String?
    let key: String
  }

  private var films: [Title: [(position: Int, year: Int)]] = [:]

  init(_ lines: some Sequence<(title: String, year: Int?, source: String?)>) {
    for (position, line) in lines.enumerated() {
      guard let year = line.year else { continue }
      for key in ComparedTitle(line.title).keys {
        films[Title(source: line.source, key: key), default: []].append((position, year))
      }
    }
  }

  /// Whether another line of the same source may be a film.
  /// - Parameter position: that of the line for which it was found.
  func hasRival(of film: FoundFilm, at position: Int, source: String?) -> Bool {
    guard let year = film.year else { return false }
    return Set(film.titles.flatMap(\.keys)).contains { key in
      films[Title(source: source, key: key), default: []].contains {
        $0.position != position && abs($0.year - year) <= 1
      }
    }
  }
}
