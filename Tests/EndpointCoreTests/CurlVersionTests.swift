// SPDX-License-Identifier: MIT
import Testing

@testable import EndpointCore

@Suite("Versions of libcurl", .timeLimit(.minutes(5)))
struct CurlVersionTests {
  /// Regression: streams over HTTP/2 stalled for five seconds with Debian 12's 7.88.1.
  @Test(arguments: [
    (CurlVersion(7, 74, 0), false), (CurlVersion(7, 88, 1), false), (CurlVersion(8, 5, 0), false),
    (CurlVersion(8, 14, 1), false), (CurlVersion(8, 15, 0), true), (CurlVersion(8, 23, 0), true),
    (CurlVersion(9, 0, 0), true),
  ])
  func multiplexesOnlyWhereNoWakeUpIsLost(version: CurlVersion, multiplexes: Bool) {
    #expect(version.multiplexesReliably == multiplexes)
  }

  @Test func isReadFromTheLibraryThatIsOpen() throws {
    let words = try CurlLibrary.version()
    #expect(words.hasPrefix("libcurl/\(CurlVersion.ofOpenLibrary)"))
  }
}
