import JSON

/// Writes the typed functions of a family's methods, once for the client of threads and once for that of asyncio.
struct PythonMethods {
  /// How a client waits.
  enum Flavour: String, CaseIterable {
    case threads = "methods", asyncio = "async_methods"

    var namespace: String { self == .threads ? "Namespace" : "AsyncNamespace" }
    var listing: String { self == .threads ? "Listing" : "AsyncListing" }
    /// What stands before the name of the class of a family.
    var prefix: String { self == .threads ? "" : "Async" }
    var definition: String { self == .threads ? "def" : "async def" }
    var wait: String { self == .threads ? "" : "await " }
  }

  let source: ContractSource
  let types: PythonTypes
  let flavour: Flavour

  /// The methods of a family that belong to a namespace; the others are the client's own business.
  static func methods(of family: Family) -> [Method] {
    family.methods.filter { namespace(of: $0) != nil }
  }

  /// The namespace of a method and its name there; nil if its name has no such parts.
  static func namespace(of method: Method) -> (name: String, function: String)? {
    let parts = method.name.split { $0 == "/" || $0 == "." }
    guard parts.count == 2 else { return nil }
    return (PythonNames.snake(String(parts[0])), PythonNames.snake(String(parts[1])))
  }

  func className(of family: Family) -> String { "\(flavour.prefix)\(Names.type(family.name))Methods" }

  func write(_ family: Family) throws -> String {
    var code = CodeWriter(step: 4)
    try code.indented("class \(className(of: family))(\(flavour.namespace)):") { code in
      code.classDocstring(family.description)
      for method in Self.methods(of: family) {
        code.line()
        try write(method, to: &code)
      }
    }
    return code.text
  }

  private func write(_ method: Method, to code: inout CodeWriter) throws {
    guard let (_, name) = Self.namespace(of: method) else { return }
    let result = try resultType(of: method)
    let parameters = try (method.parameters + source.sharedParameters(of: method))
      .map { try PythonParameter($0, types: types) }
    let callbacks = try callbacks(of: method)
    let arguments = parameters.map(\.declaration) + callbacks.map { "\($0.name): \($0.type) | None = None" }
    let definition = method.rows == nil ? flavour.definition : "def"
    let returned = method.rows == nil ? result.name : "\(flavour.listing)[\(result.name)]"
    code.indented("\(definition) \(name)(") { code in
      code.line("self,")
      if !arguments.isEmpty { code.line("*,") }
      for argument in arguments { code.line(argument + ",") }
    }
    code.indented(") -> \(returned):") { code in
      code.docstring(
        [method.summary, ([method.description] + rules(of: method.exclusions)).joined(separator: " ")],
        sections: [
          DocumentationSection(
            title: "Args",
            entries: parameters.map { "\($0.name): \($0.documentation)" }
              + callbacks.map { "\($0.name): \($0.documentation)" }),
          DocumentationSection(title: "Returns", entries: [returns(method)].filter { !$0.isEmpty }),
          DocumentationSection(title: "Raises", entries: raises(method)),
        ])
      code.indented(
        method.rows == nil ? "return \(flavour.wait)self._call(" : "return self._list(",
        closing: ")"
      ) { code in
        code.line(PythonNames.literal(method.name) + ",")
        code.call(
          "", parameters.map { "\(PythonNames.literal($0.wire)): \($0.name)" }, tail: ",", brackets: "{}")
        code.line(result.reader + ",")
        for callback in callbacks { code.line("\(callback.name)=\(callback.passed),") }
      }
    }
  }

  private func resultType(of method: Method) throws -> (name: String, reader: String) {
    if let rows = method.rows { return (rows, "\(rows).from_json") }
    let shape = try types.shape(of: method.result?["schema"] ?? .null)
    return (shape.attribute, shape.reader ?? "dict")
  }

  // MARK: - Callbacks

  private struct Callback {
    let name, type, passed, documentation: String
  }

  private func callbacks(of method: Method) throws -> [Callback] {
    var callbacks: [Callback] = []
    if let partial = method.partial {
      let words = "Called with what is known so far, if the whole answer takes longer."
      callbacks.append(
        Callback(
          name: "on_partial", type: "Callable[[\(partial)], None]", passed: "on_partial", documentation: words))
    }
    if method.rows != nil {
      callbacks += [
        Callback(
          name: "on_progress", type: "Callable[[Progress], None]", passed: "on_progress",
          documentation: "Called as the stream gets on, from the loop that reads it."),
        Callback(
          name: "on_fault", type: "Callable[[Fault], None]", passed: "on_fault",
          documentation: "Called when a page failed, with whether it is asked for again, from the loop that reads it."),
      ]
    }
    return callbacks
  }

  // MARK: - Documentation

  private func rules(of exclusions: Exclusions) -> [String] {
    func list(_ names: [String]) -> String {
      names.map { "``\(PythonNames.snake($0))``" }.joined(separator: ", ")
    }
    return exclusions.exactlyOneOf.map { "Exactly one of \(list($0)) must be given." }
      + exclusions.atMostOneOf.map { "At most one of \(list($0)) may be given." }
      + exclusions.requires.map { "``\(PythonNames.snake($0.name))`` needs \(list($0.others))." }
  }

  private func returns(_ method: Method) -> String {
    guard method.rows == nil else { return "The list. Nothing is asked for until it is read." }
    return method.result?["description"]?.string ?? ""
  }

  private func raises(_ method: Method) -> [String] {
    source.errors(of: method).map { "\(PythonErrors.className(of: $0)): \($0.message)" }
  }
}

/// One parameter of a typed function.
struct PythonParameter {
  let wire: String
  let name: String
  let declaration: String
  let documentation: String

  init(_ parameter: Parameter, types: PythonTypes) throws {
    wire = parameter.name
    name = PythonNames.snake(parameter.name)
    let type = try types.shape(of: parameter.schema).parameter
    declaration = "\(name): \(type)" + (parameter.isRequired ? "" : " | None = None")
    documentation = Self.documentation(of: parameter, schemas: types.schemas)
  }

  /// What it is, its unit, its bounds, how it looks and what it is if left out.
  static func documentation(of parameter: Parameter, schemas: SchemaSet) -> String {
    let schema = parameter.schema
    let bounds = [("minimum", "at least"), ("maximum", "at most")]
      .compactMap { keyword, words in schema[keyword].map { "\(words) \($0.raw)" } }
    let fallback = schema["default"].map { value in
      let text = value.boolean.map { $0 ? "True" : "False" } ?? value.string.map(PythonNames.literal) ?? "\(value.raw)"
      return "\(text) unless said"
    }
    let example = example(of: schema, schemas: schemas).map { "such as \(PythonNames.literal($0))" }
    let notes = (bounds + [example, fallback].compactMap { $0 }).joined(separator: ", ")
    let words = Field.documentation(parameter.description, of: schema)
    return notes.isEmpty ? words : "\(words) \(notes.prefix(1).uppercased() + notes.dropFirst())."
  }

  /// An example of a text that has to have a form of its own, such as an id; nil for any other value.
  private static func example(of schema: JSONValue, schemas: SchemaSet) -> String? {
    let schema = schema["items"] ?? schema
    guard let form = schema.reference.flatMap({ schemas[$0]?.json }), form["pattern"] != nil else { return nil }
    return (schema["examples"] ?? form["examples"])?.elements.compactMap(\.string).first
  }
}
