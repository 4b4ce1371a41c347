// SPDX-License-Identifier: MIT
import Synchronization

/// The cursor over an upstream's list, page by page as the upstream cuts it.
///
/// The first page is requested alone. If it has the total, the others are requested by number, up to `window` at
/// once, and delivered in order; otherwise the links are followed one by one. Nothing is requested before the consumer
/// wants a second page, and at most `window` pages are held beside the latest: only the ids of the rows, which identify
/// repeated rows, are kept until the end. A page without rows ends the list. Cancelling the task, or dropping the
/// cursor, ends every transfer.
struct UpstreamPages {
  /// The list's endpoint, with everything that its requests share.
  struct Source: Sendable {
    var reader: any PageReader
    let client: Client
    let context: CallContext
    /// The last page that the consumer is expected to want; none after it is requested ahead of time.
    var expectedLast: Int?
    /// How many pages are requested ahead of the one delivered last.
    let window: Int
    /// The consumer's number for an upstream page, which notices of its retries carry.
    var ownNumber: @Sendable (Int) -> Int = { $0 }

    func page(_ number: Int, at link: Link? = nil) async throws(UpstreamError) -> UntypedPage {
      let ownNumber = ownNumber(number)
      return try await reader.read(number, at: link, client, context.changingNotices { $0.page = ownNumber })
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
  private let transfers = PageTransfers<UntypedPage>()
  private var following = Following.first
  /// The page to be delivered next.
  private var number: Int
  /// The page to be requested next; ahead of `number` by the pages on their way.
  private var nextRequested: Int
  /// According to the last delivered page.
  private var lastPage = Int.max
  /// According to the first page: pages are counted by one size throughout.
  private var size = 1
  private var seen: any SeenRows
  /// The rows of the first page until there is a second one, whose ids are not in `seen` yet: most callers want one
  /// page, and remembering its rows would be an eighth of the work for a cached page.
  private var firstRows: (any RowSlots)?
  private var followedLinks: Set<Link> = []

  /// - Parameter first: the page to begin with, from 1.
  init(_ source: Source, from first: Int) {
    self.source = source
    seen = source.reader.nothingSeen
    number = PageArithmetic.clamped(first)
    nextRequested = number
  }

  mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws(UpstreamError) -> UntypedPage? {
    do throws(UpstreamError) {
      guard var page = try await received() else { return nil }
      return deliver(&page) ? page : nil
    } catch {
      end()
      throw error
    }
  }

  /// A page that is requested alone is awaited right here: a task for it would be a third of the work for a cached one.
  private mutating func received(
    isolation actor: isolated (any Actor)? = #isolation
  ) async throws(UpstreamError) -> UntypedPage? {
    switch following {
    case .nothing: return nil
    case .first:
      nextRequested += 1
      return try await source.page(number)
    case .linked(let link):
      guard followedLinks.insert(link).inserted else {
        var error = UpstreamError(.upstreamMalformed, "\(.upstream)'s page links form a cycle")
        error.upstream = source.client.upstream.identity
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

  /// Completes a page of the upstream by its place in the list.
  /// - Returns: false if it ends the list and is not part of it.
  private mutating func deliver(_ page: inout UntypedPage) -> Bool {
    var isFirst = false
    if case .first = following { isFirst = true }
    if isFirst { size = believedSize(of: page) }
    guard isFirst || !page.slots.isEmpty else {
      end()
      return false
    }
    page.facts.number = number
    page.facts.size = size
    page.facts.totalRows = servedRows(of: page)
    if page.slots.isEmpty { following = .nothing } else { follow(page) }
    page.facts.hasNext = true
    if case .nothing = following { page.facts.hasNext = false }
    // Some upstreams repeat their last page for every page past the end.
    let isPastTheEnd =
      isFirst && number > 1 && page.facts.totalRows.map { PageArithmetic.start(of: number, size: size) >= $0 } ?? false
    if isPastTheEnd {
      page.dropAll()
    } else if isFirst {
      firstRows = page.slots
    } else {
      dropDuplicates(of: &page)
    }
    number += 1
    if case .numbered = following, !isFirst { requestAhead() }
    return true
  }

  /// The page's total, as far as the upstream serves it.
  private func servedRows(of page: UntypedPage) -> Int? {
    page.facts.totalRows.map { stated in
      // A list has at least the rows that its first page has, whatever total that states.
      let total = max(stated, number == 1 ? min(page.slots.count, size) : 0)
      return min(total, source.reader.lastServedPage.map { PageArithmetic.start(of: $0 + 1, size: size) } ?? Int.max)
    }
  }

  private mutating func follow(_ page: UntypedPage) {
    if let totalRows = page.facts.totalRows {
      lastPage = PageArithmetic.pages(of: size, for: totalRows)
      following = number < lastPage ? .numbered : .nothing
    } else if case .numbered = following {
      // The total of an earlier page holds.
    } else {
      following = page.facts.next.map { .linked($0) } ?? .nothing
    }
  }

  /// How many positions the upstream's pages cover, as it states. If it states far more than it sends and than any
  /// upstream has on a page, that many empty slots would be made: then it is the requested size.
  private func believedSize(of page: UntypedPage) -> Int {
    // Five times the largest page of any upstream.
    let believable = max(page.slots.count, 1_000)
    guard !(1...believable).contains(page.facts.size) else { return page.facts.size }
    return min(max(source.reader.pageSize, page.slots.count, 1), HTTPResponse.elementLimit)
  }

  private mutating func dropDuplicates(of page: inout UntypedPage) {
    if let firstRows { seen.insert(firstRows) }
    firstRows = nil
    page.dropDuplicates(at: seen.repeated(in: page.slots))
  }
}

/// Pages that are made concurrently and taken in order. When this object is deinitialized, unfinished ones are
/// cancelled.
public final class PageTransfers<Page: Sendable>: Sendable {
  private typealias Transfer = Task<Result<Page, UpstreamError>, Never>

  private let transfers = Mutex<[Transfer]>([])

  public init() {}

  deinit { cancel() }

  /// The number of pages in flight or waiting to be taken.
  public var count: Int { transfers.withLock { $0.count } }

  /// Starts to make the next page, on this thread until it first suspends, so that a request is sent without a switch
  /// to another thread.
  public func start(_ page: @escaping @Sendable () async throws(UpstreamError) -> Page) {
    let transfer = Transfer.immediate {
      do throws(UpstreamError) {
        return .success(try await page())
      } catch {
        return .failure(error)
      }
    }
    transfers.withLock { $0.append(transfer) }
  }

  /// Awaits the page that was started first and removes it.
  public func next(isolation actor: isolated (any Actor)? = #isolation) async throws(UpstreamError) -> Page {
    guard let transfer = transfers.withLock({ $0.first }) else {
      throw UpstreamError(.requestFailed, "no page was requested")
    }
    // Removed only when it is done, so that `cancel` reaches it.
    let result = await withTaskCancellationHandler {
      await transfer.value
    } onCancel: {
      cancel()
    }
    transfers.withLock { if !$0.isEmpty { $0.removeFirst() } }
    return try result.get()
  }

  /// Cancels the unfinished pages.
  public func cancel() {
    for transfer in transfers.withLock({ $0 }) { transfer.cancel() }
  }
}
