// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// A single showtime.
public struct ShowtimeEndpoint: AMCEndpoint {
  public typealias Content = Showtime

  /// An identifier of a showtime at AMC.
  public enum Key: Sendable, Hashable {
    case id(String)
    /// The next showtime of a movie at a theatre.
    case earliest(theatreID: String, movieID: String)
  }

  /// The showtime's identifier.
  public let key: Key

  /// Creates an endpoint for the showtime with this id, or for the next one of a movie at a theatre.
  public init(_ key: Key) { self.key = key }

  public var path: [String] {
    switch key {
    case .id(let id): ["v2", "showtimes", id]
    case .earliest(let theatreID, let movieID):
      ["v2", "theatres", theatreID, "movies", movieID, "earliest-showtime"]
    }
  }

  /// Cached as a timetable: besides the start time, a showtime says whether tickets are left.
  public var cachePolicy: CachePolicy { .asAnswered(.timetable) }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Showtime {
    guard let showtime = Showtime(amc: json) else {
      throw UpstreamError(json.mismatch(expected: "a showtime with an id"))
    }
    return showtime
  }
}
