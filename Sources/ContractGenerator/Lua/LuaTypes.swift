// SPDX-License-Identifier: MIT
import JSON

/// Writes the types that the annotations name, in a file that language servers read but no program loads.
struct LuaTypes {
  let source: ContractSource

  private var names: LuaTypeNames { LuaTypeNames(schemas: source.schemas) }

  func text() -> String {
    var code = CodeWriter()
    code.line("---@meta")
    code.line("-- \(GeneratedFile.license)")
    code.line("-- Written by `swift run generate` from schema/; changes belong there.")
    code.line()
    for schema in source.schemas.all { write(schema, to: &code) }
    for rows in rowNames { writeList(of: rows, to: &code) }
    write(source.parameters.call, as: "CallParameters", "What every call takes.", to: &code)
    write(source.parameters.list, as: "ListParameters: marquee.CallParameters", "What every list takes.", to: &code)
    for method in source.luaFamilies.flatMap(\.methods).map(\.method) {
      let parent = method.rows == nil ? "marquee.CallParameters" : "marquee.ListParameters"
      let head = "\(Names.type(method.name))Params" + (method.takesCallParameters ? ": \(parent)" : "")
      write(method.parameters, as: head, "What \(method.name) takes.", to: &code)
    }
    return code.text
  }

  /// The names of the schemas of rows, sorted, each once.
  private var rowNames: [String] {
    Set(source.methods.compactMap(\.rows)).sorted()
  }

  private func write(_ schema: NamedSchema, to code: inout CodeWriter) {
    code.paragraph(schema.json["description"]?.string ?? "", prefix: "---")
    if let alternatives = schema.json["oneOf"] {
      writeUnion(schema.name, alternatives, to: &code)
    } else if schema.json["properties"] == nil {
      code.line("---@alias marquee.\(schema.name) \(names.type(of: schema.json))")
    } else {
      let parents = schema.parts.map { "marquee.\($0.name)" }.joined(separator: ", ")
      code.line("---@class marquee.\(schema.name)" + (parents.isEmpty ? "" : ": \(parents)"))
      writeFields(of: schema.own, to: &code)
    }
    code.line()
  }

  private func writeUnion(_ name: String, _ alternatives: JSONValue, to code: inout CodeWriter) {
    let classes = (1...max(1, alternatives.count)).map { "marquee.\(name).\($0)" }
    code.line("---@alias marquee.\(name) \(classes.joined(separator: "|"))")
    for (head, alternative) in zip(classes, alternatives.elements) {
      code.line()
      code.line("---@class \(head)")
      writeFields(of: alternative, to: &code)
    }
  }

  private func writeFields(of schema: JSONValue, to code: inout CodeWriter) {
    let required = Set(schema["required"]?.elements.compactMap(\.string) ?? [])
    for (name, property) in schema["properties"]?.members.map({ $0 }) ?? [] {
      let type = property["const"].map { "\($0.raw)" } ?? names.type(of: property)
      let description = property["description"]?.string ?? ""
      code.line("---@field \(name)\(required.contains(name) ? "" : "?") \(type) \(description)")
    }
  }

  /// Writes the types of a list: its page, its summary and its handlers.
  private func writeList(of rows: String, to code: inout CodeWriter) {
    code.line("---@class marquee.\(rows)Page: marquee.Page")
    code.line("---@field items marquee.\(rows)[]")
    code.line()
    code.line("---@class marquee.\(rows)Summary: marquee.Summary")
    code.line("---@field items marquee.\(rows)[] All rows that came.")
    code.line()
    code.line("---@class marquee.\(rows)ListHandlers: marquee.CallHandlers")
    code.line("---@field on_page? fun(page: marquee.\(rows)Page)")
    code.line("---@field on_done? fun(error: marquee.Error?, summary: marquee.\(rows)Summary?)")
    code.line()
  }

  private func write(_ parameters: [Parameter], as head: String, _ summary: String, to code: inout CodeWriter) {
    code.line("---\(summary)")
    code.line("---@class marquee.\(head)")
    for parameter in parameters {
      let type = names.type(of: parameter.schema)
      code.line("---@field \(parameter.name)\(parameter.isRequired ? "" : "?") \(type) \(parameter.description)")
    }
    code.line()
  }
}
