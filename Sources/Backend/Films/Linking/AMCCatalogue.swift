// SPDX-License-Identifier: MIT
import Basics
import Contract

/// Entries of AMC's, by the forms of their titles, so that those of a film are found without a look at all of them.
struct AMCCatalogue: Sendable {
  private var entries: [MovieLikeness] = []
  /// By AMC's ids and IMDb's.
  private var byID: [EntityID: [MovieLikeness]] = [:]
  private var byKey: [String: [MovieLikeness]] = [:]

  /// - Parameter entries: AMC's entries. Of two with one id the first counts.
  init(_ entries: some Sequence<MovieLikeness>) {
    self.entries = entries.unique(by: \.movie.id)
    for entry in self.entries {
      for id in entry.ids { byID[id, default: []].append(entry) }
      for key in entry.formKeys { byKey[key, default: []].append(entry) }
    }
  }

  /// The movie with AMC's id; nil if it isn't in the catalogue.
  subscript(id: EntityID) -> Movie? { byID[id]?.first { $0.movie.id == id }?.movie }

  /// The entries that share the form of a title with a film.
  func candidates(for film: MovieLikeness) -> [MovieLikeness] {
    film.keys.sorted().flatMap { byKey[$0] ?? [] }.unique(by: \.movie.id)
  }

  /// The movies that share the form of a title with a text.
  func candidates(titled text: String) -> Set<EntityID> {
    Set(MovieTitle(text).keys.flatMap { byKey[$0] ?? [] }.map(\.movie.id))
  }

  /// The entries of a film as far as they can be told without a request: by ids, by title and year, and where no year
  /// is known by the title alone.
  /// - Parameter ids: the film's ids at AMC and at IMDb, as far as they are known.
  func entries(of film: MovieLikeness, ids: Set<EntityID> = []) -> AMCEntries {
    var found = AMCEntries()
    for entry in ids.flatMap({ byID[$0] ?? [] }) { found.insert(AMCEntries.Entry(movie: entry.movie, link: .byID)) }
    let alike = candidates(for: film).compactMap { film.entry($0) }
    for entry in alike where entry.link.confidence >= MovieLikeness.certain { found.insert(entry) }
    if found.isEmpty { for entry in alike { found.insert(entry) } }
    return found
  }

  /// The entries of a film that is known by its ids, its title and its day.
  func entries(of film: Movie, ids: Set<EntityID>) -> AMCEntries { entries(of: MovieLikeness(film), ids: ids) }

  /// The entries under which AMC lists one that is gone, with other ids: those of its title and of its year.
  func entries(replacing gone: Movie) -> AMCEntries {
    let gone = MovieLikeness(gone)
    var found = AMCEntries()
    for entry in candidates(for: gone)
    where entry.title.key == gone.title.key && (gone.year == nil || gone.year == entry.year) {
      found.insert(AMCEntries.Entry(movie: entry.movie, link: MovieLink(by: .titleAndYear, confidence: 0.9)))
    }
    return found
  }

  /// The films whose titles fit a query, each with all of AMC's entries of it, and how well the best of these fits.
  func films(_ query: TitleQuery) -> [(entries: AMCEntries, match: TitleQuery.Match)] {
    var films: [(likenesses: [MovieLikeness], entries: AMCEntries, match: TitleQuery.Match)] = []
    for entry in entries where query.isOfYear(entry.year) {
      let match = query.match(entry.movie.title)
      guard match != .none else { continue }
      let position = films.firstIndex { $0.likenesses.contains { $0.isVersion(entry) } } ?? films.count
      if position == films.count { films.append(([], AMCEntries(), match)) }
      films[position].likenesses.append(entry)
      films[position].entries.insert(
        AMCEntries.Entry(
          movie: entry.movie, link: MovieLink(by: .titleAndYear, confidence: 0.5),
          isPlain: query.isSame(as: entry.movie.title)))
      films[position].match = min(films[position].match, match)
    }
    return films.map { ($0.entries, $0.match) }
  }
}

extension MovieLink {
  /// A link by an id, which is certain.
  static let byID = MovieLink(by: .imdb, confidence: 1)
}
