// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON

/// Lists of showtimes, at a theatre or near a place.
public enum ShowtimeView: AMCView {
  /// Showtimes at a theatre on a day; all upcoming ones if the day is nil.
  case atTheatre(id: String, date: Day?, ShowtimeFilter = ShowtimeFilter())
  /// Showtimes near a place on a day.
  case near(Coordinates, date: Day, ShowtimeFilter = ShowtimeFilter())

  public var path: [String] {
    switch self {
    case .atTheatre(let id, nil, _): ["v2", "theatres", id, "showtimes"]
    case .atTheatre(let id, let date?, _): ["v2", "theatres", id, "showtimes", date.withShortYear]
    case .near(let place, let date, _):
      [
        "v2", "showtimes", "views", "current-location", date.withLongYear, place.latitude.shortestDecimal,
        place.longitude.shortestDecimal,
      ]
    }
  }

  public var filters: QueryItems {
    let filter =
      switch self {
      case .atTheatre(_, _, let filter), .near(_, _, let filter): filter
      }
    var query: QueryItems = [
      "movie": filter.movie, "movie-id": filter.movieID,
      "radius": filter.radiusKilometres.map { ($0 / kilometresInAMile).shortestDecimal },
      "city": filter.city, "state": filter.state,
    ]
    query.append(filter.attributes)
    return query
  }

  public var cachePolicy: CachePolicy { .asAnswered(.timetable) }

  public static let embeddedName = "showtimes"

  public static func row(_ json: JSONValue) -> Showtime? { Showtime(amc: json) }
}

/// The filters of both lists; AMC applies radius, city and state only near a place. By default nothing is filtered.
public struct ShowtimeFilter: Sendable, Hashable {
  /// Part of the movie's name.
  public var movie: String?
  /// AMC's id of the movie.
  public var movieID: String?
  /// Nil for AMC's default.
  public var radiusKilometres: Double?
  /// The theatre's city.
  public var city: String?
  /// The theatre's state: a name or a postal abbreviation.
  public var state: String?
  /// Attributes of the showtime.
  public var attributes = AttributeFilter()

  /// - Parameters:
  ///   - movie: part of the movie's name; nil for any.
  ///   - movieID: AMC's id of the movie; nil for any.
  public init(movie: String? = nil, movieID: String? = nil) { (self.movie, self.movieID) = (movie, movieID) }
}

// Days in the formats of AMC's paths: month first, without leading zeros.
extension Day {
  /// `M-d-yy`, for a theatre's showtimes; `M-d-yyyy` outside this century, so that 1926 isn't taken for 2026.
  var withShortYear: String {
    (2000...2099).contains(year) ? "\(month)-\(day)-\((year - 2000).padded(to: 2))" : withLongYear
  }

  /// `M-d-yyyy`, for showtimes near a place.
  var withLongYear: String { "\(month)-\(day)-\(year.padded(to: 4))" }
}
