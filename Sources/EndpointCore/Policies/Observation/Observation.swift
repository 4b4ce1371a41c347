/// One request as it was seen, for traces and statistics. Holds no secret.
public struct Observation: Sendable {
  /// What was observed.
  public enum Subject: Sendable, Hashable {
    /// A whole call: cache, waits and retries included.
    case call
    /// One attempt on the wire, by its number from 1.
    case attempt(Int)
  }

  /// What is over.
  public var subject: Subject
  /// The name of the upstream.
  public var provider: String
  /// What was asked for.
  public var method: HTTPMethod
  /// The URL with its secrets replaced; of a private call without the query.
  public var url: String
  /// The answer's status; nil if there was none.
  public var status: Int?
  /// The size of the answer's body, decompressed.
  public var bytes: Int
  /// From its start to its end.
  public var duration: Duration
  /// How many times the request was sent.
  public var attempts: Int
  /// How the answer was come by; nil if there was none.
  public var provenance: Provenance?
  /// The caller's own request id.
  public var requestID: String?
  /// What went wrong; nil if there was an answer, whatever its status.
  public var error: UpstreamError.Kind?
}
