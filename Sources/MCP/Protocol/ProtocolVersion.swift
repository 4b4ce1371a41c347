// SPDX-License-Identifier: MIT
/// The versions of the Model Context Protocol that are spoken, and what sets them apart as far as it matters here
/// (https://modelcontextprotocol.io/specification/2025-11-25/changelog and the pages like it of the versions before).
enum ProtocolVersion: String, CaseIterable, Comparable, Sendable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"

  static let latest = november2025

  /// The version to go on with: the one that the client asks for, or the latest if that is not known here. It is for
  /// the client to leave then (MCP, "Version Negotiation").
  init(answering asked: String) { self = ProtocolVersion(rawValue: asked) ?? .latest }

  static func < (a: ProtocolVersion, b: ProtocolVersion) -> Bool { a.rawValue < b.rawValue }

  /// Tools say what they do to the world.
  var hasToolAnnotations: Bool { self >= .march2025 }
  /// Progress may carry a text.
  var hasProgressMessages: Bool { self >= .march2025 }
  /// A server says that it completes.
  var hasCompletionsCapability: Bool { self >= .march2025 }
  /// Batches came with one version and went with the next.
  var hasBatches: Bool { self == .march2025 }
  /// Whatever has a name may have a title for people.
  var hasTitles: Bool { self >= .june2025 }
  /// Tools have an output schema, and results a structure that fits it.
  var hasStructuredContent: Bool { self >= .june2025 }
  /// Results may name resources without holding them.
  var hasResourceLinks: Bool { self >= .june2025 }
  /// A server may describe itself beside its name.
  var hasServerDescription: Bool { self >= .november2025 }
}
