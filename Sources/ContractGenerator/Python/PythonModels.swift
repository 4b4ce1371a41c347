// SPDX-License-Identifier: MIT
import JSON

/// Writes the models as frozen dataclasses, and the enumerations as type aliases.
struct PythonModels {
  let types: PythonTypes

  func write(_ schema: NamedSchema, to code: inout CodeWriter) throws {
    if let values = schema.json["enum"] {
      writeEnumeration(schema, values, to: &code)
    } else if schema.json["oneOf"] != nil {
      try writeUnion(schema, to: &code)
    } else if schema.json["properties"] != nil {
      try writeModel(schema, to: &code)
    }
  }

  private func writeEnumeration(_ schema: NamedSchema, _ values: JSONValue, to code: inout CodeWriter) {
    let texts = values.strings
    code.call("\(schema.name) = Literal", texts.map(PythonNames.literal), brackets: "[]")
    let described = texts.compactMap { text in
      schema.json["x-enumDescriptions"]?[text]?.string.map { "``\(text)``: \($0)." }
    }
    code.docstring([schema.json.description, described.joined(separator: " ")])
  }

  // MARK: - Unions

  /// Writes a union of objects, each with a constant member and one other member, as one dataclass.
  private func writeUnion(_ schema: NamedSchema, to code: inout CodeWriter) throws {
    let cases = try schema.json.alternatives.map { alternative in
      let members = alternative.properties
      guard members.count == 2, let constant = members[0].schema["const"]?.string,
        let type = members[1].schema.reference
      else { throw ContractError("\(schema.name): an alternative is not a constant and one object") }
      return (tag: members[0], member: members[1], constant: constant, type: type)
    }
    guard let first = cases.first else { throw ContractError("\(schema.name): has no alternatives") }
    let tag = PythonNames.snake(first.tag.name)
    let member = PythonNames.snake(first.member.name)
    let union = cases.map(\.type).joined(separator: " | ")
    let kinds = cases.map { "``\($0.constant)``: \($0.member.schema.description)" }
    code.line("@dataclass(frozen=True, repr=False)")
    code.indented("class \(schema.name)(Model):") { code in
      code.classDocstring(schema.json.description)
      code.line()
      code.line("\(tag): str")
      code.attributeDocstring("\(first.tag.schema.description) \(kinds.joined(separator: " "))")
      code.line("\(member): \(union) | JSONObject")
      code.attributeDocstring("The object; as JSON if a newer server sends a kind that this client doesn't know.")
      code.line()
      code.line("@classmethod")
      code.indented("def from_json(cls, json: JSONObject) -> \(schema.name):") { code in
        code.docstring(["Read it from the JSON object that the server sent."])
        code.indented("readers: dict[str, Callable[[JSONObject], \(union)]] = {", closing: "}") { code in
          for alternative in cases { code.line("\"\(alternative.constant)\": \(alternative.type).from_json,") }
        }
        code.line("item = json[\"\(first.member.name)\"]")
        code.line("reader = readers.get(json[\"\(first.tag.name)\"])")
        code.call(
          "return cls",
          ["\(tag)=json[\"\(first.tag.name)\"]", "\(member)=reader(item) if reader else item", "json=json"])
      }
    }
  }

  // MARK: - Models

  private func writeModel(_ schema: NamedSchema, to code: inout CodeWriter) throws {
    let fields = try PythonField.all(of: schema.json, types: types)
    let generic = schema.placeholder.map { ", Generic[\($0)]" } ?? ""
    if let placeholder = schema.placeholder {
      code.line("\(placeholder) = TypeVar(\"\(placeholder)\")")
      code.line()
      code.line()
    }
    code.line("@dataclass(frozen=True, repr=False)")
    code.indented("class \(schema.name)(Model\(generic)):") { code in
      code.classDocstring(schema.json.description)
      if !fields.isEmpty { code.line() }
      // In a dataclass, attributes with a default must follow those without.
      for field in fields.filter(\.isRequired) + fields.filter({ !$0.isRequired }) {
        code.line(field.declaration)
        code.attributeDocstring(field.documentation)
      }
      for field in fields where field.shape?.isPlaceholders == true { writeReader(schema, of: field, to: &code) }
    }
  }

  /// Writes the reader of a generic model, which takes a function that reads an item.
  private func writeReader(_ schema: NamedSchema, of field: PythonField, to code: inout CodeWriter) {
    let hole = schema.placeholder ?? ""
    let reader = PythonNames.snake(hole)
    code.line()
    code.line("@classmethod")
    let parameters = "cls, json: JSONObject, \(reader): Callable[[Any], \(hole)] = verbatim"
    code.indented("def from_json(\(parameters)) -> \(schema.name)[\(hole)]:") { code in
      code.docstring(["Read it from the JSON object that the server sent, and each item with a function."])
      code.line("return replace(super().from_json(json), \(field.name)=tuple(map(\(reader), json[\"\(field.wire)\"])))")
    }
  }
}

/// An attribute of a model.
struct PythonField {
  let wire: String
  let name: String
  let isRequired: Bool
  let documentation: String
  /// The line of Python that declares it.
  let declaration: String
  /// The type of its values; nil for a constant.
  let shape: PythonTypes.Shape?

  init(name wire: String, schema: JSONValue, isRequired: Bool, types: PythonTypes) throws {
    self.wire = wire
    name = try PythonNames.reversible(wire)
    documentation = ModelField.documentation(schema.description, of: schema)
    if let value = schema["const"] {
      let literal = value.string.map(PythonNames.literal) ?? (value.boolean == true ? "True" : "\(value.raw)")
      self.isRequired = true
      declaration = "\(name): ClassVar[Literal[\(literal)]] = \(literal)"
      shape = nil
      return
    }
    let shape = try types.shape(of: schema)
    self.isRequired = isRequired
    self.shape = shape
    switch (isRequired, shape.absent) {
    case (true, _): declaration = "\(name): \(shape.attribute)" + (shape.isUnhashable ? " = field(hash=False)" : "")
    case (false, let absent?):
      let isPlain = shape.isUnhashable && absent == "()"
      declaration = "\(name): \(shape.attribute) = " + (isPlain ? "field(default=(), hash=False)" : absent)
    case (false, nil): declaration = "\(name): \(shape.attribute) | None = None"
    }
  }

  static func all(of structure: JSONValue, types: PythonTypes) throws -> [PythonField] {
    try structure.properties.map { property in
      try PythonField(
        name: property.name, schema: property.schema, isRequired: property.isRequired, types: types)
    }
  }
}
