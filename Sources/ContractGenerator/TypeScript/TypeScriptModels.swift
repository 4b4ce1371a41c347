// SPDX-License-Identifier: MIT
import JSON

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
    let description = schema.json["description"]?.string ?? ""
    if let values = schema.json["enum"]?.elements.compactMap(\.string) {
      code.typeScriptDoc(description, tags: meanings(of: values, in: schema.json))
      code.union("export type \(name) =", values.map { "\"\($0)\"" })
    } else if let alternatives = schema.json["oneOf"] {
      code.typeScriptDoc(description)
      code.union("export type \(name) =", try alternatives.elements.map(inline))
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
    let required = Set(structure["required"]?.elements.compactMap(\.string) ?? [])
    let properties = structure["properties"]?.members.map { $0 } ?? []
    guard !properties.isEmpty else { return code.line("export interface \(name) {}") }
    try code.block("export interface \(name)") { code in
      for (member, property) in properties {
        code.typeScriptDoc(TypeScriptTypes.documentation(property["description"]?.string ?? "", of: property))
        code.line("\(member)\(required.contains(member) ? "" : "?"): \(try types.type(of: property));")
      }
    }
  }

  /// An alternative of a union as an object type.
  private func inline(_ structure: JSONValue) throws -> String {
    let members = try structure["properties"]?.members.map { "\($0.name): \(try types.type(of: $0.value))" } ?? []
    return "{ \(members.joined(separator: "; ")) }"
  }

  /// The meanings of the values of an enumeration, as list items.
  private func meanings(of values: [String], in schema: JSONValue) -> [String] {
    values.compactMap { value in schema["x-enumDescriptions"]?[value]?.string.map { "- `\(value)`: \($0)." } }
  }
}
