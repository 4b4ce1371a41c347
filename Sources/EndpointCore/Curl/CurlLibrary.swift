// SPDX-License-Identifier: MIT
import CCurl
import Platform

/// The library that `CurlTransport` talks through.
public enum CurlLibrary {
  /// As the dynamic loader finds it.
  static let name = DynamicLibrary.fileName("curl", version: 4)

  /// The library can't be opened.
  public struct Unavailable: Error, CustomStringConvertible {
    /// The dynamic loader's words.
    public let description: String
  }

  /// Its name and version, and those of its TLS library: `libcurl/8.5.0 OpenSSL/3.0.13`. Opens it.
  public static func version() throws(Unavailable) -> String {
    if let failure = ccurl_open(name) { throw Unavailable(description: String(cString: failure)) }
    return String(cString: ccurl_version()).split(separator: " ").prefix(2).joined(separator: " ")
  }

  /// What is asked for over TLS with the library that is there, and why. Opens it.
  public static func protocolChoice() throws(Unavailable) -> String {
    _ = try version()
    return CurlVersion.ofOpenLibrary.multiplexesReliably
      ? "HTTP/2, one connection for all requests to a host"
      : "HTTP/1.1, several connections to a host: HTTP/2 can stall in versions before 8.15.0"
  }
}
