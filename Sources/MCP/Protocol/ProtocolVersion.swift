// SPDX-License-Identifier: MIT
import JSONRPC

/// A supported version of the Model Context Protocol (https://modelcontextprotocol.io/specification): the rules in
/// which versions differ, as far as this server applies them. Each version is defined by its changes to the one before.
struct ProtocolVersion: Sendable {
  /// The version's name on the wire.
  private(set) var rawValue: String
  /// The requests that a client may make.
  private(set) var methods: Set<String>
  /// Whether each request declares the version in its `_meta`. Otherwise `initialize` declares it once for the
  /// connection.
  private(set) var isPerRequest = false
  /// Tools have annotations.
  private(set) var hasToolAnnotations = false
  /// Progress notifications may carry a message.
  private(set) var hasProgressMessages = false
  /// Servers declare completions as a capability.
  private(set) var hasCompletionsCapability = false
  /// A message may be a batch.
  private(set) var hasBatches = false
  /// Tools, resources, prompts and the server may have a title for people besides their name.
  private(set) var hasTitles = false
  /// Tools have output schemas, and results structured content that conforms to them.
  private(set) var hasStructuredContent = false
  /// Results may link to resources.
  private(set) var hasResourceLinks = false
  /// `serverInfo` may have a description.
  private(set) var hasServerDescription = false
  /// The server sends log messages to the client.
  private(set) var hasLogging = true
  /// Every result has `resultType` and, in its `_meta`, the server's name and version.
  private(set) var hasResultTypes = false
  /// Results may say how long a client may cache them, and whether for all users.
  private(set) var hasCacheHints = false
  /// An error that answers no request has no id. In the versions before, its id is null.
  private(set) var omitsUnknownIDs = false
  /// Errors may have only the codes that the protocol defines, since it reserves JSON-RPC's range for itself.
  private(set) var reservesErrorCodes = false
  /// The code of the error for a missing resource.
  private(set) var missingResource = ErrorCode(rawValue: -32002)

  /// https://modelcontextprotocol.io/specification/2024-11-05
  private static let november2024 = ProtocolVersion(
    rawValue: "2024-11-05",
    methods: [
      "initialize", "ping", "tools/list", "tools/call", "resources/list", "resources/templates/list", "resources/read",
      "resources/subscribe", "resources/unsubscribe", "prompts/list", "prompts/get", "completion/complete",
      "logging/setLevel",
    ])

  /// https://modelcontextprotocol.io/specification/2025-03-26/changelog
  private static let march2025 = november2024.followed(by: "2025-03-26") { version in
    version.hasToolAnnotations = true
    version.hasProgressMessages = true
    version.hasCompletionsCapability = true
    version.hasBatches = true
  }

  /// https://modelcontextprotocol.io/specification/2025-06-18/changelog
  private static let june2025 = march2025.followed(by: "2025-06-18") { version in
    version.hasBatches = false
    version.hasTitles = true
    version.hasStructuredContent = true
    version.hasResourceLinks = true
  }

  /// https://modelcontextprotocol.io/specification/2025-11-25/changelog
  static let november2025 = june2025.followed(by: "2025-11-25") { version in
    version.hasServerDescription = true
    version.omitsUnknownIDs = true
  }

  /// https://modelcontextprotocol.io/specification/2026-07-28/changelog
  static let july2026 = november2025.followed(by: "2026-07-28") { version in
    version.isPerRequest = true
    version.methods.subtract(["initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe"])
    version.methods.formUnion(["server/discover", "subscriptions/listen"])
    // Deprecated: servers should not begin to use it.
    version.hasLogging = false
    version.hasResultTypes = true
    version.hasCacheHints = true
    version.reservesErrorCodes = true
    version.missingResource = .invalidParams
  }

  /// The versions that a handshake can agree on, the oldest first.
  static let handshakes = [november2024, march2025, june2025, november2025]

  /// The versions that a request can declare, the oldest first.
  static let perRequest = [july2026]

  static let latestHandshake = november2025

  /// The version to answer a handshake with: the client's if it is among `handshakes`, otherwise the latest of these. A
  /// client that doesn't support that one disconnects (MCP 2025-11-25, "Version Negotiation").
  init(answering requested: String) { self = Self.handshakes.first { $0.rawValue == requested } ?? .latestHandshake }

  private init(rawValue: String, methods: Set<String>) { (self.rawValue, self.methods) = (rawValue, methods) }

  /// The version that follows this one.
  private func followed(by rawValue: String, _ change: (inout ProtocolVersion) -> Void) -> ProtocolVersion {
    var next = self
    next.rawValue = rawValue
    change(&next)
    return next
  }
}
