// SPDX-License-Identifier: MIT
/// The cause of an error, as far as a user can act on it. The advice itself comes from the program, which knows its
/// environment variables and method names.
public enum UpstreamErrorCause: Sendable, Hashable {
  /// libcurl is not installed, or can't be opened.
  case noLibrary
  /// This process's limit on open files is too low.
  case fewFiles(limit: Int)
  /// The file of trusted certificates can't be read.
  case unreadableCertificates
  /// A certificate has expired or is not yet valid, by this machine's clock.
  case certificateDates
  /// A certificate is for another server.
  case certificateName
  /// No trusted authority has signed a certificate.
  case certificateAuthority
  /// Like `certificateAuthority`, but a proxy may have substituted its own certificate.
  case certificateOfProxy
  /// No secure connection could be made to the proxy itself, which this variable configures.
  case insecureProxy(variable: String)
  /// Something else responds in the upstream's place: a proxy, a login page.
  case impostor
  /// A request that only the cache may answer is not cached.
  case notInCache
  /// More requests are waiting than the rate limit allows before the deadline.
  case noRoomBeforeDeadline
  /// Another cause, with advice for the user that the creator of the error wrote.
  case advice(String)
}

extension UpstreamErrorCause {
  /// Transforms the cause's text.
  func map(_ change: (String) -> String) -> UpstreamErrorCause {
    if case .advice(let advice) = self { .advice(change(advice)) } else { self }
  }
}
