// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import TestSupport
import Testing

@testable import AMC

@Suite("AMC's errors", .timeLimit(.minutes(5)))
struct ErrorTests {
  private func error(_ status: Int, _ body: String) throws -> UpstreamError? {
    do {
      try AMCList<Movie>(.active, pageSize: 10).validate(response(body, status: status))
      return nil
    } catch let error as UpstreamError {
      return error
    }
  }

  @Test(
    "a refused key is told from other bad requests",
    arguments: [
      (400, #"{"errors":[{"code":1,"message":"Invalid vendor key"}]}"#, UpstreamError.Kind.credentialsRejected),
      (401, "", .credentialsRejected),
      (403, #"{"errors":[{"code":9,"message":"This KEY may not"}]}"#, .credentialsRejected),
      (403, #"{"errors":[{"code":9,"message":"Not from here"}]}"#, .requestFailed),
      (403, "Invalid key", .credentialsRejected), (403, "<html>key</html>", .requestFailed),
      (400, #"{"errors":[{"code":1204,"message":"Invalid date"}]}"#, .requestFailed), (400, "what?", .requestFailed),
      (404, #"{"errors":[{"code":5108,"message":"No such theatre"}]}"#, .notFound), (404, "", .notFound),
      (429, "", .rateLimited), (500, #"{"errors":[{"code":5000,"exceptionMessage":"boom"}]}"#, .upstreamFailed),
      (503, "<html></html>", .upstreamFailed), (408, "", .timedOut), (410, "", .notFound),
    ])
  func kinds(_ status: Int, _ body: String, kind: UpstreamError.Kind) throws {
    expect(try error(status, body)?.kind == kind)
  }

  @Test("keep AMC's code and words")
  func codes() throws {
    let unknown = try #require(try error(404, #"{"errors":[{"code":5108,"message":"No such theatre"}]}"#))
    expect(unknown.upstreamCode == "5108")
    expect(unknown.upstreamMessage == "No such theatre")
    expect(try error(400, "No such day\n")?.upstreamMessage == "No such day")
    expect(try error(500, #"{"errors":[{"code":2,"exceptionMessage":"boom"}]}"#)?.upstreamMessage == "boom")
    expect(
      try error(500, #"{"errors":[{"code":2,"message":"","exceptionMessage":"boom"}]}"#)?.upstreamMessage == "boom")
  }

  @Test("a day without showtimes is an empty list", arguments: ["5217", "\"5217\""])
  func emptyDay(_ code: String) throws {
    let body = #"{"errors":[{"code":\#(code),"message":"No showtimes"}]}"#
    expect(try error(404, body) == nil)
    let page = try AMCList<Movie>(.active, pageSize: 10).content(of: response(body, status: 404))
    expect(page.rows.isEmpty)
    expect(page.totalRows == 0)
  }

  @Test("no earliest showtime is no showtime at all")
  func noEarliest() throws {
    let body = #"{"errors":[{"code":5217,"message":"No showtimes"}]}"#
    let error = #expect(throws: UpstreamError.self) {
      try AMCObject.earliest(theatreID: "610", movieID: "7").validate(response(body, status: 404))
    }
    expect(error?.kind == .notFound)
    expect(error?.upstreamCode == "5217")
  }

  @Test("an error sent as a success is no empty list")
  func errorAsSuccess() throws {
    let error = #expect(throws: UpstreamError.self) {
      try AMCList<Movie>(.active, pageSize: 10).content(of: response(#"{"errors":[{"code":9}]}"#))
    }
    expect(error?.kind == .upstreamMalformed)
  }

  @Test("a key refused without a word is refused all the same")
  func silentRefusal() throws {
    expect(try error(401, "")?.kind == .credentialsRejected)
  }
}
