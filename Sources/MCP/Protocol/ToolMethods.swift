// SPDX-License-Identifier: MIT
import Basics
import JSON
import JSONRPC

/// `tools/…` (MCP, "Tools").
extension ProtocolMethods {
  func registerTools(in router: inout Router) {
    router.handleInOrder("tools/list") { (params: ListPageParams, _) in
      let version = session.version(of: params)
      let page = try ListPage(of: features.tools, from: params.cursor) { $0.name }
      let hasStructure = options.hasStructure(in: version)
      return result(in: version, caching: .unchanging) { writer in
        page.write("tools", to: &writer) { tool, writer in
          tool.writeMembers(to: &writer, version, hasStructure: hasStructure)
        }
      }
    }
    router.handle("tools/call") { (params: CallParams, request) in
      guard let tool = features.tools.first(where: { $0.name == params.name }) else {
        throw RPCError.unknown("tool", params.name, known: features.tools.map(\.name))
      }
      let version = session.version(of: params)
      do throws(RPCError) {
        let ages = AgeRecorder(contract)
        let context = context(for: params, request, through: ages)
        var found = try await tool.call(
          RawJSON(writing: MeantArguments(params.arguments, for: tool.inputSchema.value)).value, context)
        if options.isSandbox, tool.isErrand { found.markAsMadeUp() }
        let age = await ages.age
        found.text = found.text.dated(age)
        found.structured = found.structured.dated(age)
        let hasStructure = options.hasStructure(in: version)
        // A host that knows no structure gets the text, whatever is wanted.
        let hasText = !hasStructure || options.results != .structure
        return result(in: version) {
          found.writeMembers(to: &$0, version, hasText: hasText, hasStructure: hasStructure)
        }
      } catch {
        try Task.checkCancellation()
        if version.hasLogging { log.note(failure: error, of: tool) }
        let error = error.redacted(by: log.redact)
        return result(in: version, meta: [("marquee/error", RawJSON(writing: error))]) {
          error.writeToolResult(to: &$0)
        }
      }
    }
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
  fileprivate func writeMembers(to writer: inout JSONWriter, _ version: ProtocolVersion, hasStructure: Bool) {
    writer.member("name", name)
    if version.hasTitles { writer.member("title", title) }
    writer.member("description", description)
    writer.member("inputSchema", inputSchema)
    if hasStructure { writer.member("outputSchema", outputSchema) }
    guard version.hasToolAnnotations else { return }
    writer.member(
      "annotations",
      RawJSON(members: [
        "title": version.hasTitles ? nil : title, "readOnlyHint": annotations.isReadOnly,
        "destructiveHint": annotations.isDestructive, "idempotentHint": annotations.isIdempotent,
        "openWorldHint": annotations.isOpenWorld,
      ]))
  }
}

extension ToolResult {
  /// Says that the showtimes are the sandbox's.
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

  fileprivate func writeMembers(
    to writer: inout JSONWriter, _ version: ProtocolVersion, hasText: Bool, hasStructure: Bool
  ) {
    let links = version.hasResourceLinks ? links : []
    writer.member("content", (hasText ? [RawJSON(textContent: text)] : []) + links.map(\.json))
    if hasStructure { writer.member("structuredContent", structured) }
  }
}

extension RPCError {
  /// The error as a result that the model sees and can act on (MCP, "Tools", "Error Handling"). The complete error is
  /// in `_meta`, for programs; structured content would have to conform to the output schema.
  fileprivate func writeToolResult(to writer: inout JSONWriter) {
    writer.member("content", [RawJSON(textContent: CompactText.text(of: self))])
    writer.member("isError", true)
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

private struct CallParams: ParameterReadable, MetadataCarrying, Sendable {
  static let parameterNames = ["name", "arguments", "_meta"]
  static let allowsUnknown = true

  let name: String
  let arguments: JSONValue
  let metadata: RequestMetadata

  init(_ reader: inout ParameterReader) throws(RPCError) {
    name = try reader.required("name")
    arguments = try reader.optional("arguments", as: ObjectValue.self)?.value ?? .null
    metadata = try reader.metadata()
  }
}
