// SPDX-License-Identifier: MIT
import Basics
import JSON
import JSONRPC

/// A tool that the model can call (MCP, "Tools").
struct Tool: Sendable {
  /// The tool's identifier: `[a-zA-Z0-9_-]{1,64}`, which all model providers accept.
  let name: String
  /// The name shown to people.
  let title: String
  /// A description for models: what the tool is good for, its input and its output.
  let description: String
  /// The self-contained JSON Schema (2020-12) of the arguments, an object.
  let inputSchema: RawJSON
  /// The self-contained JSON Schema (2020-12) of the structured result, an object.
  let outputSchema: RawJSON
  let annotations: ToolAnnotations
  /// Whether it completes a whole task with the data of all providers.
  var isTaskTool = false
  /// Runs the tool. The arguments are an object that has not been validated. A thrown error becomes the result, so that
  /// the model sees it.
  let call: @Sendable (_ arguments: JSONValue, FeatureContext) async throws(RPCError) -> ToolResult
}

/// The tool's effects, for the person who permits its use (MCP, `ToolAnnotations`).
struct ToolAnnotations: Sendable, Hashable {
  /// Whether the tool changes nothing.
  var isReadOnly = true
  /// Whether its changes can't be undone.
  var isDestructive = false
  /// Whether repeating a call with the same arguments has no further effect.
  var isIdempotent = true
  /// Whether the tool makes requests to other services.
  var isOpenWorld = true
}

/// The result of a tool call.
struct ToolResult: Sendable {
  /// The text for the model.
  var text: String
  /// The same result as JSON that conforms to the output schema.
  var structured: RawJSON
  /// Resources with more information.
  var links: [ResourceLink] = []
}

extension ToolResult {
  /// The content in both forms.
  init(_ answer: Answer, links: [ResourceLink] = []) {
    self.init(text: answer.text, structured: answer.structured, links: links)
  }
}

/// A link to a resource in a result (MCP, `ResourceLink`).
struct ResourceLink: Sendable {
  let uri: String
  let name: String
  let title: String
  let description: String
  let mimeType = "text/plain"

  /// - Parameter title: sanitized here.
  init(uri: String, name: String, title: String, description: String) {
    (self.uri, self.name, self.title, self.description) = (uri, name, title.forModel, description)
  }
}
