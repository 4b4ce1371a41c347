// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

@Suite("A list of movies with parts of its rows", .timeLimit(.minutes(5)))
struct MovieRowPartTests {
  private let tmdb: FaultServer

  init() throws {
    tmdb = try FaultServer()
    tmdb.on("/genre/movie/list", .json(#"{"genres":[]}"#))
    let rows = (1...3).map { #"{"id":\#($0),"title":"Movie \#($0)"}"# }.joined(separator: ",")
    tmdb.on("/movie/popular", .json(#"{"page":1,"results":[\#(rows)],"total_pages":1,"total_results":3}"#))
    for id in 1...3 { tmdb.on("/movie/\(id)", .json(Self.movie(id))) }
  }

  private static func movie(_ id: Int) -> String {
    #"""
    {"id":\#(id),"title":"Movie \#(id)","runtime":100,
     "credits":{"cast":[{"id":7,"name":"Actor \#(id)","order":0}],
      "crew":[{"id":8,"name":"Director \#(id)","job":"Director"},{"id":9,"name":"Writer","job":"Writer"}]},
     "release_dates":{"results":[{"iso_3166_1":"US","release_dates":[{"certification":"PG-13","type":3}]}]}}
    """#
  }

  private func list(_ params: String) async throws -> [JSONValue] {
    let client = try TestClient(["MARQUEE_TMDB_URL": tmdb.url, "MARQUEE_TMDB_TOKEN": "t"])
    let page = try await client.result("movies/popular", params)
    await client.finish()
    return try #require(page["items"]).elements.map(\.self)
  }

  private var asked: [String] { tmdb.requests.map(\.target).filter { $0.hasPrefix("/movie/") }.sorted() }

  @Test("has none where none are asked for, and asks for none")
  func none() async throws {
    for row in try await list("{}") { #expect(row["directors"] == nil && row["cast"] == nil) }
    #expect(asked == ["/movie/popular?page=1"])
  }

  @Test("has the directors, the cast and the age rating, in one request for each row")
  func parts() async throws {
    let rows = try await list(#"{"include":["credits","certification"],"region":"US"}"#)
    for (number, row) in zip(1..., rows) {
      #expect(row["directors"]?.elements.map(\.string) == ["Director \(number)"])
      #expect(row["cast"]?.elements.map(\.string) == ["Actor \(number)"])
      #expect(row["certification"]?.string == "PG-13")
      // A row stays a row: what else the request tells is for movies/get.
      #expect(row["credits"] == nil && row["linkFault"] == nil)
    }
    #expect(
      asked == (1...3).map { "/movie/\($0)?append_to_response=credits%2Crelease_dates" } + [
        "/movie/popular?region=US&page=1"
      ])
  }

  @Test("completes only the rows that are sent")
  func limit() async throws {
    #expect(try await list(#"{"include":["credits"],"limit":2}"#).count == 2)
    #expect(
      asked == ["/movie/1?append_to_response=credits", "/movie/2?append_to_response=credits", "/movie/popular?page=1"])
  }

  @Test("comes whole where the parts of a row can't be had, with the reason in that row")
  func failure() async throws {
    tmdb.on("/movie/2", .status(404))
    let rows = try await list(#"{"include":["credits"]}"#)
    #expect(rows.map { $0["directors"] == nil } == [false, true, false])
    #expect(rows.map { $0["linkFault"]?["data"]?["provider"]?.string } == [nil, "tmdb", nil])
    #expect(rows[1]["title"]?.string == "Movie 2")
  }
}
