// SPDX-License-Identifier: MIT
import EndpointCore

/// A transport that answers requests to the upstreams from the built-in catalogue. It needs no network and no keys.
public struct SandboxTransport: Transport {
  private let time: @Sendable () -> SandboxClock

  /// - Parameter clock: a fixed time for the sandbox. It decides which films have been released.
  public init(clock: SandboxClock = .standard) { time = { clock } }

  /// - Parameter time: returns the sandbox's time at each request.
  public init(time: @escaping @Sendable () -> SandboxClock) { self.time = time }

  /// Answers the request. The body is empty, with status 404 for a host that the sandbox doesn't simulate, and 405 for
  /// a method that may change something.
  /// - Throws: `cancelled` in a cancelled task, `responseTooLarge` for a body above the request's limit.
  public func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    guard !Task.isCancelled else { throw UpstreamError.cancelled }
    var reply = answer(SandboxRequest(request, clock: time()))
    if request.method == .head { reply.body = [] }
    guard reply.body.count <= request.bodyLimit else {
      throw UpstreamError(.responseTooLarge, "the answer is larger than allowed", attempts: 1, url: request.redactedURL)
    }
    return HTTPResponse(status: reply.status, headers: reply.headers, body: reply.body, url: request.url)
  }

  private func answer(_ request: SandboxRequest) -> SandboxReply {
    guard request.method.isSafe else { return .empty(405) }
    switch request.host {
    case "api.amctheatres.com": return AMCSite.answer(request)
    case "api.themoviedb.org": return TMDBSite.answer(request)
    case "pixabay.com" where request.path.first == "get": return ImageSite.answer(request)
    case "pixabay.com": return PixabaySite.answer(request)
    case let host where ImageSite.hosts.contains(host): return ImageSite.answer(request)
    default: return .empty(404)
    }
  }
}
