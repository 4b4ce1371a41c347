// SPDX-License-Identifier: MIT
import EndpointCore

/// The parameters of `/search/movie` (https://developer.themoviedb.org/reference/search-movie).
public struct MovieSearch: Sendable, Hashable {
  /// Words of a title, in any language.
  public var text: String
  /// The year of any release.
  public var year: Int?
  /// Whether to include adult movies.
  public var includesAdult: Bool

  /// - Parameter year: the year of any release.
  public init(_ text: String, year: Int? = nil, includesAdult: Bool = false) {
    self.text = text
    self.year = year
    self.includesAdult = includesAdult
  }

  func append(to query: inout QueryItems) {
    query.append("query", text)
    query.append("year", year.map(String.init))
    query.append("include_adult", includesAdult ? "true" : nil)
  }
}
