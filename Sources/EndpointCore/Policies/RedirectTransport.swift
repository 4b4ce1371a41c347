// SPDX-License-Identifier: MIT
/// Follows redirects (RFC 9110 section 15.4), at most five in a row. A request that is redirected to another origin
/// (another host or port, or from https to http) continues without its secrets. Redirects to another host are followed
/// only if the request accepts them; otherwise a response could make this machine access addresses that only it can
/// reach. This transport must be inside an `AuthenticationTransport`, whose additions it then treats as secrets.
public struct RedirectTransport: Transport {
  /// The maximum number of consecutive redirects.
  public static let hopLimit = 5

  private let transport: any Transport

  /// - Parameter transport: sends the request of each hop.
  public init(around transport: any Transport) { self.transport = transport }

  public func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    var current = request
    var status: Int?
    for _ in 0...Self.hopLimit {
      let response = try await transport.send(current)
      status = response.status
      guard let next = try Self.next(after: response, to: current, from: request.url) else { return response }
      current = next
    }
    throw UpstreamError(
      .requestFailed, "\(.upstream) redirects more than \(Self.hopLimit) times", httpStatus: status, attempts: 1,
      url: request.redactedURL)
  }

  /// The request that `response` redirects to; nil if it is not a redirect.
  /// - Parameter start: the URL of the original request.
  private static func next(
    after response: HTTPResponse, to request: HTTPRequest, from start: HTTPURL
  ) throws(UpstreamError) -> HTTPRequest? {
    guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"] else {
      return nil
    }
    func refusal(_ message: UpstreamMessage, cause: UpstreamErrorCause? = nil) -> UpstreamError {
      UpstreamError(
        .requestFailed, message, httpStatus: response.status, attempts: response.attempts, url: request.redactedURL,
        cause: cause)
    }
    guard let target = request.url.resolving(location) else {
      throw refusal("\(.upstream) redirects to an invalid URL")
    }
    guard request.acceptsRedirect?(target) ?? (target.host == start.host) else {
      throw refusal(
        "\(.upstream) redirects to \(target.authority), which is not an allowed host",
        cause: .impostor)
    }
    var next = request.moved(to: target)
    if response.status == 303 || request.method == .post && response.status < 303 {
      if request.method != .head { next.method = .get }
      next.body = .none
      next.headers.remove("Content-Type")
    } else if !request.body.isReplayable {
      throw refusal("\(.upstream) redirects a request whose body can be sent only once")
    }
    return next
  }
}
