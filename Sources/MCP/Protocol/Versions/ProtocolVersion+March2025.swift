// SPDX-License-Identifier: MIT

extension ProtocolVersion {
  /// https://modelcontextprotocol.io/specification/2025-03-26/changelog
  static let march2025 = november2024.followed(by: "2025-03-26") { version in
    version.hasToolAnnotations = true
    version.hasProgressMessages = true
    version.hasCompletionsCapability = true
    version.hasBatches = true
  }
}
