// SPDX-License-Identifier: MIT
import JSONRPC

/// A supported version of the Model Context Protocol: the rules in which versions differ, as far as they matter here
/// (https://modelcontextprotocol.io/specification). Each version has a file of its own with its changes to the
/// one before; a new one is one more file, and a line in `all`.
struct ProtocolVersion: Sendable {
  /// The version's name on the wire.
  private(set) var rawValue: String

  /// How a client declares its version.
  enum Opening: Sendable {
    /// Once, with `initialize`: it holds for the connection.
    case handshake
    /// With each request, in its `_meta`; no request depends on an earlier one.
    case perRequest
  }

  var opening = Opening.handshake
  /// The requests that a client may make.
  var methods: Set<String>
  /// Tools have annotations.
  var hasToolAnnotations = false
  /// Progress notifications may carry a message.
  var hasProgressMessages = false
  /// Servers declare completions as a capability.
  var hasCompletionsCapability = false
  /// Batches exist.
  var hasBatches = false
  /// Named features may have a title for people.
  var hasTitles = false
  /// Tools have output schemas, and results structured content that conforms to them.
  var hasStructuredContent = false
  /// Results may link to resources.
  var hasResourceLinks = false
  /// `serverInfo` may have a description.
  var hasServerDescription = false
  /// The server logs to the client.
  var hasLogging = true
  /// Every result has its type and the server's name.
  var hasResultTypes = false
  /// Results have a hint how long a client may keep them, and for whom.
  var hasCacheHints = false
  /// The codes that JSON-RPC reserves are the protocol's alone.
  var reservesErrorCodes = false
  /// The code of the error for a missing resource.
  var missingResource = ErrorCode(rawValue: -32002)

  /// Every version, the oldest first.
  static let all = [november2024, march2025, june2025, november2025, july2026]

  /// The versions that a handshake can agree on, the oldest first.
  static let handshakes = all.filter { $0.opening == .handshake }

  /// The versions that a request can declare, the oldest first.
  static let perRequest = all.filter { $0.opening == .perRequest }

  /// The version to answer a handshake with: the client's if it is one of these, otherwise the latest, which the client
  /// may decline by disconnecting (MCP 2025-11-25, "Version Negotiation").
  init(answering asked: String) { self = Self.handshakes.first { $0.rawValue == asked } ?? .latestHandshake }

  static let latestHandshake = november2025

  init(rawValue: String, methods: Set<String>) {
    self.rawValue = rawValue
    self.methods = methods
  }

  /// The version that follows this one.
  func followed(by rawValue: String, _ change: (inout ProtocolVersion) -> Void) -> ProtocolVersion {
    var next = self
    next.rawValue = rawValue
    change(&next)
    return next
  }
}

extension ProtocolVersion: Hashable {
  static func == (a: ProtocolVersion, b: ProtocolVersion) -> Bool { a.rawValue == b.rawValue }

  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
