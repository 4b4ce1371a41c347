// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// Lists of theatres: `/v2/theatres` with its filters, or the theatres that show a release.
public enum TheatreView: AMCView {
  case all(TheatreFilter)
  /// The theatres that show the release with this number.
  case showing(releaseNumber: Int)

  public var path: [String] {
    switch self {
    case .all: ["v2", "theatres"]
    case .showing(let releaseNumber):
      ["v2", "theatres", "views", "now-playing", "wwm-release-number", String(releaseNumber)]
    }
  }

  public var filters: QueryItems {
    guard case .all(let filter) = self else { return [:] }
    var query: QueryItems = [
      "name": filter.name, "market": filter.market, "state": filter.state, "city": filter.city,
      "brand": filter.brand, "include": filter.includesClosed ? "closed" : nil,
    ]
    query.append(list: "ids", filter.ids)
    query.append(filter.attributes)
    return query
  }

  public static let embeddedName = "theatres"

  public static func row(_ json: JSONValue) -> Theatre? { Theatre(amc: json) }
}

/// The filters of `/v2/theatres`. By default nothing is filtered.
public struct TheatreFilter: Sendable, Hashable {
  /// Part of the name.
  public var name: String?
  /// AMC's ids; empty for any.
  public var ids: [String] = []
  /// The market's slug or name.
  public var market: String?
  /// The state: a name or a postal abbreviation.
  public var state: String?
  /// The city; AMC needs the state with it.
  public var city: String?
  /// One of AMC's brands, such as `DIT`.
  public var brand: String?
  /// Whether to include theatres that have been closed.
  public var includesClosed = false
  /// Attributes of the theatre.
  public var attributes = AttributeFilter()

  /// - Parameter name: part of the name; nil for any.
  public init(name: String? = nil) { self.name = name }
}
