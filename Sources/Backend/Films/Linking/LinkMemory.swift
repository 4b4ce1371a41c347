// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// The counterparts at TMDB of AMC's movies that were searched for in the last hour: in memory, since a search reads
/// several responses and takes many titles apart.
final class LinkMemory: Sendable {
  /// What was found for a movie.
  struct Link {
    /// The counterpart; a failure if there is none, or no certain one.
    let match: Result<MovieLinker.TMDBMatch, RPCError>
    /// Whether it may be one of several.
    var isDoubtful = false
    /// The movie's ids at all providers; nil until TMDB's movie has been requested.
    var ids: KnownIDs?
  }

  /// What a search for a movie depends on.
  private struct Key: Hashable {
    let id: EntityID
    let title: String
    let releaseDate: Day?
    let runtimeMinutes: Int?
    let directors: [String]?
    let imdb: String?

    init(_ movie: Movie) {
      id = movie.id
      title = movie.title
      releaseDate = movie.releaseDate
      runtimeMinutes = movie.runtimeMinutes
      directors = movie.directors
      imdb = movie.ids?.imdb
    }
  }

  /// More than AMC has movies at any time.
  private let links = LookupMemory<Key, Link>(capacity: 4096, lifetime: .seconds(3600))

  /// - Parameter movie: a movie from AMC.
  subscript(movie: Movie) -> Link? { if case .known(let link) = links[Key(movie)] { link } else { nil } }

  func remember(_ match: Result<MovieLinker.TMDBMatch, RPCError>, isDoubtful: Bool, of movie: Movie) {
    var link = Link(match: match, isDoubtful: isDoubtful)
    if case .failure = match { link.ids = movie.ids ?? KnownIDs() }
    links.remember(link, for: Key(movie))
  }

  /// Adds the ids to the link of a movie, once: each time would prolong its hour.
  func remember(_ ids: KnownIDs, of movie: Movie) {
    guard var link = self[movie], link.ids == nil else { return }
    link.ids = ids
    links.remember(link, for: Key(movie))
  }
}
