// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// Lists of movies: `/v2/movies` with its filters, or one of its views.
public enum MovieView: AMCView {
  case all(MovieFilter)
  case nowPlaying, advanceTickets, comingSoon, active, allActive, onDemand
  /// On-demand movies that are like the one with this id.
  case similar(movieID: String)

  public var path: [String] {
    switch self {
    case .all: ["v2", "movies"]
    case .nowPlaying: ["v2", "movies", "views", "now-playing"]
    case .advanceTickets: ["v2", "movies", "views", "advance"]
    case .comingSoon: ["v2", "movies", "views", "coming-soon"]
    case .active: ["v2", "movies", "views", "active"]
    case .allActive: ["v2", "movies", "views", "all", "active"]
    case .onDemand: ["v2", "movies", "views", "on-demand"]
    case .similar(let movieID): ["v2", "movies", movieID, "on-demand", "similar"]
    }
  }

  public var filters: QueryItems {
    guard case .all(let filter) = self else { return [:] }
    var query: QueryItems = [
      "name": filter.name, "slug": filter.slug, "wwm-release-number": filter.releaseNumber.map(String.init),
    ]
    if let days = filter.releaseDays {
      query.append("start-date", days.start)
      query.append("end-date", days.end)
    }
    query.append(list: "ids", filter.ids)
    query.append(filter.attributes)
    return query
  }

  public static let embeddedName = "movies"

  public static func row(_ json: JSONValue) -> Movie? { Movie(amc: json) }
}

/// What `/v2/movies` can be narrowed down by. Nothing is filtered unless said.
public struct MovieFilter: Sendable, Hashable {
  /// Part of the name.
  public var name: String?
  /// AMC's own ids; none: any.
  public var ids: [String] = []
  /// The movie's name in AMC's addresses, `batman-61234`.
  public var slug: String?
  /// What AMC calls `wwmReleaseNumber`.
  public var releaseNumber: Int?
  /// Released after this day.
  public var startDate: Day?
  /// Released on this day or before.
  public var endDate: Day?
  /// What the movie's showings have.
  public var attributes = AttributeFilter()

  /// - Parameter name: part of the name; nil: any.
  public init(name: String? = nil) { self.name = name }

  /// Both days, or neither: of the two AMC takes today for a missing one, so that with a start alone only what came out
  /// since would be found, and with an end alone only what is still to come
  /// (https://developers.amctheatres.com/Movies). 1900-01-01 is also AMC's "no date", which is not after itself.
  fileprivate var releaseDays: (start: String, end: String)? {
    guard startDate != nil || endDate != nil else { return nil }
    return (startDate?.description ?? "1900-01-01", endDate?.description ?? "2100-12-31")
  }
}
