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

/// `tools/…` (MCP, "Tools").
extension ProtocolMethods {
  func registerTools(in router: inout Router) {
    handleList("tools/list", "tools", in: &router, of: \.tools) { tool, request in
      tool.json(for: request, hasStructure: options.hasStructure(in: request.version))
    }
    handle("tools/call", in: &router) { request in
      let tool = try offeredTool(try request.params.required("name"), for: request)
      let arguments = try request.params.optional("arguments", as: ToolArguments.self)?.value ?? .null
      let version = request.version
      do throws(RPCError) {
        let ages = AgeRecorder(contract)
        var content = try await tool.run(arguments, context(for: request, through: ages))
        if options.isSandbox, tool.isTaskTool {
          let note = "Made-up showtimes of the built-in catalogue: this server runs with --sandbox."
          content.add("(\(note))", [ResultContent.Member("sandbox", note)])
        }
        let age = await ages.ageNote
        // Not through `ages`: the text is the same with and without a view.
        let view = request.hasViews ? await content.view?.withSeats(from: contract) : nil
        // A view reads nothing else, in any version.
        let hasStructure = tool.view == .calls || options.hasStructure(in: version)
        // Versions without structured content always get the text.
        let text = hasStructure && options.results == .structure ? [] : [RawJSON(textContent: content.text.dated(age))]
        return result(
          in: request.version, meta: view.map { ["marquee/view": $0] } ?? [:],
          [
            "content": text + (options.hasLinks && version.hasResourceLinks ? content.links : []).map(\.json),
            "structuredContent": hasStructure ? content.structured.dated(age) : nil,
          ])
      } catch {
        try Task.checkCancellation()
        if version.hasLogging { session.log(failure: error, of: tool) }
        // The complete error is in `_meta`, for programs; structured content would have to conform to the output schema
        // (MCP, "Tools", "Error Handling").
        let error = error.redacted(by: session.redact)
        return result(
          in: request.version, meta: ["marquee/error": error],
          ["content": [RawJSON(textContent: error.textForModel)], "isError": true])
      }
    }
  }
}

/// The arguments of a call: an object, or an object as JSON text, as some hosts send it.
private struct ToolArguments: JSONReadable {
  let value: JSONValue

  init(json: JSONValue) throws(JSONMismatch) {
    var value = json
    while let text = value.string {
      guard let inner = text.isEmpty ? RawJSON.emptyObject.value : try? JSONValue(parsing: text) else { break }
      value = inner
    }
    guard value.kind == .object else { throw json.mismatch(expected: "an object") }
    self.value = value
  }
}

extension Array {
  /// The element of this name.
  /// - Throws: -32602 with the most similar existing name.
  func named(_ given: String, as kind: String, _ name: (Element) -> String) throws(RPCError) -> Element {
    if let found = first(where: { name($0) == given }) { return found }
    throw RPCError.unknown(kind, given, known: map(name))
  }
}

extension ProtocolMethods {
  /// - Throws: -32602 if there is no such tool here, with the option that offers it or the most similar name.
  private func offeredTool(_ name: String, for request: ProtocolRequest) throws(RPCError) -> Tool {
    let tools = features(for: request).tools
    if !tools.contains(where: { $0.name == name }), let option = MethodTools.option(offering: name) {
      throw RPCError(
        .invalidParams, "The tool \"\(name)\" is not offered here; `marquee mcp \(option)` offers it"
      ) { $0.member("name", name) }
    }
    return try tools.named(name, as: "tool", \.name)
  }
}

extension MCPOptions {
  fileprivate func hasStructure(in version: ProtocolVersion) -> Bool {
    results != .text && version.hasStructuredContent
  }
}

extension RPCError {
  /// The error for an unknown tool, prompt, argument or the like.
  static func unknown(_ kind: String, _ name: String, known: [String]) -> RPCError {
    let name = String(name.prefix(100))
    let nearest = nearest(to: name, in: known)
    let list = kind == "argument" && nearest == nil ? ": expected one of \(known.joined(separator: ", "))" : ""
    return RPCError(.invalidParams, "Unknown \(kind) \"\(name)\"\(didYouMean(nearest))\(list)") { writer in
      writer.member("name", name)
      writer.member("nearest", nearest)
    }
  }
}

extension Tool {
  fileprivate func json(for request: ProtocolRequest, hasStructure: Bool) -> RawJSON {
    let version = request.version
    let hints = RawJSON(members: [
      "title": version.hasTitles ? nil : title, "readOnlyHint": annotations.isReadOnly,
      "destructiveHint": annotations.isDestructive, "idempotentHint": annotations.isIdempotent,
      "openWorldHint": annotations.isOpenWorld,
    ])
    return RawJSON(members: [
      "name": name, "title": version.hasTitles ? title : nil, "description": description, "inputSchema": inputSchema,
      "outputSchema": hasStructure ? outputSchema : nil,
      "annotations": version.hasToolAnnotations ? hints : nil,
      "_meta": request.hasViews ? view?.metadata : nil,
    ])
  }
}

extension RawJSON {
  /// MCP, `TextContent`.
  init(textContent text: String) { self.init(members: ["type": "text", "text": text]) }
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
