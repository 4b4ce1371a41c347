// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// The seating layout of one performance.
public struct SeatingLayoutEndpoint: AMCEndpoint {
  public typealias Content = SeatingLayout

  /// The API version of the response. Version 3 has zones, but not every theatre supports it.
  public enum Version: String, Sendable {
    case v2, v3
  }

  /// The showtime's id for the result; AMC's response lacks it.
  public let showtimeID: EntityID
  /// AMC's id of the theatre.
  public let theatreID: String
  /// The showtime's number at the theatre.
  public let performanceNumber: Int
  /// The API version to request.
  public let version: Version

  /// Creates an endpoint. The showtime has the theatre's id and the performance number.
  public init(showtimeID: EntityID, theatreID: String, performanceNumber: Int, version: Version) {
    self.showtimeID = showtimeID
    self.theatreID = theatreID
    self.performanceNumber = performanceNumber
    self.version = version
  }

  public var path: [String] { [version.rawValue, "seating-layouts", theatreID, String(performanceNumber)] }
  /// Seats sell all the time, so a stale response would be wrong.
  public var cachePolicy: CachePolicy { .asAnswered(.availability) }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> SeatingLayout {
    guard
      let layout = SeatingLayout(
        amc: json, showtimeID: showtimeID, theatreID: theatreID, performanceNumber: performanceNumber)
    else {
      throw UpstreamError(json.mismatch(expected: "a seating layout with seats"))
    }
    return layout
  }
}
