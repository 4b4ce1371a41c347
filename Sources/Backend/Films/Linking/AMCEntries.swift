// SPDX-License-Identifier: MIT
import Contract

/// AMC's entries of one film, each with how it was found.
///
/// AMC lists a film once for each version: dubbed, subtitled, in 3D, a fan event. All of them are the film, so this has
/// no first one: what is on, on sale or announced is so in any of them.
struct AMCEntries: Sequence, Sendable {
  struct Entry: Sendable {
    let movie: Movie
    let link: MovieLink
    /// Whether the title is the film's, without the name of a version.
    var isPlain = false
  }

  private var entries: [EntityID: Entry] = [:]

  /// No entries.
  init() {}

  /// The entry of an id at AMC, which stands for no other.
  init(only movie: Movie) { insert(Entry(movie: movie, link: .byID)) }

  /// The entries' ids.
  var ids: Set<EntityID> { Set(entries.keys) }
  var isEmpty: Bool { entries.isEmpty }

  func contains(_ id: EntityID) -> Bool { entries[id] != nil }

  /// The entries in the order of their ids, the oldest first.
  func makeIterator() -> some IteratorProtocol<Entry> {
    entries.values.sorted { $0.movie.id.isBefore($1.movie.id) }.makeIterator()
  }

  /// Adds an entry, unless it is there with a link that is as certain.
  mutating func insert(_ entry: Entry) {
    if let known = entries[entry.movie.id], known.link.confidence >= entry.link.confidence { return }
    entries[entry.movie.id] = entry
  }

  mutating func formUnion(_ others: AMCEntries) {
    for entry in others { insert(entry) }
  }

  /// The entry that describes the film best: the most certain one, of those one that names no version, and of those the
  /// newest.
  var plainest: Entry? {
    let ranked = self.map { entry in (rank: (entry.link.confidence, entry.isPlain ? 1 : 0), entry: entry) }
    // Of equal ones the last is the newest.
    return ranked.max(by: { $0.rank <= $1.rank && $0.rank != $1.rank })?.entry
  }

  /// The film with the fields that it lacks from AMC's plainest entry. Its id at AMC is that entry's.
  func filling(_ film: Movie) -> Movie { plainest.map { film.linked(to: $0.movie, $0.link) } ?? film }
}

extension EntityID {
  /// The order of ids that a provider numbers: by their numbers, others by their texts.
  func isBefore(_ other: EntityID) -> Bool {
    guard let number, let others = other.number, number != others else { return description < other.description }
    return number < others
  }
}
