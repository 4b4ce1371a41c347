// SPDX-License-Identifier: MIT
import CCurl
import Synchronization

/// A transfer: libcurl's configuration for one request, and the response as it arrives.
///
/// Unchecked because libcurl calls back through untyped pointers. Only the task that made it uses it until it is passed
/// to the thread; from then on only the curl thread does, except for `isCancelled`, which is atomic.
final class CurlTransfer: @unchecked Sendable {
  let isCancelled = Atomic(false)
  var continuation: CheckedContinuation<Result<HTTPResponse, UpstreamError>, Never>?

  let request: HTTPRequest
  let configuration: CurlTransport.Configuration
  /// The proxy for the request; nil to connect directly.
  let proxy: Proxy?
  private var easy: UnsafeMutableRawPointer?
  private var trust = CurlTrust.defaults
  /// The header lines as libcurl takes them, which must live as long as the transfer.
  private var headerLines: UnsafeMutablePointer<curl_slist>?
  private let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
  var answer = IncomingAnswer()
  var upload: (any BodySource)?
  /// Whether the request has been sent.
  var isSent = false
  /// The number of body bytes handed to libcurl.
  var sent = 0
  /// The error found by a callback; libcurl only reports that the callback aborted.
  var failure: UpstreamError?

  init(_ request: HTTPRequest, through proxy: Proxy?, _ configuration: CurlTransport.Configuration) {
    self.request = request
    self.proxy = proxy
    self.configuration = configuration
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    answer.bodyLimit = request.bodyLimit
  }

  deinit { errorText.deallocate() }

