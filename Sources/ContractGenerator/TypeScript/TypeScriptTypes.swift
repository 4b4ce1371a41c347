// SPDX-License-Identifier: MIT
import JSON

/// Maps schemas to TypeScript types and their documentation.
struct TypeScriptTypes {
  let schemas: SchemaSet

  /// The TypeScript type of the values that a schema describes.
  func type(of schema: JSONValue) throws -> String {
    if let name = schema.reference { return Self.declared(name) }
    if let constant = schema["const"] { return "\(constant.raw)" }
    if let alternatives = schema["type"], alternatives.kind == .array {
      return try alternatives.strings.map { name in
        let items = try name == "array" ? schema["items"].map(type) : nil
        return items.map { $0 + "[]" } ?? (name == "integer" ? "number" : name)
      }.joined(separator: " | ")
    }
    switch schema["type"]?.string {
    case "string": return "string"
    case "integer", "number": return "number"
    case "boolean": return "boolean"
    case "null": return "null"
    case "array":
      guard let items = schema["items"] else { break }
      return "\(try type(of: items))[]"
    case "object":
      guard let values = schema["additionalProperties"], values.kind == .object else {
        return "Record<string, unknown>"
      }
      return "Record<string, \(try type(of: values))>"
    default: break
    }
    throw ContractError("no TypeScript type for the schema \(schema.raw)")
  }

  /// The name that TypeScript declares for a schema. A name that TypeScript itself defines gets the suffix `Result`.
  static func declared(_ name: String) -> String {
    ["Partial", "Record", "Required"].contains(name) ? name + "Result" : name
  }

  /// The module that declares the types of a file of schema/models.
  static func module(of file: SchemaFile) -> String { Names.member(file.name) }

  /// The statements that import the named types from the modules that declare them.
  func imports(of names: Set<String>, into module: String) -> [String] {
    schemas.files.compactMap { file in
      let wanted = file.schemas.map(\.name).filter(names.contains).map(Self.declared).sorted()
      guard !wanted.isEmpty, Self.module(of: file) != module else { return nil }
      let path = "\"./\(Self.module(of: file)).js\""
      let statement = "import type { \(wanted.joined(separator: ", ")) } from \(path);"
      guard statement.count > TypeScriptModule.columns else { return statement }
      return "import type {\n\(wanted.map { "  \($0),\n" }.joined())} from \(path);"
    }
  }

  /// The description with the unit, the bounds and the form of the values.
  static func documentation(_ description: String, of schema: JSONValue) -> String {
    let bounds = [
      ("minimum", "At least"), ("maximum", "At most"), ("minItems", "At least"), ("maxItems", "At most"),
      ("pattern", "Matches"), ("format", "Format:"),
    ]
    .compactMap { keyword, words in schema[keyword].map { "\(words) `\($0.string ?? "\($0.raw)")`." } }
    return ([ModelField.documentation(description, of: schema)] + bounds).joined(separator: " ")
  }
}

/// Writes the types of the models: interfaces, and aliases for strings and unions.
struct TypeScriptModels {
  let types: TypeScriptTypes

  func module(for file: SchemaFile) throws -> TypeScriptModule {
    var module = TypeScriptModule(name: TypeScriptTypes.module(of: file))
    let names = file.schemas.flatMap { $0.own.references + $0.parts.map(\.name) }
    module.imports = types.imports(of: Set(names), into: module.name)
    for schema in file.schemas {
      module.code.gap()
      try write(schema, to: &module.code)
    }
    return module
  }

  private func write(_ schema: NamedSchema, to code: inout CodeWriter) throws {
    let name = TypeScriptTypes.declared(schema.name)
    let description = schema.json.description
    if let values = schema.json["enum"]?.strings {
      code.typeScriptDoc(description, tags: meanings(of: values, in: schema.json))
      code.union("export type \(name) =", values.map { "\"\($0)\"" })
    } else if schema.json["oneOf"] != nil {
      code.typeScriptDoc(description)
      code.union("export type \(name) =", try schema.json.alternatives.map(inline))
    } else if schema.json["properties"] == nil {
      let example = schema.json["examples"]?[0].map { "@example `\($0.string ?? "\($0.raw)")`" }
      code.typeScriptDoc(TypeScriptTypes.documentation(description, of: schema.json), tags: example.map { [$0] } ?? [])
      code.line("export type \(name) = \(try types.type(of: schema.json));")
    } else {
      code.typeScriptDoc(description)
      let parents = schema.parts.map { TypeScriptTypes.declared($0.name) }.joined(separator: ", ")
      let parent = parents.isEmpty ? "" : " extends \(parents)"
      try writeInterface(name + (schema.placeholder.map { "<\($0)>" } ?? "") + parent, schema.own, to: &code)
    }
  }

  private func writeInterface(_ name: String, _ structure: JSONValue, to code: inout CodeWriter) throws {
    guard !structure.properties.isEmpty else { return code.line("export interface \(name) {}") }
    try code.block("export interface \(name)") { code in
      for property in structure.properties {
        code.typeScriptDoc(TypeScriptTypes.documentation(property.schema.description, of: property.schema))
        code.line("\(property.name)\(property.isRequired ? "" : "?"): \(try types.type(of: property.schema));")
      }
    }
  }

  /// An alternative of a union as an object type.
  private func inline(_ structure: JSONValue) throws -> String {
    let members = try structure.properties.map { "\($0.name): \(try types.type(of: $0.schema))" }
    return "{ \(members.joined(separator: "; ")) }"
  }

  /// The meanings of the values of an enumeration, as list items.
  private func meanings(of values: [String], in schema: JSONValue) -> [String] {
    values.compactMap { value in schema["x-enumDescriptions"]?[value]?.string.map { "- `\(value)`: \($0)." } }
  }
}
