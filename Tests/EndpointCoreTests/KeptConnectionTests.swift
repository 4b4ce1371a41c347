// SPDX-License-Identifier: MIT
import FaultServer
import Synchronization
import Testing

@testable import EndpointCore

/// A server may close an idle connection just when the next request is sent on it.
@Suite("Connections that were kept", .timeLimit(.minutes(5)))
struct KeptConnectionTests {
  let server: FaultServer
  let stack = UpstreamStack(network: makeTransport())

  init() throws {
    server = try FaultServer()
    server.on("/", .text("fine"))
  }

  /// Regression: a stream reported a fault and waited half a second for what every server does.
  @Test(arguments: [Reply.close, .reset])
  func oneThatIsClosedIsAskedAgainWithoutAWord(end: Reply) async throws {
    server.on("/next", end, .text("fine again"))
    let transport = stack.transport(to: "things", rate: nil)
    _ = try await transport.send(HTTPRequest(server, "/"))
    let notices = Mutex(0)
    var request = try HTTPRequest(server, "/next")
    request.context.onRetry = { _ in notices.withLock { $0 += 1 } }

    let response = try await transport.send(request)

    #expect(response.text == "fine again")
    #expect(response.attempts == 1)
    #expect(server.requests(to: "/next").count == 2)
    #expect(notices.withLock { $0 } == 0)
    let seen = try #require(stack.statistics.snapshot["things"])
    #expect(seen.attempts == 3)
    #expect(seen.failedAttempts == 0)
    #expect(seen.version == .http11)
  }

  /// The server may have acted on the request, so it must not be repeated.
  @Test func aPostIsNotSentAgain() async throws {
    server.on("/order", .close, .text("ordered"))
    let transport = stack.transport(to: "things", rate: nil)
    _ = try await transport.send(HTTPRequest(server, "/"))
    var request = try HTTPRequest(server, "/order")
    request.method = .post
    let order = request
    let error = try await upstreamError { () async throws(UpstreamError) in try await transport.send(order) }
    #expect(error.kind == .upstreamUnreachable)
    #expect(server.requests(to: "/order").count == 1)
  }
}
