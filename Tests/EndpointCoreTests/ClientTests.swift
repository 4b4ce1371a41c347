// SPDX-License-Identifier: MIT
import EndpointCore
import FaultServer
import Foundation
import JSON
import Testing

@Suite("A client and its endpoints", .timeLimit(.minutes(5)))
struct ClientTests {
  struct Thing: JSONEndpoint {
    struct Content: Sendable, Equatable, JSONReadable {
      let name: String
      init(json: JSONValue) throws(JSONMismatch) { name = try json.required("name") }
    }

    var id: String
    var path: [String] { ["things", id] }
    var cachePolicy: CachePolicy { .asAnswered(.description) }
    var headers: HTTPHeaders { ["X-Thing": "1"] }
  }

  struct Removal: EmptyEndpoint {
    var method: HTTPMethod { .delete }
    var path: [String] { ["things", "1"] }
    var cachePolicy: CachePolicy { .never }
  }

  struct Creation: JSONEndpoint {
    typealias Content = Thing.Content
    var method: HTTPMethod { .post }
    var path: [String] { ["things"] }
    var cachePolicy: CachePolicy { .never }
    var body: HTTPBody { .json(RawJSON { $0.object { $0.member("name", "new") } }) }
  }

  let server: FaultServer
  let redactor = Redactor()
  let client: Client

  init() throws {
    server = try FaultServer()
    client = try makeClient(server, redactor: redactor)
  }

  private func error(_ endpoint: some Endpoint) async -> UpstreamError? {
    await #expect(throws: UpstreamError.self) { _ = try await client.run(endpoint, context: CallContext()) }
  }

  @Test func asksAndReads() async throws {
    server.on("/things/a%20b", .json(#"{"name":"x"}"#))
    let answer = try await client.run(Thing(id: "a b"), context: CallContext(language: "de-DE"))
    #expect(answer.content.name == "x")
    #expect(answer.attempts == 1)
    #expect(server.requests.first?.header("Accept-Language") == "de-DE")
    #expect(server.requests.first?.header("X-Thing") == "1")
  }

  @Test func sendsJSON() async throws {
    server.on("/things", .json(#"{"name":"new"}"#, status: 201))
    #expect(try await client.run(Creation(), context: CallContext()).content.name == "new")
    #expect(server.requests.first?.text == #"{"name":"new"}"#)
    #expect(server.requests.first?.header("Content-Type") == "application/json")
  }

  @Test func anEmptyAnswerIsEnoughWhereNothingIsDue() async throws {
    server.on("/things/1", .status(204))
    try await client.run(Removal(), context: CallContext()).content
    #expect(server.requests.first?.method == "DELETE")
  }

  @Test(arguments: [
    (400, UpstreamError.Kind.requestFailed), (401, .credentialsRejected), (403, .requestFailed), (404, .notFound),
    (408, .timedOut), (429, .rateLimited), (500, .upstreamFailed), (503, .upstreamFailed), (304, .requestFailed),
  ])
  func aStatusBecomesItsKind(status: Int, kind: UpstreamError.Kind) async throws {
    server.on("/things/1", .status(status, headers: [("Retry-After", "7")]))
    let error = try #require(await error(Thing(id: "1")))
    #expect(error.kind == kind)
    #expect(error.httpStatus == status)
    #expect(error.retryAfter == .seconds(7))
    #expect(error.upstream?.name == "numbers")
    #expect(error.url == server.url + "/things/1")
    #expect(error.attempts == 1)
  }

  @Test(arguments: [
    "", "  \n", "<!doctype html><title>Login</title>", #"{"name":"#, "null", "[]", #"{"name":1}"#, "\u{0}",
  ])
  func anAnswerThatIsNotWhatWasAskedForIsMalformed(body: String) async throws {
    server.on("/things/1", .text(body))
    let error = try #require(await error(Thing(id: "1")))
    #expect(error.kind == .upstreamMalformed)
    #expect(error.httpStatus == 200)
    #expect(!error.isRetryable)
  }

  @Test func anEmptyAnswerWhereContentIsDueIsMalformed() async throws {
    server.on("/things/1", .status(204))
    #expect(await error(Thing(id: "1"))?.kind == .upstreamMalformed)
  }

  @Test func noErrorShowsASecret() async throws {
    struct Telling: EmptyEndpoint {
      var path: [String] { ["a"] }
      var cachePolicy: CachePolicy { .never }
      func validate(_ response: HTTPResponse) throws(UpstreamError) {
        throw UpstreamError(
          .requestFailed, "s3cret", upstreamCode: "s3cret", upstreamMessage: "bad key s3cret!",
          url: "http://x/?k=s3cret",
          cause: .advice("s3cret"))
      }
    }
    redactor.add("s3cret")
    let error = try #require(await error(Telling()))
    #expect(error.upstreamMessage == "bad key REDACTED!")
    #expect(!"\(error)\(String(describing: error.cause))\(String(describing: error.upstreamCode))".contains("s3cret"))
  }

  @Test func aSegmentThatWouldEscapeIsNotAsked() async throws {
    #expect(await error(Thing(id: "../admin"))?.kind == .requestFailed)
    #expect(server.requests.isEmpty)
  }
}
