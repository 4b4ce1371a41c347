// SPDX-License-Identifier: MIT
/// A request as the transports see it. It is a value: a transport that changes it passes on a changed copy.
public struct HTTPRequest: Sendable {
  /// The request method.
  public var method: HTTPMethod
  /// The address to send it to.
  public var url: HTTPURL
  /// The header fields. `Content-Type` is added from the body when the request is sent.
  public var headers: HTTPHeaders
  /// The request body.
  public var body: HTTPBody
  /// The time limit for one attempt, from connecting to the last byte; `context.deadline` bounds all attempts together.
  public var timeout: Duration
  /// The limit on the response body in bytes, after decompression.
  public var bodyLimit: Int
  /// How long the response may be cached. By default its headers decide, and it is never served in place of a failure.
  public var cachePolicy: CachePolicy
  /// The call that the request belongs to: its deadline, cache mode and callbacks.
  public var context: CallContext
  /// Names of headers that hold a secret. They are never sent to another origin and never logged.
  public var secretHeaders: Set<String> = []
  /// Names of query items that hold a secret. They are never sent to another origin and never logged.
  public var secretQueryItems: Set<String> = []
  /// Whether a redirect to this URL may be followed; nil allows only redirects to the host of `url`.
  public var acceptsRedirect: (@Sendable (_ target: HTTPURL) -> Bool)?
  /// The number of this attempt, from 1; set by `RetryTransport` for the transports below it.
  public var attempt = 1
  /// Whether a connection reused from an earlier request must not be used.
  public var needsNewConnection = false
  /// Called while the body is being sent, on the transport's thread; must not block.
  public var onUploadProgress: (@Sendable (UploadProgress) -> Void)?

  /// Everything but the address has a default.
  public init(
    method: HTTPMethod = .get, url: HTTPURL, headers: HTTPHeaders = [:], body: HTTPBody = .none,
    timeout: Duration = defaultTimeout, bodyLimit: Int = defaultBodyLimit,
    cachePolicy: CachePolicy = .asAnswered(.availability), context: CallContext = CallContext()
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.bodyLimit = bodyLimit
    self.cachePolicy = cachePolicy
    self.context = context
  }

  /// The default time limit for one attempt: 10 seconds.
  public static let defaultTimeout = Duration.seconds(10)
  /// The default limit on the response body: 32 MiB.
  public static let defaultBodyLimit = 32 << 20

  /// The URL for display: values of secret query items are replaced, and user information is removed.
  public var redactedURL: String { url.redacted(queryItems: secretQueryItems) }

  /// A redactor for the secrets in this request, without their scheme in a header (`Bearer `).
  var redactor: Redactor {
    let redactor = Redactor()
    for value in secretHeaders.flatMap({ name in headers.values(of: name) }) {
      redactor.add(value.split(separator: " ").last.map(String.init) ?? value)
    }
    for name in secretQueryItems { redactor.add(url.queryItem(name) ?? "") }
    return redactor
  }

  /// A copy of the request for another URL. On the same origin it keeps the secrets, including those in the query,
  /// which an upstream may have left out of a redirect. Another origin never gets them, not even where the upstream put
  /// them into the URL.
  func moved(to target: HTTPURL) -> HTTPRequest {
    var copy = self
    copy.url = target.removing(queryItems: secretQueryItems)
    if target.hasSameOrigin(as: url) {
      for name in secretQueryItems.sorted() {
        if let value = url.queryItem(name) { copy.url = copy.url.adding(queryItem: name, value) }
      }
    } else {
      for name in secretHeaders { copy.headers.remove(name) }
    }
    return copy
  }
}
