// SPDX-License-Identifier: MIT
import JSON

/// Writes the types of the models with their writers and, where this program reads them, their readers.
struct SwiftModels {
  let types: SwiftTypes
  /// The types of parameters, whose members are checked.
  let checked: Set<String>
  /// The types of results and notifications.
  let written: Set<String>
  /// Whether these are the types of a stored file rather than of the contract. Such types are internal to the module,
  /// and are both read and written. Their `x-contract` names the contract's type with the same members.
  var areStored = false

  private var access: String { areStored ? "" : "public " }

  func write(_ schema: NamedSchema, to code: inout CodeWriter) throws {
    let isUsed = isRead(schema) || written.contains(schema.name)
    guard isUsed, types.declared(schema.name) == schema.name, !types.isAlias(schema.json),
      schema.json["x-swift"]?["type"] == nil
    else { return }
    if let values = schema.json["enum"] {
      writeEnumeration(schema, values, to: &code)
    } else if schema.json["oneOf"] != nil {
      try writeUnion(schema, to: &code)
    } else {
      try writeStructure(schema, to: &code)
    }
  }

  private func isRead(_ schema: NamedSchema) -> Bool { areStored || checked.contains(schema.name) }

  // MARK: - Enumerations

  /// Writes an enumeration. An open one becomes a structure: the program itself may write values that the schema
  /// doesn't list, but it reads none of them.
  private func writeEnumeration(_ schema: NamedSchema, _ values: JSONValue, to code: inout CodeWriter) {
    let isOpen = schema.json["x-swift"]?["open"]?.boolean == true
    let values = values.strings
    code.doc(schema.json.description)
    let declaration = isOpen ? "struct \(schema.name): Enumeration" : "enum \(schema.name): String, Enumeration"
    code.block("public " + declaration) { code in
      for value in values {
        if let description = schema.json["x-enumDescriptions"]?[value]?.string { code.doc(description + ".") }
        let name = Names.member(value)
        if isOpen {
          code.line("public static let \(Names.declared(name)) = \(schema.name)(\"\(value)\")")
        } else {
          code.line("case \(Names.declared(name))" + (name == value ? "" : " = \"\(value)\""))
        }
      }
      if isOpen {
        let names = values.map(Names.member).joined(separator: ", ")
        code.line()
        code.line("public static let allCases: [\(schema.name)] = [\(names)]")
        code.line()
        code.line("public let rawValue: String")
        code.line()
        code.doc("Creates any value, whether the contract lists it or not.")
        code.line("public init(_ rawValue: String) { self.rawValue = rawValue }")
        code.line()
        code.doc("Nil for a value that the contract doesn't know.")
        code.block("public init?(rawValue: String)") { code in
          code.line("self.init(rawValue)")
          code.line("if !Self.allCases.contains(self) { return nil }")
        }
      }
    }
    code.line()
  }

  // MARK: - Unions

  /// Writes a union of objects, each with a constant `kind` and one other member, as an enumeration with associated
  /// values.
  private func writeUnion(_ schema: NamedSchema, to code: inout CodeWriter) throws {
    let cases = try cases(of: schema)
    code.doc(schema.json.description)
    code.block("public enum \(schema.name): Sendable, Hashable, Boxed") { code in
      for alternative in cases { code.line("case \(Names.declared(alternative.kind))(\(alternative.type))") }
      code.line()
      let types = cases.map { "\($0.type).self" }.joined(separator: ", ")
      code.line("public static var boxedBytes: Int { largestBox(of: \(types)) }")
    }
    code.line()
    code.block("extension \(schema.name): JSONObjectWritable") { code in
      code.block("public func writeMembers(to writer: inout JSONWriter)") { code in
        code.block("switch self") { code in
          for alternative in cases {
            code.line("case .\(alternative.kind)(let value):")
            code.line("  writer.member(\"\(alternative.tag)\", \"\(alternative.kind)\")")
            code.line("  writer.member(\"\(alternative.member)\", value)")
          }
        }
      }
    }
    code.line()
    if isRead(schema) { writeReader(of: schema, cases, to: &code) }
  }

  /// An alternative of a union: the value of its first member, the names of both members, and the second's type.
  private typealias Case = (kind: String, tag: String, member: String, type: String)

  private func writeReader(of schema: NamedSchema, _ cases: [Case], to code: inout CodeWriter) {
    code.block("extension \(schema.name): JSONReadable") { code in
      code.block("public init(json: JSONValue) throws(JSONMismatch)") { code in
        code.line("let kind: String = try json.required(\"\(cases.first?.tag ?? "")\")")
        code.block("switch kind") { code in
          for alternative in cases {
            code.line(
              "case \"\(alternative.kind)\": self = .\(alternative.kind)(try json.required(\"\(alternative.member)\"))")
          }
          let kinds = cases.map(\.kind).joined(separator: ", ")
          code.line("default: throw json.mismatch(expected: \"one of \(kinds)\")")
        }
      }
    }
    code.line()
  }

