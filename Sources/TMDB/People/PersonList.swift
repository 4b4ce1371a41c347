import Contract
import EndpointCore
import JSON

/// People whose name holds these words.
public struct PersonList: TMDBList {
  public typealias Row = Person

  /// Part of the name.
  public let text: String
  /// How the caller wants to see them.
  public let presentation: Presentation
  /// The page, from 1.
  public var number = 1

  /// - Parameter text: part of the name.
  public init(searchingFor text: String, for presentation: Presentation) {
    self.text = text
    self.presentation = presentation
  }

  public var path: [String] { ["search", "person"] }
  public var cachePolicy: CachePolicy { .asAnswered(.list) }
  public var parameters: QueryItems { ["language": presentation.language, "query": text] }

  public func row(_ json: JSONValue) -> Person? { Person(tmdb: json, presentation.images) }
}
