// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import FoundationEssentials
import JSONRPC
import Pixabay
import TMDB

/// One call of a method that asks upstreams, with everything that answering it takes beside its own params.
struct Call: Sendable {
  /// What all calls share.
  let services: Services
  /// Who asked, and where progress goes.
  let request: RequestContext
  /// How it is to be answered.
  var options: CallOptions

  var amc: UpstreamCall { self[.amc] }
  var tmdb: UpstreamCall { self[.tmdb] }
  var pixabay: UpstreamCall { self[.pixabay] }

  /// An upstream on the list, asked on behalf of this call.
  subscript(upstream: Upstream) -> UpstreamCall { UpstreamCall(client: services[upstream], call: self) }

  /// When it has had its time.
  var deadline: ContinuousClock.Instant { request.deadline(options) }

  /// In which language, for which country and with which images it is answered.
  var presentation: Presentation {
    let preferences = services.session.preferences
    return Presentation(
      language: options.language ?? preferences.language, region: options.region ?? preferences.region,
      images: services.usualImages)
  }

  /// Where TMDB's images are and in which sizes: as a setting says, else as TMDB does, else as it has done for years.
  /// Not to know it better is no reason for a call to fail or to wait long.
  var imageConfiguration: ImageConfiguration {
    get async {
      guard services.movedImages[.tmdb] == nil else { return services.usualImages }
      var context = await context
      context.deadline = min(context.deadline, .now + .seconds(5))
      guard let configuration = try? await tmdb.client.run(ConfigurationEndpoint(), context: context).content else {
        return .default
      }
      return URL(string: configuration.base).flatMap(services.downloads.hosts.upstream) == .tmdb
        ? configuration : .default
    }
  }

  /// What a call to an upstream needs to know of this one; the request's progress begins with it.
  var context: CallContext {
    get async {
      var context = silentContext
      await request.workDone?.begin(title: Self.progressTitle)
      if request.workDone != nil || request.partialResults != nil { context.onRetry = request.tell }
      return context
    }
  }

  /// The same for a call beside the one that the client waits for: it is no part of the request's progress.
  var silentContext: CallContext {
    CallContext(
      requestID: request.id.map { "\($0)" }, deadline: deadline, cacheMode: options.cache.mode,
      language: options.language ?? services.session.preferences.language)
  }

  static let progressTitle = "Loading"
}

extension Router {
  /// A handler that asks upstreams.
  mutating func handle<M: RPCMethod>(
    _ method: M.Type, _ services: Services, _ body: @escaping @Sendable (M.Params, Call) async throws -> M.Result
  ) where M.Params: CallParameters {
    handle(method) { params, request in
      try await body(params, Call(services: services, request: request, options: params.call))
    }
  }
}

extension RequestContext {
  /// Shows that something is asked for again: a page of a stream in its place in the stream.
  fileprivate func tell(_ notice: RetryNotice) async {
    // A client that is gone is noticed by the next page.
    if notice.page != nil { try? await partialResults?.send(Fault(retrying: notice)) }
    let seconds = notice.wait.wholeSeconds + 1
    await workDone?.report(message: "Trying again within \(seconds) s: \(RPCError(notice.error).message)")
  }

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
