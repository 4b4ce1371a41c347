// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import JSONRPC

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
      endpoint, others: others.map { $0.endpoint }, client: upstream.client, context: upstream.call.context,
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

extension Page {
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
