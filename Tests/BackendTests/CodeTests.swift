// SPDX-License-Identifier: MIT
import Contract
import FaultServer
import JSON
import Synchronization
import TestSupport
import Testing

@testable import Backend

/// Codes that filters take are looked up in their lists before they are sent.
@Suite("Codes of filters", .timeLimit(.minutes(5)))
struct CodeTests {
  private let upstream: FaultServer
  private let folder = TemporaryFolder()
  /// The status with which AMC's list of attributes comes without any; nil if it comes whole.
  private let failing = Failing()

  private final class Failing: Sendable {
    private let value = Mutex<Int?>(nil)
    var status: Int? { value.withLock(\.self) }
    func set(_ status: Int) { value.withLock { $0 = status } }
  }

  init() throws {
    upstream = try FaultServer()
    let failing = failing
    upstream.otherwise { _ in .json(#"{"page":1,"results":[],"total_pages":1,"total_results":0,"count":0}"#) }
    upstream.on("/tmdb/genre/movie/list") { request in
      let isGerman = request.queryItem("language") == "de"
      return .json(
        #"{"genres":[{"id":35,"name":"\#(isGerman ? "Komödie" : "Comedy")"},{"id":878,"name":"Science Fiction"}]}"#)
    }
    upstream.on("/tmdb/watch/providers/movie") { request in
      let isGerman = request.queryItem("watch_region") == "DE"
      let sky = #"{"provider_id":29,"provider_name":"Sky Go"}"#
      let others = #"{"provider_id":8,"provider_name":"Netflix"},{"provider_id":337,"provider_name":"Disney Plus"}"#
      let elsewhere = request.queryItem("watch_region") == nil ? #",{"provider_id":30,"provider_name":"sky go"}"# : ""
      return .json(#"{"results":[\#(others)\#(isGerman || !elsewhere.isEmpty ? "," + sky : "")\#(elsewhere)]}"#)
    }
    upstream.on("/amc/v1/attributes") { request in
      if let status = failing.status {
        return .json(#"{"_embedded":{"attributes":[]}}"#, status: status)
      }
      let first = #"{"code":"RECLINERSEATING","name":"AMC Signature Recliners"},{"code":"bar","name":"The Bar"}"#
      let second = #"{"code":"IMAX","name":"IMAX at AMC"},{"code":"imax","name":"IMAX at AMC"}"#
      let isFirst = request.queryItem("page-number") == "1"
      return .json(
        #"{"pageSize":3,"count":5,"pageNumber":\#(isFirst ? 1 : 2),"_embedded":{"attributes":["#
          + (isFirst ? first + #",{"code":"B2","name":"The Bar"}"# : second) + "]}}")
    }
  }

  private func client(_ more: [String: String] = [:]) throws -> TestClient {
    try TestClient(
      [
        "MARQUEE_AMC_URL": upstream.url + "/amc", "MARQUEE_AMC_KEY": "k", "MARQUEE_TMDB_URL": upstream.url + "/tmdb",
        "MARQUEE_TMDB_TOKEN": "v4.token",
      ].merging(more) { $1 }, folder: folder)
  }

  /// The value of a query item of the last request to a path.
  private func sent(_ name: String, to path: String) -> String? {
    upstream.requests(to: path).last?.queryItem(name)
  }

  @Test(
    "a name is taken where it is certain, whatever its case, marks and punctuation",
    arguments: [
      (#""genres":["comedy"]"#, "with_genres", "35"), (#""genres":["SCIENCE-FICTION"]"#, "with_genres", "878"),
      (#""genres":["tmdb:genre:35","tmdb:878"]"#, "with_genres", "35%2C878"),
      (#""genres":["komodie"],"language":"de"#, "with_genres", "35"),
      (#""genres":["Comedy"],"language":"de"#, "with_genres", "35"),
      (#""genreIds":["tmdb:genre:35"]"#, "with_genres", "35"),
      (#""services":["disney+"]"#, "with_watch_providers", "337"),
      (#""services":["Sky Go"],"region":"DE"#, "with_watch_providers", "29"),
    ])
  func names(_ params: String, _ name: String, _ value: String) async throws {
    let client = try client()
    _ = try await client.result("movies/discover", "{\(params)\(params.hasSuffix("]") ? "" : "\"")}")
    await client.finish()
    #expect(sent(name, to: "/tmdb/discover/movie") == value)
  }

  @Test("the name of several is refused with their ids")
  func ambiguous() async throws {
    let client = try client()
    let service = try await client.error("movies/discover", #"{"services":["Netflix","SKY GO"]}"#)
    #expect(service["code"]?.integer == -32602 && service["data"]?["path"]?.string == "/services/1")
    #expect(
      service["data"]?["alternatives"]?.elements.compactMap(\.string)
        == ["tmdb:watchProvider:29", "tmdb:watchProvider:30"])
    let attribute = try await client.error("theatres/all", #"{"includeAttributes":["the bar"]}"#)
    #expect(attribute["data"]?["alternatives"]?.elements.compactMap(\.string) == ["bar", "B2"])
    await client.finish()
    #expect(upstream.requests(to: "/amc/v2/theatres").isEmpty)
  }

  @Test("what isn't in the list is refused with the most similar entries, and nothing is sent")
  func refused() async throws {
    let client = try client()
    for method in ["movies/all", "theatres/all"] {
      let error = try await client.error(method, #"{"excludeAttributes":["IMAX","RECLINER"]}"#)
      #expect(error["code"]?.integer == -32602)
      #expect(error["data"]?["path"]?.string == "/excludeAttributes/1")
      #expect(error["data"]?["nearest"]?.string == "RECLINERSEATING")
      #expect(error["data"]?["alternatives"]?.elements.compactMap(\.string) == ["RECLINERSEATING"])
      #expect(
        error["message"]?.string == #""excludeAttributes/1" is invalid: expected an entry of reference/attributes, "#
          + "got “RECLINER”; the most similar: “RECLINERSEATING”")
    }
    let genre = try await client.error("movies/discover", #"{"genres":["comdy"]}"#)
    #expect(genre["data"]?["nearest"]?.string == "Comedy")
    for text in ["Komödie", "Liebesfilm"] {
      let error = try await client.error("movies/discover", #"{"genres":["\#(text)"]}"#)
      #expect(error["data"]?["nearest"] == nil, "\(text)")
      #expect(
        error["message"]?.string?.contains("got “\(text)”; there are “Comedy”, “Science Fiction”") == true, "\(text)")
      #expect(error["data"]?["alternatives"]?.elements.contains { $0.string == "Comedy" } == true, "\(text)")
    }
    let id = try await client.error("movies/discover", #"{"withoutGenreIds":["tmdb:genre:36"]}"#)
    #expect(id["data"]?["nearest"]?.string == "tmdb:genre:35")
    await client.finish()
    #expect(upstream.requests(to: "/tmdb/discover/movie").isEmpty)
    #expect(upstream.requests(to: "/amc/v2/theatres").isEmpty && upstream.requests(to: "/amc/v2/movies").isEmpty)
  }

  @Test("a code in the list is sent as the list spells it, an exact one before others")
  func spelling() async throws {
    let client = try client()
    for (given, expected) in [
      ("recliner seating", "RECLINERSEATING"), ("imax", "imax"), ("IMAX", "IMAX"), ("Imax", "IMAX"),
    ] {
      _ = try await client.result("theatres/all", #"{"includeAttributes":["\#(given)"]}"#)
      #expect(sent("include-attributes", to: "/amc/v2/theatres") == expected, "\(given)")
    }
    await client.finish()
  }

  @Test("a list is requested once, only for a call that gives a code, also by another process")
  func kept() async throws {
    for _ in 0..<2 {
      let client = try client()
      _ = try await client.result("theatres/all")
      for _ in 0..<3 { _ = try await client.result("theatres/all", #"{"includeAttributes":["IMAX"]}"#) }
      await client.finish()
    }
    #expect(upstream.requests(to: "/amc/v1/attributes").count == 2, "one request for each of its pages")
    #expect(upstream.requests.allSatisfy { !$0.path.contains("/watch/") && !$0.path.contains("/genre/") })
  }

  @Test(
    "a list that can't be had refuses nothing, and is not requested again for each call", arguments: [404, 403, 200])
  func unavailable(_ status: Int) async throws {
    failing.set(status)
    let client = try client()
    for _ in 0..<3 {
      _ = try await client.result("theatres/all", #"{"includeAttributes":["RECLINER"]}"#)
      #expect(sent("include-attributes", to: "/amc/v2/theatres") == "RECLINER")
    }
    await client.finish()
    #expect(upstream.requests(to: "/amc/v1/attributes").count == 1)
  }

  @Test("a list of which only a part came refuses nothing")
  func partial() async throws {
    upstream.on("/amc/v1/attributes") { _ in
      .json(#"{"pageSize":100,"count":100,"pageNumber":1,"_embedded":{"attributes":[{"code":"IMAX","name":"IMAX"}]}}"#)
    }
    let client = try client()
    _ = try await client.result("theatres/all", #"{"includeAttributes":["RECLINER"]}"#)
    #expect(sent("include-attributes", to: "/amc/v2/theatres") == "RECLINER")
    await client.finish()
  }

  @Test("without a key or with cache only, the call's own error tells")
  func withoutList() async throws {
    let keyless = try client(["MARQUEE_AMC_KEY": ""])
    let missing = try await keyless.error("theatres/all", #"{"includeAttributes":["RECLINER"]}"#)
    #expect(missing["data"]?["kind"]?.string == "credentialsMissing")
    await keyless.finish()
    let client = try client()
    let only = try await client.error("theatres/all", #"{"includeAttributes":["RECLINER"],"cache":"only"}"#)
    #expect(only["data"]?["kind"]?.string == "upstreamUnreachable")
    // That it was not in the cache is no failure of the list.
    #expect(try await client.error("theatres/all", #"{"includeAttributes":["RECLINER"]}"#)["code"]?.integer == -32602)
    await client.finish()
  }

  @Test(
    "filters that contradict each other are refused",
    arguments: [
      (#""minimumRating":8,"maximumRating":7.5"#, "/maximumRating"),
      (#""minimumVotes":8,"maximumVotes":7"#, "/maximumVotes"),
      (#""minimumRuntime":8,"maximumRuntime":7"#, "/maximumRuntime"),
      (#""releasedAfter":"2001-01-02","releasedBefore":"2001-01-01""#, "/releasedBefore"),
      (#""genres":["comedy"],"withoutGenreIds":["tmdb:genre:35"]"#, "/withoutGenreIds/0"),
      (#""services":["Netflix"],"withoutWatchProviderIds":["tmdb:watchProvider:8"]"#, "/withoutWatchProviderIds/0"),
      (
        #""companyIds":["tmdb:company:2"],"withoutCompanyIds":["tmdb:company:1","tmdb:company:2"]"#,
        "/withoutCompanyIds/1"
      ),
      (#""keywordIds":["tmdb:keyword:2"],"withoutKeywordIds":["tmdb:keyword:2"]"#, "/withoutKeywordIds/0"),
      (#""certification":"PG","minimumCertification":"G","region":"US""#, "/minimumCertification"),
      (#""certification":"PG""#, "/certificationCountry"),
      (#""castIds":["tmdb:person:1","amc:person:2"]"#, "/castIds/1"),
      (#""minimumCertification":"R","maximumCertification":"PG","certificationCountry":"US""#, "/maximumCertification"),
    ])
  func contradictions(_ params: String, _ path: String) async throws {
    upstream.on(
      "/tmdb/certification/movie/list",
      .json(#"{"certifications":{"US":[{"certification":"R","order":3},{"certification":"PG","order":2}]}}"#))
    let client = try client()
    let error = try await client.error("movies/discover", "{\(params)}")
    #expect(error["code"]?.integer == -32602 && error["data"]?["path"]?.string == path, "\(error.raw)")
    await client.finish()
    #expect(upstream.requests(to: "/tmdb/discover/movie").isEmpty)
  }

  @Test("people are taken by IMDb's ids too")
  func people() async throws {
    upstream.on(
      "/tmdb/find/nm0000318", .json(#"{"movie_results":[],"person_results":[{"id":510,"name":"Tim Burton"}]}"#))
    upstream.on("/tmdb/find/nm0000001", .json(#"{"movie_results":[],"person_results":[]}"#))
    let client = try client()
    _ = try await client.result("movies/discover", #"{"crewIds":["imdb:nm0000318","tmdb:person:9"]}"#)
    #expect(sent("with_crew", to: "/tmdb/discover/movie") == "510%2C9")
    #expect(try await client.error("movies/discover", #"{"crewIds":["imdb:nm0000001"]}"#)["code"]?.integer == -32012)
    await client.finish()
  }

  @Test("age ratings are looked up in their own country")
  func certificationCountry() async throws {
    upstream.on(
      "/tmdb/certification/movie/list",
      .json(#"{"certifications":{"US":[{"certification":"PG-13"}],"DE":[{"certification":"12"}]}}"#))
    let client = try client()
    _ = try await client.result("movies/discover", #"{"certification":"pg 13","region":"US"}"#)
    #expect(sent("certification", to: "/tmdb/discover/movie") == "PG-13")
    _ = try await client.result("movies/discover", #"{"certification":"12","certificationCountry":"DE","region":"US"}"#)
    #expect(sent("certification_country", to: "/tmdb/discover/movie") == "DE")
    let error = try await client.error("movies/discover", #"{"certification":"PG-13","certificationCountry":"DE"}"#)
    #expect(error["data"]?["expected"]?.string == "an entry of reference/certifications for DE")
    #expect(error["data"]?["alternatives"]?.elements.compactMap(\.string) == ["12"])
    await client.finish()
  }
}
