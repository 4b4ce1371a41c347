// SPDX-License-Identifier: MIT
/// One request as it was seen, for traces and statistics. Holds no secret.
public struct Observation: Sendable {
  /// What was observed.
  public enum Subject: Sendable, Hashable {
    /// A whole call: cache, waits and retries included.
    case call
    /// One attempt on the wire, by its number from 1.
    case attempt(Int)
  }

  /// What has ended: a call or one attempt.
  public var subject: Subject
  /// The name of the upstream.
  public var provider: String
  /// What was sent. Kept to itself: its URL and its headers may hold a key.
  let request: HTTPRequest
  /// The answer's status; nil if there was none.
  public var status: Int?
  /// What the answer came over; nil if there was none, or it came from a cache.
  public var version: HTTPVersion?
  /// The size of the answer's body, decompressed.
  public var bytes: Int
  /// From its start to its end.
  public var duration: Duration
  /// How many times the request was sent.
  public var attempts: Int
  /// How the answer was come by; nil if there was none.
  public var provenance: Provenance?
  /// What went wrong; nil if there was an answer, whatever its status.
  public var error: UpstreamError.Kind?
  /// Whether what went wrong is only that a kept connection had come to its end.
  public var isEndOfKeptConnection = false

  /// What was asked for.
  public var method: HTTPMethod { request.method }

  /// The URL with its secrets replaced; of a private call without the query. Worked out anew each time: few want to
  /// know.
  public var url: String {
    let shown = request.redactedURL
    return request.context.isPrivate ? String(shown.prefix { $0 != "?" }) : shown
  }

  /// The caller's own request id.
  public var requestID: String? { request.context.requestID }
}
