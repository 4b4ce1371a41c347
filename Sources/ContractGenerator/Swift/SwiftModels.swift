import JSON

/// Writes the types of the models. A type can be read if a parameter needs it, and written if an answer or a notification
/// does.
struct SwiftModels {
  let types: SwiftTypes
  let readable: Set<String>
  let writable: Set<String>

  func write(_ schema: NamedSchema, to code: inout CodeWriter) throws {
    let isUsed = readable.contains(schema.name) || writable.contains(schema.name)
    guard isUsed, types.declared(schema.name) == schema.name, !types.isAlias(schema.json) else { return }
    if let values = schema.json["enum"] {
      writeEnumeration(schema, values, to: &code)
    } else if let alternatives = schema.json["oneOf"] {
      try writeUnion(schema, alternatives, to: &code)
    } else {
      try writeStructure(schema, to: &code)
    }
  }

  // MARK: - Enumerations

  private func writeEnumeration(_ schema: NamedSchema, _ values: JSONValue, to code: inout CodeWriter) {
    code.doc(schema.json["description"]?.string ?? "")
    code.block("public enum \(schema.name): String, Enumeration") { code in
      for value in values.elements.compactMap(\.string) {
        if let description = schema.json["x-enumDescriptions"]?[value]?.string { code.doc(description + ".") }
        let name = Names.member(value)
        code.line("case \(Names.declared(name))" + (name == value ? "" : " = \"\(value)\""))
      }
    }
    code.line()
  }

  // MARK: - Unions

  /// Objects that a constant `kind` tells apart, each with one other member.
  private func writeUnion(_ schema: NamedSchema, _ alternatives: JSONValue, to code: inout CodeWriter) throws {
    let cases = try alternatives.elements.map { alternative in
      guard let members = alternative["properties"]?.members.map({ $0 }), members.count == 2,
        let kind = members[0].value["const"]?.string
      else { throw ContractError("\(schema.name): an alternative is not a kind and one member") }
      return (kind: kind, tag: members[0].name, member: members[1].name, type: try types.type(of: members[1].value))
    }
    code.doc(schema.json["description"]?.string ?? "")
    code.block("public enum \(schema.name): Sendable, Hashable") { code in
      for alternative in cases { code.line("case \(Names.declared(alternative.kind))(\(alternative.type))") }
    }
    code.line()
    code.block("extension \(schema.name): JSONWritable") { code in
      code.block("public func write(to writer: inout JSONWriter)") { code in
        code.line("writer.beginObject()")
        code.block("switch self") { code in
          for alternative in cases {
            code.line("case .\(alternative.kind)(let value):")
            code.line("  writer.member(\"\(alternative.tag)\", \"\(alternative.kind)\")")
            code.line("  writer.member(\"\(alternative.member)\", value)")
          }
        }
        code.line("writer.endObject()")
      }
    }
    code.line()
  }

  // MARK: - Structures

  private func writeStructure(_ schema: NamedSchema, to code: inout CodeWriter) throws {
    let fields = try Field.all(of: schema.json, types: types)
    let stored = fields.filter { $0.constant == nil }
    let generic = schema.placeholder.map { "<\($0): JSONWritable & Hashable & Sendable>" } ?? ""
    code.doc(schema.json["description"]?.string ?? "")
    code.block("public struct \(schema.name)\(generic): Sendable, Hashable\(schema.isDated ? ", Dated" : "")") { code in
      for field in stored {
        code.doc(field.documentation)
        code.line("public var \(field.name): \(field.declaredType)")
      }
      if !stored.isEmpty { code.line() }
      writeInitializer(stored, to: &code)
    }
    code.line()
    if readable.contains(schema.name) { writeReader(schema.name, stored, to: &code) }
    if writable.contains(schema.name) { writeWriter(schema.name, fields, to: &code) }
  }

  private func writeInitializer(_ fields: [Field], to code: inout CodeWriter) {
    let parameters = fields.map { "\($0.name): \($0.declaredType)\($0.isRequired ? "" : " = nil")" }
    code.block("public init(\(parameters.joined(separator: ", ")))") { code in
      for field in fields { code.line("self.\(field.name) = \(field.name)") }
    }
  }

  private func writeReader(_ name: String, _ fields: [Field], to code: inout CodeWriter) {
    code.block("extension \(name): JSONReadable") { code in
      code.block("public init(json: JSONValue) throws(JSONMismatch)") { code in
        code.line("guard json.kind == .object else { throw json.mismatch(expected: \"an object\") }")
        for field in fields {
          let arguments = (["\"\(field.name)\""] + types.checks(of: field.schema)).joined(separator: ", ")
          code.line("\(field.name) = try json.\(field.isRequired ? "required" : "optional")(\(arguments))")
        }
      }
    }
    code.line()
  }

  private func writeWriter(_ name: String, _ fields: [Field], to code: inout CodeWriter) {
    code.block("extension \(name): JSONWritable") { code in
      code.block("public func write(to writer: inout JSONWriter)") { code in
        code.line("writer.beginObject()")
        for field in fields { code.line("writer.member(\"\(field.name)\", \(field.constant ?? field.name))") }
        code.line("writer.endObject()")
      }
    }
    code.line()
  }
}

/// One member of a structure.
struct Field {
  let name: String
  let type: String
  let isRequired: Bool
  let schema: JSONValue
  /// The value that it always has, as a Swift literal.
  let constant: String?

  /// The type that it is declared with; optional unless it is always there.
  var declaredType: String { isRequired ? type : type + "?" }

  var documentation: String { Self.documentation(schema["description"]?.string ?? "", of: schema) }

  /// What it is and in which unit, unless the words say that already.
  static func documentation(_ description: String, of schema: JSONValue) -> String {
    guard let unit = schema["x-unit"]?.string, unit != "none", !description.contains(unit) else { return description }
    return "\(description) In \(unit)."
  }

  static func all(of structure: JSONValue, types: SwiftTypes) throws -> [Field] {
    let required = Set(structure["required"]?.elements.compactMap(\.string) ?? [])
    return try (structure["properties"]?.members.map { $0 } ?? []).map { name, schema in
      let constant = schema["const"].map { "\($0.raw)" }
      return Field(
        name: name, type: constant == nil ? try types.type(of: schema) : "", isRequired: required.contains(name),
        schema: schema, constant: constant)
    }
  }
}
