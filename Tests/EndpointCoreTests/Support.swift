// SPDX-License-Identifier: MIT
import EndpointCore
import FaultServer
import Foundation
import Testing

/// A transport for tests over the loopback interface.
func makeTransport(certificateAuthorityFile: String? = nil) -> CurlTransport {
  CurlTransport(.init(userAgent: "core-tests/1.0", certificateAuthorityFile: certificateAuthorityFile))
}

extension HTTPRequest {
  /// A GET of `path` on `server`.
  init(_ server: FaultServer, _ path: String) throws {
    try self.init(server.url + path)
  }

  /// A GET with a longer timeout than the default, so that it doesn't expire on a busy machine.
  init(_ text: String) throws {
    let context = CallContext(deadline: .now + .seconds(50))
    self.init(url: try #require(HTTPURL(text)), timeout: .seconds(50), context: context)
  }
}

extension HTTPResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}

/// A generator of reproducible random numbers (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The error that `body` throws; records an issue if it returns a response instead.
func upstreamError(_ body: () async throws(UpstreamError) -> HTTPResponse) async throws -> UpstreamError {
  do throws(UpstreamError) {
    let response = try await body()
    Issue.record("an answer (\(response.status)) where an error was expected")
    throw UpstreamError(.requestFailed, "no error")
  } catch {
    return error
  }
}

/// The number of file descriptors that this process has open.
func openDescriptors() -> Int { descriptors().count }

/// The number of this process's sockets that are connected to `port`. There may be some before the test begins: another
/// one's, left open, to a server that had the same port.
func descriptors(connectedTo port: Int) -> Int {
  descriptors().filter { descriptor in
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &size) }
    }
    return result == 0 && Int(UInt16(bigEndian: address.sin_port)) == port
  }.count
}

private func descriptors() -> [Int32] {
  let names = try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")
  return (names ?? []).compactMap { Int32($0) }
}
