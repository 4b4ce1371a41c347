// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON
import JSONRPC

/// One upstream as the families use it: endpoints in, the contract's answers and errors out.
struct UpstreamService {
  let client: Client
  let session: Session

  /// Answers a list method with what `endpoint` lists.
  /// - Parameters:
  ///   - emptyMessage: what to tell a person whose list is empty.
  ///   - isPrivate: what is asked for, and the answer, stay out of every file.
  ///   - linkedFrom: the id that was asked for, where `endpoint` asks for another one of the same thing.
  ///   - completing: adds to the rows of a page what the list itself doesn't say.
  func list<E: PagedEndpoint>(
    _ endpoint: E, _ params: some ListParameters, _ request: RequestContext, emptyMessage: String? = nil,
    isPrivate: Bool = false, linkedFrom: EntityID? = nil, completing: ListCall<E>.Completing? = nil
  ) async throws -> ListResult<E.Row> where E.Row: JSONWritable & Hashable {
    let call = ListCall(
      endpoint: endpoint, client: client, options: params.list, emptyMessage: emptyMessage, linkedFrom: linkedFrom,
      completing: completing)
    // Clients may leave out the percentages of a progress that began without one (LSP 3.17, `WorkDoneProgressBegin`).
    await request.workDone?.begin(title: Self.progressTitle, percentage: 0)
    var context = await context(params.call, request)
    context.isPrivate = isPrivate
    return try await call.answer(in: context, to: request)
  }

  /// Asks for one thing.
  func answer<E: Endpoint>(
    _ endpoint: E, _ params: some CallParameters, _ request: RequestContext
  ) async throws(RPCError) -> E.Content {
    try await answer(endpoint, params.call, request)
  }

  /// Asks for one thing.
  func answer<E: Endpoint>(
    _ endpoint: E, _ call: CallOptions, _ request: RequestContext
  ) async throws(RPCError) -> E.Content {
    try await response(to: endpoint, call, request).content
  }

  /// Asks for one thing, which then tells how old it is.
  func answer<E: Endpoint>(
    _ endpoint: E, _ params: some CallParameters, _ request: RequestContext
  ) async throws(RPCError) -> E.Content where E.Content: Dated {
    try await response(to: endpoint, params.call, request).dated
  }

  /// Asks for one thing; tells how it was come by as well.
  func response<E: Endpoint>(
    to endpoint: E, _ call: CallOptions, _ request: RequestContext
  ) async throws(RPCError) -> Answer<E.Content> {
    do throws(UpstreamError) {
      return try await client.run(endpoint, context: await context(call, request))
    } catch {
      throw RPCError(error)
    }
  }

  /// Asks for one thing, which then tells how old it is, and leaves it to the caller what a failure means.
  func content<E: Endpoint>(
    of endpoint: E, _ call: CallOptions, _ request: RequestContext
  ) async throws(UpstreamError) -> E.Content where E.Content: Dated {
    try await client.run(endpoint, context: await context(call, request)).dated
  }

  /// What a call to this upstream needs to know of the request that it is made for; the request's progress begins with
  /// it.
  func context(_ options: CallOptions, _ request: RequestContext) async -> CallContext {
    var context = silentContext(options, request)
    guard let workDone = request.workDone else { return context }
    await workDone.begin(title: Self.progressTitle)
    context.onRetry = { notice in
      let seconds = notice.wait.wholeSeconds + 1
      await workDone.report(message: "Trying again within \(seconds) s: \(RPCError(notice.error).message)")
    }
    return context
  }

  /// The same for a call beside the one that the client waits for: it is no part of the request's progress.
  func silentContext(_ options: CallOptions, _ request: RequestContext) -> CallContext {
    CallContext(
      requestID: request.id.map { "\($0)" }, deadline: request.deadline(options),
      cacheMode: options.cache.mode, language: options.language ?? session.preferences.language)
  }

  private static let progressTitle = "Loading"
}

extension RequestContext {
  /// When the request has had its time, which counts from when it was read, so that waiting in the queue is part of it.
  func deadline(_ options: CallOptions) -> ContinuousClock.Instant {
    received + .milliseconds(options.timeoutMilliseconds)
  }

  /// The same where everything that follows has to wait: not longer than `limit`.
  func deadlineInOrder(_ options: CallOptions, atMost limit: Duration = .seconds(2)) -> ContinuousClock.Instant {
    min(deadline(options), received + limit)
  }
}

extension CacheOption {
  fileprivate var mode: CacheMode {
    switch self {
    case .default: .default
    case .reload: .reload
    case .only: .only
    }
  }
}
