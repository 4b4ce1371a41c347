// SPDX-License-Identifier: MIT
import FaultServer
import Testing

@testable import EndpointCore

@Suite("Without libcurl", .timeLimit(.minutes(5)))
struct MissingLibraryTests {
  @Test func theErrorSaysWhatToInstall() async throws {
    let server = try FaultServer()
    let transport = CurlTransport(.init(userAgent: "x"), library: "libcurl-that-is-not-installed.so.4")
    let request = try HTTPRequest(server, "/")
    // The second request finds the transport as alive as the first did.
    for _ in 0..<2 {
      let error = try await upstreamError { () async throws(UpstreamError) in try await transport.send(request) }
      #expect(error.kind == .upstreamUnreachable)
      #expect(error.message.naming("it").contains("libcurl-that-is-not-installed.so.4"))
      #expect(error.cause == .noLibrary)
      #expect(!error.isRetryable)
    }
    await transport.close()
    #expect(server.connections == 0)
  }
}
