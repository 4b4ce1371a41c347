// SPDX-License-Identifier: MIT
import CCurl
import Platform

/// The libcurl library, which `CurlTransport` loads at run time.
public enum CurlLibrary {
  /// The file name for the dynamic loader.
  static let name = DynamicLibrary.fileName("curl", version: "4")

  /// The library can't be loaded.
  public struct Unavailable: Error, CustomStringConvertible {
    /// The dynamic loader's message.
    public let description: String
  }

  /// The versions of libcurl and its TLS library, such as `libcurl/8.5.0 OpenSSL/3.0.13`. Loads the library.
  public static func version() throws(Unavailable) -> String {
    if let failure = ccurl_open(name) { throw Unavailable(description: String(cString: failure)) }
    return String(cString: ccurl_version()).split(separator: " ").prefix(2).joined(separator: " ")
  }

  /// The HTTP version requested over TLS with the installed library, and the reason. Loads the library.
  public static func protocolChoice() throws(Unavailable) -> String {
    _ = try version()
    return CurlVersion.ofOpenLibrary.multiplexesReliably
      ? "HTTP/2, one connection per host"
      : "HTTP/1.1, several connections per host, because HTTP/2 can stall in versions before 8.15.0"
  }
}

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
