// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON
import JSONRPC

extension UpstreamCall {
  /// Answers a list method with the rows of `endpoint`.
  /// - Parameters:
  ///   - others: the searches to make, in order, if the endpoint has no rows.
  ///   - completion: adds data to a page's rows that the list lacks.
  func list<E: PagedEndpoint>(
    _ endpoint: E, _ options: ListOptions, _ notes: ListNotes = ListNotes(),
    others: [(search: SearchedFor, endpoint: E)] = [], completion: RowCompletion<E.Row>? = nil
  ) async throws -> ListResult<E.Row> where E.Row: JSONWritable & Hashable {
    let list = UpstreamList(
      upstream: self, endpoint: endpoint, others: others, notes: notes, completion: completion)
    return try await call.list(list, options)
  }
}

extension Call {
  /// Answers a list method with rows that were composed of several responses.
  /// - Parameters:
  ///   - provenance: the least fresh of the responses.
  ///   - skipped: the number of rows that could not be read.
  func list<Row: JSONWritable & Hashable & Sendable>(
    _ rows: [Row], _ provenance: Provenance, _ options: ListOptions, _ notes: ListNotes = ListNotes(),
    skipped: Int = 0
  ) async throws -> ListResult<Row> {
    try await list(ComposedList(rows: rows, provenance: provenance.ofThisCall, notes: notes, skipped: skipped), options)
  }

  /// Answers a list method with rows that are made while they are read.
  /// - Parameters:
  ///   - ready: the first rows, which need not be made.
  ///   - keys: those of the rows after these.
  ///   - width: how many requests for rows may be under way at once.
  ///   - make: makes the rows of one page (see `MadeList`).
  func list<Key: Sendable, Row: JSONWritable & Hashable & Sendable>(
    _ ready: [Row] = [], making keys: [Key], atOnce width: Int, _ provenance: Provenance, _ options: ListOptions,
    _ notes: ListNotes = ListNotes(), make: @escaping @Sendable (_ keys: [Key], _ room: Semaphore) async -> [Row]
  ) async throws -> ListResult<Row> {
    try await list(
      MadeList(
        ready: ready, keys: keys, provenance: provenance.ofThisCall, notes: notes, room: Semaphore(width), make: make),
      options)
  }

  /// Answers a list method with the rows of a source.
  func list<Source: ListSource>(
    _ source: Source, _ options: ListOptions
  ) async throws -> ListResult<Source.Row> {
    await beginProgress(percentage: 0)
    let list = ListCall(
      source: source, marks: services.user, today: today, options: options, localeSettings: localeSettings)
    switch try await list.answer(request) {
    case .summary(let summary): return .summary(summary)
    case .page(let page):
      guard let page = page as? Page<Source.Row> else {
        throw RPCError(.internalError, "The page has rows of another list.")
      }
      return .page(page)
    }
  }
}

extension Provenance {
  /// A response of the same second is the call's own.
  var ofThisCall: Provenance { self == .cache(age: .zero) ? .network : self }
}
