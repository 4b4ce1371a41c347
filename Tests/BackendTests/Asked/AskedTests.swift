// SPDX-License-Identifier: MIT
import Contract
import FaultServer
import JSON
import Testing

/// From a call's JSON to the URLs of the upstream requests.
@Suite("What is asked of the upstreams", .timeLimit(.minutes(5)))
struct AskedTests {
  private let upstream: FaultServer

  init() throws { upstream = try FaultServer() }

  private func client() throws -> TestClient {
    try TestClient([
      "MARQUEE_AMC_URL": upstream.url + "/amc", "MARQUEE_AMC_KEY": "amc-key",
      "MARQUEE_TMDB_URL": upstream.url + "/tmdb", "MARQUEE_TMDB_TOKEN": "v4.token",
      "MARQUEE_PIXABAY_URL": upstream.url + "/pixabay/", "MARQUEE_PIXABAY_KEY": "pixabay-key",
      "MARQUEE_TMDB_IMAGE_URL": upstream.url + "/images/",
    ])
  }

  /// The targets of the requests, without the lists of codes that other methods also request.
  private func targets(of method: String) -> [String] {
    let codes = [
      "/tmdb/genre/", "/tmdb/configuration/", "/tmdb/certification/", "/tmdb/watch/", "/amc/v1/attributes",
      "/amc/v1/markets", "/amc/v1/states",
    ]
    let isOfCodes = method == "movies/genres" || method.hasPrefix("reference/") || method.hasPrefix("images/")
    return upstream.requests.map(\.target)
      .filter { target in isOfCodes || !codes.contains(where: target.hasPrefix) }.sorted()
  }

  // Guards against swaps between a call's params and an endpoint that no other test would notice: start and end of a
  // range, included and excluded attributes, latitude and longitude.
  @Test("is what the params say", arguments: AskedCall.all)
  func target(of asked: AskedCall) async throws {
    for (path, answer) in asked.answers { upstream.on(path, .json(answer)) }
    let client = try client()
    _ = try await client.call(asked.method, asked.params)
    await client.finish()
    #expect(targets(of: asked.method) == asked.targets)
    for request in upstream.requests {
      #expect(request.header("X-AMC-Vendor-Key") == (request.target.hasPrefix("/amc/") ? "amc-key" : nil))
      #expect(request.header("Authorization") == (request.target.hasPrefix("/tmdb/") ? "Bearer v4.token" : nil))
      let language = try JSONValue(parsing: asked.params)["language"]?.string
      if !request.target.hasPrefix("/images/") {
        #expect(request.header("Accept-Language") == language || request.target.contains("language=ja"))
      }
    }
  }

  @Test("covers every parameter of every method that asks one")
  func parameters() throws {
    var given: [String: Set<String>] = [:]
    for call in AskedCall.all {
      given[call.method, default: []].formUnion(try JSONValue(parsing: call.params).members.map(\.name))
    }
    let document = RawJSON(writing: ContractDocument()).value
    for method in try #require(document["methods"]).elements {
      let providers = method["x-providers"]?.elements.compactMap(\.string) ?? []
      guard let name = method["name"]?.string, !providers.isEmpty else { continue }
      // Parameters of the call itself, which don't affect the upstream requests.
      var shared: Set = [
        "timeoutMilliseconds", "cache", "limit", "maxPages", "seen", "partialResultToken", "workDoneToken", "verbatim",
        "presentation",
        // They choose among what was requested.
        "year", "genres", "genreOperator", "maximumCertification", "timeOfDay", "groupBy", "seatsTogether",
        "seatNumbers", "frontRowsExcluded",
      ]
      if name.hasPrefix("library/") || name == "showtimes/whatsOn" {
        // They choose among what the library has.
        shared.formUnion([
          "minimumMinutes", "maximumMinutes", "years", "tags", "tagOperator", "personIds", "collectionId",
          "originCountry", "originalLanguage", "on",
        ])
      }
      // The other providers use them only for the header `Accept-Language`.
      if !providers.contains("tmdb") { shared.formUnion(["language", "region"]) }
      let names = try #require(method["params"]).elements.compactMap { parameter in
        parameter["name"]?.string ?? parameter["$ref"]?.string?.split(separator: "/").last.map(String.init)
      }
      #expect(!names.isEmpty, "\(name)")
      #expect(Set(names).subtracting(given[name] ?? []).subtracting(shared).isEmpty, "\(name)")
    }
  }

  // Regression: a session's language overrode the call's, or was ignored.
  @Test("is in the session's language and for its country, unless the call says others")
  func session() async throws {
    let client = try client()
    _ = try await client.result("initialize", #"{"initializationOptions":{"language":"de","region":"AT"}}"#)
    func asked(_ params: String) async throws -> (target: String?, language: String?) {
      _ = try await client.error("movies/popular", params)
      let last = upstream.requests(to: "/tmdb/movie/popular").last
      return (last?.target, last?.header("Accept-Language"))
    }
    #expect(try await asked("{}") == ("/tmdb/movie/popular?language=de&region=AT&page=1", "de"))
    #expect(
      try await asked(#"{"language":"fr","region":"CH"}"#)
        == ("/tmdb/movie/popular?language=fr&region=CH&page=1", "fr"))
    #expect(try await asked(#"{"language":"it"}"#) == ("/tmdb/movie/popular?language=it&region=AT&page=1", "it"))
    #expect(try await asked(#"{"region":"IT"}"#) == ("/tmdb/movie/popular?language=de&region=IT&page=1", "de"))
    await client.finish()
  }
}
