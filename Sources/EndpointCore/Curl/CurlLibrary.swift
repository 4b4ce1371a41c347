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
