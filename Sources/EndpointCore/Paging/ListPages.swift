// SPDX-License-Identifier: MIT
/// An upstream's list in pages of the caller's size.
///
/// Regroups upstream pages as they arrive and requests no more of them than needed; if the sizes are equal, pages map
/// one to one. Positions are stable: page k always covers the rows from (k-1) x size on, so a skipped or dropped row
/// leaves its position empty. An empty list has one empty page; a page past the end is empty and carries the totals.
public struct ListPages<E: PagedEndpoint>: AsyncSequence, Sendable {
  public typealias Element = RowPage<E.Row>
  public typealias Failure = PageFailure

  private var source: UpstreamPages<E>.Source
  private let others: [E]
  private let first: Int
  private let size: Int
  private let expectedCount: Int?

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
    source = .init(endpoint: endpoint, client: client, context: context, window: Swift.max(1, window))
    self.others = others
    self.first = PageArithmetic.clamped(first)
    self.size = Swift.max(1, size ?? endpoint.pageSize)
    self.expectedCount = expectedCount
  }

  public func makeAsyncIterator() -> Iterator { Iterator(list: self) }

  /// The upstream's pages, beginning with the one that holds our first row if upstream pages have `upstreamSize` rows.
  private func upstreamPages(of upstreamSize: Int) -> UpstreamPages<E> {
    var source = source
    if let expectedCount {
      let afterLast = PageArithmetic.start(of: first + PageArithmetic.clamped(expectedCount), size: size)
      source.expectedLast = PageArithmetic.page(holding: afterLast - 1, size: upstreamSize)
    }
    source.ownNumber = { [first, size] number in
      Swift.max(first, PageArithmetic.page(holding: PageArithmetic.start(of: number, size: upstreamSize), size: size))
    }
    let page = PageArithmetic.page(holding: PageArithmetic.start(of: first, size: size), size: upstreamSize)
    return UpstreamPages(source, from: Swift.min(page, source.endpoint.lastServedPage ?? Int.max))
  }

  /// The iterator of `ListPages`.
  public struct Iterator: AsyncIteratorProtocol {
    private var list: ListPages
    private var upstream: UpstreamPages<E>
    /// Upstream pages that are not used up, the oldest first.
    private var held: [RowPage<E.Row>] = []
    /// The number of the next page to deliver.
    private var number: Int
    private var hasStarted = false
    private var hasEnded = false
    private var isUpstreamOver = false
    private var totalRows: Int?
    private var other: Int?

    fileprivate init(list: ListPages) {
      self.list = list
      number = list.first
      upstream = list.upstreamPages(of: list.source.endpoint.pageSize)
    }

    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageFailure) -> RowPage<E.Row>? {
      guard !hasEnded else { return nil }
      do throws(UpstreamError) {
        if !hasStarted { try await start() }
        let end = PageArithmetic.start(of: number + 1, size: list.size)
        while !isUpstreamOver, held.last.map({ $0.end < end }) ?? true { try await take() }
      } catch {
        hasEnded = true
        throw PageFailure(page: number, error: error)
      }
      return deliver()
    }

    /// Takes the first upstream page. If its size is not the expected one it may be the wrong page; then the right one
    /// is requested.
    private mutating func start(isolation actor: isolated (any Actor)? = #isolation) async throws(UpstreamError) {
      hasStarted = true
      try await takeFirst()
      for (index, endpoint) in list.others.enumerated() where hasNothing {
        list.source.endpoint = endpoint
        upstream = list.upstreamPages(of: endpoint.pageSize)
        held = []
        isUpstreamOver = false
        try await takeFirst()
        other = hasNothing ? nil : index
      }
      guard let page = held.first, page.size != list.source.endpoint.pageSize else { return }
      let begin = PageArithmetic.start(of: list.first, size: list.size)
      let right = PageArithmetic.page(holding: begin, size: page.size)
      guard right != page.number, right <= page.totalPages ?? Int.max else { return }
      held = []
      upstream = list.upstreamPages(of: page.size)
      try await take()
    }

    private var hasNothing: Bool { held.first?.slots.isEmpty ?? true && totalRows ?? 0 == 0 }

    private mutating func takeFirst(isolation actor: isolated (any Actor)? = #isolation) async throws(UpstreamError) {
      try await take()
      if totalRows == nil, let page = held.first, page.slots.isEmpty, page.number > 1 { try await learnTotal() }
    }

    /// Fetches the total from the first page, because an upstream may report none for a page past the end.
    private mutating func learnTotal(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(UpstreamError) {
      var beginning = UpstreamPages(list.source, from: 1)
      totalRows = try await beginning.next()?.totalRows
    }

    private mutating func take(isolation actor: isolated (any Actor)? = #isolation) async throws(UpstreamError) {
      guard let page = try await upstream.next() else {
        isUpstreamOver = true
        return
      }
      totalRows = page.totalRows ?? totalRows
      isUpstreamOver = !page.hasNext
      held.append(page)
    }

    private mutating func deliver() -> RowPage<E.Row>? {
      let positions =
        PageArithmetic.start(of: number, size: list.size)..<PageArithmetic.start(of: number + 1, size: list.size)
      var page = RowPage<E.Row>(number: number, size: list.size, rows: [], totalRows: totalRows)
      for source in held {
        let part = source.indices(at: positions)
        guard !part.isEmpty else { continue }
        page.text = page.slots.isEmpty && part == source.slots.indices ? source.text : nil
        page.append(part, of: source)
        page.provenance = page.provenance.lessFresh(source.provenance)
        page.attempts = Swift.max(page.attempts, source.attempts)
        page.rest = page.rest ?? source.rest
      }
      if page.slots.isEmpty, let only = held.first {
        page.provenance = only.provenance
        page.attempts = only.attempts
        page.rest = only.rest
      }
      let holdsMore = held.contains { $0.lastPosition.map { $0 >= positions.upperBound } ?? false }
      held.removeAll { $0.end <= positions.upperBound }
      page.other = other
      page.hasNext = holdsMore || !isUpstreamOver
      hasEnded = !page.hasNext
      // The upstream's list ended before its announced total.
      if page.slots.isEmpty, hasEnded, number != list.first { return nil }
      number += 1
      return page
    }
  }
}

