// SPDX-License-Identifier: MIT
/// The request methods that endpoints use (RFC 9110 section 9, PATCH: RFC 5789).
public enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"

  /// Whether sending the request twice has the effect of sending it once (RFC 9110 section 9.2.2); only such requests
  /// may be sent again after a failure.
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete: true
    case .post, .patch: false
    }
  }

  /// Whether the request only reads (RFC 9110 section 9.2.1); only such requests may be coalesced or answered from a
  /// cache.
  public var isSafe: Bool { self == .get || self == .head }
}
