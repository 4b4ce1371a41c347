// SPDX-License-Identifier: MIT

// Which entries are of one film or show.
//
// Providers err in the ids of others: two films of TMDB's have one id of IMDb's, and AMC gives a film the number of
// another one. TMDB's own ids decide, so that a film that the user wants never becomes one that they have seen.

extension StoredEntry {
  /// TMDB's ids of it.
  var tmdbIDs: Set<String> { ids.ofTMDB }
}

extension [StoredEntry] {
  /// Those that are the film or the show with some ids. Those with TMDB's ids of which it has none are others.
  func ofWork(with ids: Set<String>) -> [StoredEntry] {
    var known = ids.ofTMDB
    return filter { entry in
      let others = entry.tmdbIDs
      guard known.isEmpty || others.isEmpty || !known.isDisjoint(with: others) else { return false }
      known.formUnion(others)
      return true
    }
  }
}

extension Sequence<String> {
  /// TMDB's ids among these.
  var ofTMDB: Set<String> { Set(filter { $0.hasPrefix("tmdb:") }) }
}
