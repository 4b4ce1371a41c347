// SPDX-License-Identifier: MIT
import JSON

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

/// The request methods that endpoints use (RFC 9110 section 9; PATCH: RFC 5789).
public enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"

  /// Whether sending the request twice has the same effect as sending it once (RFC 9110 section 9.2.2). Only idempotent
  /// requests may be sent again after a failure.
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete: true
    case .post, .patch: false
    }
  }

  /// Whether the request only reads (RFC 9110 section 9.2.1). Only safe requests may be coalesced or answered from a
  /// cache.
  public var isSafe: Bool { self == .get || self == .head }
}

/// The body of a request.
public enum HTTPBody: Sendable {
  case none
  /// Bytes in memory, with their media type.
  case bytes([UInt8], contentType: String)
  /// A JSON text, sent as `application/json`.
  case json(RawJSON)
  /// A file, read while it is sent, so it may be larger than memory.
  case file(path: String, contentType: String)
  /// Chunks that are produced while they are sent.
  case stream(BodyStream, contentType: String)
  /// A multipart form whose files and streams are read while they are sent.
  case multipart(MultipartForm)

  /// The media type; nil without a body.
  public var contentType: String? {
    switch self {
    case .none: nil
    case .json: "application/json"
    case .multipart(let form): form.contentType
    case .bytes(_, let contentType), .file(_, let contentType), .stream(_, let contentType): contentType
    }
  }

  /// Whether the body can be sent again for a retry or a redirect that keeps the method.
  public var isReplayable: Bool {
    switch self {
    case .none, .bytes, .json, .file: true
    case .stream(let stream, _): stream.isReplayable
    case .multipart(let form): form.isReplayable
    }
  }
}

/// A body that is produced while it is sent. Each chunk is requested when the one before it is being sent, so at most
/// two chunks are in memory.
public struct BodyStream: Sendable {
  /// The total number of bytes; nil if unknown, in which case the body is sent chunked.
  public let length: Int?
  /// Whether `chunks` may be called a second time.
  public let isReplayable: Bool
  /// Passes every chunk to `consume` until it returns false.
  let produce: @Sendable (_ consume: @Sendable ([UInt8]) async -> Bool) async throws -> Void

  /// - Parameters:
  ///   - length: the total number of bytes in all chunks, if known.
  ///   - isReplayable: whether another call of `chunks` produces the same bytes.
  ///   - chunks: starts the sequence of chunks.
  public init<Chunks: AsyncSequence & SendableMetatype>(
    length: Int? = nil, isReplayable: Bool = false, chunks: @escaping @Sendable () throws -> Chunks
  ) where Chunks.Element == [UInt8], Chunks.AsyncIterator: SendableMetatype {
    self.length = length
    self.isReplayable = isReplayable
    self.produce = { consume in
      for try await chunk in try chunks() {
        guard await consume(chunk) else { return }
      }
    }
  }
}

/// The progress of sending a request's body.
public struct UploadProgress: Sendable, Hashable {
  /// The number of bytes passed to the connection.
  public let sent: Int
  /// The total number of bytes; nil if unknown.
  public let total: Int?
}

extension HTTPBody {
  /// A form body `a=b&c=d`, sent as `application/x-www-form-urlencoded` (URL Standard section 5), in order. A space is
  /// encoded as `%20`, which form parsers accept as well as `+`.
  public static func form(_ items: QueryItems) -> HTTPBody {
    .bytes(Array(items.encoded.utf8), contentType: "application/x-www-form-urlencoded")
  }
}
