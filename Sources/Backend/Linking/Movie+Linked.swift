// SPDX-License-Identifier: MIT
import Contract

extension Movie {
  /// This movie with each field that only the other provider's has. Where both have one, this one's stands.
  func linked(to other: Movie, _ link: MovieLink) -> Movie {
    var movie = self
    movie.fill(from: other)
    movie.ids = ids ?? KnownIDs()
    if let others = other.ids { movie.ids?.fill(from: others) }
    movie.link = link
    // About the answer to this request, not about the movie.
    (movie.linkedFrom, movie.linkFault) = (linkedFrom, linkFault)
    movie.takeAge(of: other)
    return movie
  }
}
