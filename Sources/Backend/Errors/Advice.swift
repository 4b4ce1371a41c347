// SPDX-License-Identifier: MIT
import EndpointCore
import Providers

extension UpstreamError {
  /// What the user can do about the error; nil if unknown.
  var advice: String? {
    switch kind {
    case .credentialsMissing: upstream?.missingKeyAdvice
    case .credentialsRejected: upstream.map { "check \($0.keyVariables), or set another key with credentials/set" }
    default: cause?.advice
    }
  }
}

extension Upstream {
  /// What the user can do about a missing key.
  var missingKeyAdvice: String {
    "Set \(keyVariables), or call credentials/set; --sandbox answers without a key"
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
      "check this machine's clock; if it is right, nobody but the owner of the server can help, with a new certificate"
    case .certificateName:
      "another server answers there: check the address, if a MARQUEE_…_URL sets it, and whether the network wants a login"
    case .certificateAuthority:
      "if a proxy or test server has a certificate of its own, name its authority with MARQUEE_CA_FILE"
    case .certificateOfProxy:
      "if the proxy reads what is encrypted, it has a certificate of its own: name its authority with MARQUEE_CA_FILE"
    case .insecureProxy(let variable):
      "check that \(variable) names a proxy that speaks TLS (else http://), and name the authority of its certificate "
        + "with MARQUEE_CA_FILE"
    case .impostor: "a proxy or a login page may have answered in its place"
    case .notInCache: "ask without \"cache\":\"only\""
    case .noRoomBeforeDeadline: "ask again after the wait, or with more time"
    case .proxy(let advice), .other(let advice): advice
    }
  }
}
