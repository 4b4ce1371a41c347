// SPDX-License-Identifier: MIT
import Basics
import JSON
import JSONRPC

/// Data that can be read at a URI (MCP, "Resources"), or at each URI of a template such as
/// `marquee://movie/{id}` (RFC 6570, level 1).
struct Resource: Sendable {
  let uri: String
  let name: String
  let title: String
  let description: String
  /// How long a client may keep the contents.
  let caching: CacheHint
  /// The type of the contents, or of the first of them; nil if it differs.
  var mimeType: String? = "text/plain"
  /// - Parameter values: the decoded values of the template's variables by name.
  let read: @Sendable (_ values: [String: String], FeatureContext) async throws(RPCError) -> ResourceContents
  /// Completes the values of the variables.
  var complete: Completer = { _, _ in CompletionValues([]) }

  var isTemplate: Bool { uri.contains("{") }
}

/// The contents of a resource.
enum ResourceContents: Sendable {
  /// Text for a model, and JSON for programs.
  case text(String, json: RawJSON)
  /// The document of a view (MCP Apps, "UI Resource Format").
  case view(String)
  case picture([UInt8], mimeType: String)

  /// MCP, `TextResourceContents` and `BlobResourceContents`.
  /// - Parameter age: a note on the age of the data.
  func json(at uri: String, _ age: String?) -> [RawJSON] {
    switch self {
    case .text(let text, let json):
      return [("text/plain", text.dated(age)), ("application/json", json.dated(age).description)].map {
        RawJSON(members: ["uri": uri, "mimeType": $0, "text": $1])
      }
    case .view(let document):
      return [
        RawJSON(members: [
          "uri": uri, "mimeType": AppsExtension.mimeType, "text": document,
          "_meta": AppsExtension.documentMetadata,
        ])
      ]
    case .picture(let bytes, let mimeType):
      return [RawJSON(members: ["uri": uri, "mimeType": mimeType, "blob": Base64.text(of: bytes)])]
    }
  }
}

/// How long a client may keep a result, and for whom (MCP 2026-07-28, "Caching").
struct CacheHint: Sendable {
  let milliseconds: Int
  /// Whether the result is for one person only, because it depends on what that person does.
  var isPrivate = false

  /// May not be cached: how long it stays the same is unknown.
  static func none(isPrivate: Bool) -> CacheHint { CacheHint(milliseconds: 0, isPrivate: isPrivate) }

  static func minutes(_ minutes: Int, isPrivate: Bool = false) -> CacheHint {
    CacheHint(milliseconds: minutes * 60_000, isPrivate: isPrivate)
  }

  /// For lists that don't change while the process runs: those of its tools, resources and prompts.
  static func unchanging(isPrivate: Bool) -> CacheHint { minutes(60, isPrivate: isPrivate) }
}
