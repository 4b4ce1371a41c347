// SPDX-License-Identifier: MIT
import Basics
import Contract

/// Merges AMC's and TMDB's entries, so that each of AMC's entries is one row with TMDB's movie, and each other movie of
/// TMDB's another one.
///
/// Two entries with similar titles and years are the same movie if no other movie is as similar; AMC may have several
/// entries of one. For AMC's remaining entries (`unclear`) the caller requests TMDB's entries and links them with
/// `link`.
struct MovieMerge {
  private let amc: [MovieLikeness]
  private let tmdb: [MovieLikeness]
  private var links: [EntityID: (movie: Movie, link: MovieLink)] = [:]

  /// - Parameter amc: AMC's entries. Of those with one id the first is used.
  init(amc: [MovieLikeness], tmdb: [MovieLikeness]) {
    self.amc = amc.unique(by: \.movie.id)
    self.tmdb = tmdb
    let likely = self.amc.map { Self.likeliest(tmdb, for: $0) }
    var claims: [EntityID: [MovieLikeness]] = [:]
    for (entry, candidates) in zip(self.amc, likely) {
      for candidate in candidates { claims[candidate.movie.id, default: []].append(entry) }
    }
    for (entry, candidates) in zip(self.amc, likely) {
      guard candidates.count == 1, let only = candidates.first,
        claims[only.movie.id, default: []].allSatisfy({ $0.isSame(as: entry) }),
        case let confidence = entry.confidence(only), confidence > MovieLikeness.certain
      else { continue }
      link(entry.movie.id, to: only.movie, MovieLink(by: .titleAndYear, confidence: confidence))
    }
  }

  /// The AMC movies that are not linked to a TMDB movie.
  var unclear: [Movie] { amc.map(\.movie).filter { links[$0.id] == nil } }

  /// Records that an AMC movie and a TMDB movie are the same.
  mutating func link(_ id: EntityID, to movie: Movie, _ link: MovieLink) { links[id] = (movie, link) }

  /// One row for each entry of AMC's, then one for each other movie. Entries without a link stay apart: a wrong link is
  /// worse than none.
  /// - Parameter year: the year of release, by which TMDB's entries are already filtered; nil for any.
  func rows(year: Int?) -> [Movie] {
    let linked = Set(links.values.map(\.movie.id))
    let ofYear = Set(tmdb.map(\.movie.id))
    var rows: [Movie] = []
    for entry in amc {
      let link = links[entry.movie.id]
      let years = [entry.year, link?.movie.releaseDate?.year]
      guard year == nil || years.contains(year) || link.map({ ofYear.contains($0.movie.id) }) ?? false else {
        continue
      }
      rows.append(link.map { entry.movie.linked(to: $0.movie, $0.link) } ?? entry.movie)
    }
    return rows + tmdb.map(\.movie).filter { !linked.contains($0.id) }
  }

  /// The candidates that are most similar to the entry; empty if none is similar.
  private static func likeliest(_ candidates: [MovieLikeness], for entry: MovieLikeness) -> [MovieLikeness] {
    let confidences = candidates.map { entry.confidence($0) }
    guard let highest = confidences.max(), highest > 0 else { return [] }
    return zip(candidates, confidences).filter { $0.1 == highest }.map(\.0)
  }
}

extension MovieLikeness {
  /// Whether two AMC entries are the same movie. Of two similar entries with IMDb ids, the ids decide.
  fileprivate func isSame(as other: MovieLikeness) -> Bool {
    if movie.id == other.movie.id { return true }
    guard confidence(other) >= Self.certain else { return false }
    guard let imdb = movie.ids?.imdb, let otherIMDb = other.movie.ids?.imdb else { return true }
    return imdb == otherIMDb
  }
}
