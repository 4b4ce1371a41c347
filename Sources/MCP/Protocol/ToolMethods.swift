// SPDX-License-Identifier: MIT
import Basics
import JSON
import JSONRPC

/// `tools/…` (MCP, "Tools").
extension ProtocolMethods {
  func registerTools(in router: inout Router) {
    handleList("tools/list", "tools", of: features.tools, in: &router, name: \.name) { tool, version in
      tool.json(in: version, hasStructure: options.hasStructure(in: version))
    }
    handle("tools/call", in: &router) { request in
      let tool = try features.tools.named(try request.params.required("name"), as: "tool", \.name)
      let given = try request.params.optional("arguments", as: ObjectValue.self)?.value ?? .null
      let version = request.version
      do throws(RPCError) {
        let ages = AgeRecorder(contract)
        let arguments = RawJSON(writing: ArgumentCoercion(given, for: tool.inputSchema.value)).value
        var found = try await tool.call(arguments, context(for: request, through: ages))
        if options.isSandbox, tool.isTaskTool { found.markAsMadeUp() }
        let age = await ages.age
        let hasStructure = options.hasStructure(in: version)
        // Versions without structured content always get the text.
        let text = hasStructure && options.results == .structure ? [] : [RawJSON(textContent: found.text.dated(age))]
        return result(
          in: request.version,
          [
            "content": text + (version.hasResourceLinks ? found.links : []).map(\.json),
            "structuredContent": hasStructure ? found.structured.dated(age) : nil,
          ])
      } catch {
        try Task.checkCancellation()
        if version.hasLogging { log.note(failure: error, of: tool) }
        // The complete error is in `_meta`, for programs; structured content would have to conform to the output schema
        // (MCP, "Tools", "Error Handling").
        let error = error.redacted(by: log.redact)
        return result(
          in: request.version, meta: ["marquee/error": error],
          ["content": [RawJSON(textContent: CompactText.text(of: error))], "isError": true])
      }
    }
  }
}

extension Array {
  /// The element of that name.
  /// - Throws: -32602, with the nearest name that there is.
  func named(_ given: String, as kind: String, _ name: (Element) -> String) throws(RPCError) -> Element {
    if let found = first(where: { name($0) == given }) { return found }
    throw RPCError.unknown(kind, given, known: map(name))
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
  fileprivate func json(in version: ProtocolVersion, hasStructure: Bool) -> RawJSON {
    let hints = RawJSON(members: [
      "title": version.hasTitles ? nil : title, "readOnlyHint": annotations.isReadOnly,
      "destructiveHint": annotations.isDestructive, "idempotentHint": annotations.isIdempotent,
      "openWorldHint": annotations.isOpenWorld,
    ])
    return RawJSON(members: [
      "name": name, "title": version.hasTitles ? title : nil, "description": description, "inputSchema": inputSchema,
      "outputSchema": hasStructure ? outputSchema : nil, "annotations": version.hasToolAnnotations ? hints : nil,
    ])
  }
}

extension ToolResult {
  /// Adds that the showtimes are the sandbox's.
  fileprivate mutating func markAsMadeUp() {
    let note = "Made-up showtimes of the built-in catalogue: this server runs with --sandbox."
    text += "\n(\(note))"
    let members = structured.value.members
    structured = RawJSON { writer in
      writer.object { writer in
        for (name, value) in members { writer.member(name, value) }
        writer.member("sandbox", note)
      }
    }
  }
}

extension RawJSON {
  /// MCP, `TextContent`.
  init(textContent text: String) { self.init(members: ["type": "text", "text": text]) }
}

extension ResourceLink {
  fileprivate var json: RawJSON {
    RawJSON(members: [
      "type": "resource_link", "uri": uri, "name": name, "title": title, "description": description,
      "mimeType": mimeType,
    ])
  }
}
