// SPDX-License-Identifier: MIT
import JSON

/// The contract, parsed from the files of schema/.
public struct ContractSource {
  /// The info object of the OpenRPC document.
  let info: JSONValue
  /// The part of the reference that precedes the methods: messages, streams and errors. Markdown, from wire.md.
  let wire: String
  let parameters: SharedParameters
  let kinds: [EntityKind]
  let schemas: SchemaSet
  /// The schemas without presentations, which this program writes as JSON and never holds as values.
  let valueSchemas: SchemaSet
  /// The formats of files on disk, which are not the contract's: a member that the contract adds changes no file.
  let stored: [SchemaFile]
  let families: [Family]
  let notifications: [Notification]
  let errors: [ErrorEntry]
  let taskTools: TaskTools
  /// What the assistant tools have beyond the methods that they call, from mcp/methodTools.json; nil if there is no
  /// such file.
  let methodTools: JSONValue?
  /// The pages of `marquee help`, from help/, sorted by name.
  let help: [(name: String, text: String)]

  /// - Parameter files: the contents of the files of schema/, by path below it: JSON, wire.md, and the texts of help/.
  public init(files: [String: [UInt8]]) throws {
    var documents: [String: JSONValue] = [:]
    for (path, bytes) in files where path.hasSuffix(".json") {
      do {
        documents[path] = try JSONValue(parsing: bytes)
      } catch {
        throw ContractError("schema/\(path): \(error)")
      }
    }
    func document<T>(_ path: String, _ read: (JSONValue) throws -> T) throws -> T {
      guard let json = documents[path] else { throw ContractError("schema/\(path) is missing") }
      do {
        return try read(json)
      } catch let error as JSONMismatch {
        throw ContractError("schema/\(path)#\(error.pointer): expected \(error.expected), got \(error.got)")
      }
    }
    func all<T>(in folder: String, _ read: (String, JSONValue) throws -> T) throws -> [T] {
      try documents.keys.filter { $0.hasPrefix(folder + "/") }.sorted().map { path in
        try document(path) { try read(String(path.dropFirst(folder.count + 1).dropLast(".json".count)), $0) }
      }
    }
    info = try document("info.json") { $0 }
    wire = files["wire.md"].map { String(decoding: $0, as: UTF8.self) } ?? ""
    parameters = try document("parameters.json", SharedParameters.init)
    let families = try all(in: "methods", Family.init)
    self.families = families
    let calling = families.flatMap(\.methods).filter { !$0.providers.isEmpty && !$0.isAlwaysNew }
    kinds = try document("kinds.json") { try $0.required("kinds") }
    // Keep only the schemas that something refers to: not every kind of id occurs in both results and parameters.
    let models = try all(in: "models", SchemaFile.init)
    let named = Set((Array(documents.values) + models.flatMap(\.schemas).map(\.json)).flatMap(\.references))
    let ids = EntityKind.schemas(of: kinds).filter { named.contains($0.name) }
    let schemaFiles = (models + [SchemaFile(name: "EntityID", schemas: ids)]).sorted { $0.name < $1.name }
    let fresh = calling.compactMap { $0.result?["schema"]?.reference }
    let presented = families.flatMap(\.methods).filter(\.isPresented).compactMap { $0.result?["schema"]?.reference }
    schemas = SchemaSet(files: schemaFiles, results: ["Freshness": fresh, "Presented": presented])
    valueSchemas = SchemaSet(
      files: schemaFiles.filter { $0.name != "Presentation" }, results: ["Freshness": fresh])
    stored = try all(in: "stored", SchemaFile.init)
    notifications = try document("notifications.json") { try $0.required("notifications") }
    errors = try document("errors.json") { try $0.required("errors") }
    taskTools = TaskTools(
      shared: documents["mcp/shared.json"] ?? .null,
      tools: try all(in: "mcp/tools") { TaskTools.Document(name: $0, json: $1) })
    methodTools = documents["mcp/methodTools.json"]
    help = files.filter { $0.key.hasPrefix("help/") }.sorted { $0.key < $1.key }.map { path, bytes in
      (String(path.dropFirst("help/".count).dropLast(".txt".count)), String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The names of the providers. Members with these names hold what a provider returned verbatim.
  var providers: [String] { schemas["Provider"]?.json["enum"]?.strings ?? [] }

  /// The version of the contract.
  var version: String { info["version"]?.string ?? "" }

  var methods: [Method] { families.flatMap(\.methods) }

  /// The methods by the first words of their names, in the order of the contract; by "" those without a second one.
  var namespaces: [(name: String, methods: [Method])] {
    methods.reduce(into: []) { namespaces, method in
      let name = method.words?.namespace ?? ""
      if let position = namespaces.firstIndex(where: { $0.name == name }) {
        namespaces[position].methods.append(method)
      } else {
        namespaces.append((name, [method]))
      }
    }
  }

  /// The shared parameters that a method takes in addition to its own, in positional order, without the tokens.
  func sharedParameters(of method: Method) -> [Parameter] {
    (method.rows == nil ? [] : parameters.list)
      + (method.takesCallParameters
        ? parameters.call.filter { method.isPresented || $0.name != SharedParameters.presentation } : [])
  }

  /// The errors that a valid request for a method can fail with.
  func errors(of method: Method) -> [ErrorEntry] {
    errors.filter {
      $0.scope == .request || ($0.scope == .upstream && !method.providers.isEmpty) || method.errors.contains($0.kind)
    }
  }
}

/// One of a few words in schema/.
protocol JSONEnumeration: JSONReadable, CaseIterable, RawRepresentable<String> {}

extension JSONEnumeration {
  init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.string.flatMap(Self.init(rawValue:)) else {
      throw json.mismatch(expected: "one of " + Self.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self = value
  }
}

/// A problem in schema/ that makes generation impossible.
struct ContractError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// A JSON-RPC notification of the contract.
struct Notification: JSONReadable {
  enum Sender: String, JSONEnumeration { case client, server }

  let name: String
  let sender: Sender
  let params: JSONValue
  /// The summary and the description.
  let documentation: String
  let json: JSONValue

  init(json: JSONValue) throws(JSONMismatch) {
    name = try json.required("name")
    sender = try json.required("sender")
    params = try json.required("params")
    documentation = json.summaryAndDescription
    self.json = json
  }
}

/// A kind of error: a row of schema/errors.json.
struct ErrorEntry: JSONReadable {
  /// Which responses can carry the error.
  enum Scope: String, JSONEnumeration {
    /// Responses to messages that are not a valid request for a known method.
    case connection
    /// Responses of every method.
    case request
    /// Responses of methods that call an upstream.
    case upstream
  }

  let kind: String
  let code: Int
  let scope: Scope
  /// One sentence for the reference. What is sent is written where the error is thrown.
  let title: String
  let description: String
  /// Whether the error is retryable unless its data says otherwise.
  let isRetryable: Bool
  /// The members that its data always has besides `kind` and `retryable`.
  let required: [String]

  init(json: JSONValue) throws(JSONMismatch) {
    kind = try json.required("kind")
    code = try json.required("code")
    scope = try json.required("scope")
    title = try json.required("title")
    description = try json.required("description")
    isRetryable = try json.required("retryable")
    required = try json.required("required")
  }
}
