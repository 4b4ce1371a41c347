// SPDX-License-Identifier: MIT
/// The supported versions of the Model Context Protocol, and their differences as far as they matter here
/// (https://modelcontextprotocol.io/specification/2025-11-25/changelog and the changelogs of earlier versions).
enum ProtocolVersion: String, CaseIterable, Comparable, Sendable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"

  static let latest = november2025

  /// The version to respond with: the client's if it is supported, otherwise the latest, which the client may decline
  /// by disconnecting (MCP, "Version Negotiation").
  init(answering asked: String) { self = ProtocolVersion(rawValue: asked) ?? .latest }

  static func < (a: ProtocolVersion, b: ProtocolVersion) -> Bool { a.rawValue < b.rawValue }

  /// Tools have annotations.
  var hasToolAnnotations: Bool { self >= .march2025 }
  /// Progress notifications may carry a message.
  var hasProgressMessages: Bool { self >= .march2025 }
  /// Servers declare completions as a capability.
  var hasCompletionsCapability: Bool { self >= .march2025 }
  /// Batches exist; they were added in one version and removed in the next.
  var hasBatches: Bool { self == .march2025 }
  /// Named features may have a title for people.
  var hasTitles: Bool { self >= .june2025 }
  /// Tools have output schemas, and results structured content that conforms to them.
  var hasStructuredContent: Bool { self >= .june2025 }
  /// Results may link to resources.
  var hasResourceLinks: Bool { self >= .june2025 }
  /// `serverInfo` may have a description.
  var hasServerDescription: Bool { self >= .november2025 }
}
