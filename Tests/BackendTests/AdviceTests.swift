// SPDX-License-Identifier: MIT
import EndpointCore
import Providers
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

  @Test(
    "names what finds others in place of something that is gone",
    arguments: [
      ("tmdb", nil, "https://api.themoviedb.org/3/movie/9/recommendations?page=1", "movies/find"),
      ("tmdb", nil, "https://api.themoviedb.org/3/tv/9?language=en-US", "search/shows"),
      ("tmdb", nil, "http://localhost:1/movie/3/person/9", "search/people"),
      ("tmdb", nil, "https://api.themoviedb.org/3/collection/9", "search/collections"),
      ("tmdb", nil, "https://api.themoviedb.org/3/company/9", "search/companies"),
      ("tmdb", nil, "https://api.themoviedb.org/3/review/9", "movies/reviews"),
      ("amc", "5103", "https://api.amctheatres.com/v2/theatres/610/movies/9/earliest-showtime", "movies/find"),
      ("amc", "5108", "https://api.amctheatres.com/v2/theatres/9/movies/9/earliest-showtime", "theatres/find"),
      ("amc", "5108", "https://api.amctheatres.com/v2/theatres/9/showtimes/12-1-26", "theatres/find"),
      ("amc", "5215", "https://api.amctheatres.com/v2/showtimes/9", "showtimes/whatsOn"),
      ("pixabay", nil, "https://pixabay.com/api/", "search/images"),
    ] as [(String, String?, String, String)])
  func gone(name: String, code: String?, url: String, method: String) throws {
    let upstream = try #require(Upstream.named(name)).identity
    let error = UpstreamError(.notFound, "", upstream: upstream, upstreamCode: code, url: url)
    #expect(error.advice?.contains(method) == true)
    let told = UpstreamError(.notFound, "", upstream: upstream, url: url, cause: .advice("breathe"))
    #expect(told.advice == "breathe")
  }
}
