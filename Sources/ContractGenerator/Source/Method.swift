// SPDX-License-Identifier: MIT
import JSON

/// A group of related methods, whose names begin with the same word: one file of schema/methods.
struct Family {
  let name: String
  let title: String
  let description: String
  let methods: [Method]

  init(name: String, json: JSONValue) throws {
    self.name = name
    title = try json.required("title")
    description = try json.required("description")
    let takesCallParameters = try json.optional("x-callParameters", as: Bool.self) ?? true
    methods = try json.required("methods", as: [JSONValue].self).map {
      try Method(json: $0, takesCallParameters: takesCallParameters)
    }
  }
}

/// A method that the server implements.
struct Method {
  let name: String
  let summary: String
  let description: String
  /// The providers that it may call; empty if it answers without an upstream.
  let providers: [String]
  /// The kinds of upstream errors that it can fail with although no provider answers it.
  let errors: [String]
  /// Whether its result is never older than the request, although it is made from providers' responses.
  let isAlwaysNew: Bool
  /// Its own parameters, in positional order.
  let parameters: [Parameter]
  /// The name of the schema of a row; nil unless this is a list method.
  let rows: String?
  /// The content descriptor of the result; nil if this is a list method.
  let result: JSONValue?
  /// The name of the schema of the partial result that it sends ahead of the complete one; nil if it sends none.
  let partial: String?
  /// What it sends for a partialResultToken besides pages and partial results: the kind and the schema of each part.
  let parts: [(kind: String, schema: String)]
  /// Whether it is a stream of events that goes on until it is cancelled, which clients read in a loop.
  var isFeed: Bool { !parts.isEmpty }
  let takesCallParameters: Bool
  /// Whether its answer can come ready to be shown, too.
  let isPresented: Bool
  /// The heading of its presentation; nil for the title of its tool.
  let viewTitle: String?
  /// Whether it ignores unknown parameters.
  let allowsUnknown: Bool
  /// Whether the JSON-RPC engine answers it, so that it needs no Swift type.
  let isBuiltIn: Bool
  /// Whether this program calls it with typed params, as its task tools do: then these can be made and written in
  /// Swift.
  let isCalled: Bool
  let exclusions: Exclusions
  let examples: [Example]
  /// How it is offered to AI assistants; nil if it isn't.
  let tool: ToolDescription?

  init(json: JSONValue, takesCallParameters: Bool) throws {
    name = try json.required("name")
    summary = try json.required("summary")
    description = try json.required("description")
    providers = try json.optional("x-providers") ?? []
    errors = try json.optional("errors") ?? []
    isAlwaysNew = try json.optional("x-alwaysNew") ?? false
    parameters = try json.required("params")
    rows = try json.optional("x-rows")
    result = try json.optional("result")
    partial = try json.optional("x-partial")
    parts = try json.optional("x-parts", as: JSONValue.self)?.members.map { ($0.name, try $0.value.read()) } ?? []
    self.takesCallParameters = try json.optional("x-callParameters") ?? takesCallParameters
    let canBePresented: Bool = try json.optional("x-presentation") ?? true
    isPresented =
      canBePresented && (self.takesCallParameters || parameters.contains { $0.name == SharedParameters.presentation })
    viewTitle = try json["x-view"]?.required("title")
    allowsUnknown = try json.optional("x-allowsUnknown") ?? false
    isBuiltIn = json["x-swift"]?["type"]?.boolean == false
    isCalled = json["x-swift"]?["called"]?.boolean == true
    exclusions = try Exclusions(json: json)
    examples = try json.required("examples")
    tool = try ToolDescription(of: json)
    guard (rows == nil) != (result == nil) else { throw json.mismatch(expected: "either x-rows or a result") }
  }

  /// The summary and the description as one text.
  var documentation: String { "\(summary) \(description)" }

  /// The schema of the result; null if this is a list method.
  var resultSchema: JSONValue { result?["schema"] ?? .null }

  /// The names of the schemas of its rows and of the other parts of its streams.
  var streamed: [String] { [rows, partial].compactMap(\.self) + parts.map(\.schema) }

  /// The two words of its name, such as `movies` and `nowPlaying`; nil for the methods that begin and end a session.
  var words: (namespace: String, verb: String)? {
    let words = name.split { $0 == "/" || $0 == "." }.map(String.init)
    return words.count == 2 ? (words[0], words[1]) : nil
  }
}

/// Constraints between parameters that their own schemas can't express.
struct Exclusions {
  let exactlyOneOf: [[String]]
  let atMostOneOf: [[String]]
  /// If the named parameter is given, all the others must be given too.
  let requires: [(name: String, others: [String])]

