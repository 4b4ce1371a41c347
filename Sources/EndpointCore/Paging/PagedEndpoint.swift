// SPDX-License-Identifier: MIT
/// An endpoint that returns one page of a list.
public protocol PagedEndpoint: Endpoint where Content == RowPage<Row> {
  /// A row of the list; its id detects rows that an earlier page already contained.
  associatedtype Row: Identifiable & Sendable where Row.ID: Sendable

  /// The expected page size: the requested one or the upstream's fixed one; `Int.max` if everything comes at once. The
  /// size stated in the response takes precedence.
  var pageSize: Int { get }
  /// The last page that the upstream serves, whatever total it claims (TMDB: 500). Nil by default.
  var lastServedPage: Int? { get }
  /// The endpoint for page `number` of this list, from 1.
  func page(_ number: Int) -> Self
  /// The endpoint for the page that a link in an earlier page leads to.
  func following(_ link: Link) -> Self
}

extension PagedEndpoint {
  public var lastServedPage: Int? { nil }
}
