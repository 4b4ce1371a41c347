// SPDX-License-Identifier: MIT
import FoundationEssentials

/// One thing to ask of an upstream: an immutable value with three pure functions. It says how to make the request, what
/// the answer's status means and what its bytes mean; sending it is a `Client`'s business.
public protocol Endpoint: Sendable {
  /// What a good answer holds.
  associatedtype Content: Sendable

  /// `.get` unless said.
  var method: HTTPMethod { get }
  /// The segments of the path under the base, not encoded: `["v2", "movies", id]`.
  var path: [String] { get }
  /// None unless said.
  var query: QueryItems { get }
  /// A link from an earlier answer, to be asked instead of `path` and `query`. None unless said.
  var link: Link? { get }
  /// None unless said.
  var headers: HTTPHeaders { get }
  /// None unless said.
  var body: HTTPBody { get }
  /// For one attempt; 10 seconds unless said.
  var timeout: Duration { get }
  /// In bytes; 32 MiB unless said.
  var bodyLimit: Int { get }
  /// What is asked tells how old its answer may grow, so each endpoint has to say it.
  var cachePolicy: CachePolicy { get }

  /// Makes the request. Only an endpoint that needs more than the properties above has one of its own.
  func request(base: URL) throws(UpstreamError) -> HTTPRequest
  /// Throws what an answer that is not a success means. By status unless said; a provider that explains its errors in
  /// the body reads them here.
  func validate(_ response: HTTPResponse) throws(UpstreamError)
  /// Reads an answer that `validate` let pass.
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

  public func request(base: URL) throws(UpstreamError) -> HTTPRequest {
    let url: URL
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
