// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import JSONRPC

/// An upstream used on behalf of a call: takes endpoints, returns the contract's results and errors.
struct UpstreamCall {
  let client: Client
  let call: Call

  /// Answers a list method with the rows of `endpoint`.
  /// - Parameters:
  ///   - isPrivate: whether the request and its response must stay out of every file.
  ///   - others: the searches whose rows are given if the endpoint has none, in order.
  ///   - completion: adds data to a page's rows that the list lacks.
  func list<E: PagedEndpoint>(
    _ endpoint: E, _ options: ListOptions, _ remarks: ListRemarks = ListRemarks(), isPrivate: Bool = false,
    others: [(search: SearchedFor, endpoint: E)] = [], completion: RowCompletion<E.Row>? = nil
  ) async throws -> ListResult<E.Row> where E.Row: JSONWritable & Hashable {
    await call.beginList()
    var context = await call.context
    context.isPrivate = isPrivate
    var remarks = remarks
    remarks.others = others.map(\.search)
    let list = ListCall(
      options: options, remarks: remarks, provider: client.upstream.provider, completion: completion,
      didArrive: { learn($0, from: $0.provenance, isPrivate: isPrivate) }
    ) { [client, context] options, expectedCount in
      ListPages(
        endpoint, others: others.map(\.endpoint), client: client, context: context, from: options.page,
        size: options.pageSize, expectedCount: expectedCount)
    }
    return try await list.answer(call.request)
  }

  /// Runs an endpoint and returns its content.
  func answer<E: Endpoint>(_ endpoint: E) async throws(RPCError) -> E.Content {
    try await response(to: endpoint).content
  }

  /// Runs an endpoint and returns its content with its age filled in.
  func answer<E: Endpoint>(_ endpoint: E) async throws(RPCError) -> E.Content where E.Content: Dated {
    try await response(to: endpoint).dated
  }

  /// Runs an endpoint and returns its content with its provenance.
  /// - Parameter isPrivate: whether the request and its response must stay out of every file.
  func response<E: Endpoint>(
    to endpoint: E, isPrivate: Bool = false
  ) async throws(RPCError) -> Answer<E.Content> {
    var context = await call.context
    context.isPrivate = isPrivate
    do throws(UpstreamError) {
      let answer = try await client.run(endpoint, context: context)
      learn(answer.content, from: answer.provenance, isPrivate: isPrivate)
      return answer
    } catch {
      throw RPCError(error)
    }
  }

  /// Runs an endpoint and returns its content with its age filled in. Throws the upstream's error, for callers that
  /// handle some failures themselves.
  func content<E: Endpoint>(of endpoint: E) async throws(UpstreamError) -> E.Content where E.Content: Dated {
    let answer = try await client.run(endpoint, context: await call.context)
    learn(answer.content, from: answer.provenance, isPrivate: false)
    return answer.dated
  }
}

extension Call {
  /// Answers a list method with rows that were composed of several responses.
  /// - Parameters:
  ///   - provenance: the least fresh of the responses.
  ///   - completion: adds data to a page's rows, so that it need not be fetched for rows that nobody reads.
  ///   - pagesWillBegin: called before a stream's first page.
  func list<Row: JSONWritable & Hashable & Sendable>(
    _ rows: [Row], _ provenance: Provenance, _ options: ListOptions, _ remarks: ListRemarks = ListRemarks(),
    completion: RowCompletion<Row>? = nil, pagesWillBegin: @escaping @Sendable () async -> Void = {}
  ) async throws -> ListResult<Row> {
    await beginList()
    // A call that met a response of its own in the cache has a new one.
    let provenance = provenance == .cache(age: .zero) ? .network : provenance
    let list = ListCall(options: options, remarks: remarks, pagesWillBegin: pagesWillBegin) { options, expectedCount in
      ComposedPages(
        rows: rows, first: options.page, size: options.pageSize, expectedCount: expectedCount, limit: options.limit,
        provenance: provenance, completion: completion)
    }
    return try await list.answer(request)
  }

  /// Begins the request's progress with a percentage, without which clients may ignore later ones (LSP 3.17,
  /// `WorkDoneProgressBegin`).
  func beginList() async { await request?.workDone?.begin(title: Self.progressTitle, percentage: 0) }
}
