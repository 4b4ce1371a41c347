// SPDX-License-Identifier: MIT
/// An upstream's list in pages of the caller's size.
///
/// Regroups upstream pages as they arrive and requests no more of them than needed; if the sizes are equal, pages map
/// one to one. Positions are stable: page k always covers the rows from (k-1) x size on, so a skipped or dropped row
/// leaves its position empty. An empty list has one empty page; a page past the end is empty and carries the totals.
public struct ListPages<E: PagedEndpoint>: AsyncSequence, Sendable {
  public typealias Element = RowPage<E.Row>
  public typealias Failure = PageFailure

  private let list: UntypedList

  /// - Parameters:
  ///   - others: the endpoints to take in place of the first if that has no rows at all, in order.
  ///   - first: the page to begin with, from 1.
  ///   - size: the rows of a page; nil: as many as the endpoint's pages are expected to have.
  ///   - expectedCount: how many pages the consumer is expected to want, beyond which nothing is requested ahead of
  ///     time; nil: all of them.
  ///   - window: how many upstream pages are requested ahead. By default twice as many as are under way to a host at
  ///     once (`UpstreamStack.Configuration.hostLimit`): another one takes the place of a page when that has arrived,
  ///     not when it is read and delivered.
  public init(
    _ endpoint: E, others: [E] = [], client: Client, context: CallContext, from first: Int = 1, size: Int? = nil,
    expectedCount: Int? = nil, window: Int = 16
  ) {
    list = UntypedList(
      source: UpstreamPages.Source(
        reader: EndpointReader(endpoint: endpoint), client: client, context: context, window: Swift.max(1, window)),
      others: others.map { EndpointReader(endpoint: $0) }, first: PageArithmetic.clamped(first),
      size: Swift.max(1, size ?? endpoint.pageSize), expectedCount: expectedCount)
  }

  public func makeAsyncIterator() -> Iterator { Iterator(pages: RegroupedPages(of: list)) }

  /// The iterator of `ListPages`.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var pages: RegroupedPages

    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageFailure) -> RowPage<E.Row>? {
      try await pages.next().map { RowPage($0.facts, ($0.slots as? Slots<E.Row>)?.rows ?? []) }
    }
  }
}
