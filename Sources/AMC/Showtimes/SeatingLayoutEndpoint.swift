// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// The seats of one performance.
public struct SeatingLayoutEndpoint: AMCEndpoint {
  public typealias Content = SeatingLayout

  /// The form of the answer: the third knows zones, and not every theatre has it.
  public enum Version: String, Sendable {
    case v2, v3
  }

  /// What the layout names as its showtime; AMC's answer doesn't.
  public let showtimeID: EntityID
  /// AMC's own id of the theatre.
  public let theatreID: String
  /// The showtime's number at the theatre.
  public let performanceNumber: Int
  /// Which version of the API is asked.
  public let version: Version

  /// The theatre and the performance number stand in the showtime itself.
  public init(showtimeID: EntityID, theatreID: String, performanceNumber: Int, version: Version) {
    self.showtimeID = showtimeID
    self.theatreID = theatreID
    self.performanceNumber = performanceNumber
    self.version = version
  }

  public var path: [String] { [version.rawValue, "seating-layouts", theatreID, String(performanceNumber)] }
  /// Seats sell while one looks: an old answer is wrong.
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