  /// The transfer that the easy handle belongs to.
  static func of(_ easy: UnsafeMutableRawPointer) -> CurlTransfer? {
    ccurl_easy_get_private(easy).map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Starts the transfer; false if it has already finished, with an error.
  func begin(in session: inout CurlSession, on thread: CurlThread) -> Bool {
    guard !isCancelled.load(ordering: .acquiring) else {
      finish(.failure(.cancelled))
      return false
    }
    let left = min(request.timeout, request.context.deadline - .now)
    guard left > .zero else {
      let error = UpstreamError(.timedOut, "the deadline passed before \(.upstream) could be asked")
      finish(.failure(error), attempts: 0)
      return false
    }
    do throws(UpstreamError) {
      upload = try request.body.source { [weak self, weak thread] in self.map { thread?.resume($0) } }
    } catch {
      finish(.failure(error))
      return false
    }
    guard let easy = ccurl_easy_init() else {
      finish(.failure(UpstreamError(.requestFailed, "the library libcurl can't be initialized")))
      return false
    }
    self.easy = easy
    trust = session.trust ?? CurlTrust(file: configuration.certificateAuthorityFile, of: easy)
    session.trust = trust
    configure(easy, timeout: left)
    if let share = session.share { ccurl_easy_set_pointer(easy, CURLOPT_SHARE, share) }
    if !session.keepsConnections { ccurl_easy_set_number(easy, CURLOPT_FORBID_REUSE, 1) }
    guard ccurl_multi_add_handle(session.multi, easy) == CURLM_OK else {
      release(in: nil)
      finish(.failure(UpstreamError(.requestFailed, "the library libcurl refused the request")))
      return false
    }
    return true
  }

  /// Whether the server, or a proxy, was rejected by less than all certificates that are trusted, before anything was
  /// sent.
  func isRejectedTooSoon(_ code: CURLcode) -> Bool {
    code == CURLE_PEER_FAILED_VERIFICATION && trust.mayHaveMissed && !isSent
  }

  /// Starts the transfer anew.
  func beginAgain(in session: inout CurlSession, on thread: CurlThread) -> Bool {
    release(in: session.multi)
    upload?.close()
    upload = nil
    answer = IncomingAnswer()
    answer.bodyLimit = request.bodyLimit
    return begin(in: &session, on: thread)
  }

  /// Finishes the transfer with libcurl's result.
  func complete(_ code: CURLcode, in multi: UnsafeMutableRawPointer) {
    let failure = code == CURLE_OK ? nil : failure ?? failure(for: code)
    release(in: multi)
    if let failure {
      finish(.failure(failure))
    } else if !answer.hasHeaders {
      finish(.failure(UpstreamError(.upstreamUnreachable, "\(.upstream)'s answer was cut short")))
    } else {
      let response = answer.response(to: request)
      let fault = proxyFailure?.error(in: response, accepting: request.headers["Accept"])
      finish(fault.map { .failure($0) } ?? .success(response))
    }
  }

  private func failure(for code: CURLcode) -> UpstreamError {
    let text = String(cString: errorText)
    var progress = ProxyFailure.Progress()
    if let easy, proxy != nil {
      progress.connectStatus = ccurl_easy_get_long(easy, CURLINFO_HTTP_CONNECTCODE)
      progress.handshake = CURLproxycode(UInt32(clamping: ccurl_easy_get_long(easy, CURLINFO_PROXY_ERROR)))
      // Before 7.80 only the timing shows this; in later versions failed connections have a time too.
      progress.isConnected =
        CurlVersion.ofOpenLibrary.number < 0x07_50_00
        ? ccurl_easy_get_long(easy, CURLINFO_PRETRANSFER_TIME_T) > 0 : isSent
    }
    return proxyFailure?.error(for: code, detail: text, progress)
      ?? CurlFailure.error(for: code, detail: text, headersArePending: !answer.hasHeaders)
  }

  private var proxyFailure: ProxyFailure? { proxy.map { ProxyFailure(proxy: $0, url: request.url) } }

  /// Cancels the transfer and closes its connection.
  func abandon(_ result: Result<HTTPResponse, UpstreamError>, in multi: UnsafeMutableRawPointer) {
    release(in: multi)
    finish(result)
  }

  func reportProgress(_ count: Int) {
    sent += count
    if count > 0 { request.onUploadProgress?(UploadProgress(sent: sent, total: upload?.length)) }
  }

  func resumeSending() {
    if let easy { ccurl_easy_pause(easy, CURLPAUSE_CONT) }
  }

  /// Resumes the waiting task, at most once.
  /// - Parameter attempts: the number of attempts that a failure was; 0 if nothing was begun.
  func finish(_ result: Result<HTTPResponse, UpstreamError>, attempts: Int = 1) {
    upload?.close()
    upload = nil
    let result = result.mapError { error in
      var error = error
      error.attempts = max(error.attempts, attempts)
      error.url = error.url ?? request.redactedURL
      return error
    }
    continuation?.resume(returning: result)
    continuation = nil
  }

  private func release(in multi: UnsafeMutableRawPointer?) {
    if let easy {
      if let multi { ccurl_multi_remove_handle(multi, easy) }
      ccurl_easy_cleanup(easy)
    }
    easy = nil
    ccurl_slist_free_all(headerLines)
    headerLines = nil
  }

  private func configure(_ easy: UnsafeMutableRawPointer, timeout: Duration) {
    let this = Unmanaged.passUnretained(self).toOpaque()
    func set(_ option: CURLoption, _ value: Int) { ccurl_easy_set_number(easy, option, Int64(value)) }
    func set(_ option: CURLoption, _ text: String) { _ = text.withCString { ccurl_easy_set_pointer(easy, option, $0) } }
    ccurl_easy_set_pointer(easy, CURLOPT_PRIVATE, this)
    ccurl_easy_set_pointer(easy, CURLOPT_ERRORBUFFER, errorText)
    set(CURLOPT_NOSIGNAL, 1)
    // A pending name resolution must not block the thread when its transfer ends.
    set(CURLOPT_QUICK_EXIT, 1)
    set(CURLOPT_URL, request.url.text)
    set(CURLOPT_PATH_AS_IS, 1)
    set(CURLOPT_FOLLOWLOCATION, 0)
    set(CURLOPT_USERAGENT, configuration.userAgent)
    set(CURLOPT_ACCEPT_ENCODING, "")
    set(CURLOPT_TIMEOUT_MS, timeout.curlMilliseconds)
    set(CURLOPT_CONNECTTIMEOUT_MS, min(timeout, CurlTransport.connectTimeout).curlMilliseconds)
    set(CURLOPT_SSL_VERIFYPEER, 1)
    set(CURLOPT_SSL_VERIFYHOST, 2)
    trust.configure(easy, forProxy: proxy != nil)
    chooseProtocol(easy)
    if request.needsNewConnection { set(CURLOPT_FRESH_CONNECT, 1) }
    configureProxy(easy)

    ccurl_easy_set_request_callback(easy, beginRequest)
    ccurl_easy_set_pointer(easy, CURLOPT_PREREQDATA, this)
    ccurl_easy_set_callback(easy, CURLOPT_HEADERFUNCTION, receiveHeader)
    ccurl_easy_set_pointer(easy, CURLOPT_HEADERDATA, this)
    ccurl_easy_set_callback(easy, CURLOPT_WRITEFUNCTION, receiveBody)
    ccurl_easy_set_pointer(easy, CURLOPT_WRITEDATA, this)

    switch request.method {
    case .get: break
    case .head: set(CURLOPT_NOBODY, 1)
    case .post, .put, .patch, .delete: set(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
    }
    if request.method != .head { ccurl_easy_set_number(easy, CURLOPT_MAXFILESIZE_LARGE, Int64(request.bodyLimit)) }
    if let upload {
      set(CURLOPT_UPLOAD, 1)
      if let length = upload.length { set(CURLOPT_INFILESIZE_LARGE, length) }
      ccurl_easy_set_callback(easy, CURLOPT_READFUNCTION, sendBody)
      ccurl_easy_set_pointer(easy, CURLOPT_READDATA, this)
      if request.method == .get { set(CURLOPT_CUSTOMREQUEST, "GET") }
    } else if request.method == .post || request.method == .put || request.method == .patch {
      // Sends `Content-Length: 0`, which these methods require (RFC 9110 section 8.6).
      set(CURLOPT_POSTFIELDSIZE, 0)
      set(CURLOPT_POST, 1)
    }

    addHeaderLines()
    ccurl_easy_set_pointer(easy, CURLOPT_HTTPHEADER, headerLines)
  }

  private func chooseProtocol(_ easy: UnsafeMutableRawPointer) {
    if "http,https".withCString({ ccurl_easy_set_pointer(easy, CURLOPT_PROTOCOLS_STR, $0) }) != CURLE_OK {
      // Libraries before 7.85 support only the bit mask.
      ccurl_easy_set_number(easy, CURLOPT_PROTOCOLS, Int64(CURLPROTO_HTTP | CURLPROTO_HTTPS))
    }
    if CurlVersion.ofOpenLibrary.multiplexesReliably {
      ccurl_easy_set_number(easy, CURLOPT_HTTP_VERSION, Int64(CURL_HTTP_VERSION_2TLS))
      // Concurrent requests wait for one shared connection instead of opening one each.
      if request.url.scheme == .https { ccurl_easy_set_number(easy, CURLOPT_PIPEWAIT, 1) }
    } else {
      ccurl_easy_set_number(easy, CURLOPT_HTTP_VERSION, Int64(CURL_HTTP_VERSION_1_1))
    }
  }

  private func configureProxy(_ easy: UnsafeMutableRawPointer) {
    func set(_ option: CURLoption, _ text: String) { _ = text.withCString { ccurl_easy_set_pointer(easy, option, $0) } }
    // Both are always set; otherwise libcurl would read the environment itself.
    set(CURLOPT_PROXY, proxy?.address ?? "")
    set(CURLOPT_NOPROXY, "")
    guard let proxy else { return }
    if let login = proxy.login {
      // Not in the address, which libcurl includes in its messages.
      set(CURLOPT_PROXYUSERNAME, login.user)
      set(CURLOPT_PROXYPASSWORD, login.password)
    }
    // The headers of the proxy's CONNECT response are not part of the upstream's response.
    ccurl_easy_set_number(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
  }

  private func addHeaderLines() {
    func add(_ line: String) { headerLines = ccurl_slist_append(headerLines, line) }
    for field in request.headers.fields {
      // libcurl's syntax for a header without a value.
      add(field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
    }
    if let contentType = request.body.contentType, request.headers["Content-Type"] == nil {
      add("Content-Type: \(contentType)")
    } else if request.headers["Content-Type"] == nil {
      add("Content-Type:")
    }
    // libcurl would wait a second for a 100 response, which many servers never send.
    add("Expect:")
  }
}

extension CurlTransfer: Hashable {
  static func == (left: CurlTransfer, right: CurlTransfer) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Duration {
  /// The duration for libcurl, where 0 means "no limit": 1 ms to a day.
  fileprivate var curlMilliseconds: Int { min(max(1, milliseconds), 86_400_000) }
}
