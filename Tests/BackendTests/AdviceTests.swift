// SPDX-License-Identifier: MIT
import EndpointCore
import TMDB
import Testing

@testable import Backend

/// The core reports causes; the texts that people read about them are the program's, and are tested word for word.
@Suite("What to do about an error", .timeLimit(.minutes(5)))
struct AdviceTests {
  @Test(
    "is said for each cause",
    arguments: [
      (.noLibrary, "install the Debian package libcurl4 (apt-get install libcurl4)"),
      (.fewFiles(limit: 64), "raise the limit (ulimit -n), which is 64"),
      (
        .unreadableCertificates,
        "install the Debian package ca-certificates, or set MARQUEE_CA_FILE to a readable file of PEM certificates"
      ),
      (
        .certificateAuthority,
        "if a proxy or test server has its own certificate, set MARQUEE_CA_FILE to the certificate of its authority"
      ),
      (
        .insecureProxy(variable: "https_proxy"),
        "check that https_proxy names a proxy that speaks TLS (if not, use http://), and set MARQUEE_CA_FILE to the "
          + "certificate of its authority"
      ),
      (.impostor, "a proxy or a login page may have answered instead"),
      (.notInCache, "retry without \"cache\":\"only\""),
      (.noRoomBeforeDeadline, "retry after the wait, or with a longer timeout"),
      (.advice("breathe"), "breathe"),
    ] as [(UpstreamErrorCause, String)])
  func causes(cause: UpstreamErrorCause, advice: String) {
    #expect(UpstreamError(.upstreamUnreachable, "", cause: cause).advice == advice)
  }

  @Test("names the variables of the upstream that has no key or refuses it")
  func keys() {
    #expect(
      UpstreamError(.credentialsMissing, "", upstream: .tmdb).advice
        == "Set MARQUEE_TMDB_TOKEN or MARQUEE_TMDB_KEY, or call credentials/set; --sandbox works without a key")
    #expect(
      UpstreamError(.credentialsRejected, "", upstream: .tmdb).advice
        == "check MARQUEE_TMDB_TOKEN or MARQUEE_TMDB_KEY, or set another key with credentials/set")
    #expect(UpstreamError(.notFound, "", upstream: .tmdb).advice == nil)
  }
}
