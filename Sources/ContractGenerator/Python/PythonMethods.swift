// SPDX-License-Identifier: MIT
import JSON

/// Writes the typed functions, each of which serves both the threaded and the asyncio client.
struct PythonMethods {
  let source: ContractSource
  let types: PythonTypes

  /// The namespaces in the order of the contract, each with its methods and the descriptions of their families. The
  /// client itself has functions for the methods without a namespace.
  private var namespaces: [(name: String, descriptions: [String], methods: [Method])] {
    source.namespaces.filter { !$0.name.isEmpty }.map { namespace in
      let families = source.families.filter { $0.methods.contains { $0.words?.namespace == namespace.name } }
      return (PythonNames.snake(namespace.name), families.map(\.description), namespace.methods)
    }
  }

  /// The class of a namespace; a model may have its name: `Watch`.
  private func className(of namespace: String) -> String {
    let name = Names.type(namespace)
    return source.schemas[name] == nil ? name : name + "Methods"
  }

  func write() throws -> String {
    var code = CodeWriter(step: 4)
    for namespace in namespaces {
      try code.indented("class \(className(of: namespace.name))(Namespace[Connections]):") { code in
        code.docstring(["The methods under ``\(namespace.name)``."] + namespace.descriptions)
        for method in namespace.methods {
          code.line()
          try write(method, to: &code)
        }
      }
      code.line()
      code.line()
    }
    code.indented("class Families(Namespace[Connections]):") { code in
      code.docstring([
        "A client's methods, by the word before the slash of their names.",
        "Each raises an RPCError if the backend answers with an error: an UpstreamError if a provider refuses, fails or "
          + "can't be reached; and a BackendError if there is no answer.",
      ])
      code.line()
      code.indented("def __init__(self, connection: Connections) -> None:") { code in
        code.docstring(["Give each namespace the connection that makes its calls."])
        code.line("super().__init__(connection)")
        for namespace in namespaces {
          let name = className(of: namespace.name)
          code.line("self.\(namespace.name): \(name)[Connections] = \(name)(connection)")
        }
      }
    }
    return code.text
  }

  private func write(_ method: Method, to code: inout CodeWriter) throws {
    guard let function = method.words.map({ PythonNames.snake($0.verb) }) else { return }
    let result = try resultType(of: method)
    let parameters = try (method.parameters + source.sharedParameters(of: method))
      .map { try PythonParameter($0, types: types) }
    let callbacks = callbacks(of: method)
    let rules = method.exclusions.sentences { "``\(PythonNames.snake($0))``" }
    let arguments = arguments(parameters, callbacks.map { "\($0.name): \($0.type) | None = None" })
    let answered = method.rows == nil ? result.name : "Listing[\(result.name)]"
    let returned = method.isFeed ? "WatchFeed" : answered
    let name = PythonNames.literal(method.name)
    let decorator =
      method.isFeed ? "feed_method(\(name))" : "\(method.rows == nil ? "" : "list_")method(\(name), \(result.reader))"
    code.line("@\(decorator)")
    code.call("def \(function)", ["self"] + arguments, tail: " -> \(returned):")
    code.body { code in
      code.docstring(
        [method.summary, ([method.description] + rules).joined(separator: " ")],
        sections: [
          (
            "Args",
            parameters.map { "\($0.name): \($0.documentation)" } + callbacks.map { "\($0.name): \($0.documentation)" }
          ),
          ("Returns", [returns(method)].filter { !$0.isEmpty }),
        ])
    }
  }

  /// The arguments of a function. Required arguments need no name. If there are none, the first argument needs none if
  /// it is a single text, such as an id or a place.
  private func arguments(_ parameters: [PythonParameter], _ callbacks: [String]) -> [String] {
    let required = parameters.filter(\.isRequired)
    let unnamed = required.isEmpty ? Array(parameters.prefix(1).filter(\.isText)) : required
    let names = Set(unnamed.map(\.name))
    let named = parameters.filter { !names.contains($0.name) }.map(\.declaration) + callbacks
    return unnamed.map(\.declaration) + (named.isEmpty ? [] : ["*"] + named)
  }

