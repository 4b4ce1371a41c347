// SPDX-License-Identifier: MIT
import EndpointCore
import TMDB
import Testing

@testable import Backend

/// The core reports causes; the texts that people read about them are the program's, and are tested word for word.
@Suite("What to do about an error", .timeLimit(.minutes(1)))
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
        "if a proxy or test server has a certificate of its own, name its authority with MARQUEE_CA_FILE"
      ),
      (
        .insecureProxy(variable: "https_proxy"),
        "check that https_proxy names a proxy that speaks TLS (else http://), and name the authority of its certificate "
          + "with MARQUEE_CA_FILE"
      ),
      (.impostor, "a proxy or a login page may have answered in its place"),
      (.notInCache, "ask without \"cache\":\"only\""),
      (.noRoomBeforeDeadline, "ask again after the wait, or with more time"),
      (.other(advice: "breathe"), "breathe"),
    ] as [(UpstreamErrorCause, String)])
  func causes(cause: UpstreamErrorCause, advice: String) {
    #expect(UpstreamError(.upstreamUnreachable, "", cause: cause).advice == advice)
  }

  @Test("names the variables of the upstream that has no key or refuses it")
  func keys() {
    #expect(
      UpstreamError(.credentialsMissing, "", upstream: .tmdb).advice
        == "Set MARQUEE_TMDB_TOKEN or MARQUEE_TMDB_KEY, or call credentials/set; --sandbox answers without a key")
    #expect(
      UpstreamError(.credentialsRejected, "", upstream: .tmdb).advice
        == "check MARQUEE_TMDB_TOKEN or MARQUEE_TMDB_KEY, or set another key with credentials/set")
    #expect(UpstreamError(.notFound, "", upstream: .tmdb).advice == nil)
  }
}
