import JSON

/// Writes what the command line knows of a family's methods: their names, parameters and rows, as values.
struct PythonMetadata {
  let source: ContractSource
  let types: PythonTypes

  /// The constant that holds the methods of a family.
  static func constant(of family: Family) -> String { PythonNames.snake(family.name).uppercased() }

  func write(_ family: Family) throws -> String {
    var code = CodeWriter(step: 4)
    try code.indented("\(Self.constant(of: family)): tuple[Method, ...] = (", closing: ")") { code in
      for method in PythonMethods.methods(of: family) {
        try code.indented("Method(", closing: "),") { code in
          code.line("name=\(PythonNames.literal(method.name)),")
          code.textArgument("summary", method.summary)
          code.line("is_list=\(method.rows == nil ? "False" : "True"),")
          let shared = [method.rows == nil ? nil : "*LIST", method.takesCallParameters ? "*CALL" : nil]
          try write(method.parameters, besides: shared.compactMap { $0 }, "parameters=(", "),", to: &code)
        }
      }
    }
    return code.text
  }

  /// The parameters that many methods share.
  func writeShared() throws -> String {
    var code = CodeWriter(step: 4)
    for (name, parameters) in [("LIST", source.parameters.list), ("CALL", source.parameters.call)] {
      try write(parameters, besides: [], "\(name): tuple[Parameter, ...] = (", ")", to: &code)
    }
    return code.text
  }

  private func write(
    _ parameters: [Parameter], besides shared: [String], _ head: String, _ closing: String, to code: inout CodeWriter
  ) throws {
    if parameters.isEmpty, shared.count < 2 {
      return code.line(head + (shared.first.map { "\($0)," } ?? "") + closing)
    }
    try code.indented(head, closing: closing) { code in
      for parameter in parameters {
        try code.indented("Parameter(", closing: "),") { code in
          code.line("name=\"\(parameter.name)\",")
          code.textArgument("description", PythonParameter.documentation(of: parameter, schemas: source.schemas))
          let shape = try types.shape(of: parameter.schema)
          code.line("type=\"\(Self.type(of: shape))\",")
          if parameter.isRequired { code.line("required=True,") }
          if case .array = shape { code.line("repeated=True,") }
          let choices = choices(of: parameter.schema)
          if !choices.isEmpty { code.call("choices=", choices.map(PythonNames.literal), tail: ",") }
        }
      }
      for name in shared { code.line(name + ",") }
    }
  }

  /// What one value of it is: `str`, `int`, `float` or `bool`.
  private static func type(of shape: PythonTypes.Shape) -> String {
    switch shape {
    case .scalar(let name): name
    case .array(let items): type(of: items)
    default: "str"
    }
  }

  private func choices(of schema: JSONValue) -> [String] {
    if let items = schema["items"] { return choices(of: items) }
    return schema.reference.flatMap { types.schemas[$0]?.json["enum"] }?.elements.compactMap(\.string) ?? []
  }
}

extension CodeWriter {
  /// An argument whose value is a text, over several lines if it is long.
  fileprivate mutating func textArgument(_ name: String, _ text: String) {
    let whole = "\(name)=\(PythonNames.literal(text)),"
    if whole.count + margin <= PythonNames.columns { return line(whole) }
    let columns = PythonNames.columns - margin - 4 - 2
    var wrapped = CodeWriter()
    // Each row but the last ends in a blank.
    wrapped.paragraph(text, columns: text.count <= columns ? columns : columns - 1)
    let rows = wrapped.text.split(separator: "\n")
    indented("\(name)=(", closing: "),") { code in
      for (position, row) in rows.enumerated() {
        code.line(PythonNames.literal(row + (position + 1 < rows.count ? " " : "")))
      }
    }
  }
}
