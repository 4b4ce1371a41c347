// SPDX-License-Identifier: MIT

extension ProtocolVersion {
  /// https://modelcontextprotocol.io/specification/2025-06-18/changelog
  static let june2025 = march2025.followed(by: "2025-06-18") { version in
    version.hasBatches = false
    version.hasTitles = true
    version.hasStructuredContent = true
    version.hasResourceLinks = true
  }
}
