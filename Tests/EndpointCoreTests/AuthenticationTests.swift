// SPDX-License-Identifier: MIT
import EndpointCore
import FaultServer
import Foundation
import Synchronization
import Testing

@Suite("Authentication", .timeLimit(.minutes(5)))
struct AuthenticationTests {
  let server: FaultServer
  let redactor = Redactor()

  init() throws { server = try FaultServer() }

  private func transport(_ credential: @escaping @Sendable () -> Credential?) throws -> AuthenticationTransport {
    AuthenticationTransport(
      base: try #require(HTTPURL(server.url)), redactor: redactor, credential: credential,
      around: makeTransport())
  }

  @Test func putsTheKeyWhereTheUpstreamWantsIt() async throws {
    let request = try HTTPRequest(server, "/a?x=1&api_key=old")
    for placement in [
      Credential.Placement.header(name: "Authorization", prefix: "Bearer "), .queryItem(name: "api_key"),
    ] {
      _ = try await transport { Credential("k&y=1", in: placement) }.send(request)
    }
    #expect(server.requests.first?.header("Authorization") == "Bearer k&y=1")
    #expect(server.requests.last?.target == "/a?x=1&api_key=k%26y%3D1")
  }

  @Test func asksForTheKeyAnewEachTime() async throws {
    let keys = KeyBox(key: "one")
    let transport = try transport { Credential(keys.key, in: .header(name: "X-Key")) }
    _ = try await transport.send(HTTPRequest(server, "/"))
    keys.key = "two"
    _ = try await transport.send(HTTPRequest(server, "/"))
    #expect(server.requests.map { $0.header("X-Key") } == ["one", "two"])
  }

  @Test func withoutAKeyNothingIsSent() async throws {
    let transport = try transport { nil }
    let request = try HTTPRequest(server, "/")
    let error = try await upstreamError { () async throws(UpstreamError) in try await transport.send(request) }
    #expect(error.kind == .credentialsMissing)
    #expect(server.requests.isEmpty)
  }

  @Test func anotherHostGetsNoKey() async throws {
    let other = try FaultServer()
    let transport = try transport { Credential("s3cret", in: .header(name: "X-Key")) }
    _ = try await transport.send(HTTPRequest(other, "/image"))
    #expect(other.requests.first?.header("X-Key") == nil)
  }

  @Test func errorsDoNotShowTheKey() async throws {
    server.on("/a", .silence)
    let transport = try transport { Credential("s3cret", in: .queryItem(name: "key")) }
    var request = try HTTPRequest(server, "/a")
    request.timeout = .milliseconds(100)
    let error = try await upstreamError { () async throws(UpstreamError) in try await transport.send(request) }
    #expect(error.kind == .timedOut)
    #expect(error.url == "\(server.url)/a?key=REDACTED")
    #expect(!"\(error)".contains("s3cret"))
  }

  /// An upstream, or a proxy on the way, may send back what it was sent.
  @Test(arguments: [
    ("0123456789abcdef", "0123456789abcdef"), ("pass/word+1=", #"pass\/word+1="#), (#"a"b\c/d-e"#, #"a\"b\\c/d-e"#),
    ("a b&c=d efgh", "a%20b%26c%3Dd%20efgh"),
  ])
  func successfulResponsesDoNotRepeatTheKey(key: String, written: String) async throws {
    server.on("/a", .json(#"{"note":"\#(written)","link":"/b?key=\#(written)&page=2","n":[1]}"#))
    let transport = try transport { Credential(key, in: .header(name: "X-Key")) }
    let response = try await transport.send(HTTPRequest(server, "/a"))
    #expect(
      String(decoding: response.body, as: UTF8.self) == #"{"note":"REDACTED","link":"/b?key=REDACTED&page=2","n":[1]}"#)
  }

  /// A key of a few letters, which no provider issues, may stand in any response by coincidence.
  @Test func aResponseWithTheLettersOfAShortKeyIsNotChanged() async throws {
    server.on("/a", .json(#"{"key":"key"}"#))
    let transport = try transport { Credential("key", in: .header(name: "X-Key")) }
    let response = try await transport.send(HTTPRequest(server, "/a"))
    #expect(String(decoding: response.body, as: UTF8.self) == #"{"key":"key"}"#)
  }
}

/// A key that a test changes.
final class KeyBox: Sendable {
  private let state: Mutex<String>

  init(key: String) { state = Mutex(key) }

  var key: String {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
