// SPDX-License-Identifier: MIT
import JSONRPC

extension ProtocolVersion {
  /// https://modelcontextprotocol.io/specification/2026-07-28/changelog
  static let july2026 = november2025.followed(by: "2026-07-28") { version in
    version.opening = .perRequest
    version.methods.subtract(["initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe"])
    version.methods.formUnion(["server/discover", "subscriptions/listen"])
    // Deprecated: servers should not begin to use it.
    version.hasLogging = false
    version.hasResultTypes = true
    version.hasCacheHints = true
    version.reservesErrorCodes = true
    version.missingResource = .invalidParams
  }
}
