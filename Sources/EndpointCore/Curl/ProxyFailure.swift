// SPDX-License-Identifier: MIT
import CCurl

/// Attributes failures of requests through a proxy: to the proxy itself only where that is certain. Every message names
/// the proxy and the environment variable that configures it.
struct ProxyFailure {
  /// How far libcurl got, which shows where the failure lies. Result codes alone don't: a proxy that refuses to connect
  /// is CURLE_RECV_ERROR in some versions and CURLE_COULDNT_CONNECT in others.
  struct Progress {
    /// The proxy's status for CONNECT (CURLINFO_HTTP_CONNECTCODE); 0 without a response or without CONNECT.
    var connectStatus = 0
    /// The SOCKS proxy's result (CURLINFO_PROXY_ERROR).
    var handshake = CURLPX_OK
    /// Whether the connection was ready for sending the request.
    var isConnected = false
  }

  let proxy: Proxy
  /// The requested URL.
  let url: HTTPURL

  /// - Parameter detail: libcurl's message for this failure; may be empty.
  /// - Returns: nil for a failure that is not about the proxy.
  func error(for code: CURLcode, detail: String, _ progress: Progress) -> UpstreamError? {
    if progress.connectStatus != 0, progress.connectStatus / 100 != 2 { return refusal(progress.connectStatus) }
    switch code {
    case CURLE_COULDNT_RESOLVE_PROXY:
      return unreachable("the name of \(name) can't be resolved", "correct or unset \(proxy.variable)")
    case CURLE_COULDNT_CONNECT:
      return unreachable("\(name) refuses connections", "start it, or correct or unset \(proxy.variable)")
    case CURLE_COULDNT_RESOLVE_HOST: return unresolved
    case CURLE_PROXY: return handshakeError(progress.handshake, detail)
    case CURLE_NOT_BUILT_IN:
      return unreachable(
        "the library libcurl can't use \(name): it was built without support for \(proxy.scheme.rawValue) proxies",
        "set \(proxy.variable) to a proxy that begins with http://", isRetryable: false)
    case CURLE_OPERATION_TIMEDOUT:
      let what = progress.isConnected ? "no answer came from \(host)" : "no connection to \(host) could be made"
      return UpstreamError(.timedOut, "\(what) through \(name) in time", cause: .advice(mayBeDown))
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR: return insecure(code, detail, progress)
    case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL,
      CurlFailure.tooLarge:
      // Through a tunnel, the upstream may have closed the connection. But before the request is sent, only a proxy can
      // have sent headers.
      let isAboutTunnel = progress.connectStatus == 0 || detail.contains("response headers")
      guard proxy.scheme.speaksHTTP, isForwarded || !progress.isConnected && isAboutTunnel else { return nil }
      return unreachable(
        "\(name) did not respond with HTTP\(CurlFailure.suffix(detail))",
        "check that \(proxy.variable) names a proxy that speaks \(proxy.scheme.rawValue)")
    default: return nil
    }
  }

  /// The error in a response that a proxy forwarded or made up: without TLS it can do either, and many proxies show a
  /// web page of their own to block an address or to request a login.
  func error(in response: HTTPResponse, accepting accepted: String?) -> UpstreamError? {
    guard isForwarded else { return nil }
    // Statuses of proxies only (RFC 9110 section 15.5.8, RFC 6585 section 6).
    if response.status == 407 || response.status == 511 { return refusal(response.status) }
    // Statuses of gateways only (RFC 9110 sections 15.6.3 and 15.6.5). That is the proxy here, unless the upstream,
    // which responds with JSON, has gateways of its own.
    let type = response.headers["Content-Type"]?.lowercased() ?? ""
    if response.status == 502 || response.status == 504, !type.contains("json"), !type.hasPrefix("text/html") {
      return unreachable("\(name) can't connect to \(host): it answered with status \(response.status)", mayBeDown)
    }
    guard type.hasPrefix("text/html"), accepted?.lowercased().contains("text/html") != true else { return nil }
    let kind: UpstreamError.Kind
    switch response.status {
    case 200..<300: kind = .upstreamMalformed
    case 401, 403: kind = .upstreamUnreachable
    case 500...: kind = .upstreamFailed
    default: return nil
    }
    return UpstreamError(
      kind, "a web page with status \(response.status) came through \(name) instead of an answer from \(host)",
      httpStatus: response.status, retryAfter: response.retryAfter,
      cause: .advice(
        "it may be the proxy's own, "
          + (response.status == 401
            ? "to ask for the user name and password in \(proxy.variable)"
            : "to log in or to report that \(host) is blocked")
          + "; \(exemption)"),
      isRetryable: kind == .upstreamFailed)
  }

