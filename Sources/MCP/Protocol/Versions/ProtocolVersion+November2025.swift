// SPDX-License-Identifier: MIT

extension ProtocolVersion {
  /// https://modelcontextprotocol.io/specification/2025-11-25/changelog
  static let november2025 = june2025.followed(by: "2025-11-25") { version in
    version.hasServerDescription = true
  }
}
