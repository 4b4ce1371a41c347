// SPDX-License-Identifier: MIT
import JSON

/// Writes the documents of schema/mcp/tools/ as one, which the program contains, and their names in Swift. Each is
/// self-contained, with the shared schemas inlined, because not every assistant follows references.
struct TaskToolEmitter: Emitter {
  static let path = "mcp/tools.json"

  let source: ContractSource

  func files() -> [GeneratedFile] {
    let tools = source.taskTools.tools
    let shared = source.taskTools.shared
    guard !tools.isEmpty else { return [] }
    var writer = JSONWriter()
    writer.object { writer in
      for tool in tools {
        writer.member(tool.name, SelfContained(json: tool.json, shared: shared, isOutput: false))
      }
    }
    var code = CodeWriter()
    code.doc("The tools that do a whole task, by their names in schema/\(Self.path).")
    code.block("enum ToolDocument: String") { code in
      // `whats_on_near` becomes `whatsOnNear`.
      for tool in tools { code.line("case \(Names.camel(tool.name.split(separator: "_"))) = \"\(tool.name)\"") }
    }
    return [
      GeneratedFile(path: "schema/\(Self.path)", text: String(decoding: writer.bytes, as: UTF8.self) + "\n"),
      GeneratedFile(swift: "Sources/MCP/Generated/ToolDocument.swift", from: "schema/mcp", code.text),
    ]
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
