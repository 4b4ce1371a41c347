// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// Something that the model can do (MCP, "Tools").
struct Tool: Sendable {
  /// What the model calls it: `[a-zA-Z0-9_-]{1,64}`, which is what all providers of models accept.
  let name: String
  /// The name that people see.
  let title: String
  /// For a model that has never seen it: what it is good for, what goes in and what comes out.
  let description: String
  /// JSON Schema 2020-12 of the arguments, an object; needs no other document.
  let inputSchema: RawJSON
  /// JSON Schema 2020-12 of the structured result, an object; needs no other document.
  let outputSchema: RawJSON
  let annotations: ToolAnnotations
  /// Does it. The arguments are an object, not yet checked. A thrown error becomes the result, so that the model sees
  /// it.
  let call: @Sendable (_ arguments: JSONValue, FeatureContext) async throws(RPCError) -> ToolResult
}

/// What a tool does to the world, for the person who lets a model use it (MCP, `ToolAnnotations`).
struct ToolAnnotations: Sendable, Hashable {
  /// Whether it changes nothing.
  var isReadOnly = true
  /// Whether what it changes can't be had back.
  var isDestructive = false
  /// To call it again with the same arguments changes nothing more.
  var isIdempotent = true
  /// Whether it asks others than this program.
  var isOpenWorld = true
}

/// What a tool gives.
struct ToolResult: Sendable {
  /// The text that the model reads.
  var text: String
  /// The same as JSON that fits the output schema.
  var structured: RawJSON
  /// Resources that tell more.
  var links: [ResourceLink] = []
}

/// A resource that a result names (MCP, `ResourceLink`).
struct ResourceLink: Sendable {
  let uri: String
  let name: String
  var title: String?
  var description: String?
  var mimeType: String?
}
