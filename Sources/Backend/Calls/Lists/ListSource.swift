import Contract
// SPDX-License-Identifier: MIT
import Database
import EndpointCore
import JSON
import JSONRPC

/// Where the rows of a list method come from: an upstream's list, or rows that the backend composed.
protocol ListSource<Row>: Sendable {
  associatedtype Row: JSONWritable & Hashable & Sendable
  associatedtype Pages: AsyncSequence where Pages.Element == RowPage<Row>, Pages.Failure == PageFailure

  /// What the answer states besides its rows.
  var notes: ListNotes { get }
  /// Whether texts and dates of the rows depend on the language and region of the call.
  var isLocalized: Bool { get }
  /// The pages of the requested size.
  ///
  /// - Parameter expectedCount: the number of pages that will be read; nil for all.
  func pages(_ options: ListOptions, expectedCount: Int?) -> Pages
  /// A page for the wire, with the members that only this source has.
  ///
  /// - Parameter limit: the number of rows that the client still gets.
  func page(of rows: RowPage<Row>, upTo limit: Int) async -> Page<Row>
}

/// Adds data to rows.
typealias RowCompletion<Row> = @Sendable (inout [Row]) async -> Void

/// What the answer of a list method states besides its rows.
struct ListNotes: Sendable {
  /// Members of each page and of the summary. The message is sent only if the list is empty.
  var facts = ListFacts()
  /// The title of the index that was searched for instead of a misspelt one.
  var corrected: Completion?
  /// The facts and the progress for people of a list whose rows come about while it is read.
  var live: (@Sendable () -> (facts: ListFacts, progress: String))?
  /// Explains an empty list.
  var whenEmpty: (@Sendable () async -> EmptyListNote)?

  init(_ facts: ListFacts = ListFacts()) { self.facts = facts }
}

/// The explanation of an empty list.
struct EmptyListNote {
  /// The message for people; nil to use that of the facts.
  var message: String?
  /// Titles that the query may mean; nil if there are none.
  var didYouMean: [Completion]?
}

/// The rows of an upstream's list.
struct UpstreamList<E: PagedEndpoint>: ListSource where E.Row: JSONWritable & Hashable {
  let upstream: UpstreamCall
  let endpoint: E
  /// The searches to make, in order, if the endpoint has no rows.
  let others: [(search: SearchedFor, endpoint: E)]
  let notes: ListNotes
  /// Whether the request and its response must stay out of every file.
  let isPrivate: Bool
  /// Adds data to a page's rows that the list lacks.
  let completion: RowCompletion<E.Row>?

  var isLocalized: Bool { upstream.client.upstream.provider == .tmdb }

  func pages(_ options: ListOptions, expectedCount: Int?) -> ListPages<E> {
    var context = upstream.call.context
    context.isPrivate = isPrivate
    return ListPages(
      endpoint, others: others.map(\.endpoint), client: upstream.client, context: context, from: options.page,
      size: options.pageSize, expectedCount: expectedCount)
  }

  func page(of rows: RowPage<E.Row>, upTo limit: Int) async -> Page<E.Row> {
    upstream.learn(rows, from: rows.provenance, isPrivate: isPrivate)
    var page = Page(rows, items: await items(of: rows, upTo: limit), notes.facts)
    page.facts.searchedFor = notes.facts.searchedFor ?? rows.other.map { others[$0].search }
    page[verbatim: upstream.client.upstream.provider] = rows.rest
    page.takeDates()
    return page
  }

  /// The rows of a page; those of a cached response that were encoded before are spliced as they are.
  private func items(of page: RowPage<E.Row>, upTo limit: Int) async -> Rows<E.Row> {
    if let text = page.text, completion == nil, page.rowCount <= limit {
      return Rows(
        written: text.value { RawJSON(writing: page.rows) }, of: page.slots, count: page.rowCount)
    }
    var rows = page.rows(upTo: limit)
    await completion?(&rows)
    return Rows(rows)
  }
}

extension RowPage {
  /// The first rows. They are large, so they are not copied again if none is left out.
  func rows(upTo limit: Int) -> [Row] { rowCount <= limit ? rows : Array(rows.prefix(limit)) }
}

extension Page {
  /// - Parameters:
  ///   - rows: the page as its source has it.
  ///   - items: its rows for the client.
  init(_ rows: RowPage<Row>, items: Rows<Row>, _ facts: ListFacts) {
    self.init(page: rows.number, pageSize: rows.size, items: items, facts: facts)
    totalPages = rows.totalPages
    totalResults = rows.totalRows
    nextPage = rows.hasNext ? rows.number + 1 : nil
    previousPage = rows.number > 1 ? rows.number - 1 : nil
    duplicates = rows.duplicates.nilIfZero
    skipped = rows.skipped.nilIfZero
    hidden = rows.hidden.nilIfZero
    attempts = rows.attempts > 1 ? rows.attempts : nil
    takeAge(of: rows.provenance)
  }