  private func cases(of schema: NamedSchema) throws -> [Case] {
    try schema.json.alternatives.map { alternative in
      let members = alternative.properties
      guard members.count == 2, let kind = members[0].schema["const"]?.string else {
        throw ContractError("\(schema.name): an alternative is not a kind and one member")
      }
      return (kind: kind, tag: members[0].name, member: members[1].name, type: try types.type(of: members[1].schema))
    }
  }

  // MARK: - Structures

  private func writeStructure(_ schema: NamedSchema, to code: inout CodeWriter) throws {
    let (fields, nested) = try members(of: schema)
    let stored = fields.filter { $0.constant == nil }
    let all = SwiftMembers(
      stored.map(\.member)
        + nested.map { part in
          let type = part.schema.name
          return .init(
            name: part.member, type: type, documentation: part.schema.json.description, initialValue: "\(type)()")
        }, access: access,
      mayBeBoxed: schema.placeholder == nil && schema.json["x-swift"]?["boxed"]?.boolean != false)
    let generic = schema.placeholder.map { "<\($0): JSONWritable & Hashable & Sendable>" } ?? ""
    code.doc(schema.json.description)
    let protocols = ["Sendable", "Hashable"] + schema.protocols + (all.areBoxed && !areStored ? ["Boxed"] : [])
    code.block("\(access)struct \(schema.name)\(generic): \(protocols.joined(separator: ", "))") { code in
      all.writeDeclarations(to: &code)
      if all.areBoxed, !areStored {
        code.line()
        code.line("public static var boxedBytes: Int { MemoryLayout<Members>.size }")
      }
      // The compiler makes one for its own module.
      if areStored && !all.areBoxed { return }
      if !stored.isEmpty { code.line() }
      all.writeInitializer(to: &code)
    }
    code.line()
    if areStored { writeConversion(of: schema, fields, to: &code) }
    if isRead(schema) { writeReader(schema, stored, nested, all, to: &code) }
    writeWriter(schema, fields, nested, all, to: &code)
    if let keys = schema.json["x-swift"]?["verbatim"]?.string { writeVerbatim(schema.name, by: keys, to: &code) }
    if schema.json["x-swift"]?["fills"]?.boolean == true { writeFilling(schema.name, stored, all, to: &code) }
  }

  /// A part that the generated type stores as a nested structure, with the name of that member.
  private typealias Part = (member: String, schema: NamedSchema)

  private func members(of schema: NamedSchema) throws -> (fields: [ModelField], nested: [Part]) {
    let nested = schema.parts.compactMap { part in
      part.json["x-swift"]?["member"]?.string.map { (member: $0, schema: part) }
    }
    let fields = try ModelField.all(of: schema.json, types: types).filter { field in
      !nested.contains { $0.schema.json["properties"]?[field.name] != nil }
    }
    return (fields, nested)
  }

  /// Writes a subscript for the members that are named after the values of an enumeration.
  private func writeVerbatim(_ name: String, by enumeration: String, to code: inout CodeWriter) {
    let values = types.schemas[enumeration]?.json["enum"]?.strings ?? []
    func writeAccessor(_ head: String, _ suffix: String, otherwise: String, to code: inout CodeWriter) {
      code.block(head) { code in
        code.block("switch key") { code in
          for name in values.map(Names.member) { code.line("case .\(name): \(name)\(suffix)") }
          code.line("default: \(otherwise)")
        }
      }
    }
    code.block("extension \(name)") { code in
      code.doc("The verbatim response of a provider; nil for one without a member here.")
      code.block("public subscript(verbatim key: \(enumeration)) -> RawJSON?") { code in
        writeAccessor("get", "", otherwise: "nil", to: &code)
        writeAccessor("set", " = newValue", otherwise: "break", to: &code)
      }
    }
    code.line()
  }

  /// Writes a function that merges two values field by field. It is generated so that new fields are always included.
  private func writeFilling(
    _ name: String, _ fields: [ModelField], _ members: SwiftMembers, to code: inout CodeWriter
  ) {
    func writeBody(to code: inout CodeWriter) {
      for field in fields where !field.isRequired {
        code.line("\(field.name) = \(field.name) ?? other.\(field.name)")
      }
    }
    code.block("extension \(name)") { code in
      code.doc("Takes each field that is nil here from another one's.")
      code.block("public mutating func fill(from other: \(name))") { code in
        guard members.areBoxed else { return writeBody(to: &code) }
        code.line("own()")
        code.line("box.members.fill(from: other.members)")
      }
    }
    code.line()
    guard members.areBoxed else { return }
    code.block("extension \(name).Members") { code in
      code.block("mutating func fill(from other: Self)", writeBody)
    }
    code.line()
  }

