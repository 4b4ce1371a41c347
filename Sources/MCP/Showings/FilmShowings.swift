// SPDX-License-Identifier: MIT
/// The showings of one film.
struct FilmShowings: Sendable {
  let title: String
  var showings: [Showing]

  var movieID: String? { first.movieID }
  /// There is always one.
  var first: Showing { showings[0] }

  /// One for each film, in the order in which the films come first.
  static func grouping(_ showings: [Showing]) -> [FilmShowings] {
    var result: [FilmShowings] = []
    var positions: [String: Int] = [:]
    for showing in showings {
      let film = showing.movieID ?? showing.title
      if let position = positions[film] {
        result[position].showings.append(showing)
      } else {
        positions[film] = result.count
        result.append(FilmShowings(showing))
      }
    }
    return result
  }

  private init(_ showing: Showing) {
    title = showing.title
    showings = [showing]
  }

  /// The showings by theatre, in the order in which the theatres come first.
  var byTheatre: [(theatreID: String?, showings: [Showing])] {
    var result: [(theatreID: String?, showings: [Showing])] = []
    for showing in showings {
      if let position = result.firstIndex(where: { $0.theatreID == showing.theatreID }) {
        result[position].showings.append(showing)
      } else {
        result.append((showing.theatreID, [showing]))
      }
    }
    return result
  }
}
