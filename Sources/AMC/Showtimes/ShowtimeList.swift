import Contract
import EndpointCore
import JSON

/// Showtimes: a theatre's, or those around a place.
public struct ShowtimeList: AMCList {
  public typealias Row = Showtime

  /// Which showtimes.
  public enum View: Sendable, Hashable {
    /// Of a day, or all that are still to come.
    case atTheatre(id: String, date: Day?)
    /// Of a day, around a place.
    case near(Coordinates, date: Day)
  }

  /// What both can be narrowed down by; AMC reads radius, city and state around a place only.
  public struct Filter: Sendable, Hashable {
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
    public var attributes: AttributeFilter

    /// Nothing is filtered unless said.
    public init(
      movie: String? = nil, movieID: String? = nil, radiusKilometres: Double? = nil, city: String? = nil,
      state: String? = nil, attributes: AttributeFilter = AttributeFilter()
    ) {
      self.movie = movie
      self.movieID = movieID
      self.radiusKilometres = radiusKilometres
      self.city = city
      self.state = state
      self.attributes = attributes
    }
  }

  /// Which showtimes.
  public let view: View
  /// Which of them.
  public let filter: Filter
  /// Where in the list to read.
  public var position: ListPosition

  /// - Parameter pageSize: rows to a page, at most 100.
  public init(_ view: View, filter: Filter = Filter(), pageSize: Int) {
    self.view = view
    self.filter = filter
    position = ListPosition(size: pageSize)
  }

  public var path: [String] {
    switch view {
    case .atTheatre(let id, nil): ["v2", "theatres", id, "showtimes"]
    case .atTheatre(let id, let date?): ["v2", "theatres", id, "showtimes", date.withShortYear]
    case .near(let place, let date):
      [
        "v2", "showtimes", "views", "current-location", date.withLongYear, place.latitude.shortestDecimal,
        place.longitude.shortestDecimal,
      ]
    }
  }

  public var filters: QueryItems {
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