  /// Writes the conversion of a stored value to the contract's type with the same members.
  private func writeConversion(of schema: NamedSchema, _ fields: [ModelField], to code: inout CodeWriter) {
    guard let contract = contractType(of: schema.json) else { return }
    let arguments = fields.filter { $0.schema["x-contract"]?.boolean != false }.map { field in
      let items = field.schema["items"]
      let value = "stored.\(field.name)"
      guard let type = (items ?? field.schema).reference.flatMap({ contractType(of: types.schemas[$0]?.json) }) else {
        return "\(field.name): \(value)"
      }
      if items == nil, field.isRequired { return "\(field.name): \(type)(\(value))" }
      return "\(field.name): \(value)\(items == nil || field.isRequired ? "" : "?").map { \(type)($0) }"
    }
    code.block("extension \(contract)") { code in
      code.block("init(_ stored: \(schema.name))") { code in
        code.line("self.init(\(arguments.joined(separator: ", ")))")
      }
    }
    code.line()
  }

  private func contractType(of schema: JSONValue?) -> String? { schema?["x-contract"]?.string }

  private func writeReader(
    _ schema: NamedSchema, _ fields: [ModelField], _ nested: [Part], _ members: SwiftMembers, to code: inout CodeWriter
  ) {
    let isChecked = checked.contains(schema.name)
    let condition = schema.placeholder.map { " where \($0): JSONReadable" } ?? ""
    let readings = fields.map { field in
      let kind = isChecked ? types.kind(of: field.schema).map { ["of: \($0)"] } : nil
      let arguments = ["\"\(field.name)\""] + (kind ?? (isChecked ? types.checks(of: field.schema) : []))
      return "try json.\(field.isRequired ? "required" : "optional")(\(arguments.joined(separator: ", ")))"
    }
    code.block("extension \(schema.name): JSONReadable\(condition)") { code in
      code.block("\(access)init(json: JSONValue) throws(JSONMismatch)") { code in
        code.line("guard json.kind == .object else { throw json.mismatch(expected: \"an object\") }")
        members.writeReading(readings + nested.map { "try \($0.schema.name)(json: json)" }, to: &code)
        members.writeBoxing(to: &code)
      }
    }
    code.line()
  }

  private func writeWriter(
    _ schema: NamedSchema, _ fields: [ModelField], _ nested: [Part], _ all: SwiftMembers, to code: inout CodeWriter
  ) {
    let members =
      fields.map { "writer.member(\"\($0.name)\", \($0.constant ?? $0.name))" }
      + nested.map { "\($0.member).writeMembers(to: &writer)" }
    code.block("extension \(schema.name): JSONObjectWritable") { code in
      code.block("\(access)func writeMembers(to writer: inout JSONWriter)") { code in
        for line in all.areBoxed ? ["members.writeMembers(to: &writer)"] : members { code.line(line) }
      }
    }
    code.line()
    guard all.areBoxed else { return }
    code.block("extension \(schema.name).Members") { code in
      code.block("func writeMembers(to writer: inout JSONWriter)") { code in
        for line in members { code.line(line) }
      }
    }
    code.line()
  }
}

/// One member of a structure.
struct ModelField {
  let name: String
  let type: String
  let isRequired: Bool
  let schema: JSONValue
  /// The value of a constant member as a Swift literal; nil for any other member.
  let constant: String?

  /// The type of its declaration, which is optional unless the member is required.
  var declaredType: String { isRequired ? type : type + "?" }

  var member: SwiftMembers.Member {
    .init(name: name, type: declaredType, documentation: documentation, initialValue: isRequired ? nil : "nil")
  }

  var documentation: String { Self.documentation(schema.description, of: schema) }

  /// The description with the unit added, unless it mentions the unit already.
  static func documentation(_ description: String, of schema: JSONValue) -> String {
    guard let unit = schema["x-unit"]?.string, unit != "none", !description.contains(unit) else { return description }
    return "\(description) In \(unit)."
  }

  static func all(of structure: JSONValue, types: SwiftTypes) throws -> [ModelField] {
    try structure.properties.map { property in
      let constant = property.schema["const"].map { "\($0.raw)" }
      return ModelField(
        name: property.name, type: constant == nil ? try types.type(of: property.schema) : "",
        isRequired: property.isRequired, schema: property.schema, constant: constant)
    }
  }
}
