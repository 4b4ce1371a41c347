// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// Lists of theatres: `/v2/theatres` with its filters, or those that show a release.
public enum TheatreView: AMCView {
  case all(TheatreFilter)
  /// Those that show the release with this number.
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

/// What `/v2/theatres` can be narrowed down by. Nothing is filtered unless said.
public struct TheatreFilter: Sendable, Hashable {
  /// Part of the name.
  public var name: String?
  /// AMC's own ids; none: any.
  public var ids: [String] = []
  /// The market's slug or name.
  public var market: String?
  /// A name or a postal abbreviation.
  public var state: String?
  /// AMC wants the state with it.
  public var city: String?
  /// Which of AMC's brands, such as `DIT`.
  public var brand: String?
  /// Theatres that have been closed too.
  public var includesClosed = false
  /// What the theatre has.
  public var attributes = AttributeFilter()

  /// - Parameter name: part of the name; nil: any.
  public init(name: String? = nil) { self.name = name }
}
