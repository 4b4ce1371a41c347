// SPDX-License-Identifier: MIT
import JSON

/// Writes the documents of schema/mcp/tools/ as Swift string literals. Each is self-contained, with the shared schemas
/// inlined, because not every assistant follows references.
struct EssentialToolEmitter: Emitter {
  static let folder = "Sources/MCP/Generated"

  let source: ContractSource

  private var tools: EssentialTools { source.essentialTools }

  func files() -> [GeneratedFile] {
    guard !tools.tools.isEmpty else { return [] }
    var code = CodeWriter()
    code.doc("The descriptions of the tools that do a whole task.")
    code.block("enum ToolDocument") { code in
      for tool in tools.tools {
        code.doc("schema/mcp/tools/\(tool.name).json")
        code.line("static let \(Self.identifier(tool.name)): StaticString = \(literal(tool.json))")
      }
    }
    return [
      GeneratedFile(
        path: "\(Self.folder)/ToolDocument.swift",
        text: """
          // \(GeneratedFile.license)
          // swift-format-ignore-file
          // Written by `swift run generate` from schema/mcp; changes belong there.

          \(code.text)
          """)
    ]
  }

  /// `whats_on_near` becomes `whatsOnNear`.
  private static func identifier(_ name: String) -> String {
    let words = name.split(separator: "_")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private func literal(_ document: JSONValue) -> String {
    let text = RawJSON(writing: SelfContained(json: document, shared: tools.shared, isOutput: false)).description
    var hashes = "#"
    while text.contains("\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    return "\(hashes)\"\(text)\"\(hashes)"
  }
}

/// A schema with the shared schemas inlined. It omits the units, which are for those who edit the schema, and the
/// examples of a result, which are no use to a reader of a real result.
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
    guard let target = EssentialTools.sharedName(json).flatMap({ shared[$0] }) else { return }
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
