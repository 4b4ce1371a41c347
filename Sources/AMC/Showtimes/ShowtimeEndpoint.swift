// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// One showtime.
public struct ShowtimeEndpoint: AMCEndpoint {
  public typealias Content = Showtime

  /// What AMC knows a showtime by.
  public enum Key: Sendable, Hashable {
    case id(String)
    /// The next one of a movie at a theatre.
    case earliest(theatreID: String, movieID: String)
  }

  /// What the showtime is asked for by.
  public let key: Key

  /// - Parameter key: what the showtime is asked for by.
  public init(_ key: Key) { self.key = key }

  public var path: [String] {
    switch key {
    case .id(let id): ["v2", "showtimes", id]
    case .earliest(let theatreID, let movieID):
      ["v2", "theatres", theatreID, "movies", movieID, "earliest-showtime"]
    }
  }

  /// It says when the film begins, and also whether there are tickets left.
  public var cachePolicy: CachePolicy { .asAnswered(.timetable) }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Showtime {
    guard let showtime = Showtime(amc: json) else {
      throw UpstreamError(json.mismatch(expected: "a showtime with an id"))
    }
    return showtime
  }
}
