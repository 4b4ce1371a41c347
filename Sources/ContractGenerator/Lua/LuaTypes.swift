// SPDX-License-Identifier: MIT
import JSON

/// Writes the types that the annotations name, in a file that language servers read but no program loads.
struct LuaTypes {
  let source: ContractSource

  private var names: LuaTypeNames { LuaTypeNames(schemas: source.schemas) }

  func text() -> String {
    var code = CodeWriter()
    for schema in source.schemas.all { write(schema, to: &code) }
    for rows in Set(source.methods.compactMap(\.rows)).sorted() { writeList(of: rows, to: &code) }
    write(source.parameters.call, as: "CallParameters", "The parameters of every call.", to: &code)
    write(
      source.parameters.list, as: "ListParameters: marquee.CallParameters", "The parameters of every list.", to: &code)
    for method in source.luaFamilies.flatMap(\.methods).map(\.method) {
      let parent = method.rows == nil ? "marquee.CallParameters" : "marquee.ListParameters"
      let head = "\(Names.type(method.name))Params" + (method.takesCallParameters ? ": \(parent)" : "")
      write(method.parameters, as: head, "The parameters of \(method.name).", to: &code)
    }
    return "---@meta\n" + GeneratedFile.notice("--") + "\n" + code.text
  }

  private func write(_ schema: NamedSchema, to code: inout CodeWriter) {
    code.paragraph(schema.json.description, prefix: "---")
    if schema.json["oneOf"] != nil {
      writeUnion(schema.name, schema.json.alternatives, to: &code)
    } else if schema.json["properties"] == nil {
      code.line("---@alias marquee.\(schema.name) \(names.type(of: schema.json))")
    } else {
      let parents = schema.parts.map { "marquee.\($0.name)" }.joined(separator: ", ")
      code.line("---@class marquee.\(schema.name)" + (parents.isEmpty ? "" : ": \(parents)"))
      writeFields(of: schema.own, to: &code)
    }
    code.line()
  }

  private func writeUnion(_ name: String, _ alternatives: [JSONValue], to code: inout CodeWriter) {
    let classes = alternatives.indices.map { "marquee.\(name).\($0 + 1)" }
    code.line("---@alias marquee.\(name) \(classes.joined(separator: "|"))")
    for (head, alternative) in zip(classes, alternatives) {
      code.line()
      code.line("---@class \(head)")
      writeFields(of: alternative, to: &code)
    }
  }

  private func writeFields(of schema: JSONValue, to code: inout CodeWriter) {
    for property in schema.properties {
      writeField(property.name, property.isRequired, property.schema, property.schema.description, to: &code)
    }
  }

  private func writeField(
    _ name: String, _ isRequired: Bool, _ schema: JSONValue, _ description: String, to code: inout CodeWriter
  ) {
    code.line("---@field \(name)\(isRequired ? "" : "?") \(names.type(of: schema)) \(description)")
  }

  /// Writes the types of a list: its page, its summary and its handlers.
  private func writeList(of rows: String, to code: inout CodeWriter) {
    code.line("---@class marquee.\(rows)Page: marquee.Page")
    code.line("---@field items marquee.\(rows)[]")
    code.line()
    code.line("---@class marquee.\(rows)Summary: marquee.Summary")
    code.line("---@field items marquee.\(rows)[] All rows received.")
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
      writeField(parameter.name, parameter.isRequired, parameter.schema, parameter.description, to: &code)
    }
    code.line()
  }
}

/// Maps schemas to the types of EmmyLua's annotations.
struct LuaTypeNames {
  let schemas: SchemaSet

  func type(of schema: JSONValue) -> String {
    if let name = schema.reference { return schemas[name] == nil ? "table" : "marquee.\(name)" }
    if let constant = schema["const"] { return constant.raw.description }
    if let values = schema["enum"] { return values.elements.map { "\($0.raw)" }.joined(separator: "|") }
    switch schema["type"]?.string {
    case "array":
      return array(of: schema["items"])
    case "object":
      let values = schema["additionalProperties"].flatMap { $0.kind == .object ? type(of: $0) : nil }
      return "table<string, \(values ?? "any")>"
    case let name?: return name
    case nil:
      let names = schema["type"]?.strings
      return names?.map { $0 == "array" ? array(of: schema["items"]) : $0 }.joined(separator: "|") ?? "any"
    }
  }

  private func array(of items: JSONValue?) -> String {
    let element = type(of: items ?? .null)
    return (element.contains("|") ? "(\(element))" : element) + "[]"
  }
}
