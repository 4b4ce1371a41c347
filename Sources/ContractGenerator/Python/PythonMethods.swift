// SPDX-License-Identifier: MIT
import JSON

/// Writes the typed functions, each of which serves both the threaded and the asyncio client.
struct PythonMethods {
  let source: ContractSource
  let types: PythonTypes

  /// The namespaces in the order of the contract, each with its methods and the descriptions of their families; the
  /// client itself handles the methods without one.
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
    let arguments = arguments(parameters, callbacks.map { "\($0.name): \($0.type) | None = None" })
    let returned = method.isFeed ? "WatchFeed" : method.rows == nil ? result.name : "Listing[\(result.name)]"
    let name = PythonNames.literal(method.name)
    let decorator =
      method.isFeed ? "feed_method(\(name))" : "\(method.rows == nil ? "" : "list_")method(\(name), \(result.reader))"
    code.line("@\(decorator)")
    code.call("def \(function)", ["self"] + arguments, tail: " -> \(returned):")
    code.body { code in
      code.docstring(
        [method.summary, ([method.description] + rules(of: method.exclusions)).joined(separator: " ")],
        sections: [
          DocumentationSection(
            title: "Args",
            entries: parameters.map { "\($0.name): \($0.documentation)" }
              + callbacks.map { "\($0.name): \($0.documentation)" }),
          DocumentationSection(title: "Returns", entries: [returns(method)].filter { !$0.isEmpty }),
        ])
    }
  }

  /// The arguments of a function. The required ones need no name, otherwise the first one if it is a single text, such
  /// as an id or a place: those that nobody could mistake.
  private func arguments(_ parameters: [PythonParameter], _ callbacks: [String]) -> [String] {
    let required = parameters.filter(\.isRequired)
    let unnamed = required.isEmpty ? Array(parameters.prefix(1).filter(\.isText)) : required
    let names = Set(unnamed.map(\.name))
    let named = parameters.filter { !names.contains($0.name) }.map(\.declaration) + callbacks
    return unnamed.map(\.declaration) + (named.isEmpty ? [] : ["*"] + named)
  }

  private func resultType(of method: Method) throws -> (name: String, reader: String) {
    if let rows = method.rows { return (rows, "\(rows).from_json") }
    let shape = try types.shape(of: method.result?["schema"] ?? .null)
    return (shape.attribute, shape.reader)
  }

  // MARK: - Callbacks

  private struct Callback {
    let name, type, documentation: String
  }

  private func callbacks(of method: Method) -> [Callback] {
    let partial = method.partial.map { partial in
      Callback(
        name: "on_partial", type: "Callable[[\(partial)], None]",
        documentation: method.rows == nil
          ? "Called with what is known so far, if the whole answer takes longer."
          : "Called, from the loop that reads it, with what is known of a row before the first page, if that takes "
            + "longer; again if there is more of it.")
    }
    if method.isFeed {
      return [
        Callback(
          name: "on_gap", type: "Callable[[WatchGap], None]",
          documentation: "Called when events are missing since the log no longer has them; logged as a warning if left "
            + "out."),
        Callback(
          name: "on_bookmark", type: "Callable[[WatchBookmark], None]",
          documentation: "Called when nothing has happened for a minute, and when watches were added or removed."),
      ]
    }
    let partials = [partial].compactMap(\.self)
    if method.rows == nil { return partials }
    return partials + [
      Callback(
        name: "on_progress", type: "Callable[[Progress], None]",
        documentation: "Called as the stream gets on, from the loop that reads it."),
      Callback(
        name: "on_fault", type: "Callable[[Fault], None]",
        documentation: "Called when a page failed, with whether it is asked for again, from the loop that reads it."),
    ]
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

  /// The description of the result; empty for a list or a feed, whose type says what it is.
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
    // Bounds that only keep a number within a machine word tell the reader nothing.
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
