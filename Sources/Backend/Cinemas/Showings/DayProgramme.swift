// SPDX-License-Identifier: MIT
import Contract

/// The wanted movies of a day at some theatres, made of the theatres' showtimes: of all of them, or of those so far.
struct DayProgramme {
  /// In order of their first showings.
  let movies: [MovieShowings]
  /// The number of showings, also of those that no movie is known of.
  let showingCount: Int
  /// The number of wanted times at which an auditorium can be rented.
  let rentalCount: Int

  /// - Parameter theatres: all theatres that the showtimes may be at.
  init(of showtimes: [Showtime], _ filter: ShowingFilter, at theatres: [Theatre]) {
    let wanted = showtimes.indices.filter { filter.includes(showtimes[$0]) }
    movies = MovieShowings.grouping(wanted, of: showtimes, filter, theatres)
    showingCount = wanted.count
    rentalCount = showtimes.count(where: filter.includesRental)
  }
}
