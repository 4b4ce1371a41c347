// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON
import JSONRPC
import Providers

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
  /// - Parameter details: writes further members of `data`, such as what was already streamed.
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

extension UpstreamError {
  /// How the user can resolve the error; nil if that is unknown.
  var advice: String? {
    switch self.kind {
    case .credentialsMissing: self.upstream?.missingKeyAdvice
    case .credentialsRejected: self.upstream.map { "check \($0.keyVariables), or set another key with credentials/set" }
    case .notFound: self.cause?.advice ?? adviceOnMissing
    default: self.cause?.advice
    }
  }

  /// What to do about something that the upstream doesn't have, by the folder of its address; nil if that has none.
  private var adviceOnMissing: String? {
    if self.upstream?.name == "pixabay" { return "check the id; search/images and search/videos find others" }
    // Below a theatre's address something else may be missing, or the theatre itself.
    if self.upstream?.name == "amc", self.upstreamCode == "5108" { return Self.missing["theatres"] }
    let path = self.url?.prefix { $0 != "?" } ?? ""
    return path.split(separator: "/").reversed().lazy.compactMap { Self.missing[$0] }.first
  }

  /// By the folders of AMC's and TMDB's addresses.
  private static let missing: [Substring: String] = {
    let film = "check the id; the film may be gone or have another id, and movies/find finds films"
    return [
      "movie": film, "movies": film,
      "tv": "check the id; the show may be gone or have another id, and search/shows finds shows",
      "person": "check the id; the person may be gone or have another id, and search/people finds people",
      "collection": "check the id; search/collections finds series of films",
      "company": "check the id; search/companies finds companies",
      "review": "it may have been deleted; movies/reviews lists the reviews of a film",
      "theatres": "check the id; search/theatres and theatres/find find theatres",
      "showtimes": "it may be over or withdrawn; showtimes/whatsOn lists what is on",
    ]
  }()
}

extension UpstreamIdentity {
  /// How the user can set a missing key.
  var missingKeyAdvice: String {
    "Set \(keyVariables), or call credentials/set; --sandbox works without a key"
  }
}

extension UpstreamErrorCause {
  fileprivate var advice: String {
    switch self {
    case .noLibrary: "install the Debian package libcurl4 (apt-get install libcurl4)"
    case .fewFiles(let limit): "raise the limit (ulimit -n), which is \(limit)"
    case .unreadableCertificates:
      "install the Debian package ca-certificates, or set MARQUEE_CA_FILE to a readable file of PEM certificates"
    case .certificateDates:
      "check this machine's clock; if it is right, the server's owner has to renew its certificate"
    case .certificateName:
      "a different server answers there: check any MARQUEE_…_URL for this address, and whether the network requires a login"
    case .certificateAuthority:
      "if a proxy or test server has its own certificate, set MARQUEE_CA_FILE to the certificate of its authority"
    case .certificateOfProxy:
      "if the proxy intercepts TLS, set MARQUEE_CA_FILE to the certificate of its authority"
    case .insecureProxy(let variable):
      "check that \(variable) names a proxy that speaks TLS (if not, use http://), and set MARQUEE_CA_FILE to the "
        + "certificate of its authority"
    case .impostor: "a proxy or a login page may have answered instead"
    case .notInCache: "retry without \"cache\":\"only\""
    case .noRoomBeforeDeadline: "retry after the wait, or with a longer timeout"
    case .advice(let advice): advice
    }
  }
}
