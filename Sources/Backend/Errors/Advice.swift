// SPDX-License-Identifier: MIT
import EndpointCore
import Providers

extension UpstreamError {
  /// A sentence on how the user can resolve the error; nil if there is none.
  var advice: String? {
    switch kind {
    case .credentialsMissing: upstream?.missingKeyAdvice
    case .credentialsRejected: upstream.map { "check \($0.keyVariables), or set another key with credentials/set" }
    default: cause?.advice
    }
  }
}

extension Upstream {
  /// A sentence on how the user can set a missing key.
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
    case .proxy(let advice), .other(let advice): advice
    }
  }
}
