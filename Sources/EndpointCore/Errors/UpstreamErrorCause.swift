// SPDX-License-Identifier: MIT
/// What lies behind an error, as far as there is something that a user can do about it. What that is, and in which
/// words, is said by whoever knows the program: which variable sets what, and what its calls are named.
public enum UpstreamErrorCause: Sendable, Hashable {
  /// libcurl is not installed, or can't be opened.
  case noLibrary
  /// This process may open only so many files.
  case fewFiles(limit: Int)
  /// The certificates that are trusted can't be read.
  case unreadableCertificates
  /// A certificate has run out, or is not valid yet, by this machine's clock.
  case certificateDates
  /// A certificate is of another server than was asked.
  case certificateName
  /// Nobody who is trusted has signed a certificate.
  case certificateAuthority
  /// The same where a proxy may have put its own certificate in the upstream's place.
  case certificateOfProxy
  /// No secure connection to the proxy itself, which this variable names, could be made.
  case insecureProxy(variable: String)
  /// The way through a proxy, about whose variables this module knows all that there is to say.
  case proxy(advice: String)
  /// Something that answers in the upstream's place: a proxy, a login page.
  case impostor
  /// A request that only the cache may answer, which can't.
  case notInCache
  /// More requests are waiting than the upstream allows before the deadline.
  case noRoomBeforeDeadline
  /// Something of the caller's own, with its words for it.
  case other(advice: String)
}

extension UpstreamErrorCause {
  /// The same with all its words changed.
  func map(_ change: (String) -> String) -> UpstreamErrorCause {
    switch self {
    case .proxy(let advice): .proxy(advice: change(advice))
    case .other(let advice): .other(advice: change(advice))
    default: self
    }
  }
}
