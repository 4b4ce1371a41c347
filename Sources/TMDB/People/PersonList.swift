import Contract
import EndpointCore
import JSON

/// People whose name holds these words.
public struct PersonList: TMDBList {
  public typealias Row = Person

  public let text: String
  public let presentation: Presentation
  public var number = 1

  public init(searchingFor text: String, for presentation: Presentation) {
    self.text = text
    self.presentation = presentation
  }

  public var path: [String] { ["search", "person"] }
  public var parameters: QueryItems { ["language": presentation.language, "query": text] }

  public func row(_ json: JSONValue) -> Person? { Person(tmdb: json, presentation.images) }
}
