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
    _ endpoint: E, _ options: ListOptions, _ notes: ListNotes = ListNotes(), isPrivate: Bool = false,
    others: [(search: SearchedFor, endpoint: E)] = [], completion: RowCompletion<E.Row>? = nil
  ) async throws -> ListResult<E.Row> where E.Row: JSONWritable & Hashable {
    let list = UpstreamList(
      upstream: self, endpoint: endpoint, others: others, notes: notes, isPrivate: isPrivate, completion: completion)
    return try await call.list(list, options)
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
    await call.beginProgress()
    var context = call.context
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
    await call.beginProgress()
    let answer = try await client.run(endpoint, context: call.context)
    learn(answer.content, from: answer.provenance, isPrivate: false)
    return answer.dated
  }
}

extension Call {
  /// Answers a list method with rows that were composed of several responses.
  /// - Parameters:
  ///   - provenance: the least fresh of the responses.
  ///   - completion: adds data to a page's rows, so that it need not be fetched for rows that nobody reads.
  func list<Row: JSONWritable & Hashable & Sendable>(
    _ rows: [Row], _ provenance: Provenance, _ options: ListOptions, _ notes: ListNotes = ListNotes(),
    completion: RowCompletion<Row>? = nil
  ) async throws -> ListResult<Row> {
    // A response of the same second is this call's own.
    let provenance = provenance == .cache(age: .zero) ? .network : provenance
    return try await list(
      ComposedList(rows: rows, provenance: provenance, notes: notes, completion: completion), options)
  }

  fileprivate func list<Source: ListSource>(
    _ source: Source, _ options: ListOptions
  ) async throws -> ListResult<Source.Row> {
    await beginProgress(percentage: 0)
    return try await ListCall(options: options, source: source).answer(request)
  }
}
