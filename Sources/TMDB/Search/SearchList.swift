import Contract
import EndpointCore
import JSON

/// Movies, people and television shows at once. Rows of kinds that TMDB adds to these can't be read.
public struct SearchList: TMDBList {
  public typealias Row = SearchResult

  /// Part of a title or a name.
  public let text: String
  /// How the caller wants to see what is found.
  public let presentation: Presentation
  /// The page, from 1.
  public var number = 1

  /// - Parameter text: part of a title or a name.
  public init(_ text: String, for presentation: Presentation) {
    self.text = text
    self.presentation = presentation
  }

  public var path: [String] { ["search", "multi"] }
  public var cachePolicy: CachePolicy { .asAnswered(.list) }
  public var parameters: QueryItems { ["language": presentation.language, "query": text] }

  public func row(_ json: JSONValue) -> SearchResult? {
    switch json["media_type"]?.string {
    case "movie": Movie(tmdb: json, for: presentation).map(SearchResult.movie)
    case "person": Person(tmdb: json, presentation.images).map(SearchResult.person)
    case "tv": Show(tmdb: json, presentation.images).map(SearchResult.tv)
    default: nil
    }
  }
}
