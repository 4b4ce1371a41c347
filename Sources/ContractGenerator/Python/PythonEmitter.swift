// SPDX-License-Identifier: MIT
import JSON

/// Writes the generated part of clients/python: models, typed functions, exceptions and notifications.
struct PythonEmitter: Emitter {
  /// A folder that holds only generated files.
  static let folder = "clients/python/src/marquee_client/generated"

  let source: ContractSource

  func files() throws -> [GeneratedFile] {
    let methods = PythonMethods(source: source, types: types)
    return [
      file("models", "The models of the contract.", try models()),
      file(
        "methods", "The methods of the contract as typed functions.", try methods.write(), models: modelNames,
        comment: "\n# mypy: disable-error-code=empty-body"),
      file(
        "errors", "The exceptions, one for each kind of error of the contract.",
        PythonErrors(errors: source.errors).write()),
      file(
        "notifications", "The notifications that a client can ask for.",
        PythonNotifications.write(source.notifications), models: modelNames),
      file("columns", "The columns in which people read rows, by model.", columns()),
      file("__init__", "What is written from the contract; nothing here is edited by hand.", version()),
    ]
  }

  private var types: PythonTypes { PythonTypes(schemas: source.schemas) }

  private func version() -> String {
    "CONTRACT_VERSION = \(PythonNames.literal(source.info["version"]?.string ?? ""))\n"
      + "\"\"\"The version of the contract that this client was made for.\"\"\"\n"
  }

  private func columns() -> String {
    var code = CodeWriter(step: 4)
    code.line("COLUMNS: dict[str, tuple[tuple[str, tuple[str, ...], str], ...]] = {")
    for schema in modelSchemas {
      let columns = RowColumn.all(of: schema.json)
      guard !columns.isEmpty else { continue }
      code.body { code in
        code.indented("\(PythonNames.literal(schema.name)): (", closing: "),") { code in
          for column in columns {
            let literals = column.members.map(PythonNames.literal)
            let members = literals.joined(separator: ", ") + (literals.count == 1 ? "," : "")
            code.line(
              "(\(PythonNames.literal(column.heading)), (\(members)), \(PythonNames.literal(column.format))),")
          }
        }
      }
    }
    code.line("}")
    code.docstring(["The columns of each model: their headings, the paths to their values, and how these are written."])
    code.line()
    code.indented("ROWS: dict[str, str] = {", closing: "}") { code in
      for method in source.methods {
        guard let rows = method.rows else { continue }
        code.line("\(PythonNames.literal(method.name)): \(PythonNames.literal(rows)),")
      }
    }
    code.docstring(["The model of the rows of each list method."])
    return code.text
  }

  // MARK: - Models

  /// The schemas with a counterpart in Python: those that a result, a parameter or a notification needs.
  private var modelSchemas: [NamedSchema] {
    let methods = source.methods.filter { $0.words != nil }
    let parameters = methods.flatMap(\.parameters) + source.parameters.call + source.parameters.list
    let sent = source.notifications.filter { $0.sender == .server }.map(\.params)
    let named =
      methods.flatMap { [$0.rows, $0.partial].compactMap { $0 } + $0.parts.map(\.schema) }
      + ["Page", "Summary", "Fault", "InitializeResult"].filter { source.schemas[$0] != nil }
    let roots =
      methods.compactMap(\.result) + parameters.map(\.schema) + sent + named.compactMap { source.schemas[$0]?.json }
    let needed = source.schemas.reachable(from: roots).union(named)
    return source.schemas.files.flatMap(\.schemas).filter { schema in
      needed.contains(schema.name) && ["enum", "oneOf", "properties"].contains { schema.json[$0] != nil }
    }
  }

  private var modelNames: [String] { modelSchemas.map(\.name) }

  private func models() throws -> String {
    let sections = try modelSchemas.map { schema in
      var code = CodeWriter(step: 4)
      try PythonModels(types: types).write(schema, to: &code)
      return code.text
    }
    var code = CodeWriter(step: 4)
    code.exports(modelNames)
    return (sections + [code.text]).joined(separator: "\n\n")
  }

  // MARK: - Files

  /// A module with its docstring and only the imports that its code needs.
  private func file(_ name: String, _ opening: String, _ code: String, models: [String] = [], comment: String = "")
    -> GeneratedFile
  {
    GeneratedFile(
      path: "\(Self.folder)/\(name).py",
      text: """
        # \(GeneratedFile.license)
        # Written by `swift run generate` from schema/; changes belong there.\(comment)
        \"\"\"\(opening)\"\"\"

        \(PythonImport.block(for: code, models: models))\(code)
        """)
  }
}
