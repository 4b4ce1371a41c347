// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON
import JSONRPC

extension ErrorCode {
  /// The code for an upstream error.
  init(_ kind: UpstreamError.Kind) {
    switch kind {
    case .credentialsMissing: self = .credentialsMissing
    case .credentialsRejected: self = .credentialsRejected
    case .notFound: self = .notFound
    case .rateLimited: self = .rateLimited
    case .upstreamUnreachable: self = .upstreamUnreachable
    case .upstreamFailed: self = .upstreamFailed
    case .upstreamMalformed: self = .upstreamMalformed
    case .timedOut: self = .timedOut
    case .responseTooLarge: self = .responseTooLarge
    case .requestFailed: self = .requestFailed
    case .cancelled: self = .requestCancelled
    }
  }
}

extension RPCError {
  /// - Parameter details: writes further members of `data`, such as what a stream has delivered.
  init(_ error: UpstreamError, details: (inout JSONWriter) -> Void = { _ in }) {
    let kind = error.kind == .cancelled ? "requestCancelled" : error.kind.rawValue
    self.init(ErrorCode(error.kind), error.text.sentence, kind: kind, retryable: error.isRetryable) { writer in
      if error.kind != .cancelled {
        writer.member("provider", error.upstream?.name)
        writer.member("attempts", error.attempts)
        writer.member("httpStatus", error.httpStatus)
        writer.member("upstreamCode", error.upstreamCode.flatMap { Int($0) })
        writer.member("upstreamMessage", error.upstreamMessage)
        writer.member("retryAfterSeconds", error.retryAfter?.secondsToWait)
        writer.member("url", error.url)
        writer.member("hint", error.advice?.sentence)
      }
      details(&writer)
    }
  }
}

extension RPCError {
  /// -32602 for a parameter that is well-formed but not usable here.
  static func invalidParameter(_ name: String, expected: String, got: String) -> RPCError {
    RPCError(.invalidParams, "\"\(name)\" is invalid: expected \(expected), got \(got)") { writer in
      writer.member("path", "/\(name)")
      writer.member("expected", expected)
      writer.member("got", got)
    }
  }
}
