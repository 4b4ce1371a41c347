import Contract
import EndpointCore
import JSON

/// Theatres: `/v2/theatres` with its filters, or those that show a release.
public struct TheatreList: AMCList {
  public typealias Row = Theatre

  /// Which theatres.
  public enum View: Sendable, Hashable {
    case all(Filter)
    /// Those that show the release with this number.
    case showing(releaseNumber: Int)
  }

  /// What `/v2/theatres` can be narrowed down by.
  public struct Filter: Sendable, Hashable {
    public var name: String?
    public var ids: [String]
    public var market: String?
    /// A name or a postal abbreviation.
    public var state: String?
    /// AMC wants the state with it.
    public var city: String?
    public var brand: String?
    public var includesClosed: Bool
    public var attributes: AttributeFilter

    public init(
      name: String? = nil, ids: [String] = [], market: String? = nil, state: String? = nil, city: String? = nil,
      brand: String? = nil, includesClosed: Bool = false, attributes: AttributeFilter = AttributeFilter()
    ) {
      self.name = name
      self.ids = ids
      self.market = market
      self.state = state
      self.city = city
      self.brand = brand
      self.includesClosed = includesClosed
      self.attributes = attributes
    }
  }

  public let view: View
  public var position: ListPosition

  public init(_ view: View, pageSize: Int) {
    self.view = view
    position = ListPosition(size: pageSize)
  }

  public var path: [String] {
    switch view {
    case .all: ["v2", "theatres"]
    case .showing(let releaseNumber):
      ["v2", "theatres", "views", "now-playing", "wwm-release-number", String(releaseNumber)]
    }
  }

  public var filters: QueryItems {
    guard case .all(let filter) = view else { return [:] }
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
