// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// Parameters that select a movie by its title or its id.
protocol MovieSelecting {
  var movie: Query? { get set }
  var movieId: EntityID? { get set }
}

extension MovieSelecting {
  /// Returns the parameters with an id that was given as the title moved to `movieId`.
  /// - Throws: -32602 for an id that isn't a movie's.
  func withMovieID() throws(RPCError) -> Self {
    guard let movie, case .id(let id) = try MovieQuery(movie.text, of: "movie") else { return self }
    var params = self
    params.movie = nil
    params.movieId = id
    return params
  }
}

/// The same with the year of the film that the title names.
protocol TitleSelecting: MovieSelecting {
  var year: Int? { get }
}

extension ShowtimesAtTheatre.Params: TitleSelecting {}
extension ShowtimesNear.Params: TitleSelecting {}
extension ShowtimesWhatsOn.Params: MovieSelecting {}
extension WatchAdd.Params: MovieSelecting {}
