// SPDX-License-Identifier: MIT
import Contract

/// The wanted movies at some theatres, on a day or on several, made of the theatres' showtimes: of all of them, or of
/// those so far.
struct DayProgramme {
  /// In order of their first showings; of their days before, if each is of one day.
  let movies: [MovieShowings]
  /// The number of showings, also of those that no movie is known of.
  let showingCount: Int
  /// The number of wanted times at which an auditorium can be rented.
  let rentalCount: Int

  /// - Parameters:
  ///   - theatres: all theatres that the showtimes may be at.
  ///   - group: whether a row is a movie, or a movie of one day.
  init(of showtimes: [Showtime], _ filter: ShowingFilter, at theatres: [Theatre], by group: ProgrammeGroup) {
    let wanted = showtimes.indices.filter { filter.includes(showtimes[$0]) }
    movies = MovieShowings.grouping(wanted, of: showtimes, filter, theatres, by: group)
    showingCount = wanted.count
    rentalCount = showtimes.count(where: filter.includesRental)
  }
}
