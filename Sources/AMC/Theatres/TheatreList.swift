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
    /// Part of the name.
    public var name: String?
    /// AMC's own ids; none: any.
    public var ids: [String]
    /// The market's slug or name.
    public var market: String?
    /// A name or a postal abbreviation.
    public var state: String?
    /// AMC wants the state with it.
    public var city: String?
    /// Which of AMC's brands, such as `DIT`.
    public var brand: String?
    /// Theatres that have been closed too.
    public var includesClosed: Bool
    /// What the theatre has.
    public var attributes: AttributeFilter

    /// Nothing is filtered unless said.
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

  /// Which theatres.
  public let view: View
  /// Where in the list to read.
  public var position: ListPosition

  /// - Parameter pageSize: rows to a page, at most 100.
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

  public var cachePolicy: CachePolicy { .asAnswered(.list) }

  public static let embeddedName = "theatres"

  public static func row(_ json: JSONValue) -> Theatre? { Theatre(amc: json) }
}
