import JSON

/// Writes the frozen dataclasses of the models, and the aliases of the enumerations.
struct PythonModels {
  let types: PythonTypes

  func write(_ schema: NamedSchema, to code: inout CodeWriter) throws {
    if let values = schema.json["enum"] {
      writeEnumeration(schema, values, to: &code)
    } else if let alternatives = schema.json["oneOf"] {
      try writeUnion(schema, alternatives, to: &code)
    } else if schema.json["properties"] != nil {
      try writeModel(schema, to: &code)
    }
  }

  private func writeEnumeration(_ schema: NamedSchema, _ values: JSONValue, to code: inout CodeWriter) {
    let texts = values.elements.compactMap(\.string)
    code.call("\(schema.name) = Literal", texts.map(PythonNames.literal), brackets: "[]")
    let described = texts.compactMap { text in
      schema.json["x-enumDescriptions"]?[text]?.string.map { "``\(text)``: \($0)." }
    }
    code.docstring([schema.json["description"]?.string ?? "", described.joined(separator: " ")])
  }

  // MARK: - Unions

  /// Objects that a constant member tells apart, each with one other member.
  private func writeUnion(_ schema: NamedSchema, _ alternatives: JSONValue, to code: inout CodeWriter) throws {
    let cases = try alternatives.elements.map { alternative in
      guard let members = alternative["properties"]?.members.map({ $0 }), members.count == 2,
        let constant = members[0].value["const"]?.string, let type = members[1].value.reference
      else { throw ContractError("\(schema.name): an alternative is not a constant and one object") }
      return (tag: members[0], member: members[1], constant: constant, type: type)
    }
    guard let first = cases.first else { throw ContractError("\(schema.name): has no alternatives") }
    let tag = PythonNames.snake(first.tag.name)
    let member = PythonNames.snake(first.member.name)
    let union = cases.map(\.type).joined(separator: " | ")
    let kinds = cases.map { "``\($0.constant)``: \($0.member.value["description"]?.string ?? "")" }
    code.line("@dataclass(frozen=True, repr=False)")
    code.indented("class \(schema.name)(Model):") { code in
      code.classDocstring(schema.json["description"]?.string ?? "")
      code.line()
      code.line("\(tag): str")
      code.docstring(["\(first.tag.value["description"]?.string ?? "") \(kinds.joined(separator: " "))"])
      code.line("\(member): \(union) | JSONObject")
      code.docstring(["What it is; as JSON if a newer server sends a kind that is not known here."])
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
    try code.indented("class \(schema.name)(Model\(generic)):") { code in
      code.classDocstring(schema.json["description"]?.string ?? "")
      code.line()
      // Python wants attributes that may be left out after those that may not.
      for field in fields.filter(\.isRequired) + fields.filter({ !$0.isRequired }) {
        code.line(field.declaration)
        code.docstring([field.documentation])
      }
      if !fields.isEmpty { code.line() }
      try writeReader(schema, fields.filter { $0.constant == nil }, to: &code)
    }
  }

  private func writeReader(_ schema: NamedSchema, _ fields: [PythonField], to code: inout CodeWriter) throws {
    code.line("@classmethod")
    var type = schema.name
    var parameters = ["cls", "json: JSONObject"]
    if let placeholder = schema.placeholder {
      type += "[\(placeholder)]"
      parameters.append("\(PythonNames.snake(placeholder)): Callable[[Any], \(placeholder)]")
    }
    let signature = "def from_json(\(parameters.joined(separator: ", "))) -> \(type):"
    code.indented(signature) { code in
      code.docstring(["Read it from the JSON object that the server sent."])
      code.call("return cls", fields.map { "\($0.name)=\($0.reading)" } + ["json=json"])
    }
  }
}

/// One attribute of a model.
struct PythonField {
  let name: String
  let isRequired: Bool
  let documentation: String
  /// The line that declares it.
  let declaration: String
  /// The expression that reads it from `json`; empty for a constant.
  let reading: String
  /// The value that it always has, as a Python literal.
  let constant: String?

  init(name wire: String, schema: JSONValue, isRequired: Bool, types: PythonTypes) throws {
    name = PythonNames.snake(wire)
    documentation = Field.documentation(schema["description"]?.string ?? "", of: schema)
    if let value = schema["const"] {
      let literal = value.string.map(PythonNames.literal) ?? (value.boolean == true ? "True" : "\(value.raw)")
      self.isRequired = true
      constant = literal
      declaration = "\(name): ClassVar[Literal[\(literal)]] = \(literal)"
      reading = ""
      return
    }
    let shape = try types.shape(of: schema)
    self.isRequired = isRequired
    constant = nil
    reading = shape.reading(wire, isRequired: isRequired)
    switch (isRequired, shape.absent) {
    case (true, _): declaration = "\(name): \(shape.attribute)" + (shape.isUnhashable ? " = field(hash=False)" : "")
    case (false, let absent?):
      let isPlain = shape.isUnhashable && absent == "()"
      declaration = "\(name): \(shape.attribute) = " + (isPlain ? "field(default=(), hash=False)" : absent)
    case (false, nil): declaration = "\(name): \(shape.attribute) | None = None"
    }
  }

  static func all(of structure: JSONValue, types: PythonTypes) throws -> [PythonField] {
    let required = Set(structure["required"]?.elements.compactMap(\.string) ?? [])
    return try (structure["properties"]?.members.map { $0 } ?? []).map { name, schema in
      try PythonField(name: name, schema: schema, isRequired: required.contains(name), types: types)
    }
  }
}
