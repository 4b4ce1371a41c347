// SPDX-License-Identifier: MIT
import Contract

/// AMC's programme by ids and titles.
struct ProgrammeIndex {
  private var byID: [String: [Movie]] = [:]
  private var byTitle: [String: [MovieLikeness]] = [:]

  init(_ movies: [Movie]) {
    for movie in movies {
      for id in movie.libraryIDs { byID[id, default: []].append(movie) }
      let likeness = MovieLikeness(movie)
      for key in likeness.keys { byTitle[key, default: []].append(likeness) }
    }
  }

  /// AMC's entries of a film, which may be several: for a format, for a fan event. Without a year a title is enough.
  /// - Parameter ids: the film's ids at the providers.
  func movies(of film: MovieLikeness, ids: Set<String>) -> [Movie] {
    var movies = ids.sorted().flatMap { byID[$0] ?? [] } + certain(film)
    if movies.isEmpty { movies = alike(film).filter { $0.confidence(film) > 0 }.map(\.movie) }
    return movies.withoutRepeats
  }

  /// AMC's entries that are surely the film: by its titles and its year, unless director or running time contradict.
  func certain(_ film: MovieLikeness) -> [Movie] {
    alike(film).filter { entry in
      entry.confidence(film) >= MovieLikeness.certain && entry.verdict(on: film) != .contradicted
        && entry.movie.isPrivateRental != true
    }.map(\.movie).withoutRepeats
  }

  private func alike(_ film: MovieLikeness) -> [MovieLikeness] { film.keys.sorted().flatMap { byTitle[$0] ?? [] } }
}

extension [Movie] {
  fileprivate var withoutRepeats: [Movie] {
    var seen: Set<EntityID> = []
    return filter { seen.insert($0.id).inserted }
  }
}
