// SPDX-License-Identifier: MIT
import CCurl

/// A version of libcurl, which decides the features that can be relied on.
struct CurlVersion: Comparable, CustomStringConvertible {
  /// libcurl's packed number: two hexadecimal digits each for major, minor and patch.
  let number: UInt32

  /// Creates a version from its parts: 8.15.0 is `CurlVersion(8, 15, 0)`.
  init(_ major: UInt8, _ minor: UInt8, _ patch: UInt8) {
    number = UInt32(major) << 16 | UInt32(minor) << 8 | UInt32(patch)
  }

  private init(number: UInt32) { self.number = number }

  /// The version of the loaded library; one must be loaded.
  static var ofOpenLibrary: CurlVersion { CurlVersion(number: ccurl_version_number()) }

  /// Whether requests can reliably share a connection (HTTP/2).
  ///
  /// If bytes of one stream arrive while libcurl reads for another, libcurl leaves them in the other's buffer and sets
  /// a timer that is due at once to return to it. `curl_multi_perform` ends by removing the timers that were due "when
  /// it began", but a transfer that connects meanwhile moves that moment (`*nowp = Curl_pgrsTime(…)` in
  /// `multi_runsingle`), and before 8.4.0 anything within the same millisecond counted as due as well. A timer lost
  /// this way leaves a response that has already arrived unread until another timer fires, usually 5 seconds later.
  /// 8.15.0 replaced these timers with a set of transfers to run, which nothing empties early (curl's commits
  /// 779937f840 and 6080143f9d). Seen with 7.88.1, 8.4.0, 8.5.0, 8.9.1, 8.11.1 and 8.14.1; not with 8.15.0 and 8.23.0.
  /// HTTP/1.1 is unaffected, because each response has a socket of its own.
  var multiplexesReliably: Bool { self >= CurlVersion(8, 15, 0) }

  static func < (left: CurlVersion, right: CurlVersion) -> Bool { left.number < right.number }

  var description: String { "\(number >> 16 & 0xFF).\(number >> 8 & 0xFF).\(number & 0xFF)" }
}
