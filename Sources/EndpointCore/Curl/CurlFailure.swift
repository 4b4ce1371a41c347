// SPDX-License-Identifier: MIT
import CCurl

/// Maps libcurl's result codes (https://curl.se/libcurl/c/libcurl-errors.html) to upstream errors.
enum CurlFailure {
  /// - Parameters:
  ///   - detail: libcurl's message for this failure; may be empty.
  ///   - headersArePending: whether the transfer failed before the header section was complete.
  static func error(for code: CURLcode, detail: String, headersArePending: Bool) -> UpstreamError {
    switch code {
    case CURLE_OPERATION_TIMEDOUT:
      UpstreamError(.timedOut, "\(.upstream) did not answer in time")
    case CURLE_COULDNT_RESOLVE_HOST:
      UpstreamError(.upstreamUnreachable, "\(.upstream)'s name can't be resolved")
    case CURLE_COULDNT_CONNECT:
      UpstreamError(.upstreamUnreachable, "\(.upstream) refuses connections")
    case CURLE_PARTIAL_FILE:
      UpstreamError(.upstreamUnreachable, "\(.upstream)'s answer was cut short")
    case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_SEND_FAIL_REWIND, CURLE_HTTP2,
      CURLE_HTTP2_STREAM, CURLE_HTTP3, CURLE_AGAIN:
      connectionLost
    case CURLE_FILESIZE_EXCEEDED:
      UpstreamError(.responseTooLarge, "\(.upstream)'s answer is larger than the limit")
    // Older libraries report header lines beyond their own limit as "out of memory".
    case CURLE_OUT_OF_MEMORY where headersArePending, tooLarge where headersArePending:
      IncomingAnswer.headersTooLarge
    case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL:
      UpstreamError(.upstreamMalformed, "\(.upstream)'s answer is not HTTP")
    case CURLE_BAD_CONTENT_ENCODING:
      UpstreamError(.upstreamMalformed, "\(.upstream)'s answer can't be decompressed")
    case CURLE_SSL_CACERT_BADFILE:
      UpstreamError(
        .upstreamUnreachable, "the trusted certificates can't be read\(suffix(detail))",
        cause: .unreadableCertificates, isRetryable: false)
    case CURLE_PEER_FAILED_VERIFICATION:
      UpstreamError(
        .upstreamUnreachable, "\(.upstream)'s certificate is not trusted\(suffix(detail))",
        cause: cause(ofDistrust: detail), isRetryable: false)
    case _ where isTLS(code):
      UpstreamError(
        .upstreamUnreachable, "no secure connection to \(.upstream) can be made\(suffix(detail))", isRetryable: false)
    default:
      UpstreamError(
        .requestFailed,
        "the request to \(.upstream) failed: \(detail.isEmpty ? String(cString: ccurl_easy_strerror(code)) : detail)")
    }
  }

  static let connectionLost = UpstreamError(.upstreamUnreachable, "the connection to \(.upstream) was lost")

  /// A reused connection broke before any of the response arrived.
  static var endOfKeptConnection: UpstreamError {
    var error = connectionLost
    error.isEndOfKeptConnection = true
    return error
  }

  /// CURLE_TOO_LARGE, which the headers at build time may not define yet.
  static let tooLarge = CURLcode(100)

  /// Classifies a rejected certificate by the messages of OpenSSL and libcurl: its dates
  /// (https://docs.openssl.org/3.0/man1/openssl-verification-options/), its name, or else its authority.
  private static func cause(ofDistrust detail: String) -> UpstreamErrorCause {
    if detail.contains("has expired") || detail.contains("not yet valid") { return .certificateDates }
    return detail.contains("subject name") ? .certificateName : .certificateAuthority
  }

  /// libcurl's message in parentheses; empty if there is none.
  static func suffix(_ detail: String) -> String { detail.isEmpty ? "" : " (\(detail))" }

  private static func isTLS(_ code: CURLcode) -> Bool {
    switch code {
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_CERTPROBLEM,
      CURLE_SSL_CIPHER, CURLE_USE_SSL_FAILED, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_SHUTDOWN_FAILED,
      CURLE_SSL_CRL_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS,
      CURLE_SSL_CLIENTCERT:
      true
    default: false
    }
  }
}
