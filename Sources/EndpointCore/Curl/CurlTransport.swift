// SPDX-License-Identifier: MIT
import Basics
import FoundationEssentials

/// Talks HTTP through libcurl: one thread, one connection pool, HTTP/2 over TLS where the upstream offers it and the
/// library can be trusted with it (`CurlVersion`), every content coding that libcurl knows, proxies as the environment
/// says, TLS verification always on.
///
/// Redirects are answers here; `RedirectTransport` follows them. When the task is cancelled the connection of the
/// transfer is closed before `send` throws.
public final class CurlTransport: Transport {
  /// What is the same for every request.
  public struct Configuration: Sendable {
    /// Product, version and a way to reach its makers.
    public var userAgent: String
    /// A file of PEM certificates to trust instead of the system's.
    public var certificateAuthorityFile: String?
    /// The way to each host.
    public var proxies: ProxyEnvironment

    /// The system's certificates are trusted and every host is asked directly unless said.
    public init(userAgent: String, certificateAuthorityFile: String? = nil, proxies: ProxyEnvironment = .none) {
      self.userAgent = userAgent
      self.certificateAuthorityFile = certificateAuthorityFile
      self.proxies = proxies
    }
  }

  /// For name, connection and TLS handshake together.
  static let connectTimeout = Duration.seconds(5)

  private let configuration: Configuration
  private let thread: CurlThread

  /// Costs nothing: the thread starts and the library is opened with the first request.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
    thread = CurlThread()
  }

  /// Over another library than the system's libcurl.
  init(_ configuration: Configuration, library: String) {
    self.configuration = configuration
    thread = CurlThread(library: library)
  }

  deinit { thread.stop() }

  public func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    let scheme = request.url.scheme?.lowercased()
    guard scheme == "http" || scheme == "https", request.url.host()?.isEmpty == false else {
      throw UpstreamError(.requestFailed, "only http and https are spoken", url: request.redactedURL)
    }
    if let field = request.headers.fields.first(where: { !$0.name.isToken }) {
      throw UpstreamError(.requestFailed, "\"\(field.name)\" can't be the name of a header", url: request.redactedURL)
    }
    let transfer = CurlTransfer(request, through: try proxy(for: request), configuration)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        transfer.continuation = continuation
        thread.start(transfer)
      }
    } onCancel: {
      thread.cancel(transfer)
    }
    return try result.get()
  }

  private func proxy(for request: HTTPRequest) throws(UpstreamError) -> Proxy? {
    switch configuration.proxies.route(to: request.url) {
    case .direct: return nil
    case .proxy(let proxy): return proxy
    case .unusable(let reason):
      var error = ProxyFailure.error(reason)
      error.url = request.redactedURL
      throw error
    }
  }

  /// Ends every transfer and closes every connection; returns when that is done. Later requests fail.
  public func close() async {
    await thread.stopped()
  }
}

extension String {
  /// Whether it is a token (RFC 9110 section 5.6.2), as the names of headers are.
  fileprivate var isToken: Bool {
    let marks = "!#$%&'*+-.^_`|~".utf8
    return !isEmpty && utf8.allSatisfy { $0.isASCIIAlphanumeric || marks.contains($0) }
  }
}
