// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON

/// Rows that are made while they are read, each from a key, so that nothing is requested for rows that nobody reads.
///
///     ready, keys ─▶ pages of keys, some ahead of the reader ─▶ make, within one limit of requests ─▶ pages of rows
///
/// `make` gets the keys of one page and returns their rows, in the same order. Pages are made side by side, so it sends
/// its requests through `room`, which admits `width` at once on all pages together, in the order of the rows:
///
///     make: { keys, room in await room.mapped(keys) { key in await row(of: key) } }
///
/// It may do more for a page, such as store what it has found before it returns the rows. A list without `make` has all
/// of its rows already (`ComposedList`). An empty list has one empty page; a page past the end is empty.
struct MadeList<Key: Sendable, Row: JSONWritable & Hashable & Sendable>: ListSource {
  /// The first rows, which need not be made.
  let ready: [Row]
  /// The keys of the rows after these.
  let keys: [Key]
  /// The least fresh of the responses that the rows are composed of.
  var provenance = Provenance.network
  let notes: ListNotes
  /// The number of rows that could not be read, which the first page states.
  var skipped = 0
  /// How many pages are made at once: one keeps them in order.
  var pagesAtOnce = 4
  /// The limit of requests for rows.
  let room: Semaphore
  /// Makes the rows of one page.
  let make: (@Sendable (_ keys: [Key], _ room: Semaphore) async throws(UpstreamError) -> [Row])?
  /// What is done before the last page that is wanted is given; nil for nothing.
  var finish: (@Sendable () async throws(UpstreamError) -> Void)?

  /// Whether a row is still there; one that isn't keeps its place in the pages, and is left out. Nil if all are.
  var isThere: (@Sendable (Row) -> Bool)?

  /// The number of rows.
  var count: Int { ready.count + keys.count }

  /// Those of films and shows, which have members of TMDB's or may get them.
  var isLocalized: Bool { Row.self is any LibraryMarked.Type }

  func pages(_ options: ListOptions, expectedCount: Int?) -> Pages {
    Pages(list: self, options: options, expectedCount: expectedCount)
  }

  func page(of rows: RowPage<Row>, upTo limit: Int) async -> Page<Row> {
    Page(rows, items: Rows(rows.rows(upTo: limit)), notes.live?().facts ?? notes.facts)
  }

  /// The rows at some positions: those that are ready, then those that are made.
  private func rows(
    at positions: Range<Int>, _ make: @Sendable ([Key], Semaphore) async throws(UpstreamError) -> [Row]
  ) async throws(UpstreamError) -> [Row] {
    let first = ready.count
    let keys = keys[max(positions.lowerBound - first, 0)..<max(positions.upperBound - first, 0)]
    let old = ready[positions.clamped(to: 0..<first)]
    return old + (keys.isEmpty ? [] : try await make(Array(keys), room))
  }

  /// The pages of the requested size.
  struct Pages: AsyncSequence, AsyncIteratorProtocol {
    private let list: MadeList
    private let options: ListOptions
    private let expectedCount: Int?
    private var number: Int
    /// The page that is to be begun next; ahead of `number` by those that are under way.
    private var begun: Int
    /// The rows of pages; of any type, so that their code is compiled once.
    private let made = PageTransfers<any Sendable>()

    fileprivate init(list: MadeList, options: ListOptions, expectedCount: Int?) {
      self.list = list
      self.options = options
      self.expectedCount = expectedCount
      number = options.page
      begun = options.page
    }

    func makeAsyncIterator() -> Pages { self }

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageFailure) -> RowPage<Row>? {
      let positions = positions(of: number)
      guard !positions.isEmpty || number == options.page else { return nil }
      defer { number += 1 }
      let rows = try await rows(at: positions)
      if let finish = list.finish, isLast(positions) {
        do throws(UpstreamError) { try await finish() } catch { throw PageFailure(page: number, error: error) }
      }
      let there = if let isThere = list.isThere { rows.filter(isThere) } else { rows }
      var page = RowPage(
        number: number, size: options.pageSize,
        rows: there + Array(repeating: nil, count: number == 1 ? list.skipped : 0),
        totalRows: list.count, hasNext: positions.endIndex < list.count && !positions.isEmpty,
        provenance: list.provenance)
      page.unmade = positions.count - rows.count
      return page
    }

    /// Whether no page is wanted after the one with these positions.
    private func isLast(_ positions: Range<Int>) -> Bool {
      let isLastExpected = expectedCount.map { number - options.page + 1 >= $0 } ?? false
      return positions.isEmpty || positions.endIndex == list.count || isLastExpected
    }

    private func positions(of number: Int) -> Range<Int> {
      PageArithmetic.positions(of: number, size: options.pageSize, in: list.count)
    }

    private mutating func rows(
      at positions: Range<Int>, isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageFailure) -> [Row] {
      // A page past the end is beyond the ready rows, too.
      if positions.isEmpty { return [] }
      guard let make = list.make, !list.keys.isEmpty else { return Array(list.ready[positions]) }
      while made.count < window, case let ahead = wanted(on: begun), !ahead.isEmpty || begun == number {
        made.start { [list] () async throws(UpstreamError) in try await list.rows(at: ahead, make) }
        begun += 1
      }
      do throws(UpstreamError) {
        return try await made.next() as? [Row] ?? []
      } catch {
        throw PageFailure(page: number, error: error)
      }
    }

    /// The positions of a page's rows, without those beyond the limit, which are not made.
    private func wanted(on number: Int) -> Range<Int> {
      let positions = positions(of: number)
      guard let limit = options.limit else { return positions }
      return positions.prefix(Swift.max(limit - (number - options.page) * options.pageSize, 0))
    }

    /// The page that is wanted now, and those that the reader is expected to want soon.
    private var window: Int {
      let pagesLeft = expectedCount.map { $0 - (number - options.page) } ?? .max
      return Swift.min(Swift.max(pagesLeft, 1), list.pagesAtOnce)
    }
  }
}

/// Rows that the backend has composed itself, all of them before the first is read.
typealias ComposedList<Row: JSONWritable & Hashable & Sendable> = MadeList<Never, Row>

extension MadeList where Key == Never {
  /// - Parameter skipped: the number of rows that could not be read.
  init(rows: [Row], provenance: Provenance, notes: ListNotes, skipped: Int) {
    self.init(
      ready: rows, keys: [], provenance: provenance, notes: notes, skipped: skipped, room: Semaphore(1), make: nil)
  }
}

extension Semaphore {
  /// The results of an operation on each element, in the elements' order. Each operation waits for a place.
  func mapped<Element: Sendable, Result: Sendable>(
    _ elements: some Collection<Element> & Sendable, didFinish: (Int) async -> Void = { _ in },
    _ operation: @escaping @Sendable (Element) async -> Result
  ) async -> [Result] {
    await elements.mapped(atOnce: elements.count, didFinish: didFinish) { element in
      await self.wait()
      defer { self.signal() }
      return await operation(element)
    }
  }
}
