// SPDX-License-Identifier: MIT
import EndpointCore
import TestSupport
import Testing

@testable import TMDB

@Suite("TMDB's errors", .timeLimit(.minutes(5)))
struct ErrorTests {
  func error(_ body: String, status: Int) throws -> UpstreamError {
    let response = try answer(body, status: status)
    return try #require(throws: UpstreamError.self) { try MovieList(.popular, for: Presentation()).validate(response) }
  }

  @Test(
    "have a kind by code, else by status",
    arguments: [
      // TMDB's code decides, whatever the status.
      (400, 7, .credentialsRejected), (403, 10, .credentialsRejected), (400, 34, .notFound), (422, 6, .notFound),
      (400, 25, .rateLimited),
      // An error may come with a status of success.
      (200, 7, .credentialsRejected), (200, 3, .credentialsRejected), (200, 6, .notFound), (200, 34, .notFound),
      (200, 25, .rateLimited), (200, 9, .upstreamFailed), (200, 11, .upstreamFailed), (200, 22, .requestFailed),
      (200, 24, .upstreamFailed), (200, 43, .upstreamFailed), (200, 46, .upstreamFailed), (201, 99, .requestFailed),
      // Where the code is not conclusive, the status decides.
      (401, 3, .credentialsRejected), (404, 99, .notFound), (429, 99, .rateLimited), (400, 22, .requestFailed),
      (400, 27, .requestFailed), (422, 20, .requestFailed), (405, 42, .requestFailed), (503, 9, .upstreamFailed),
      (500, 11, .upstreamFailed), (504, 24, .upstreamFailed), (502, 43, .upstreamFailed), (503, 46, .upstreamFailed),
    ] as [(Int, Int, UpstreamError.Kind)])
  func kinds(status: Int, code: Int, kind: UpstreamError.Kind) throws {
    let error = try error(
      #"{"success":false,"status_code":\#(code),"status_message":"So it is."}"#, status: status)
    expect(error.kind == kind)
    expect(error.httpStatus == status)
    expect(error.upstreamCode == String(code))
    expect(error.upstreamMessage == "So it is.")
    expect(error.isRetryable == [.rateLimited, .upstreamFailed].contains(kind))
  }

  @Test("with a status of success are told from what is none")
  func noError() throws {
    for body in [#"{"success":true,"status_code":1,"status_message":"Success."}"#, #"{"id":7,"status":"Released"}"#] {
      let response = HTTPResponse(
        status: 200, body: Array(body.utf8), url: try #require(HTTPURL("https://api.themoviedb.org/3/movie/7")))
      expect(TMDBError.read(response) == nil)
    }
  }

  @Test("about a key say what to check")
  func key() throws {
    let error = try error(#"{"status_code":7,"status_message":"Invalid API key."}"#, status: 401)
    expect(!error.isRetryable)
    let text = try self.error(#"{"status_code":"7","status_message":"Invalid API key."}"#, status: 400)
    expect(text.kind == .credentialsRejected && text.upstreamCode == "7")
    let forbidden = try self.error(#"{"status_message":"This key may not do that."}"#, status: 403)
    expect(forbidden.kind == .credentialsRejected)
    expect(try self.error(#"{"status_code":45,"status_message":"Suspended."}"#, status: 403).kind == .requestFailed)
  }

  @Test("come as plain text too")
  func plainText() throws {
    let error = try error("  Too many cooks\n  and more", status: 400)
    expect(error.kind == .requestFailed)
    expect(error.upstreamMessage == "Too many cooks")
    expect(error.message.naming("it").contains("Too many cooks"))
    expect(try self.error("Invalid API key", status: 403).kind == .credentialsRejected)
  }

  @Test("come as a list too")
  func list() throws {
    let error = try error(#"{"errors":["query must be provided","page must be less"]}"#, status: 422)
    expect(error.kind == .requestFailed)
    expect(error.upstreamCode == nil)
    expect(error.upstreamMessage == "query must be provided")
    expect(error.message.naming("it").contains("query must be provided"))
  }

  @Test("without a readable body have their status", arguments: ["", "<html>Bad gateway</html>", "[]", "{\"a\""])
  func unreadable(body: String) throws {
    let error = try error(body, status: 502)
    expect(error.kind == .upstreamFailed)
    expect(error.upstreamMessage == nil)
    expect(error.isRetryable)
  }

  @Test("of a success are none, but what is read must be there")
  func malformed() throws {
    let list = MovieList(.popular, for: Presentation())
    for body in ["", "<html></html>", "[]", "{}", #"{"results":{}}"#] {
      let error = try #require(throws: UpstreamError.self) { try list.read(body) }
      expect(error.kind == .upstreamMalformed)
    }
    let endpoints: [any TMDBEndpoint] = [
      MovieEndpoint(try id(1), for: Presentation()), TMDBObject.credits(of: try id(1), for: Presentation()),
      TMDBObject.videos(of: try id(1), for: Presentation()),
      TMDBObject.watchProviders(of: try id(1), for: Presentation()),
      TMDBObject.genres(for: Presentation()), TMDBObject.configuration,
    ]
    for endpoint in endpoints {
      let error = try #require(throws: UpstreamError.self) { try endpoint.read(#"{"success":true}"#) }
      expect(error.kind == .upstreamMalformed)
    }
  }
}
