// SPDX-License-Identifier: MIT
import EndpointCore
import FaultServer
import Testing

@Suite("The HTTP transport", .timeLimit(.minutes(5)))
struct CurlTransportTests {
  let server: FaultServer
  let transport = makeTransport()

  init() throws { server = try FaultServer() }

  @Test func givesStatusHeadersAndBody() async throws {
    server.on("/a?x=1", .json(#"{"ok":true}"#, status: 203, headers: [("X-Two", "1"), ("x-two", "2")]))
    let response = try await transport.send(HTTPRequest(server, "/a?x=1"))
    #expect(response.status == 203)
    #expect(response.text == #"{"ok":true}"#)
    #expect(response.headers.values(of: "X-TWO") == ["1", "2"])
    #expect(response.provenance == .network)
    #expect(response.attempts == 1)
  }

  @Test func sendsItsHeadersAndOneUserAgent() async throws {
    var request = try HTTPRequest(server, "/")
    request.headers = ["Accept-Language": "de", "X-Empty": "", "X-Split": "a\r\nX-Smuggled: 1"]
    _ = try await transport.send(request)
    let received = try #require(server.requests.first)
    #expect(received.header("User-Agent") == "core-tests/1.0")
    #expect(received.header("Accept-Language") == "de")
    #expect(received.header("X-Empty") == "")
    #expect(received.header("X-Split") == "a  X-Smuggled: 1")
    #expect(received.header("X-Smuggled") == nil)
    #expect(received.header("Accept-Encoding")?.contains("gzip") == true)
  }

  @Test func refusesAHeaderNameThatWouldEndTheLine() async throws {
    var request = try HTTPRequest(server, "/")
    request.headers = ["X\r\nHost: elsewhere": "1"]
    let error = try await upstreamError { () async throws(UpstreamError) in try await transport.send(request) }
    #expect(error.kind == .requestFailed)
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: HTTPMethod.allCases)
  func sendsEveryMethodWithItsBody(method: HTTPMethod) async throws {
    var request = try HTTPRequest(server, "/")
    request.method = method
    if method != .get && method != .head { request.body = .bytes(Array("hello".utf8), contentType: "text/plain") }
    server.on("/", .status(204))
    #expect(try await transport.send(request).status == 204)
    let received = try #require(server.requests.first)
    #expect(received.method == method.rawValue)
    #expect(received.text == (method == .get || method == .head ? "" : "hello"))
    #expect(received.header("Content-Type") == (received.text.isEmpty ? nil : "text/plain"))
    #expect(received.header("Expect") == nil)
  }

  @Test func aPostWithoutBodySaysThatItIsEmpty() async throws {
    var request = try HTTPRequest(server, "/")
    request.method = .post
    _ = try await transport.send(request)
    #expect(server.requests.first?.header("Content-Length") == "0")
    #expect(server.requests.first?.header("Content-Type") == nil)
  }

  @Test func usesOneConnectionAgainAndAgain() async throws {
    server.on("/", .text("x"))
    for _ in 0..<20 { _ = try await transport.send(HTTPRequest(server, "/")) }
    #expect(server.connections == 1)
  }

  @Test func decompresses() async throws {
    // gzip of {"hello":"hello hello hello"}
    let body: [UInt8] = [
      31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 171, 86, 202, 72, 205, 201, 201, 87, 178, 130, 208, 10, 72, 164, 82, 45, 0, 8,
      145, 200, 38, 29, 0, 0, 0,
    ]
    server.on("/", .status(200, headers: [("Content-Encoding", "gzip")], body: body))
    #expect(try await transport.send(HTTPRequest(server, "/")).text == #"{"hello":"hello hello hello"}"#)
  }

  @Test func takesAnAnswerInChunksThatEndsWithTrailers() async throws {
    let head = Reply.head(200, [("Transfer-Encoding", "chunked"), ("X-One", "head")])
    server.on("/", Reply([.send(head + Array("3\r\nabc\r\n1\r\nd\r\n0\r\nX-One: trailer\r\n\r\n".utf8))]))
    let response = try await transport.send(HTTPRequest(server, "/"))
    #expect(response.text == "abcd")
    #expect(response.headers.values(of: "X-One") == ["head"])
  }

  @Test(arguments: [true, false])
  func takesAnAnswerOfJustAsManyBytesAsAreAllowed(announced: Bool) async throws {
    let head = Reply.head(200, announced ? [("Content-Length", "5")] : [("Connection", "close")])
    server.on("/", Reply([.send(head + Array("12345".utf8))] + (announced ? [] : [.close])))
    var request = try HTTPRequest(server, "/")
    request.bodyLimit = 5
    #expect(try await transport.send(request).text == "12345")
    request.bodyLimit = 4
    let error = try await upstreamError { [request] () async throws(UpstreamError) in
      try await transport.send(request)
    }
    #expect(error.kind == .responseTooLarge)
  }

  @Test func passesOverInterimAnswers() async throws {
    let early = Array("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n".utf8)
    server.on("/", Reply([.send(early)] + Reply.text("fine").steps))
    let response = try await transport.send(HTTPRequest(server, "/"))
    #expect(response.status == 200)
    #expect(response.headers["Link"] == nil)
    #expect(response.text == "fine")
  }

  @Test func runsManyTransfersAtOnce() async throws {
    let gate = Gate()
    server.on("/", Reply.text("x").after(gate))
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<40 {
        group.addTask { try await transport.send(HTTPRequest(server, "/")).status }
      }
      await server.requests(atLeast: 40)
      gate.open()
      for try await status in group { #expect(status == 200) }
    }
  }

  @Test func doesNotFollowRedirects() async throws {
    server.on("/", .redirect(to: "/other"))
    #expect(try await transport.send(HTTPRequest(server, "/")).status == 302)
    #expect(server.requests.count == 1)
  }

  @Test func doesNotTidyThePathUp() async throws {
    _ = try await transport.send(HTTPRequest(server, "/a/%2e%2e/b"))
    #expect(server.requests.first?.target == "/a/%2e%2e/b")
  }

  @Test func cancellingEndsTheTransferAndItsConnection() async throws {
    server.on("/", .stalling("some"))
    let task = Task { try await transport.send(HTTPRequest(server, "/")) }
    await server.requests(atLeast: 1)
    task.cancel()
    let error = await #expect(throws: UpstreamError.self) { try await task.value }
    #expect(error?.kind == .cancelled)
    await server.openConnections(atMost: 0)
  }

  @Test func aCancelledTaskAsksNothing() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(HTTPRequest(server, "/"))
    }
    let error = await #expect(throws: UpstreamError.self) { try await task.value }
    #expect(error?.kind == .cancelled)
    #expect(server.requests.isEmpty)
  }

  @Test func aClosedTransportRefuses() async throws {
    server.on("/", .silence)
    let running = Task { try await transport.send(HTTPRequest(server, "/")) }
    await server.requests(atLeast: 1)
    await transport.close()
    let error = await #expect(throws: UpstreamError.self) { try await running.value }
    #expect(error?.kind == .cancelled)
    await #expect(throws: UpstreamError.self) { try await transport.send(HTTPRequest(server, "/")) }
    #expect(server.requests.count == 1)
  }
}
