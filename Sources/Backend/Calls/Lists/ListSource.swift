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
  /// Adds data to a page's rows that the list lacks.
  let completion: RowCompletion<E.Row>?

  var isLocalized: Bool { upstream.client.upstream.provider == .tmdb }

  func pages(_ options: ListOptions, expectedCount: Int?) -> ListPages<E> {
    ListPages(
      endpoint, others: others.map(\.endpoint), client: upstream.client, context: upstream.call.context,
      from: options.page, size: options.pageSize, expectedCount: expectedCount)
  }

  func page(of rows: RowPage<E.Row>, upTo limit: Int) async -> Page<E.Row> {
    upstream.learn(rows, from: rows.provenance)
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
    dates = ListDates(minimum: first, maximum: last)
    tmdb = object.rest()
  }
}

extension Int {
  var nilIfZero: Int? { self == 0 ? nil : self }
}
