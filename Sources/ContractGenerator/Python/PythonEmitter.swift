import JSON

/// Writes the generated part of clients/python: models, typed functions, exceptions, and what its command line knows.
struct PythonEmitter: Emitter {
  static let folder = "clients/python/src/marquee_client/generated"
  /// The folders of which every file is generated.
  static let folders = ["models", "methods", "async_methods", "metadata"].map { "\(folder)/\($0)" }

  let source: ContractSource

  func files() throws -> [GeneratedFile] {
    try models() + PythonMethods.Flavour.allCases.flatMap(methods) + metadata() + [
      file(
        "errors", "The exceptions, one for each kind of error of the contract.",
        PythonErrors(errors: source.errors).write()),
      file(
        "notifications", "The notifications that a client can ask for.",
        PythonFamilies.writeNotifications(source.notifications),
        models: Set(source.notifications.filter { $0.sender == .server }.compactMap(\.params.reference))),
      file("__init__", "What is written from the contract; nothing here is edited by hand.", version()),
    ]
  }

  private var types: PythonTypes { PythonTypes(schemas: source.schemas) }

  private func version() -> String {
    "CONTRACT_VERSION = \(PythonNames.literal(source.info["version"]?.string ?? ""))\n"
      + "\"\"\"The version of the contract that this client was made for.\"\"\"\n"
  }

  // MARK: - Models

  /// The names of the schemas that something of Python stands for: all that an answer, a parameter or a notification needs.
  private var needed: Set<String> {
    let methods = source.families.flatMap(PythonMethods.methods)
    let parameters = methods.flatMap(\.parameters) + source.parameters.call + source.parameters.list
    let sent = source.notifications.filter { $0.sender == .server }.map(\.params)
    let named =
      methods.flatMap { [$0.rows, $0.partial].compactMap { $0 } }
      + ["Page", "Summary", "Fault", "InitializeResult"].filter { source.schemas[$0] != nil }
    let roots =
      methods.compactMap(\.result) + parameters.map(\.schema) + sent + named.compactMap { source.schemas[$0]?.json }
    return source.schemas.reachable(from: roots).union(named)
  }

  private func models() throws -> [GeneratedFile] {
    let needed = needed
    var files: [GeneratedFile] = []
    var exported: [(module: String, names: [String])] = []
    for schemaFile in source.schemas.files {
      var sections: [String] = []
      var names: [String] = []
      var references: Set<String> = []
      for schema in schemaFile.schemas where needed.contains(schema.name) {
        var code = CodeWriter(step: 4)
        try PythonModels(types: types).write(schema, to: &code)
        guard !code.text.isEmpty else { continue }
        sections.append(code.text)
        names.append(schema.name)
        references.formUnion(schema.json.references)
      }
      guard !sections.isEmpty else { continue }
      let module = PythonNames.snake(schemaFile.name)
      let foreign = references.subtracting(names)
      files.append(
        file("models/\(module)", "Models of the contract.", sections.joined(separator: "\n\n"), models: foreign))
      exported.append((module, names))
    }
    var code = CodeWriter(step: 4)
    code.call(
      "__all__ = ", exported.flatMap(\.names).sorted().map { "\"\($0)\"" }, brackets: "[]")
    let all = Set(exported.flatMap(\.names))
    return files + [file("models/__init__", "The models of the contract.", code.text, models: all)]
  }

  /// The module that declares a model; nil for a name that stands for a scalar.
  private func module(of name: String) -> String? {
    guard let schema = source.schemas[name]?.json,
      schema["enum"] != nil || schema["oneOf"] != nil || schema["properties"] != nil
    else { return nil }
    return source.schemas.files.first { $0.schemas.contains { $0.name == name } }.map { PythonNames.snake($0.name) }
  }

  // MARK: - Methods

  private func methods(_ flavour: PythonMethods.Flavour) throws -> [GeneratedFile] {
    let writer = PythonMethods(source: source, types: types, flavour: flavour)
    let families = source.families.filter { !PythonMethods.methods(of: $0).isEmpty }
    var files = try families.map { family in
      let methods = PythonMethods.methods(of: family)
      let parameters = methods.flatMap { $0.parameters + source.sharedParameters(of: $0) }.map(\.schema)
      // A parameter that is an object is JSON, so only the names of enumerations are needed of parameters.
      let enumerations = parameters.flatMap(\.references).filter { source.schemas[$0]?.json["enum"] != nil }
      let results = methods.compactMap { $0.result?["schema"] }
      let names =
        enumerations + results.flatMap(\.references) + methods.flatMap { [$0.rows, $0.partial].compactMap { $0 } }
        + (methods.contains { $0.rows != nil } ? ["Fault"] : [])
      return file(
        "\(flavour.rawValue)/\(PythonNames.snake(family.name))", family.title + ".", try writer.write(family),
        models: Set(names))
    }
    let folder = "marquee_client.generated.\(flavour.rawValue)"
    let imports = families.map { family in
      PythonImport(module: "\(folder).\(PythonNames.snake(family.name))", names: [writer.className(of: family)])
    }
    files.append(
      file(
        "\(flavour.rawValue)/__init__", "The methods of the contract as typed functions.",
        PythonFamilies(source: source, flavour: flavour).write(), imports: imports))
    return files
  }

  // MARK: - Metadata

  private func metadata() throws -> [GeneratedFile] {
    let writer = PythonMetadata(source: source, types: types)
    let families = source.families.filter { !PythonMethods.methods(of: $0).isEmpty }
    let folder = "marquee_client.generated.metadata"
    var code = CodeWriter(step: 4)
    code.call(
      "METHODS: tuple[Method, ...] = ", families.map { "*\(PythonMetadata.constant(of: $0))" })
    code.docstring(["All methods, in the order of the contract."])
    return try families.map { family in
      let code = try writer.write(family)
      let shared = PythonImport(module: "\(folder).shared", names: ["CALL", "LIST"].filter { code.contains("*\($0)") })
      return file(
        "metadata/\(PythonNames.snake(family.name))", "\(family.title), as the command line knows it.", code,
        imports: [shared])
    } + [
      file("metadata/shared", "The parameters that many methods share.", try writer.writeShared()),
      file(
        "metadata/__init__", "What the command line knows of the methods.", code.text,
        imports: families.map {
          PythonImport(
            module: "\(folder).\(PythonNames.snake($0.name))", names: [PythonMetadata.constant(of: $0)])
        }),
    ]
  }

  // MARK: - Files

  /// A module with its opening line and just the imports that its code needs.
  private func file(
    _ name: String, _ opening: String, _ code: String, models: Set<String> = [], imports: [PythonImport] = []
  ) -> GeneratedFile {
    let modules = Dictionary(grouping: models.filter { module(of: $0) != nil }) { module(of: $0) ?? "" }
    let siblings = modules.map { module, names in
      PythonImport(module: "marquee_client.generated.models.\(module)", names: names)
    }
    return GeneratedFile(
      path: "\(Self.folder)/\(name).py",
      text: """
        # Written by `swift run generate` from schema/; changes belong there.
        \"\"\"\(opening)\"\"\"

        \(PythonImport.block(for: code, besides: siblings + imports))\(code)
        """)
  }
}