  init(json: JSONValue) throws {
    exactlyOneOf = try json.optional("x-exactlyOneOf") ?? []
    atMostOneOf = try json.optional("x-atMostOneOf") ?? []
    requires = try json.optional("x-requires", as: JSONValue.self)?.members.map { ($0.name, try $0.value.read()) } ?? []
  }

  /// The constraints as sentences, such as "Exactly one of `a`, `b` must be given."
  /// - Parameter quoted: writes a parameter's name.
  func sentences(_ quoted: (String) -> String) -> [String] {
    func list(_ names: [String]) -> String { names.map(quoted).joined(separator: ", ") }
    return exactlyOneOf.map { "Exactly one of \(list($0)) must be given." }
      + atMostOneOf.map { "At most one of \(list($0)) may be given." }
      + requires.map { "\(quoted($0.name)) needs \(list($0.others))." }
  }
}

/// A parameter, in the form of an OpenRPC content descriptor.
struct Parameter: JSONReadable {
  let name: String
  let description: String
  let isRequired: Bool
  let schema: JSONValue
  let json: JSONValue

  init(json: JSONValue) throws(JSONMismatch) {
    name = try json.required("name")
    description = try json.required("description")
    isRequired = try json.optional("required") ?? false
    schema = try json.required("schema")
    self.json = json
  }
}

/// An example of a call: its params and its result.
struct Example: JSONReadable {
  let name: String
  let params: JSONValue
  let result: JSONValue

  init(json: JSONValue) throws(JSONMismatch) {
    name = try json.required("name")
    params = try json.required("params")
    result = try json.required("result")
  }
}

/// The parameters that many methods share.
struct SharedParameters {
  /// The name of the parameter that asks for a presentation.
  static let presentation = "presentation"

  /// Taken by every method outside the lifecycle.
  let call: [Parameter]
  /// Taken by list methods.
  let list: [Parameter]
  /// Taken by every request, by name only.
  let tokens: [Parameter]
  /// Those that several methods have among their own, and that are one value in Swift.
  let parts: [ParameterPart]

  init(json: JSONValue) throws {
    call = try json.required("call")
    list = try json.required("list")
    tokens = try json.required("tokens")
    parts = try json.optional("x-swift") ?? []
  }
}

/// Parameters that are one member of the params in Swift, in each method that has all of them with the same values.
struct ParameterPart: JSONReadable {
  let type: String
  let member: String
  let description: String
  let names: [String]

  init(json: JSONValue) throws(JSONMismatch) {
    type = try json.required("type")
    member = try json.required("member")
    description = try json.required("description")
    names = try json.required("names")
  }
}

/// How a method is offered to an AI assistant: as `x-tool` declares or, without it, derived from the method's name,
/// summary and description.
struct ToolDescription: JSONWritable {
  /// What a call does to the server's data.
  enum Effect: String, JSONEnumeration { case reads, writes, destroys }

  /// The tool's name; nil if it follows from the method's name.
  let name: String?
  let title: String
  let description: String
  let effect: Effect
  /// The option of the server without which the method is not offered, as `--allow-credentials`; nil for none.
  let permission: String?
  /// Whether it is one of the few tools that are offered by default.
  let isEssential: Bool
  /// The params that every call of the tool has and that its schema doesn't show; an object.
  let fixed: JSONValue?
  /// The parameters that the tool's schema shows; nil for all. A call may name the others too.
  let shown: [String]?
  /// The parameters that are offered only if the user allows files.
  let needsFiles: [String]?

  /// - Returns: nil for a method that is not offered to assistants: `"x-tool": false`.
  init?(of method: JSONValue) throws {
    let json = method["x-tool"]
    if json?.boolean == false { return nil }
    let name: String = try method.required("name")
    let summary: String = try method.required("summary")
    let details: String = try method.required("description")
    self.name = try json?.optional("name")
    title = try json?.required("title") ?? Names.title(name)
    description = try json?.required("description") ?? "\(summary) \(details)"
    effect = try json?.optional("effect") ?? .reads
    permission = try json?.optional("permission")
    isEssential = try json?.optional("essential") ?? false
    fixed = json?["fixed"]
    shown = try json?.optional("shows")
    needsFiles = try json?.optional("needsFiles")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("title", title)
      writer.member("description", description)
      writer.member("effect", effect.rawValue)
      writer.member("permission", permission)
      if isEssential { writer.member("essential", true) }
      writer.member("fixed", fixed)
      writer.member("shows", shown)
      writer.member("needsFiles", needsFiles)
    }
  }
}
