// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

@Suite("The age rating of TMDB's movie", .timeLimit(.minutes(5)))
struct CertificationTests {
  @Test(
    "comes with the movie, in the same request, for whichever country is known",
    arguments: [
      ("{}", #"{"id":"tmdb:movie:268","region":"US"}"#, "PG-13"),
      ("{}", #"{"id":"tmdb:movie:268","language":"de-AT"}"#, "14"),
      (#"{"region":"US"}"#, #"{"id":"tmdb:movie:268","language":"de-AT"}"#, "PG-13"),
      (#"{"language":"de-AT"}"#, #"{"id":"tmdb:movie:268"}"#, "14"), ("{}", #"{"id":"tmdb:movie:268"}"#, nil),
    ])
  func regions(_ options: String, _ params: String, _ expected: String?) async throws {
    let upstream = try FaultServer()
    upstream.on("/movie/268") { request in
      let parts = request.queryItem("append_to_response") ?? ""
      let dates = #"""
        ,"release_dates":{"results":[{"iso_3166_1":"US","release_dates":[{"certification":"PG-13","type":3,
        "release_date":"1989-06-23T00:00:00.000Z"}]},{"iso_3166_1":"AT","release_dates":[{"certification":"14","type":3,
        "release_date":"1989-10-27T00:00:00.000Z"}]}]}
        """#
      return .json(#"{"id":268,"title":"Batman"\#(parts.contains("release_dates") ? dates : "")}"#)
    }
    let client = try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "v4.token"])
    _ = try await client.result("initialize", #"{"initializationOptions":\#(options)}"#)
    let movie = try await client.result("movies/get", params)
    #expect(movie["certification"]?.string == expected)
    #expect(movie["releaseDates"] == nil)
    #expect(movie["tmdb"]?["release_dates"] == nil)
    #expect(upstream.requests.count == 1)
    await client.finish()
  }
}
