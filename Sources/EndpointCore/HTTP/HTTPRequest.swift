// SPDX-License-Identifier: MIT
import FoundationEssentials

/// One request as the transports see it. A value: a transport that changes it hands on a changed copy.
public struct HTTPRequest: Sendable {
  /// What is to be done with what the URL names.
  public var method: HTTPMethod
  /// Absolute, http or https.
  public var url: URL
  /// What goes along; the body's type is added when it is sent.
  public var headers: HTTPHeaders
  /// What the request carries.
  public var body: HTTPBody
  /// How long one attempt may take, from connecting to the last byte; `context.deadline` bounds all attempts together.
  public var timeout: Duration
  /// How many bytes of the answer's body are accepted, counted after decompression.
  public var bodyLimit: Int
  /// How long the answer may be kept; as its headers say, and never for an upstream that fails, unless said.
  public var cachePolicy: CachePolicy
  /// The call that the request belongs to: its deadline, its cache policy, whom to tell.
  public var context: CallContext
  /// Names of headers that hold a secret. They never go to another origin and are never logged.
  public var secretHeaders: Set<String> = []
  /// Names of query items that hold a secret. They never go to another origin and are never logged.
  public var secretQueryItems: Set<String> = []
  /// Whether a redirect may lead there; nil: to the host of `url` and no other.
  public var acceptsRedirect: (@Sendable (_ target: URL) -> Bool)?
  /// Which attempt this is, from 1: told by `RetryTransport` to those below it.
  public var attempt = 1
  /// Whether a connection that was kept from an earlier request won't do.
  public var needsNewConnection = false
  /// Told while the body is being sent, from the transport's thread: it must not block.
  public var onUploadProgress: (@Sendable (UploadProgress) -> Void)?

  /// - Parameter url: absolute, http or https.
  public init(
    method: HTTPMethod = .get, url: URL, headers: HTTPHeaders = [:], body: HTTPBody = .none,
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

  /// 10 seconds.
  public static let defaultTimeout = Duration.seconds(10)
  /// 32 MiB.
  public static let defaultBodyLimit = 32 << 20

  /// The URL as it may be shown: the values of secret query items and any user information are replaced.
  public var redactedURL: String { url.redacted(queryItems: secretQueryItems) }

  /// Knows the secrets that it carries, without what stands before them in a header (`Bearer `).
  var redactor: Redactor {
    let redactor = Redactor()
    for value in secretHeaders.flatMap({ name in headers.values(of: name) }) {
      redactor.add(value.split(separator: " ").last.map(String.init) ?? value)
    }
    for name in secretQueryItems { redactor.add(url.queryItem(name) ?? "") }
    return redactor
  }

  /// A copy for `target`, another URL. On the same origin the secrets go along, in the query too, where an upstream may
  /// have left them out; to another origin they never do, not even where the upstream put them into the URL.
  func moved(to target: URL) -> HTTPRequest {
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
