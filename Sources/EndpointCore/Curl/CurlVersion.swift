// SPDX-License-Identifier: MIT
import CCurl

/// The version of a libcurl, by which it is told what the library can be trusted with.
struct CurlVersion: Comparable, CustomStringConvertible {
  /// As libcurl packs it: two hexadecimal digits each for major, minor and patch.
  let number: UInt32

  /// 8.15.0 is `CurlVersion(8, 15, 0)`.
  init(_ major: UInt8, _ minor: UInt8, _ patch: UInt8) {
    number = UInt32(major) << 16 | UInt32(minor) << 8 | UInt32(patch)
  }

  private init(number: UInt32) { self.number = number }

  /// The library's that is open; one has to be.
  static var ofOpenLibrary: CurlVersion { CurlVersion(number: ccurl_version_number()) }

  /// Whether requests may share a connection (HTTP/2).
  ///
  /// Where one stream's bytes arrive while libcurl reads for another, it leaves them in the other's buffer and sets a
  /// timer that is due at once, to come back to it. `curl_multi_perform` ends by removing the timers that were due
  /// "when it began", but a transfer that connects meanwhile moves that moment (`*nowp = Curl_pgrsTime(…)` in
  /// `multi_runsingle`), and before 8.4.0 anything within the same millisecond counted as due as well. A timer that is
  /// lost so leaves an answer that is there already until some other timer fires, 5 seconds later as a rule. 8.15.0
  /// replaced these timers by a set of transfers to be run, which nothing empties early (curl's commits 779937f840 and
  /// 6080143f9d). Seen with 7.88.1, 8.4.0, 8.5.0, 8.9.1, 8.11.1 and 8.14.1; not with 8.15.0 and 8.23.0. HTTP/1.1 is
  /// free of it: each answer has a socket of its own.
  var multiplexesReliably: Bool { self >= CurlVersion(8, 15, 0) }

  static func < (left: CurlVersion, right: CurlVersion) -> Bool { left.number < right.number }

  var description: String { "\(number >> 16 & 0xFF).\(number >> 8 & 0xFF).\(number & 0xFF)" }
}
