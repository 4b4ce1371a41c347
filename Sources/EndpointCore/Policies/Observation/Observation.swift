// SPDX-License-Identifier: MIT
/// A completed call or attempt, for traces and statistics. Its public properties contain no secret.
public struct Observation: Sendable {
  /// The subject of an observation.
  public enum Subject: Sendable, Hashable {
    /// A whole call, including cache, waits and retries.
    case call
    /// One attempt on the network, with its number from 1.
    case attempt(Int)
  }

  /// Whether this is a call or an attempt.
  public var subject: Subject
  /// The name of the upstream.
  public var provider: String
  /// The request. Not public, because its URL and headers may contain a key.
  let request: HTTPRequest
  /// The status of the response; nil if there was none.
  public var status: Int?
  /// The protocol version of the response; nil if there was none or it came from a cache.
  public var version: HTTPVersion?
  /// The size of the response body in bytes, decompressed.
  public var bytes: Int
  /// The time from start to end.
  public var duration: Duration
  /// How many times the request was sent.
  public var attempts: Int
  /// Where the response came from; nil if there was none.
  public var provenance: Provenance?
  /// The kind of error; nil if there was a response, whatever its status.
  public var error: UpstreamError.Kind?
  /// Whether the error is only that the server closed a reused connection.
  public var isEndOfKeptConnection = false

  /// The request method.
  public var method: HTTPMethod { request.method }

  /// The URL with its secrets replaced, and without the query for a private call. Computed at each access, because few
  /// observers need it.
  public var url: String {
    let shown = request.redactedURL
    return request.context.isPrivate ? String(shown.prefix { $0 != "?" }) : shown
  }

  /// The caller's own request id.
  public var requestID: String? { request.context.requestID }
}
