// SPDX-License-Identifier: MIT

/// An upstream's list, and how it is to be cut into pages.
struct UntypedList: Sendable {
  var source: UpstreamPages.Source
  let others: [any PageReader]
  let first: Int
  let size: Int
  let expectedCount: Int?

  /// The upstream's pages, beginning with the one that holds our first row if upstream pages have `upstreamSize` rows.
  func upstreamPages(of upstreamSize: Int) -> UpstreamPages {
    var source = source
    if let expectedCount {
      let afterLast = PageArithmetic.start(of: first + PageArithmetic.clamped(expectedCount), size: size)
      source.expectedLast = PageArithmetic.page(holding: afterLast - 1, size: upstreamSize)
    }
    source.ownNumber = { [first, size] number in
      Swift.max(first, PageArithmetic.page(holding: PageArithmetic.start(of: number, size: upstreamSize), size: size))
    }
    let page = PageArithmetic.page(holding: PageArithmetic.start(of: first, size: size), size: upstreamSize)
    return UpstreamPages(source, from: Swift.min(page, source.reader.lastServedPage ?? Int.max))
  }
}

/// The pages of `ListPages`, without the type of their rows.
struct RegroupedPages {
  private var list: UntypedList
  private var upstream: UpstreamPages
  /// Upstream pages that are not used up, the oldest first.
  private var held: [UntypedPage] = []
  /// The number of the next page to deliver.
  private var number: Int
  private var hasStarted = false
  private var hasEnded = false
  private var isUpstreamOver = false
  private var totalRows: Int?
  private var other: Int?

  init(of list: UntypedList) {
    self.list = list
    number = list.first
    upstream = list.upstreamPages(of: list.source.reader.pageSize)
  }

  mutating func next(
    isolation actor: isolated (any Actor)? = #isolation
  ) async throws(PageFailure) -> UntypedPage? {
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
    for (index, reader) in list.others.enumerated() where hasNothing {
      list.source.reader = reader
      upstream = list.upstreamPages(of: reader.pageSize)
      held = []
      isUpstreamOver = false
      try await takeFirst()
      other = hasNothing ? nil : index
    }
    guard let page = held.first, page.facts.size != list.source.reader.pageSize else { return }
    let begin = PageArithmetic.start(of: list.first, size: list.size)
    let right = PageArithmetic.page(holding: begin, size: page.facts.size)
    guard right != page.facts.number, right <= page.facts.totalPages ?? Int.max else { return }
    held = []
    upstream = list.upstreamPages(of: page.facts.size)
    try await take()
  }

  private var hasNothing: Bool { held.first?.slots.isEmpty ?? true && totalRows ?? 0 == 0 }

  private mutating func takeFirst(isolation actor: isolated (any Actor)? = #isolation) async throws(UpstreamError) {
    try await take()
    if totalRows == nil, let page = held.first, page.slots.isEmpty, page.facts.number > 1 { try await learnTotal() }
  }

  /// Fetches the total from the first page, because an upstream may report none for a page past the end.
  private mutating func learnTotal(
    isolation actor: isolated (any Actor)? = #isolation
  ) async throws(UpstreamError) {
    var beginning = UpstreamPages(list.source, from: 1)
    totalRows = try await beginning.next()?.facts.totalRows
  }

  private mutating func take(isolation actor: isolated (any Actor)? = #isolation) async throws(UpstreamError) {
    guard let page = try await upstream.next() else {
      isUpstreamOver = true
      return
    }
    totalRows = page.facts.totalRows ?? totalRows
    isUpstreamOver = !page.facts.hasNext
    held.append(page)
  }

  private mutating func deliver() -> UntypedPage? {
    let positions =
      PageArithmetic.start(of: number, size: list.size)..<PageArithmetic.start(of: number + 1, size: list.size)
    var page = UntypedPage(
      facts: PageFacts(number: number, size: list.size, totalRows: totalRows), slots: list.source.reader.noSlots)
    for source in held {
      let part = source.indices(at: positions)
      guard !part.isEmpty else { continue }
      page.facts.text = page.slots.isEmpty && part == 0..<source.slots.count ? source.facts.text : nil
      page.append(part, of: source)
      page.facts.provenance = page.facts.provenance.lessFresh(source.facts.provenance)
      page.facts.attempts = Swift.max(page.facts.attempts, source.facts.attempts)
      page.facts.rest = page.facts.rest ?? source.facts.rest
    }
    if page.slots.isEmpty, let only = held.first {
      page.facts.provenance = only.facts.provenance
      page.facts.attempts = only.facts.attempts
      page.facts.rest = only.facts.rest
    }
    let holdsMore = held.contains { $0.lastPosition.map { $0 >= positions.upperBound } ?? false }
    held.removeAll { $0.end <= positions.upperBound }
    page.facts.other = other
    page.facts.hasNext = holdsMore || !isUpstreamOver
    hasEnded = !page.facts.hasNext
    // The upstream's list ended before its announced total.
    if page.slots.isEmpty, hasEnded, number != list.first { return nil }
    number += 1
    return page
  }
}

extension UntypedPage {
  /// The position after the page's last one.
  fileprivate var end: Int { PageArithmetic.start(of: facts.number + 1, size: facts.size) }

  /// The position of the last slot; nil without slots.
  fileprivate var lastPosition: Int? { slots.isEmpty ? nil : position(of: slots.count - 1) }

  /// The list position of a slot. Slots beyond the page size share the last position, because further positions belong
  /// to other pages.
  private func position(of index: Int) -> Int {
    let (position, overflows) = PageArithmetic.start(of: facts.number, size: facts.size).addingReportingOverflow(
      min(index, facts.size - 1))
    return overflows ? Int.max : position
  }

  /// The indices of the slots at these positions.
  fileprivate func indices(at positions: Range<Int>) -> Range<Int> {
    firstIndex(from: positions.lowerBound)..<firstIndex(from: positions.upperBound)
  }

  /// The index of the first slot at or after a position; `slots.count` if there is none.
  private func firstIndex(from position: Int) -> Int {
    let index = Swift.max(0, position - PageArithmetic.start(of: facts.number, size: facts.size))
    return index < facts.size ? Swift.min(index, slots.count) : slots.count
  }
}
