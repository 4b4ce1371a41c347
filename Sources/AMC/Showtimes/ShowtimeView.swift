// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// Lists of showtimes: a theatre's, or those around a place.
public enum ShowtimeView: AMCView {
  /// Of a day, or all that are still to come.
  case atTheatre(id: String, date: Day?, ShowtimeFilter = ShowtimeFilter())
  /// Of a day, around a place.
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

/// What both can be narrowed down by; AMC reads radius, city and state around a place only. Nothing is filtered unless
/// said.
public struct ShowtimeFilter: Sendable, Hashable {
  /// Part of the movie's name.
  public var movie: String?
  /// AMC's own id of the movie.
  public var movieID: String?
  /// Nil: AMC's own choice.
  public var radiusKilometres: Double?
  /// The theatre's city.
  public var city: String?
  /// The theatre's state: a name or a postal abbreviation.
  public var state: String?
  /// What the showing has.
  public var attributes = AttributeFilter()

  /// - Parameter movie: part of the movie's name; nil: any.
  public init(movie: String? = nil) { self.movie = movie }
}
