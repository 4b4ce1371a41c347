// SPDX-License-Identifier: MIT
/// An endpoint that answers with one page of a list.
public protocol PagedEndpoint: Endpoint where Content == UpstreamPage<Row> {
  /// One entry; its id tells whether an earlier page gave it already.
  associatedtype Row: Identifiable & Sendable where Row.ID: Sendable

  /// How many rows its pages are expected to have: what is asked for, or what the upstream always gives; `Int.max` if
  /// everything comes at once. What counts in the end is the size that the answer has.
  var pageSize: Int { get }
  /// The number of the last page that the upstream serves, whatever totals it claims (TMDB: 500). None unless said.
  var lastServedPage: Int? { get }
  /// This list's page `number`, from 1.
  func page(_ number: Int) -> Self
  /// The page that `link`, found in an earlier page, leads to.
  func following(_ link: Link) -> Self
}

extension PagedEndpoint {
  public var lastServedPage: Int? { nil }
}