extension RowPage {
  /// The position after the page's last one.
  fileprivate var end: Int { PageArithmetic.start(of: number + 1, size: size) }

  /// The position of the last slot; nil without slots.
  fileprivate var lastPosition: Int? { slots.isEmpty ? nil : position(of: slots.count - 1) }

  /// The list position of a slot. Slots beyond the page size share the last position, because further positions belong
  /// to other pages.
  private func position(of index: Int) -> Int {
    let (position, overflows) = PageArithmetic.start(of: number, size: size).addingReportingOverflow(
      min(index, size - 1))
    return overflows ? Int.max : position
  }

  /// The indices of the slots at these positions.
  fileprivate func indices(at positions: Range<Int>) -> Range<Int> {
    firstIndex(from: positions.lowerBound)..<firstIndex(from: positions.upperBound)
  }

  /// The index of the first slot at or after a position; `slots.count` if there is none.
  private func firstIndex(from position: Int) -> Int {
    let index = Swift.max(0, position - PageArithmetic.start(of: number, size: size))
    return index < size ? Swift.min(index, slots.count) : slots.count
  }
}

/// Overflow-free page arithmetic: upstreams and callers may supply any number.
enum PageArithmetic {
  /// The number of pages of `size` rows that hold `rows` rows; at least 1.
  static func pages(of size: Int, for rows: Int) -> Int {
    let (full, rest) = max(0, rows).quotientAndRemainder(dividingBy: max(1, size))
    return max(1, full + (rest > 0 ? 1 : 0))
  }

  /// The position, from 0, of the first row of page `number`.
  static func start(of number: Int, size: Int) -> Int {
    let (start, overflows) = max(0, number - 1).multipliedReportingOverflow(by: max(1, size))
    return overflows ? Int.max : start
  }

  /// The number, from 1, of the page that holds `position`.
  static func page(holding position: Int, size: Int) -> Int { min(max(0, position) / max(1, size), lastPage - 1) + 1 }

  /// Clamps `number` to the pages that a sequence can start with and count on from.
  static func clamped(_ number: Int) -> Int { min(max(1, number), lastPage) }

  /// The highest page number: integers up to this one are exact for every JSON parser (RFC 8259 section 6).
  private static let lastPage = 1 << 53
}
