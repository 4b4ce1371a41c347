// SPDX-License-Identifier: MIT
import FaultServer
import Foundation
import Testing

@testable import EndpointCore

@Suite("Redirects", .timeLimit(.minutes(5)))
struct RedirectTests {
  let server: FaultServer
  let other: FaultServer
  let redactor = Redactor()

  init() throws {
    server = try FaultServer()
    other = try FaultServer()
  }

  private func transport(_ placement: Credential.Placement?) throws -> any Transport {
    let base = try #require(HTTPURL(server.url))
    let redirects = RedirectTransport(around: makeTransport())
    guard let placement else { return redirects }
    return AuthenticationTransport(
      base: base, redactor: redactor, credential: { Credential("s3cret", in: placement) }, around: redirects)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func areFollowed(status: Int) async throws {
    server.on("/a", .redirect(status, to: "/b c?x=1"))
    server.on("/b%20c?x=1", .text("there"))
    let response = try await transport(nil).send(HTTPRequest(server, "/a"))
    #expect(response.text == "there")
    #expect(response.url.text == server.url + "/b%20c?x=1")
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func aPostKeepsItsMethodOnlyWhereItMust(status: Int) async throws {
    server.on("/a", .redirect(status, to: "/b"))
    server.on("/b", .text("there"))
    var request = try HTTPRequest(server, "/a")
    request.method = .post
    request.body = .bytes(Array("body".utf8), contentType: "text/plain")
    request.headers["Content-Type"] = "text/plain"
    _ = try await transport(nil).send(request)
    let second = try #require(server.requests.last)
    #expect(second.method == (status < 307 ? "GET" : "POST"))
    #expect(second.text == (status < 307 ? "" : "body"))
    #expect(second.header("Content-Type") == (status < 307 ? nil : "text/plain"))
  }

  @Test func leadOnlyWhereTheRequestAllows() async throws {
    server.on("/a", .redirect(to: "/b"))
    server.on("/b", .redirect(to: other.url + "/c"))
    var request = try HTTPRequest(server, "/a")
    request.acceptsRedirect = { [port = server.port] in $0.port == port }
    let transport = try transport(nil)
    let error = try await upstreamError { [request] () async throws(UpstreamError) in try await transport.send(request)
    }
    #expect(error.kind == .requestFailed)
    #expect(server.requests.map(\.target) == ["/a", "/b"])
    #expect(other.requests.isEmpty)
  }

  /// The other server's URL under another host name, which makes it another host to a client.
  private var elsewhere: String { "http://localhost:\(other.port)" }

  /// An impostor of the upstream could make this machine send requests that only it can reach.
  @Test func leadToNoOtherHostUnlessTheRequestSaysSo() async throws {
    other.on("/c", .text("elsewhere"))
    let transport = try transport(nil)
    let addresses = [
      elsewhere + "/c", "http://[::1]:\(other.port)/c", "http://127.0.0.2:\(other.port)/c",
      "http://2130706433:\(other.port)/c", "http://169.254.169.254/latest", "http://10.0.0.1/",
      "//localhost:\(other.port)/c", "http://user@localhost:\(other.port)/c",
    ]
    for address in addresses {
      server.on("/a", .redirect(to: address))
      let request = try HTTPRequest(server, "/a")
      let error = try await upstreamError { () async throws(UpstreamError) in try await transport.send(request) }
      #expect(error.kind == .requestFailed, "\(address)")
      #expect(!error.isRetryable)
    }
    #expect(other.requests.isEmpty)
    server.on("/a", .redirect(to: elsewhere + "/c"))
    var request = try HTTPRequest(server, "/a")
    request.acceptsRedirect = { $0.host == "localhost" }
    #expect(try await transport.send(request).text == "elsewhere")
  }

  /// Every hop is checked: an allowed host must not redirect to one that isn't.
  @Test func areJudgedFromWhereTheyBegan() async throws {
    server.on("/a", .redirect(to: elsewhere + "/b"))
    other.on("/b", .redirect(to: "/c"))
    other.on("/c", .redirect(to: "http://127.0.0.3:\(other.port)/d"))
    var request = try HTTPRequest(server, "/a")
    request.acceptsRedirect = { $0.host == "localhost" }
    let transport = try transport(nil)
    let error = try await upstreamError { [request] () async throws(UpstreamError) in try await transport.send(request)
    }
    #expect(error.kind == .requestFailed)
    #expect(other.requests.map(\.target) == ["/b", "/c"])
  }

  @Test func leadToTheHostsThatAClientNamesOverTLSAlone() async throws {
    struct Anything: EmptyEndpoint {
      var path: [String] { ["a"] }
      var cachePolicy: CachePolicy { .never }
    }
    let upstream = ScriptedTransport(.success(.status(204)))
    let base = try #require(HTTPURL("https://api.example/v2"))
    let client = Client(upstream: .test("p", redirectHosts: ["www.example"]), base: base, transport: upstream)
    _ = try await client.run(Anything(), context: CallContext())
    let accepts = try #require(upstream.requests.first?.acceptsRedirect)
    let judged = [
      "https://api.example/x": true, "http://api.example:8080/x": true, "https://WWW.example/x": true,
      "http://www.example/x": false, "https://www.example:8443/x": false, "https://example/x": false,
      "https://evil.www.example/x": false, "https://127.0.0.1/x": false,
    ]
    for (address, isAccepted) in judged {
      #expect(accepts(try #require(HTTPURL(address))) == isAccepted, "\(address)")
    }
  }

  @Test func aLoopEndsInAnError() async throws {
    server.on("/a", .redirect(301, to: "/a"))
    let transport = try transport(nil)
    let request = try HTTPRequest(server, "/a")
    let error = try await upstreamError { () async throws(UpstreamError) in try await transport.send(request) }
    #expect(error.kind == .requestFailed)
    #expect(!error.isRetryable)
    #expect(server.requests.count == RedirectTransport.hopLimit + 1)
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/x", "http://[broken"])
  func anAddressThatIsNoHTTPURLIsRefused(location: String) async throws {
    server.on("/a", .redirect(to: location))
    let transport = try transport(nil)
    let request = try HTTPRequest(server, "/a")
    let error = try await upstreamError { () async throws(UpstreamError) in try await transport.send(request) }
    #expect(error.kind == .requestFailed)
  }

  @Test(arguments: [Credential.Placement.header(name: "X-Key"), .queryItem(name: "key")])
  func theKeyStaysWithItsHost(placement: Credential.Placement) async throws {
    // A server that copies the query into the redirect would pass the key on.
    server.on("/a") { [url = other.url] request in
      .redirect(to: "\(url)/stolen?\(request.query.map { $0 + "&" } ?? "")page=2")
    }
    server.on("/same", .redirect(to: "/there"))
    other.on("/stolen", .text("elsewhere"))
    server.on("/there", .text("there"))
    let transport = try transport(placement)

    #expect(try await transport.send(HTTPRequest(server, "/a")).text == "elsewhere")
    let received = try #require(other.requests.first)
    #expect(!received.headers.contains { $0.value.contains("s3cret") })
    #expect(received.query == "page=2")

    #expect(try await transport.send(HTTPRequest(server, "/same")).text == "there")
    let second = try #require(server.requests.last)
    #expect(second.header("X-Key") == "s3cret" || second.query == "key=s3cret")
  }

  @Test func headersThatARequestCallsSecretStayToo() async throws {
    server.on("/a", .redirect(to: other.url + "/b"))
    var request = try HTTPRequest(server, "/a")
    request.headers = ["Authorization": "Bearer s3cret", "X-Plain": "1"]
    request.secretHeaders = ["authorization"]
    _ = try await transport(nil).send(request)
    #expect(other.requests.first?.header("Authorization") == nil)
    #expect(other.requests.first?.header("X-Plain") == "1")
  }
}
