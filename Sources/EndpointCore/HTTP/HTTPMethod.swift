// SPDX-License-Identifier: MIT
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
