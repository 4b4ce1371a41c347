// SPDX-License-Identifier: MIT
import Basics
import CTexts
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
  /// What hosts that show views do with the tool; nil if they do nothing.
  var view: ViewRole?
  /// The schema of all arguments, by which they are read; nil if the input schema shows them all.
  var argumentSchema: RawJSON?
  /// The names of arguments that it takes without describing them.
  var otherArguments: [String] = []
  /// Runs the tool. The arguments are an object that has not been validated. A thrown error becomes the result, so that
  /// the model sees it.
  let call: @Sendable (_ arguments: JSONValue, FeatureContext) async throws(RPCError) -> ResultContent

  /// Runs the tool with arguments as models and hosts write them. The content names those that it doesn't have.
  func run(_ arguments: JSONValue, _ context: FeatureContext) async throws(RPCError) -> ResultContent {
    let coercion = ArgumentCoercion(arguments, for: (argumentSchema ?? inputSchema).value, accepting: otherArguments)
    do throws(RPCError) {
      var content = try await call(RawJSON(writing: coercion).value, context)
      let unknown = coercion.unknown.prefix(10).map { TextValue.shortened($0, to: 100) }
      if !unknown.isEmpty {
        content.add(
          "(Left out, because this tool has no such arguments: \(unknown.joined(separator: ", ")).)",
          [ResultContent.Member("ignored", unknown)])
      }
      return content
    } catch {
      throw coercion.explained(error)
    }
  }
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

extension Tool {
  /// Creates a tool from its description in schema/mcp/tools/.
  /// - Parameter annotations: by default those of a tool that reads from upstreams and changes nothing.
  init(
    _ document: ToolDocument, _ annotations: ToolAnnotations = ToolAnnotations(), view: ViewRole? = nil,
    call: @escaping @Sendable (_ arguments: JSONValue, FeatureContext) async throws(RPCError) -> ResultContent
  ) {
    let json = document.json
    func text(_ member: String) -> String { json[member]?.string ?? "" }
    self.init(
      name: text("name"), title: text("title"), description: text("description"),
      inputSchema: RawJSON(json["inputSchema"] ?? .null), outputSchema: RawJSON(json["outputSchema"] ?? .null),
      annotations: annotations, isTaskTool: view != .calls, view: view, call: call)
  }
}

extension ToolDocument {
  /// The description, self-contained.
  fileprivate var json: JSONValue { Self.all[rawValue] ?? .null }

  private static let all: JSONValue = {
    let text = ctexts_tools()
    // Can't fail: the generator wrote the text.
    return (try? JSONValue(parsing: Array(UnsafeBufferPointer(start: text.bytes, count: text.count)))) ?? .null
  }()
}
