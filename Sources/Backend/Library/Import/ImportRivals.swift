// SPDX-License-Identifier: MIT
import Contract

/// The films of an import by their titles, so that two of one export don't become the same film of TMDB's: of a title
/// or a year that only nearly fits, another line may be the film itself.
struct ImportRivals: Sendable {
  private struct Title: Hashable {
    let source: String?
    let key: String
  }

  private var films: [Title: [(position: Int, year: Int)]] = [:]

  init(_ records: [ImportRecord]) {
    for (position, record) in records.enumerated() {
      guard let year = record.entry.year, !record.entry.title.isEmpty else { continue }
      for key in ComparedTitle(record.entry.title).keys {
        films[Title(source: record.entry.source, key: key), default: []].append((position, year))
      }
    }
  }

  /// Whether another line of the same export may be the film that was found with a doubt.
  /// - Parameter position: that of the line for which it was found.
  func hasRival(of doubt: FilmMatcher.Doubt, at position: Int, source: String?) -> Bool {
    guard let year = doubt.candidate.year else { return false }
    return Set(doubt.titles.flatMap(\.keys)).contains { key in
      films[Title(source: source, key: key), default: []].contains {
        $0.position != position && abs($0.year - year) <= 1
      }
    }
  }
}