  /// The error for unusable proxy settings; nothing was sent.
  static func error(_ unusable: Proxy.Unusable) -> UpstreamError {
    UpstreamError(
      .upstreamUnreachable, "the proxy in \(unusable.variable) can't be used",
      cause: .advice("set \(unusable.variable) to \(unusable.expected), or unset it"), isRetryable: false)
  }

  /// The error for a proxy that refused the request.
  private func refusal(_ status: Int) -> UpstreamError {
    switch status {
    // tinyproxy responds with 401 to a wrong password.
    case 401, 407: return unauthorized
    case 500...510, 512...:
      return unreachable("\(name) can't connect to \(host): it answered with status \(status)", mayBeDown)
    default:
      return unreachable(
        "\(name) blocks connections to \(host): it answered with status \(status)",
        "log in to the proxy if it requires that, or ask its administrator to allow \(host); \(exemption)",
        isRetryable: false)
    }
  }

  private var unauthorized: UpstreamError {
    guard proxy.login != nil else {
      return unreachable(
        "\(name) requires a user name and a password",
        "put them into \(proxy.variable): \(proxy.scheme.rawValue)://USER:PASSWORD@\(proxy.authority), with "
          + "all characters other than letters and digits percent-encoded", isRetryable: false)
    }
    return unreachable(
      "\(name) does not accept the user name and password",
      "correct them in \(proxy.variable), with all characters other than letters and digits percent-encoded"
        + (proxy.scheme.speaksHTTP ? "; they are sent as Basic authentication" : ""), isRetryable: false)
  }

  private func handshakeError(_ reason: CURLproxycode, _ detail: String) -> UpstreamError {
    switch reason {
    case CURLPX_NO_AUTH, CURLPX_USER_REJECTED, CURLPX_IDENTD, CURLPX_IDENTD_DIFFER: return unauthorized
    case CURLPX_RESOLVE_HOST: return unresolved
    case CURLPX_REPLY_NOT_ALLOWED:
      return unreachable(
        "\(name) blocks connections to \(host)", "ask its administrator to allow \(host); \(exemption)",
        isRetryable: false)
    case CURLPX_REPLY_CONNECTION_REFUSED, CURLPX_REPLY_GENERAL_SERVER_FAILURE, CURLPX_REPLY_HOST_UNREACHABLE,
      CURLPX_REPLY_NETWORK_UNREACHABLE, CURLPX_REPLY_TTL_EXPIRED, CURLPX_REQUEST_FAILED:
      return unreachable("\(name) can't connect to \(host)\(CurlFailure.suffix(detail))", mayBeDown)
    default:
      return unreachable(
        "\(name) did not respond with SOCKS\(CurlFailure.suffix(detail))",
        "check that \(proxy.variable) names a proxy that speaks \(proxy.scheme.rawValue)")
    }
  }

  /// The upstream's name can't be resolved locally, as some SOCKS schemes require.
  private var unresolved: UpstreamError {
    unreachable(
      "the name \(host) can't be resolved here",
      "let the proxy resolve it: use socks5h:// instead of \(proxy.scheme.rawValue):// in \(proxy.variable)")
  }

  private func insecure(_ code: CURLcode, _ detail: String, _ progress: Progress) -> UpstreamError? {
    guard !progress.isConnected else { return nil }
    if proxy.scheme == .https, isForwarded || progress.connectStatus == 0 {
      return UpstreamError(
        .upstreamUnreachable, "no secure connection to \(name) itself can be made\(CurlFailure.suffix(detail))",
        cause: .insecureProxy(variable: proxy.variable), isRetryable: false)
    }
    let page = "the proxy may answer with its own page, to log in or to report that \(host) is blocked; \(exemption)"
    return UpstreamError(
      .upstreamUnreachable,
      "no secure connection to \(host) can be made through \(name)\(CurlFailure.suffix(detail))",
      cause: code == CURLE_PEER_FAILED_VERIFICATION ? .certificateOfProxy : .advice(page), isRetryable: false)
  }

  private func unreachable(_ message: UpstreamMessage, _ advice: String, isRetryable: Bool = true) -> UpstreamError {
    UpstreamError(.upstreamUnreachable, message, cause: .advice(advice), isRetryable: isRetryable)
  }

  /// Whether the proxy receives the request itself, in plain text, instead of tunnelling it.
  private var isForwarded: Bool { proxy.scheme.speaksHTTP && url.scheme == .http }
  private var name: String { "the proxy \(proxy.authority)" }
  private var host: String { url.host }
  private var mayBeDown: String {
    // A proxy without TLS takes the handshake for an incomplete line and waits for the rest.
    let misnamed = proxy.scheme == .https ? "if the proxy does not speak TLS, use http:// for its address; " : ""
    return "\(host) or the proxy in \(proxy.variable) may be down; \(misnamed)\(exemption)"
  }
  private var exemption: String { "set NO_PROXY=\(host) to connect to it directly" }
}