  private func resultType(of method: Method) throws -> (name: String, reader: String) {
    if let rows = method.rows { return (rows, "\(rows).from_json") }
    let shape = try types.shape(of: method.resultSchema)
    return (shape.attribute, shape.reader)
  }

  // MARK: - Callbacks

  private typealias Callback = (name: String, type: String, documentation: String)

  private func callbacks(of method: Method) -> [Callback] {
    func callback(_ name: String, _ argument: String, _ documentation: String) -> Callback {
      (name, "Callable[[\(argument)], None]", documentation)
    }
    if method.isFeed {
      return [
        callback(
          "on_gap", "WatchGap",
          "Called when events are missing because the log no longer has them. Without it, a gap is logged as a warning."
        ),
        callback(
          "on_bookmark", "WatchBookmark",
          "Called when nothing has happened for a minute, and when watches were added or removed."),
      ]
    }
    let isList = method.rows != nil
    let partials = method.partial.map { partial in
      callback(
        "on_partial", partial,
        isList
          ? "Called, from the loop that reads the list, with the known part of a row before the first page, if that "
            + "takes longer, and again when more of it is known."
          : "Called with the known part of the result, if the whole takes longer.")
    }
    guard isList else { return [partials].compactMap(\.self) }
    return [partials].compactMap(\.self) + [
      callback("on_progress", "Progress", "Called as pages arrive, from the loop that reads the list."),
      callback(
        "on_fault", "Fault",
        "Called when a page failed, with whether it is requested again, from the loop that reads the list."),
    ]
  }

  // MARK: - Documentation

  /// The description of the result; empty for a list or a feed, whose type is enough.
  private func returns(_ method: Method) -> String {
    method.rows == nil && !method.isFeed ? method.result?["description"]?.string ?? "" : ""
  }
}

/// One parameter of a typed function.
struct PythonParameter {
  let wire: String
  let name: String
  let declaration: String
  let documentation: String
  let isRequired: Bool
  /// Whether its value is a single text.
  let isText: Bool

  init(_ parameter: Parameter, types: PythonTypes) throws {
    wire = parameter.name
    name = try PythonNames.reversible(parameter.name)
    let shape = try types.shape(of: parameter.schema)
    isRequired = parameter.isRequired
    isText = shape.isText
    declaration = "\(name): \(shape.parameter)" + (parameter.isRequired ? "" : " | None = None")
    documentation = Self.documentation(of: parameter, schemas: types.schemas)
  }

  /// The description with the unit, bounds, an example and the default.
  static func documentation(of parameter: Parameter, schemas: SchemaSet) -> String {
    let schema = parameter.schema
    // Bounds that only keep a number within a machine word are of no use to a reader.
    let bounds = [("minimum", "at least"), ("maximum", "at most")]
      .compactMap { keyword, words in schema[keyword].map { "\(words) \($0.raw)" } }
      .filter { !$0.hasSuffix("000000000") }
    let fallback = schema["default"].map { value in
      let text = value.boolean.map { $0 ? "True" : "False" } ?? value.string.map(PythonNames.literal) ?? "\(value.raw)"
      return "default: \(text)"
    }
    let example = example(of: schema, schemas: schemas).map { "such as \(PythonNames.literal($0))" }
    let notes = (bounds + [example, fallback].compactMap { $0 }).joined(separator: ", ")
    let words = ModelField.documentation(parameter.description, of: schema)
    return notes.isEmpty ? words : "\(words) \(notes.prefix(1).uppercased() + notes.dropFirst())."
  }

  /// An example of a string that must match a pattern, such as an id; nil for any other value.
  private static func example(of schema: JSONValue, schemas: SchemaSet) -> String? {
    let schema = schema["items"] ?? schema
    guard let form = schema.reference.flatMap({ schemas[$0]?.json }), form["pattern"] != nil else { return nil }
    return (schema["examples"] ?? form["examples"])?.elements.compactMap(\.string).first
  }
}
