// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// `tools/…` (MCP, "Tools").
extension ProtocolMethods {
  func registerTools(in router: inout Router) {
    handleList("tools/list", "tools", in: &router, of: \.tools) { tool, request in
      tool.json(for: request, hasStructure: options.hasStructure(in: request.version))
    }
    handle("tools/call", in: &router) { request in
      let tool = try offeredTool(try request.params.required("name"))
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
        // A view reads nothing else, in any version.
        let hasStructure = tool.view == .calls || options.hasStructure(in: version)
        let words = content.text.dated(age).dated(ages.libraryNote)
        // Not through `ages`: the text is the same with and without a view.
        let view =
          request.hasViews
          ? await content.view?.json(
            besideTextOf: words.utf8.count, isSandbox: options.isSandbox, from: contract) : nil
        // Versions without structured content always get the text.
        let text = hasStructure && options.results == .structure ? [] : [RawJSON(textContent: words)]
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

extension ProtocolMethods {
  /// - Throws: -32602 if there is no such tool here, with the option that offers it or the most similar name.
  private func offeredTool(_ name: String) throws(RPCError) -> Tool {
    let tools = features.tools
    if !tools.contains(where: { $0.name == name }), let option = features.option(name) {
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
      "outputSchema": hasStructure ? outputSchema.value.openSchema : nil,
      "annotations": version.hasToolAnnotations ? hints : nil,
      "_meta": view?.metadata,
    ])
  }
}

extension JSONValue {
  /// The schema without `additionalProperties: false`: code that is generated from a schema goes on working when a
  /// later release adds a member to a result.
  fileprivate var openSchema: RawJSON {
    RawJSON { writer in write(openTo: &writer) }
  }

  private func write(openTo writer: inout JSONWriter) {
    switch kind {
    case .object:
      writer.object { writer in
        for (name, value) in members where name != "additionalProperties" || value.boolean != false {
          writer.key(name)
          value.write(openTo: &writer)
        }
      }
    case .array: writer.array { writer in for element in elements { element.write(openTo: &writer) } }
    default: writer.value(self)
    }
  }
}

extension RawJSON {
  /// MCP, `TextContent`.
  init(textContent text: String) { self.init(members: ["type": "text", "text": text]) }
}
