// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// Data that can be read at a URI (MCP, "Resources"), or at each URI of a template such as
/// `marquee://movie/{id}` (RFC 6570, level 1).
struct Resource: Sendable {
  let uri: String
  let name: String
  let title: String
  let description: String
  var mimeType = "text/plain"
  /// How long a client may keep the contents.
  let caching: CacheHint
  /// - Parameter values: the decoded values of the template's variables by name.
  let read:
    @Sendable (_ uri: String, _ values: [String: String], FeatureContext) async throws(RPCError) -> [ResourceContents]
  /// Completes the values of the variables.
  var complete: Completer = { _, _ in Completion([]) }

  var isTemplate: Bool { uri.contains("{") }
}

/// The contents of a resource as text.
struct ResourceContents: Sendable {
  let uri: String
  let mimeType: String
  var text: String

  /// The contents with a note on their age.
  func dated(_ age: AnswerAge?) -> ResourceContents {
    var contents = self
    if mimeType == "text/plain" {
      contents.text = text.dated(age)
    } else if let json = try? RawJSON(parsing: text) {
      contents.text = json.dated(age).description
    }
    return contents
  }
}
