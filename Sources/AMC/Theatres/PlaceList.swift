import Contract
import EndpointCore
import JSON

/// What a free text or a zip code may mean: cities, zip codes and theatres.
public struct PlaceList: AMCList {
  public typealias Row = Place

  /// The beginning of a place's name, or a postal code.
  public let text: String
  /// Where in the list to read.
  public var position: ListPosition

  /// - Parameter pageSize: rows to a page, at most 100.
  public init(_ text: String, pageSize: Int) {
    self.text = text
    position = ListPosition(size: pageSize)
  }

  /// The empty segment is the slash that AMC's path ends in.
  public var path: [String] { ["v2", "location-suggestions", ""] }

  public var filters: QueryItems { ["query": text] }

  public var cachePolicy: CachePolicy { .asAnswered(.list) }

  public static let embeddedName = "suggestions"

  public static func row(_ json: JSONValue) -> Place? { Place(amc: json) }
}
