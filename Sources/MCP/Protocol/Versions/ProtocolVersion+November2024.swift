// SPDX-License-Identifier: MIT

extension ProtocolVersion {
  /// https://modelcontextprotocol.io/specification/2024-11-05
  static let november2024 = ProtocolVersion(
    rawValue: "2024-11-05",
    methods: [
      "initialize", "ping", "tools/list", "tools/call", "resources/list", "resources/templates/list", "resources/read",
      "resources/subscribe", "resources/unsubscribe", "prompts/list", "prompts/get", "completion/complete",
      "logging/setLevel",
    ])
}
