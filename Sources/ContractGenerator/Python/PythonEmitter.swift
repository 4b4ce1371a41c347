// SPDX-License-Identifier: MIT
import JSON

/// Writes the generated part of clients/python: models, typed functions, exceptions and notifications.
struct PythonEmitter: Emitter {
  /// A folder of generated files only.
  static let folder = "clients/python/src/marquee_client/generated"

  let source: ContractSource

  func files() throws -> [GeneratedFile] {
    let methods = PythonMethods(source: source, types: types)
    return [
      file("models", "The models of the contract.", try models()),
      file(
        "methods", "The methods of the contract as typed functions.", try methods.write(), models: modelNames,
        comment: "# mypy: disable-error-code=empty-body\n"),
      file(
        "errors", "The exceptions, one for each kind of error of the contract.",
        errors()),
      file(
        "notifications", "The notifications that a client can subscribe to.",
        notifications(), models: modelNames),
      file("__init__", "The modules generated from the contract.", version()),
    ]
  }

  private var types: PythonTypes { PythonTypes(schemas: source.schemas) }

  private func version() -> String {
    "CONTRACT_VERSION = \(PythonNames.literal(source.version))\n"
      + "\"\"\"The version of the contract that this client was made for.\"\"\"\n"
  }

  // MARK: - Errors and notifications

  /// An exception class for each kind of error, and the table of the classes by kind. Names of exceptions end in
  /// "Error" (PEP 8).
  private func errors() -> String {
    var code = CodeWriter(step: 4)
    for error in source.errors {
      let base = error.scope == .upstream ? "UpstreamError" : "RPCError"
      code.indented("class \(Names.error(error.kind))(\(base)):") { code in
        let retry = error.isRetryable ? "The same request may succeed later." : ""
        code.docstring([error.title, "\(error.description) \(retry) (``\(error.kind)``, \(error.code))"])
      }
      code.line()
      code.line()
    }
    code.indented("ERRORS: dict[str, type[RPCError]] = {", closing: "}") { code in
      for error in source.errors { code.line("\"\(error.kind)\": \(Names.error(error.kind)),") }
    }
    code.docstring(["The exceptions, by the kind that an error's data names."])
    code.line()
    code.exports(["ERRORS"] + source.errors.map { Names.error($0.kind) })
    return code.text
  }

  /// The class of a client's callbacks, with one for each notification that the server sends on request.
  private func notifications() -> String {
    let sent = source.notifications.compactMap { notification in
      notification.params.reference.map { (notification: notification, params: $0) }
    }.filter { $0.notification.sender == .server }
    var code = CodeWriter(step: 4)
    code.line("@dataclass(frozen=True)")
    code.indented("class Notifications:") { code in
      code.docstring(["Callbacks for notifications.", "The client subscribes to those that have one."])
      code.line()
      for (notification, params) in sent {
        code.line("\(PythonNames.snake(notification.name)): Callable[[\(params)], None] | None = None")
        code.attributeDocstring(notification.documentation)
      }
      code.line()
      code.indented("def by_name(self) -> dict[str, Callable[[JSONObject], None]]:") { code in
        code.docstring(["The callbacks, each wrapped to read the params, by the names of their notifications."])
        code.indented("callbacks = {", closing: "}") { code in
          for (notification, params) in sent {
            let name = PythonNames.snake(notification.name)
            code.call("\"\(notification.name)\": read_then", ["\(params).from_json", "self.\(name)"], tail: ",")
          }
        }
        code.line("return {name: callback for name, callback in callbacks.items() if callback}")
      }
    }
    return code.text
  }

  // MARK: - Models

  /// The schemas with a counterpart in Python: those that a result, a parameter or a notification needs.
  private var modelSchemas: [NamedSchema] {
    let methods = source.methods.filter { $0.words != nil }
    let parameters = methods.flatMap(\.parameters) + source.parameters.call + source.parameters.list
    let sent = source.notifications.filter { $0.sender == .server }.map(\.params)
    let named =
      methods.flatMap(\.streamed)
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
        \(GeneratedFile.notice("#"))\(comment)\"\"\"\(opening)\"\"\"

        \(PythonImport.block(for: code, models: models))\(code)
        """)
  }
}
