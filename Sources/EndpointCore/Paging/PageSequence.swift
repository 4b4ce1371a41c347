// SPDX-License-Identifier: MIT
/// A list of an upstream, page by page as the upstream cuts it.
///
/// The first page is asked for alone. If it tells the total, the others are asked for by number, up to `window` at
/// once, and are delivered in order; else the links are followed one by one. Nothing is asked for before the consumer
/// wants a second page, and no more than `window` pages are ever held beside the last: only the ids of the rows, which
/// tell repeated rows, stay until the end. A page without rows ends the sequence. Cancelling the task, or dropping the
/// iterator, ends every transfer.
public struct PageSequence<E: PagedEndpoint>: AsyncSequence, Sendable {
  public typealias Element = RowPage<E.Row>
  public typealias Failure = PageFailure

  let endpoint: E
  let client: Client
  let context: CallContext
  let first: Int
  let expectedLast: Int?
  let window: Int
  /// What the caller calls a page, where that cuts the list anew.
  var ownNumber: @Sendable (Int) -> Int = { $0 }

  /// - Parameters:
  ///   - first: the page to begin with, from 1.
  ///   - expectedLast: the last page that the consumer expects to want: none after it is asked for ahead of time.
  ///   - window: how many pages are asked for at once.
  public init(
    _ endpoint: E, client: Client, context: CallContext, from first: Int = 1, expectedLast: Int? = nil, window: Int = 8
  ) {
    self.endpoint = endpoint
    self.client = client
    self.context = context
    self.first = PageArithmetic.clamped(first)
    self.expectedLast = expectedLast
    self.window = Swift.max(1, window)
  }

  public func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }

  /// Asks for one page, whose number its retries tell.
  private func answer(to endpoint: E, _ page: Int) async throws(UpstreamError) -> Answer<UpstreamPage<E.Row>> {
    var context = context
    context.page = ownNumber(page)
    return try await client.run(endpoint, context: context)
  }

  /// See `PageSequence`.
  public struct Iterator: AsyncIteratorProtocol {
    /// What comes after the page that was delivered last.
    private enum Following {
      case first
      case numbered
      case linked(Link)
      case nothing
    }

    private let sequence: PageSequence
    private let transfers = PageTransfers<Answer<UpstreamPage<E.Row>>>()
    private var following = Following.first
    /// The page to be delivered next.
    private var number: Int
    /// The page to be asked for next; ahead of `number` by what is on its way.
    private var nextAsked: Int
    /// As the last delivered page tells.
    private var lastPage = Int.max
    /// As the first page tells: pages are counted by one size throughout.
    private var size = 1
    private var seen: Set<E.Row.ID> = []
    /// The rows of the last page, whose ids are not among those seen yet: most callers want one page, and to remember
    /// its rows would be an eighth of giving one that is kept.
    private var latestRows: [E.Row?] = []
    private var followedLinks: Set<Link> = []

    fileprivate init(sequence: PageSequence) {
      self.sequence = sequence
      number = sequence.first
      nextAsked = sequence.first
    }

    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageFailure) -> RowPage<E.Row>? {
      do throws(UpstreamError) {
        return try await answer().flatMap { deliver($0) }
      } catch {
        following = .nothing
        transfers.cancel()
        throw PageFailure(page: number, error: error)
      }
    }

    /// What the upstream says of the next page. A page that is asked for alone is waited for right here: a task for it
    /// would be a third of the work for one that is kept.
    private mutating func answer(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(UpstreamError) -> Answer<UpstreamPage<E.Row>>? {
      switch following {
      case .nothing: return nil
      case .first:
        nextAsked += 1
        return try await sequence.answer(to: sequence.endpoint.page(number), number)
      case .linked(let link):
        guard followedLinks.insert(link).inserted else {
          var error = UpstreamError(.upstreamMalformed, "\(.upstream)'s links lead in a circle")
          error.upstream = sequence.client.upstream
          throw error
        }
        nextAsked += 1
        return try await sequence.answer(to: sequence.endpoint.following(link), number)
      case .numbered:
        guard number <= lastPage else { return nil }
        if nextAsked == number { askForNext() }
        askAhead()
        return try await transfers.next()
      }
    }

    private mutating func askForNext() {
      transfers.start { [sequence, nextAsked] () async throws(UpstreamError) in
        try await sequence.answer(to: sequence.endpoint.page(nextAsked), nextAsked)
      }
      nextAsked += 1
    }

    private mutating func askAhead() {
      let last = Swift.min(lastPage, sequence.expectedLast ?? Int.max)
      while nextAsked <= last, transfers.count < sequence.window { askForNext() }
    }

    private mutating func deliver(_ answer: Answer<UpstreamPage<E.Row>>) -> RowPage<E.Row>? {
      let page = answer.content
      var isFirst = false
      if case .first = following { isFirst = true }
      if isFirst { size = believedSize(of: page) }
      guard isFirst || !page.rows.isEmpty else {
        following = .nothing
        transfers.cancel()
        return nil
      }

      var totalRows = page.totalRows.map { Swift.max(0, $0) }
      if let last = sequence.endpoint.lastServedPage {
        totalRows = totalRows.map { Swift.min($0, PageArithmetic.start(of: last + 1, size: size)) }
      }
      if let totalRows {
        lastPage = PageArithmetic.pages(of: size, for: totalRows)
        following = number < lastPage ? .numbered : .nothing
      } else if case .numbered = following {
        // Told once, the total holds.
      } else {
        following = page.next.map { .linked($0) } ?? .nothing
      }
      // Some upstreams give their last page again for every page past the end.
      let isPastTheEnd =
        isFirst && number > 1 && totalRows.map { PageArithmetic.start(of: number, size: size) >= $0 } ?? false
      var hasNext = true
      if case .nothing = following { hasNext = false }
      defer {
        number += 1
        if case .numbered = following, !isFirst { askAhead() }
      }
      var delivered = RowPage(
        number: number, size: size, slots: isPastTheEnd ? [] : page.rows, totalRows: totalRows, hasNext: hasNext,
        provenance: answer.provenance, attempts: answer.attempts, rest: page.rest)
      if !isPastTheEnd {
        dropDuplicates(of: &delivered)
        if delivered.duplicates == 0 { delivered.text = answer.rowsText }
      }
      return delivered
    }

    /// How many positions its pages cover, as it says. Of one that says much more than it gives and than any upstream
    /// has to a page, this many empty pages would have to be made: then it is what was asked for.
    private func believedSize(of page: UpstreamPage<E.Row>) -> Int {
      let believable = Swift.max(page.rows.count, Self.largestSize)
      guard !(1...believable).contains(page.size) else { return page.size }
      return Swift.min(Swift.max(sequence.endpoint.pageSize, page.rows.count, 1), HTTPResponse.elementLimit)
    }

    /// Five times as many as any upstream has.
    private static var largestSize: Int { 1_000 }

    /// Rows of the page itself are not compared with each other, only with those of earlier pages.
    private mutating func dropDuplicates(of page: inout RowPage<E.Row>) {
      // By index: a loop over the rows would copy each of them for its id.
      for index in latestRows.indices {
        if let id = latestRows[index]?.id { seen.insert(id) }
      }
      latestRows = page.slots
      guard !seen.isEmpty else { return }
      for index in latestRows.indices {
        if let id = latestRows[index]?.id, seen.contains(id) { page.dropDuplicate(at: index) }
      }
    }
  }
}
