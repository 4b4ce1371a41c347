// SPDX-License-Identifier: MIT
import Testing

@testable import EndpointCore

@Suite("Versions of libcurl", .timeLimit(.minutes(5)))
struct CurlVersionTests {
  /// Regression: streams over HTTP/2 stalled for five seconds with Debian 12's 7.88.1.
  @Test(arguments: [
    (0x07_4A_00, false), (0x07_58_01, false), (0x08_05_00, false), (0x08_0E_01, false), (0x08_0F_00, true),
    (0x08_17_00, true), (0x09_00_00, true),
  ])
  func multiplexesOnlyWhereNoWakeUpIsLost(number: UInt32, multiplexes: Bool) {
    #expect(CurlVersion(number: number).multiplexesReliably == multiplexes)
  }

  @Test func isReadFromTheLibraryThatIsOpen() throws {
    let text = try CurlLibrary.version()
    let number = CurlVersion.ofOpenLibrary.number
    #expect(text.hasPrefix("libcurl/\(number >> 16 & 0xFF).\(number >> 8 & 0xFF).\(number & 0xFF)"))
  }
}
