// SPDX-License-Identifier: MIT
import JSON

/// Writes the documents of schema/mcp/tools/ as Swift string literals. Each is self-contained, with the shared schemas
/// inlined, because not every assistant follows references.
struct TaskToolEmitter: Emitter {
  let source: ContractSource

  func files() -> [GeneratedFile] {
    let (tools, shared) = (source.taskTools.tools, source.taskTools.shared)
    guard !tools.isEmpty else { return [] }
    var code = CodeWriter()
    code.doc("The descriptions of the tools that do a whole task.")
    code.block("enum ToolDocument") { code in
      for tool in tools {
        let text = RawJSON(writing: SelfContained(json: tool.json, shared: shared, isOutput: false)).description
        code.doc("schema/mcp/tools/\(tool.name).json")
        // `whats_on_near` becomes `whatsOnNear`.
        let identifier = Names.camel(tool.name.split(separator: "_"))
        code.line("static let \(identifier): StaticString = \(swiftLiteral(text))")
      }
    }
    return [GeneratedFile(swift: "Sources/MCP/Generated/ToolDocument.swift", from: "schema/mcp", code.text)]
  }
}

/// A schema with the shared schemas inlined. It omits the units, which only editors of the schema need, and the
/// examples of a result, which are useless beside a real result.
private struct SelfContained: JSONWritable {
  let json: JSONValue
  let shared: JSONValue
  let isOutput: Bool

  func write(to writer: inout JSONWriter) {
    switch json.kind {
    case .object: writer.object(writeMembers)
    case .array: writer.array { writer in for element in json.elements { writer.value(copy(element)) } }
    default: writer.value(json)
    }
  }

  private func writeMembers(to writer: inout JSONWriter) {
    for (name, value) in json.members where name != "$ref" { write(name, value, to: &writer) }
    guard let target = TaskTools.sharedName(json).flatMap({ shared[$0] }) else { return }
    for (name, value) in target.members where json[name] == nil { write(name, value, to: &writer) }
  }

  private func write(_ name: String, _ value: JSONValue, to writer: inout JSONWriter) {
    switch name {
    case "x-unit": return
    case "examples": if !isOutput { writer.member(name, value) }
    case "properties":
      // These members are names of properties, not keywords.
      writer.object(name) { writer in for (name, schema) in value.members { writer.member(name, copy(schema)) } }
    case "outputSchema": writer.member(name, SelfContained(json: value, shared: shared, isOutput: true))
    default: writer.member(name, copy(value))
    }
  }

  private func copy(_ value: JSONValue) -> SelfContained {
    SelfContained(json: value, shared: shared, isOutput: isOutput)
  }
}

/// Writes the pages of `marquee help`, from schema/help/, as Swift string literals.
struct HelpEmitter: Emitter {
  let source: ContractSource

  func files() -> [GeneratedFile] {
    guard !source.help.isEmpty else { return [] }
    var code = CodeWriter()
    code.block("extension HelpDocument") { code in
      code.doc("All pages, sorted by name.")
      code.indented("static let all = [", closing: "]") { code in
        for page in source.help {
          // The first and the last line break of such a literal aren't part of the text.
          let text = swiftLiteral("\n\(page.text)\n", quote: "\"\"\"")
          code.line("HelpDocument(name: \"\(page.name)\", text: \(text)),")
        }
      }
    }
    return [
      GeneratedFile(swift: "Sources/marquee/Help/Generated/HelpDocuments.swift", from: "schema/help", code.text)
    ]
  }
}
