// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// Lists of movies: `/v2/movies` with its filters, or one of its views.
public enum MovieView: AMCView {
  case all(MovieFilter)
  case nowPlaying, advanceTickets, comingSoon, active, allActive, onDemand
  /// On-demand movies similar to the one with this id.
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

/// The filters of `/v2/movies`. By default nothing is filtered.
public struct MovieFilter: Sendable, Hashable {
  /// Part of the name.
  public var name: String?
  /// AMC's ids; empty for any.
  public var ids: [String] = []
  /// The movie's name in AMC's URLs, such as `batman-61234`.
  public var slug: String?
  /// AMC's `wwmReleaseNumber`.
  public var releaseNumber: Int?
  /// Only movies released after this day.
  public var startDate: Day?
  /// Only movies released on or before this day.
  public var endDate: Day?
  /// Attributes of the movie's showtimes.
  public var attributes = AttributeFilter()

  /// - Parameters:
  ///   - name: part of the name; nil for any.
  ///   - ids: AMC's ids; empty for any.
  public init(name: String? = nil, ids: [String] = []) { (self.name, self.ids) = (name, ids) }

  /// Both days, or neither: AMC substitutes today for a missing one, so a start alone would find only what came out
  /// between then and today, and an end alone only what is still to come (https://developers.amctheatres.com/Movies).
  /// 1900-01-01 is also AMC's "no date"; the start is exclusive, so such movies are not found.
  fileprivate var releaseDays: (start: String, end: String)? {
    guard startDate != nil || endDate != nil else { return nil }
    return (startDate?.description ?? "1900-01-01", endDate?.description ?? "2100-12-31")
  }
}
