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
      return alternatives.elements.compactMap(\.string).map { $0 == "integer" ? "number" : $0 }.joined(separator: " | ")
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