  /// Takes the days between which the movies of TMDB's list were released from TMDB's own members.
  fileprivate mutating func takeDates() {
    guard let rest = tmdb, var object = LenientObject(rest.value),
      let found = object.peek("dates", as: JSONValue.self), let first = found["minimum"]?.string.flatMap({ Day($0) }),
      let last = found["maximum"]?.string.flatMap({ Day($0) })
    else { return }
    object.discard("dates")
    (dates, tmdb) = (ListDates(minimum: first, maximum: last), object.rest())
  }
}

extension Int {
  var nilIfZero: Int? { self == 0 ? nil : self }
}

/// Rows that the backend composed itself. An empty list has one empty page; a page past the end is empty.
///
/// Rows are completed a page at a time, so that nothing is looked up for rows that nobody reads, and some pages ahead
/// of the reader.
struct ComposedList<Row: JSONWritable & Hashable & Sendable>: ListSource {
  let rows: [Row]
  /// The least fresh of the responses that the rows were composed of.
  let provenance: Provenance
  let notes: ListNotes
  /// The number of rows that could not be read, which the first page states.
  let skipped: Int
  /// Adds data to a page's rows.
  let completion: RowCompletion<Row>?

  /// Those of films and shows, which have members of TMDB's or may get them.
  var isLocalized: Bool { Row.self is any LibraryMarked.Type }

  func pages(_ options: ListOptions, expectedCount: Int?) -> Pages {
    Pages(list: self, options: options, expectedCount: expectedCount)
  }

  func page(of rows: RowPage<Row>, upTo limit: Int) async -> Page<Row> {
    Page(rows, items: Rows(rows.rows(upTo: limit)), notes.live?().facts ?? notes.facts)
  }

  /// The pages of the requested size.
  struct Pages: AsyncSequence, AsyncIteratorProtocol {
    private let list: ComposedList
    private let options: ListOptions
    private let expectedCount: Int?
    private var number: Int
    /// The page whose completion is to be started next; ahead of `number` by those that are under way.
    private var started: Int
    private let completed = PageTransfers<[Row]>()

    /// How many pages are completed at once.
    private static var mostAtOnce: Int { 4 }

    fileprivate init(list: ComposedList, options: ListOptions, expectedCount: Int?) {
      (self.list, self.options, self.expectedCount) = (list, options, expectedCount)
      (number, started) = (options.page, options.page)
    }

    func makeAsyncIterator() -> Pages { self }

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageFailure) -> RowPage<Row>? {
      let rows = rows(of: number)
      guard !rows.isEmpty || number == options.page else { return nil }
      defer { number += 1 }
      return RowPage(
        number: number, size: options.pageSize,
        rows: try await completed(rows) + Array(repeating: nil, count: number == 1 ? list.skipped : 0),
        totalRows: list.rows.count,
        hasNext: rows.endIndex < list.rows.endIndex && !rows.isEmpty, provenance: list.provenance)
    }

    private func rows(of number: Int) -> ArraySlice<Row> {
      let (start, overflows) = (number - 1).multipliedReportingOverflow(by: options.pageSize)
      return overflows ? [] : list.rows.dropFirst(start).prefix(options.pageSize)
    }

    private mutating func completed(
      _ rows: ArraySlice<Row>, isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageFailure) -> [Row] {
      guard let completion = list.completion, !rows.isEmpty else { return Array(rows) }
      while completed.count < window, case let ahead = self.rows(of: started), !ahead.isEmpty {
        // Rows beyond the limit are not completed.
        let wanted = options.limit.map { Swift.max($0 - (started - options.page) * options.pageSize, 0) } ?? ahead.count
        completed.start { () async throws(UpstreamError) in
          var rows = Array(ahead.prefix(wanted))
          await completion(&rows)
          return rows + ahead.dropFirst(wanted)
        }
        started += 1
      }
      do throws(UpstreamError) {
        return try await completed.next()
      } catch {
        throw PageFailure(page: number, error: error)
      }
    }

    /// The page that is wanted now, and those that the reader is expected to want within the window.
    private var window: Int {
      let wanted = expectedCount.map { $0 - (number - options.page) } ?? .max
      return Swift.min(Swift.max(wanted, 1), Self.mostAtOnce)
    }
  }
}
