// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import JSONRPC

/// One upstream, asked on behalf of a call: endpoints in, the contract's answers and errors out.
struct UpstreamCall {
  let client: Client
  let call: Call

  /// Answers a list method with what `endpoint` lists.
  /// - Parameters:
  ///   - emptyMessage: what to tell a person whose list is empty.
  ///   - isPrivate: what is asked for, and the answer, stay out of every file.
  ///   - linkedFrom: the id that was asked for, where `endpoint` asks for another one of the same thing.
  ///   - completion: adds to the rows of a page what the list itself doesn't say.
  func list<E: PagedEndpoint>(
    _ endpoint: E, _ options: ListOptions, emptyMessage: String? = nil, isPrivate: Bool = false,
    linkedFrom: EntityID? = nil, completion: ListCall<E>.RowCompletion? = nil
  ) async throws -> ListResult<E.Row> where E.Row: JSONWritable & Hashable {
    let list = ListCall(
      endpoint: endpoint, client: client, options: options, emptyMessage: emptyMessage, linkedFrom: linkedFrom,
      completion: completion)
    // Clients may leave out the percentages of a progress that began without one (LSP 3.17, `WorkDoneProgressBegin`).
    await call.request.workDone?.begin(title: Call.progressTitle, percentage: 0)
    var context = await call.context
    context.isPrivate = isPrivate
    return try await list.answer(in: context, to: call.request)
  }

  /// Asks for one thing.
  func answer<E: Endpoint>(_ endpoint: E) async throws(RPCError) -> E.Content {
    try await response(to: endpoint).content
  }

  /// Asks for one thing, which then tells how old it is.
  func answer<E: Endpoint>(_ endpoint: E) async throws(RPCError) -> E.Content where E.Content: Dated {
    try await response(to: endpoint).dated
  }

  /// Asks for one thing; tells how it was come by as well.
  func response<E: Endpoint>(to endpoint: E) async throws(RPCError) -> Answer<E.Content> {
    do throws(UpstreamError) {
      return try await client.run(endpoint, context: await call.context)
    } catch {
      throw RPCError(error)
    }
  }

  /// Asks for one thing, which then tells how old it is, and leaves it to the caller what a failure means.
  func content<E: Endpoint>(of endpoint: E) async throws(UpstreamError) -> E.Content where E.Content: Dated {
    try await client.run(endpoint, context: await call.context).dated
  }
}
