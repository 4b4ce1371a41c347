// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Testing

@testable import MCP

@Suite("How old a tool's answer is", .timeLimit(.minutes(5)))
struct AgeTests {
  /// The note on the age of a result after these methods have returned these values.
  private func note(_ answers: KeyValuePairs<String, ContractValue>) async throws -> String? {
    var byMethod = Dictionary(answers.map { ($0, $1) }) { first, _ in first }
    byMethod["server/status"] = ServerReport.at("2026-11-22T01:43:00Z")
    let recorder = AgeRecorder(Answers(byMethod: byMethod))
    for (method, _) in answers { _ = try await recorder.value(of: method) }
    return await recorder.ageNote
  }

  private func film(_ provider: Provider, age: Int? = nil) throws -> Movie {
    Movie(id: try #require(EntityID(provider, .movie, 1)), title: "A", ageSeconds: age)
  }

  @Test("is told by the clock of the theatre, and who is not answering")
  func stale() async throws {
    let showtime = Showtime(
      id: EntityID(.amc, .showtime, 1)!, movieTitle: "A", startsAtLocal: LocalTime("2026-11-21T21:00:00-06:00"),
      ageSeconds: 180, stale: true)
    #expect(try await note(["showtimes/get": showtime]) == "As of 19:40; AMC is not answering.")
  }

  @Test("is told with the day where that is another one, and in words where no theatre is known")
  func otherDay() async throws {
    let theatre = Theatre(
      id: EntityID(.amc, .theatre, 610)!, name: "A", utcOffset: UTCOffset("-06:00"), ageSeconds: 86400, stale: true)
    #expect(
      try await note(["theatres/get": theatre])
        == "As of Fri 20 Nov 2026 19:43; AMC is not answering.")
    let page = Page(
      page: 1, pageSize: 1, items: Rows([try film(.tmdb)]), ageSeconds: 3600, stale: true)
    #expect(try await note(["movies/popular": page]) == "1 hour old; TMDB is not answering.")
  }

  @Test("names both providers where either may be silent")
  func both() async throws {
    var movie = try film(.amc, age: 60)
    movie.amc = try RawJSON(parsing: "{}")
    movie.tmdb = movie.amc
    movie.stale = true
    #expect(try await note(["movies/get": movie]) == "1 minute old; AMC or TMDB is not answering.")
  }

  @Test("is that of the showtimes where films' details are older, unless those stand in")
  func showtimes() async throws {
    let day = Page<Showtime>(page: 1, pageSize: 1, items: Rows([]), ageSeconds: 120)
    var film = try film(.tmdb, age: 7200)
    #expect(try await note(["showtimes/near": day, "movies/get": film]) == "2 minutes old.")
    film.stale = true
    let words = "2 hours old; TMDB is not answering."
    #expect(try await note(["showtimes/near": day, "movies/get": film]) == words)
  }

  @Test("is not told of what is new, or a few seconds old")
  func new() async throws {
    #expect(try await note(["movies/get": film(.amc)]) == nil)
    #expect(try await note(["movies/get": film(.amc, age: 59)]) == nil)
    #expect(try await note(["movies/get": film(.amc, age: 60)]) == "1 minute old.")
  }

  @Test("stands in front of the text, and among the members of the structure")
  func told() throws {
    let age = "3 minutes old; AMC is not answering."
    #expect("1 film".dated(age) == "(3 minutes old; AMC is not answering.)\n1 film")
    let dated = try RawJSON(parsing: #"{"a":1}"#).dated(age).description
    #expect(dated == #"{"asOf":"3 minutes old; AMC is not answering.","a":1}"#)
    #expect("1 film".dated(nil) == "1 film")
  }
}
