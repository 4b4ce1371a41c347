// SPDX-License-Identifier: MIT
import CHiredis
import Platform

/// The hiredis library, which is loaded at run time. It has been published with several binary interfaces; the newest
/// of the supported ones is used.
public enum HiredisLibrary {
  /// The library can't be opened.
  public struct Unavailable: Error, CustomStringConvertible {
    /// The dynamic loader's message for the last name that was tried, and what to install.
    public let description: String
  }

  /// Debian 13 and Ubuntu 24.04 have 1.1.0, Fedora 1.0.0, Debian 12 0.14.
  private static let versions = ["1.4.0", "1.3.0", "1.2.0", "1.1.0", "1.0.0", "0.14"]

  /// Opens the library, unless it is open.
  /// - Returns: the file's name.
  @discardableResult
  public static func open() throws(Unavailable) -> String {
    try open(
      "hiredis", by: chiredis_open,
      "on Debian 12, install the package libhiredis0.14; on later ones libhiredis1.1.0")
  }

  /// Opens the part for TLS, which versions before 1.0 lack.
  static func openTLS() throws(Unavailable) {
    try open(
      "hiredis_ssl", by: chiredis_open_tls,
      "rediss:// needs hiredis 1.0 or later (Debian 13: libhiredis1.1.0); Debian 12's has no TLS")
  }

  @discardableResult
  private static func open(
    _ library: String, by open: (UnsafePointer<CChar>?) -> UnsafePointer<CChar>?, _ advice: String
  ) throws(Unavailable) -> String {
    var failure = ""
    for version in versions {
      let name = DynamicLibrary.fileName(library, version: version)
      guard let reason = open(name) else { return name }
      failure = String(cString: reason)
    }
    throw Unavailable(description: "the library \(library) can't be opened: \(failure); \(advice)")
  }
}
