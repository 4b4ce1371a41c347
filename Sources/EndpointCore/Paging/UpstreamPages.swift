// SPDX-License-Identifier: MIT
/// The cursor over an upstream's list, page by page as the upstream cuts it.
///
/// The first page is requested alone. If it tells the total, the others are requested by number, up to `window` at
/// once, and delivered in order; otherwise the links are followed one by one. Nothing is requested before the consumer
/// wants a second page, and at most `window` pages are held beside the latest: only the ids of the rows, which identify
/// repeated rows, are kept until the end. A page without rows ends the list. Cancelling the task, or dropping the
/// cursor, ends every transfer.
struct UpstreamPages<E: PagedEndpoint> {
  /// What a list is requested from, by however many transfers.
  struct Source: Sendable {
    var endpoint: E
    let client: Client
    let context: CallContext
    /// The last page that the consumer is expected to want; none after it is requested ahead of time.
    var expectedLast: Int?
    /// How many pages are requested ahead of the one delivered last.
    let window: Int
    /// The consumer's number for an upstream page, which notices of its retries carry.
    var ownNumber: @Sendable (Int) -> Int = { $0 }

    func page(_ number: Int) async throws(UpstreamError) -> Answer<UpstreamPage<E.Row>> {
      try await run(endpoint.page(number), number)
    }

    func page(_ number: Int, at link: Link) async throws(UpstreamError) -> Answer<UpstreamPage<E.Row>> {
      try await run(endpoint.following(link), number)
    }

    private func run(_ endpoint: E, _ number: Int) async throws(UpstreamError) -> Answer<UpstreamPage<E.Row>> {
      var context = context
      context.page = ownNumber(number)
      return try await client.run(endpoint, context: context)
    }
  }

  /// How the page after the one delivered last is requested.
  private enum Following {
    case first
    case numbered
    case linked(Link)
    case nothing
  }

  private let source: Source
  private let transfers = PageTransfers<Answer<UpstreamPage<E.Row>>>()
  private var following = Following.first
  /// The page to be delivered next.
  private var number: Int
  /// The page to be requested next; ahead of `number` by the pages on their way.
  private var nextRequested: Int
  /// According to the last delivered page.
  private var lastPage = Int.max
  /// According to the first page: pages are counted by one size throughout.
  private var size = 1
  private var seen: Set<E.Row.ID> = []
  /// The rows of the first page until there is a second one, whose ids are not in `seen` yet: most callers want one
  /// page, and remembering its rows would be an eighth of the work for a cached page.
  private var firstRows: [E.Row?] = []
  private var followedLinks: Set<Link> = []

  /// - Parameter first: the page to begin with, from 1.
  init(_ source: Source, from first: Int) {
    self.source = source
    number = PageArithmetic.clamped(first)
    nextRequested = number
  }

  mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws(UpstreamError) -> RowPage<E.Row>?
  {
    do throws(UpstreamError) {
      return try await answer().flatMap { deliver($0) }
    } catch {
      end()
      throw error
    }
  }

  /// A page that is requested alone is awaited right here: a task for it would be a third of the work for a cached one.
  private mutating func answer(
    isolation actor: isolated (any Actor)? = #isolation
  ) async throws(UpstreamError) -> Answer<UpstreamPage<E.Row>>? {
    switch following {
    case .nothing: return nil
    case .first:
      nextRequested += 1
      return try await source.page(number)
    case .linked(let link):
      guard followedLinks.insert(link).inserted else {
        var error = UpstreamError(.upstreamMalformed, "\(.upstream)'s page links form a cycle")
        error.upstream = source.client.upstream
        throw error
      }
      nextRequested += 1
      return try await source.page(number, at: link)
    case .numbered:
      guard number <= lastPage else { return nil }
      if nextRequested == number { requestNext() }
      requestAhead()
      return try await transfers.next()
    }
  }

  private mutating func requestNext() {
    transfers.start { [source, nextRequested] () async throws(UpstreamError) in try await source.page(nextRequested) }
    nextRequested += 1
  }

  private mutating func requestAhead() {
    let last = min(lastPage, source.expectedLast ?? Int.max)
    while nextRequested <= last, transfers.count < source.window { requestNext() }
  }

  private mutating func end() {
    following = .nothing
    transfers.cancel()
  }

  private mutating func deliver(_ answer: Answer<UpstreamPage<E.Row>>) -> RowPage<E.Row>? {
    let page = answer.content
    var isFirst = false
    if case .first = following { isFirst = true }
    if isFirst { size = believedSize(of: page) }
    guard isFirst || !page.rows.isEmpty else {
      end()
      return nil
    }
    let totalRows = servedRows(of: page)
    if page.rows.isEmpty { following = .nothing } else { follow(page, totalRows) }
    var hasNext = true
    if case .nothing = following { hasNext = false }
    // Some upstreams repeat their last page for every page past the end.
    let isPastTheEnd =
      isFirst && number > 1 && totalRows.map { PageArithmetic.start(of: number, size: size) >= $0 } ?? false
    var delivered = RowPage(
      number: number, size: size, slots: isPastTheEnd ? [] : page.rows, totalRows: totalRows, hasNext: hasNext,
      provenance: answer.provenance, attempts: answer.attempts, rest: page.rest)
    if !isPastTheEnd {
      if isFirst { firstRows = delivered.slots } else { dropDuplicates(of: &delivered) }
      if delivered.duplicates == 0 { delivered.text = answer.rowsText }
    }
    number += 1
    if case .numbered = following, !isFirst { requestAhead() }
    return delivered
  }

  /// The total that the page tells, as far as the upstream serves it.
  private func servedRows(of page: UpstreamPage<E.Row>) -> Int? {
    page.totalRows.map {
      min(max(0, $0), source.endpoint.lastServedPage.map { PageArithmetic.start(of: $0 + 1, size: size) } ?? Int.max)
    }
  }

  private mutating func follow(_ page: UpstreamPage<E.Row>, _ totalRows: Int?) {
    if let totalRows {
      lastPage = PageArithmetic.pages(of: size, for: totalRows)
      following = number < lastPage ? .numbered : .nothing
    } else if case .numbered = following {
      // Told once, the total holds.
    } else {
      following = page.next.map { .linked($0) } ?? .nothing
    }
  }

  /// How many positions the upstream's pages cover, as it says. If it claims far more than it gives and than any
  /// upstream has to a page, that many empty slots would have to be made: then it is the size that was asked for.
  private func believedSize(of page: UpstreamPage<E.Row>) -> Int {
    // Five times the largest page of any upstream.
    let believable = max(page.rows.count, 1_000)
    guard !(1...believable).contains(page.size) else { return page.size }
    return min(max(source.endpoint.pageSize, page.rows.count, 1), HTTPResponse.elementLimit)
  }

  /// Rows of the page itself are not compared with each other, only with those of earlier pages.
  private mutating func dropDuplicates(of page: inout RowPage<E.Row>) {
    // By index: a loop over the rows would copy each of them for its id.
    for index in firstRows.indices {
      if let id = firstRows[index]?.id { seen.insert(id) }
    }
    firstRows = []
    for index in page.slots.indices {
      guard let id = page.slots[index]?.id, !seen.insert(id).inserted else { continue }
      let isOfThisPage = page.slots[..<index].contains { $0?.id == id }
      if !isOfThisPage { page.dropDuplicate(at: index) }
    }
  }
}
