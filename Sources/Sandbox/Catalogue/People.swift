// SPDX-License-Identifier: MIT
import Basics

/// A person who acts in or directs a film of the catalogue, or has a part in a show.
struct Person: Sendable {
  /// TMDB's id where it is known; see `PersonIDs`. In the sandbox, AMC uses it too.
  let id: Int
  let name: String
  /// The films that the person acts in, newest first; the character is nil if its name isn't public.
  let appearances: [(film: Film, character: String?)]
  let direction: [Film]

  /// The department that TMDB names.
  var knownFor: String { direction.count > appearances.count ? "Directing" : "Acting" }

  /// The popularity as TMDB gives it: a tenth of the sum of the films'.
  func popularity(on day: Day) -> Double {
    let films = appearances.map(\.film) + direction
    return (films.map { $0.popularity(on: day) }.reduce(0, +) * 100).rounded() / 1_000
  }
}

/// The people of the catalogue, with look-up by id.
struct People: Sendable {
  /// Sorted by name.
  let all: [Person]
  private let byID: [Int: Int]

  init(_ films: [Film], _ shows: [Show]) {
    let newestFirst = films.sorted { ($1.released, $0.title) < ($0.released, $1.title) }
    var appearances: [String: [(film: Film, character: String?)]] = [:]
    var direction: [String: [Film]] = [:]
    for film in newestFirst {
      for role in film.cast { appearances[role.actor, default: []].append((film, role.character)) }
      for name in film.directors { direction[name, default: []].append(film) }
    }
    let ofShows = shows.flatMap { $0.facts?.people ?? [] }
    all = Set(appearances.keys).union(direction.keys).union(ofShows).sorted().map { name in
      Person(
        id: PersonIDs.id(of: name), name: name, appearances: appearances[name] ?? [], direction: direction[name] ?? [])
    }
    byID = Dictionary(all.indices.map { [all] in (all[$0].id, $0) }) { first, _ in first }
  }

  subscript(id: Int) -> Person? { byID[id].map { all[$0] } }
}
