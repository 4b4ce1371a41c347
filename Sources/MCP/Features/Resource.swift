// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// A resource with a fixed URI (MCP, "Resources").
struct Resource: Sendable {
  let uri: String
  let name: String
  let title: String
  let description: String
  let mimeType: String
  /// For how long a client may keep what it has read.
  let caching: CacheHint
  let read: @Sendable (FeatureContext) async throws(RPCError) -> [ResourceContents]
}

/// Resources whose URIs contain variables, such as `marquee://movie/{id}` (RFC 6570, level 1).
struct ResourceTemplate: Sendable {
  let uriTemplate: String
  let name: String
  let title: String
  let description: String
  let mimeType: String
  /// For how long a client may keep what it has read.
  let caching: CacheHint
  /// - Parameter values: the decoded values of the variables by name.
  let read:
    @Sendable (_ uri: String, _ values: [String: String], FeatureContext) async throws(RPCError) -> [ResourceContents]
  let complete: Completer
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
