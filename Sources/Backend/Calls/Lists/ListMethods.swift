// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import JSONRPC

extension UpstreamCall {
  /// Answers a list method with the rows of `endpoint`.
  /// - Parameters:
  ///   - isPrivate: whether the request and its response must stay out of every file.
  ///   - others: the searches to make, in order, if the endpoint has no rows.
  ///   - completion: adds data to a page's rows that the list lacks.
  func list<E: PagedEndpoint>(
    _ endpoint: E, _ options: ListOptions, _ notes: ListNotes = ListNotes(), isPrivate: Bool = false,
    others: [(search: SearchedFor, endpoint: E)] = [], completion: RowCompletion<E.Row>? = nil
  ) async throws -> ListResult<E.Row> where E.Row: JSONWritable & Hashable {
    let list = UpstreamList(
      upstream: self, endpoint: endpoint, others: others, notes: notes, isPrivate: isPrivate, completion: completion)
    return try await call.list(list, options)
  }
}

extension Call {
  /// Answers a list method with rows that were composed of several responses.
  /// - Parameters:
  ///   - provenance: the least fresh of the responses.
  ///   - skipped: the number of rows that could not be read.
  ///   - completion: adds data to a page's rows, so that it need not be fetched for rows that nobody reads.
  func list<Row: JSONWritable & Hashable & Sendable>(
    _ rows: [Row], _ provenance: Provenance, _ options: ListOptions, _ notes: ListNotes = ListNotes(),
    skipped: Int = 0, completion: RowCompletion<Row>? = nil
  ) async throws -> ListResult<Row> {
    // A response of the same second is this call's own.
    let provenance = provenance == .cache(age: .zero) ? .network : provenance
    return try await list(
      ComposedList(rows: rows, provenance: provenance, notes: notes, skipped: skipped, completion: completion), options)
  }

  /// Answers a list method with the rows of a source.
  func list<Source: ListSource>(
    _ source: Source, _ options: ListOptions
  ) async throws -> ListResult<Source.Row> {
    await beginProgress(percentage: 0)
    let list = ListCall(
      options: options, source: source, marks: services.user, localeSettings: localeSettings)
    return try await list.answer(request)
  }
}
