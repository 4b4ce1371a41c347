// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// Something to read at a fixed address (MCP, "Resources").
struct Resource: Sendable {
  let uri: String
  let name: String
  let title: String
  let description: String
  let mimeType: String
  let read: @Sendable (FeatureContext) async throws(RPCError) -> [ResourceContents]
}

/// Something to read at an address with blanks, such as `marquee://movie/{id}` (RFC 6570, level 1).
struct ResourceTemplate: Sendable {
  let uriTemplate: String
  let name: String
  let title: String
  let description: String
  let mimeType: String
  /// - Parameter values: what stands in the blanks, decoded, by their names.
  let read:
    @Sendable (_ uri: String, _ values: [String: String], FeatureContext) async throws(RPCError) -> [ResourceContents]
  let complete: Completer
}

/// What is read at an address, as text.
struct ResourceContents: Sendable {
  let uri: String
  let mimeType: String
  var text: String

  /// The same, saying how old it is.
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
