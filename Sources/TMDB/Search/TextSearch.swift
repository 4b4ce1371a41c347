// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// A type of entity that can be searched by name.
public protocol NamedRow: Identifiable, Sendable where ID: Sendable {
  /// The last segment of the search's path.
  static var searchName: String { get }
  /// Reads one search result; nil if it can't be read.
  static func found(_ json: JSONValue, for presentation: Presentation) -> Self?
}

/// A search for entities by name.
public struct TextSearch<Row: NamedRow>: TMDBList {
  /// Part of the name.
  public let text: String
  /// The caller's language and other preferences.
  public let presentation: Presentation
  /// The page, counted from 1.
  public var number = 1

  /// - Parameter text: part of the name.
  public init(_ text: String, for presentation: Presentation) {
    self.text = text
    self.presentation = presentation
  }

  public var path: [String] { ["search", Row.searchName] }
  public var parameters: QueryItems { ["language": presentation.language?.tag, "query": text] }

  public func row(_ json: JSONValue) -> Row? { Row.found(json, for: presentation) }
}

extension Person: NamedRow {
  public static var searchName: String { "person" }

  public static func found(_ json: JSONValue, for presentation: Presentation) -> Person? {
    Person(tmdb: json, for: presentation)
  }
}

/// A search for movies, people and television shows at once. Rows of kinds that TMDB may add later can't be read.
extension SearchResult: NamedRow {
  public static var searchName: String { "multi" }

  public static func found(_ json: JSONValue, for presentation: Presentation) -> SearchResult? {
    switch json["media_type"]?.string {
    case "movie": Movie(tmdb: json, for: presentation).map(SearchResult.movie)
    case "person": Person(tmdb: json, for: presentation).map(SearchResult.person)
    case "tv": Show(tmdb: json, for: presentation).map(SearchResult.tv)
    case "collection": MovieCollection(tmdb: json, for: presentation).map(SearchResult.collection)
    default: nil
    }
  }
}
