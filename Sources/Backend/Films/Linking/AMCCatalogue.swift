// SPDX-License-Identifier: MIT
import Contract

/// Entries of AMC's, by the forms of their titles, so that those of a film are found without a look at all of them.
struct AMCCatalogue: Sendable {
  /// By AMC's ids and IMDb's.
  private var byID: [EntityID: [MovieLikeness]] = [:]
  private var byKey: [String: [MovieLikeness]] = [:]

  /// - Parameter entries: AMC's entries. Of two with one id the first counts.
  init(_ entries: some Sequence<MovieLikeness>) {
    var known: Set<EntityID> = []
    for entry in entries where known.insert(entry.movie.id).inserted {
      for id in entry.ids { byID[id, default: []].append(entry) }
      for key in entry.formKeys { byKey[key, default: []].append(entry) }
    }
  }

  /// The movie with AMC's id; nil if it isn't in the catalogue.
  subscript(id: EntityID) -> Movie? { byID[id]?.first { $0.movie.id == id }?.movie }

  /// The entries that share the form of a title with a film.
  func candidates(for film: MovieLikeness) -> [MovieLikeness] {
    var known: Set<EntityID> = []
    return film.keys.sorted().flatMap { byKey[$0] ?? [] }.filter { known.insert($0.movie.id).inserted }
  }

  /// The entries that share the form of a title with a text.
  func candidates(titled text: String) -> [MovieLikeness] {
    var known: Set<EntityID> = []
    return MovieTitle(text).keys.flatMap { byKey[$0] ?? [] }.filter { known.insert($0.movie.id).inserted }
  }

  /// The entries of a film as far as they can be told without a request: by ids, by title and year, and where no year
  /// is known by the title alone.
  /// - Parameter ids: the film's ids at AMC and at IMDb, as far as they are known.
  func entries(of film: MovieLikeness, ids: Set<EntityID> = []) -> AMCEntries {
    var found = AMCEntries()
    for entry in ids.flatMap({ byID[$0] ?? [] }) {
      found.insert(AMCEntries.Entry(movie: entry.movie, link: MovieLink(by: .imdb, confidence: 1)))
    }
    let alike = candidates(for: film).compactMap { film.entry($0) }
    for entry in alike where entry.link.confidence >= MovieLikeness.certain { found.insert(entry) }
    if found.isEmpty { for entry in alike { found.insert(entry) } }
    return found
  }
}
