// SPDX-License-Identifier: MIT
import JSON

/// A request to an upstream, as an immutable value with three pure functions: they make the request, interpret the
/// response's status and read its body. A `Client` sends it.
public protocol Endpoint: Sendable {
  /// The content of a successful response.
  associatedtype Content: Sendable

  /// The request method; `.get` by default.
  var method: HTTPMethod { get }
  /// The path's segments below the base, not percent-encoded: `["v2", "movies", id]`.
  var path: [String] { get }
  /// The query items; none by default.
  var query: QueryItems { get }
  /// A link from an earlier response, requested instead of `path` and `query`. Nil by default.
  var link: Link? { get }
  /// Additional header fields; none by default.
  var headers: HTTPHeaders { get }
  /// The request body; none by default.
  var body: HTTPBody { get }
  /// The time limit for one attempt; 10 seconds by default.
  var timeout: Duration { get }
  /// The limit on the response body in bytes; 32 MiB by default.
  var bodyLimit: Int { get }
  /// How long a response may be cached. It depends on the content, so every endpoint must state it.
  var cachePolicy: CachePolicy { get }

  /// Makes the request. Only an endpoint that needs more than the properties above implements this.
  func request(base: HTTPURL) throws(UpstreamError) -> HTTPRequest
  /// Throws the error that an unsuccessful response stands for, by default from its status. An endpoint whose provider
  /// explains errors in the body reads them here.
  func validate(_ response: HTTPResponse) throws(UpstreamError)
  /// Reads the content of a response that passed `validate`.
  func content(of response: HTTPResponse) throws(UpstreamError) -> Content
}

extension Endpoint {
  public var method: HTTPMethod { .get }
  public var query: QueryItems { [:] }
  public var link: Link? { nil }
  public var headers: HTTPHeaders { [:] }
  public var body: HTTPBody { .none }
  public var timeout: Duration { HTTPRequest.defaultTimeout }
  public var bodyLimit: Int { HTTPRequest.defaultBodyLimit }

  public func request(base: HTTPURL) throws(UpstreamError) -> HTTPRequest {
    let url: HTTPURL
    if let link {
      url = try link.resolved(against: base)
    } else {
      url = try URLBuilder.url(base: base, path: path, query: query)
    }
    return HTTPRequest(
      method: method, url: url, headers: headers, body: body, timeout: timeout, bodyLimit: bodyLimit,
      cachePolicy: cachePolicy)
  }

  public func validate(_ response: HTTPResponse) throws(UpstreamError) {
    if let error = UpstreamError(statusOf: response) { throw error }
  }
}

/// An endpoint whose response carries no information beyond its status (204, or a body without content of interest).
public protocol EmptyEndpoint: Endpoint where Content == Void {}

extension EmptyEndpoint {
  public func content(of response: HTTPResponse) throws(UpstreamError) {}
}

/// An endpoint whose response is JSON. The endpoint itself unwraps an envelope such as HAL's `_embedded`.
public protocol JSONEndpoint: Endpoint {
  /// Reads the content from the response's JSON.
  func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Content
}

extension JSONEndpoint {
  public func content(of response: HTTPResponse) throws(UpstreamError) -> Content {
    try content(of: response.json(), response: response)
  }
}

extension JSONEndpoint where Content: JSONReadable {
  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Content {
    do throws(JSONMismatch) {
      return try json.read()
    } catch {
      throw UpstreamError(error)
    }
  }
}

extension UpstreamError {
  /// An error for JSON whose value at `mismatch.pointer` is not of the expected kind.
  public init(_ mismatch: JSONMismatch) {
    let place: UpstreamMessage =
      mismatch.pointer.isEmpty ? "\(.upstream)'s answer" : "\(mismatch.pointer) of \(.upstream)'s answer"
    self.init(.upstreamMalformed, "\(place) should be \(mismatch.expected) but is \(mismatch.got)")
  }
}
