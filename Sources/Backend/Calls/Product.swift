// SPDX-License-Identifier: MIT
import Contract

/// The program's identity.
public enum Product {
  /// The name of the command, also reported to upstreams and clients.
  public static let name = "marquee"
  /// The version (https://semver.org).
  public static let version = "1.0.0"

  /// The user agent: product, version and a contact address, as providers require.
  static let userAgent = "marquee/\(version) (+mailto:\(ContractDocument.contact))"
}
