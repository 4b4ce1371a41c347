// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// The cast and crew of a movie.
public struct CastAndCrewEndpoint: AMCEndpoint {
  public typealias Content = Credits

  /// AMC's id of the movie.
  public let movieID: String

  /// - Parameter movieID: AMC's id, all digits.
  public init(movieID: String) { self.movieID = movieID }

  public var path: [String] { ["v1", "movie", movieID, "cast-crew"] }
  public var cachePolicy: CachePolicy { .asAnswered(.description) }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Credits {
    guard json.kind == .object else { throw UpstreamError(json.mismatch(expected: "a movie's cast and crew")) }
    return Credits(amc: json, movieID: movieID)
  }
}
