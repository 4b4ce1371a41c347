// SPDX-License-Identifier: MIT
import Contract
import JSONRPC
import Synchronization

/// The counterparts at TMDB of AMC's movies that were searched for in the last hour: in memory, since a search reads
/// several responses and takes many titles apart.
final class LinkMemory: Sendable {
  /// What was found for a movie.
  struct Link {
    /// The counterpart; a failure if there is none, or no certain one.
    let match: Result<MovieLinker.TMDBMatch, RPCError>
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
      (id, title, releaseDate) = (movie.id, movie.title, movie.releaseDate)
      (runtimeMinutes, directors, imdb) = (movie.runtimeMinutes, movie.directors, movie.ids?.imdb)
    }
  }

  private let links = Mutex<[Key: (link: Link, until: ContinuousClock.Instant)]>([:])

  /// - Parameter movie: a movie from AMC.
  subscript(movie: Movie) -> Link? {
    guard let entry = links.withLock({ $0[Key(movie)] }), .now < entry.until else { return nil }
    return entry.link
  }

  func remember(_ match: Result<MovieLinker.TMDBMatch, RPCError>, of movie: Movie) {
    var link = Link(match: match)
    if case .failure = match { link.ids = movie.ids ?? KnownIDs() }
    links.withLock { [link] links in
      // More than AMC has at any time.
      if links.count >= 4096 { links.removeAll() }
      links[Key(movie)] = (link, .now + .seconds(3600))
    }
  }

  /// Adds the ids to the link of a movie, if it is there.
  func remember(_ ids: KnownIDs, of movie: Movie) {
    links.withLock { $0[Key(movie)]?.link.ids = ids }
  }
}
