// SPDX-License-Identifier: MIT
import Basics

/// HTTP through libcurl: one thread, one connection pool, HTTP/2 over TLS if the upstream offers it and the library
/// handles it reliably (`CurlVersion`), all content codings that libcurl knows, proxies from the configuration, and TLS
/// verification always on.
///
/// Redirects are returned as responses; `RedirectTransport` follows them. When the task is cancelled, the transfer's
/// connection is closed before `send` throws.
public final class CurlTransport: Transport {
  /// The settings that apply to every request.
  public struct Configuration: Sendable {
    /// The `User-Agent` field: product, version and a contact address.
    public var userAgent: String
    /// A file of PEM certificates to trust instead of the system's.
    public var certificateAuthorityFile: String?
    /// The proxy for each host.
    public var proxies: ProxyEnvironment

    /// By default, trusts the system's certificates and connects to every host directly.
    public init(userAgent: String, certificateAuthorityFile: String? = nil, proxies: ProxyEnvironment = .none) {
      self.userAgent = userAgent
      self.certificateAuthorityFile = certificateAuthorityFile
      self.proxies = proxies
    }
  }

  /// The time limit for name resolution, connection and TLS handshake together.
  static let connectTimeout = Duration.seconds(5)

  private let configuration: Configuration
  private let thread: CurlThread

  /// Costs nothing yet: the first request starts the thread and loads the library.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
    thread = CurlThread()
  }

  /// Uses another library than the system's libcurl.
  init(_ configuration: Configuration, library: String) {
    self.configuration = configuration
    thread = CurlThread(library: library)
  }

  deinit { thread.stop() }

  /// Begins to open the library, which with all that it needs takes longer than the rest of a start. Returns at once.
  func prepare() { thread.open() }

  public func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    if let field = request.headers.fields.first(where: { !$0.name.isToken }) {
      throw UpstreamError(.requestFailed, "\"\(field.name)\" is not a valid header name", url: request.redactedURL)
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

  /// Cancels all transfers and closes all connections, then returns. Later requests fail.
  public func close() async {
    await thread.stopped()
  }
}

extension String {
  /// Whether this is a token (RFC 9110 section 5.6.2), as field names are.
  fileprivate var isToken: Bool {
    let marks = "!#$%&'*+-.^_`|~".utf8
    return !isEmpty && utf8.allSatisfy { $0.isASCIIAlphanumeric || marks.contains($0) }
  }
}
