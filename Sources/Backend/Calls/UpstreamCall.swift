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
  ///   - emptyMessage: the message for people if the list is empty.
  ///   - isPrivate: whether the request and its response must stay out of every file.
  ///   - linkedFrom: the id in the request, if `endpoint` uses another provider's id of the same movie.
  ///   - completion: adds data to a page's rows that the list lacks.
  func list<E: PagedEndpoint>(
    _ endpoint: E, _ options: ListOptions, emptyMessage: String? = nil, isPrivate: Bool = false,
    linkedFrom: EntityID? = nil, completion: ListCall<E>.RowCompletion? = nil
  ) async throws -> ListResult<E.Row> where E.Row: JSONWritable & Hashable {
    let list = ListCall(
      endpoint: endpoint, client: client, options: options, emptyMessage: emptyMessage, linkedFrom: linkedFrom,
      completion: completion)
    // Clients may ignore the percentages of progress that began without one (LSP 3.17, `WorkDoneProgressBegin`).
    await call.request.workDone?.begin(title: Call.progressTitle, percentage: 0)
    var context = await call.context
    context.isPrivate = isPrivate
    return try await list.answer(in: context, to: call.request)
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
  func response<E: Endpoint>(to endpoint: E) async throws(RPCError) -> Answer<E.Content> {
    do throws(UpstreamError) {
      return try await client.run(endpoint, context: await call.context)
    } catch {
      throw RPCError(error)
    }
  }

  /// Runs an endpoint and returns its content with its age filled in. Throws the upstream's error, for callers that
  /// handle some failures themselves.
  func content<E: Endpoint>(of endpoint: E) async throws(UpstreamError) -> E.Content where E.Content: Dated {
    try await client.run(endpoint, context: await call.context).dated
  }
}
