// SPDX-License-Identifier: MIT
import JSON

/// Writes the whole contract as one OpenRPC document (https://spec.open-rpc.org, version 1.3.2).
///
/// Results are open in it: a reader, or code made from it, must expect members of later releases. schema/ itself is
/// closed, and so are the params here, whose unknown members are refused.
///
/// It is a single line, because it is also the result of `rpc.discover`, and in line framing a message is one line.
struct BundleEmitter: Emitter {
  let source: ContractSource

  func files() -> [GeneratedFile] {
    [GeneratedFile(path: "schema/openrpc.json", text: document() + "\n")]
  }

  func document() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("openrpc", "1.3.2")
      writer.member("info", source.info)
      writer.array("methods") { writer in
        for family in source.families {
          for method in family.methods { write(method, of: family, to: &writer) }
        }
      }
      writer.object("components") { writeComponents(to: &$0) }
      writer.array("x-notifications") { writer in
        for notification in source.notifications {
          let isOpen = notification.json["sender"]?.string == "server"
          SchemaCopy(notification.json, streamValues: streamValues, isOpen: isOpen).write(to: &writer)
        }
      }
      writer.object("x-errors") { writer in
        for error in source.errors { writeRow(error, to: &writer) }
      }
      writer.member("x-tools", source.methodTools.map { SchemaCopy($0) })
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  // MARK: - Methods

  private func write(_ method: Method, of family: Family, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", method.name)
      writer.array("tags") { $0.object { $0.member("name", family.name) } }
      writer.member("summary", method.summary)
      writer.member("description", method.description)
      writer.member("paramStructure", "either")
      writer.array("params") { writer in
        for parameter in method.parameters { SchemaCopy(parameter.json).write(to: &writer) }
        for parameter in source.sharedParameters(of: method) + source.parameters.tokens {
          writeReference("#/components/contentDescriptors/" + parameter.name, to: &writer)
        }
      }
      writeResult(of: method, to: &writer)
      writer.array("errors") { writer in
        for error in source.errors(of: method) { writeReference("#/components/errors/" + error.kind, to: &writer) }
      }
      writer.array("examples") { writer in
        for example in method.examples { write(example, to: &writer) }
      }
      writeExtensions(of: method, to: &writer)
    }
  }

  private func writeResult(of method: Method, to writer: inout JSONWriter) {
    guard let row = method.rows else {
      return writer.member("result", method.result.map { SchemaCopy($0, isOpen: true) })
    }
    writer.object("result") { writer in
      writer.member("name", "list")
      writer.member("description", "One page, or a summary if the pages were streamed.")
      writer.object("schema") { writer in
        writer.array("oneOf") { writer in
          writeReference(referencePrefix + Names.instance(of: "Page", for: row), to: &writer)
          writeReference(referencePrefix + "Summary", to: &writer)
        }
      }
    }
  }

  private func write(_ example: Example, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", example.name)
      writer.objects("params", example.params.members) { pair, writer in
        let (name, value) = pair
        writer.member("name", name)
        writer.member("value", value)
      }
      writer.object("result") { writer in
        writer.member("name", "result")
        writer.member("value", example.result)
      }
    }
  }

  private func writeExtensions(of method: Method, to writer: inout JSONWriter) {
    if !method.providers.isEmpty { writer.member("x-providers", method.providers) }
    if method.allowsUnknown { writer.member("x-allowsUnknown", true) }
    let exclusions = method.exclusions
    if !exclusions.exactlyOneOf.isEmpty { writer.member("x-exactlyOneOf", exclusions.exactlyOneOf) }
    if !exclusions.atMostOneOf.isEmpty { writer.member("x-atMostOneOf", exclusions.atMostOneOf) }
    if !exclusions.requires.isEmpty {
      writer.object("x-requires") { writer in
        for (name, others) in exclusions.requires { writer.member(name, others) }
      }
    }
    writer.member("x-tool", method.tool)
    let parts = streamParts(of: method)
    if !parts.isEmpty {
      writer.object("x-stream") { writer in
        for (part, schema) in parts {
          writer.key(part)
          writeReference(referencePrefix + schema, to: &writer)
        }
      }
    }
  }

  /// The names and schemas of what a method streams while it runs and at the end; empty if it doesn't stream.
  private func streamParts(of method: Method) -> [(part: String, schema: String)] {
    let partial = method.partial.map { ("partial", Names.instance(of: "Partial", for: $0)) }
    let pages = method.rows.map {
      [("page", Names.instance(of: "Page", for: $0)), ("fault", "Fault"), ("summary", "Summary")]
    }
    return [partial].compactMap(\.self) + (pages ?? []) + method.parts.map { ($0.kind, $0.schema) }
  }

  private func writeReference(_ target: String, to writer: inout JSONWriter) {
    writer.object { $0.member("$ref", target) }
  }

  // MARK: - Components

  private func writeComponents(to writer: inout JSONWriter) {
    writer.object("contentDescriptors") { writer in
      for parameter in source.parameters.list + source.parameters.call + source.parameters.tokens {
        writer.member(parameter.name, SchemaCopy(parameter.json))
      }
    }
    writer.object("errors") { writer in
      for error in source.errors { write(error, to: &writer) }
    }
    writer.object("schemas") { writer in
      for schema in schemas { writer.member(schema.name, schema.copy) }
    }
  }

  /// All schemas, sorted by name; a generic schema once for each type that it is used with.
  private var schemas: [(name: String, copy: SchemaCopy)] {
    source.schemas.all.flatMap { schema -> [(name: String, copy: SchemaCopy)] in
      guard let placeholder = schema.placeholder else {
        return [(schema.name, SchemaCopy(schema.json, isOpen: !closed.contains(schema.name)))]
      }
      let uses = source.methods.compactMap { schema.name == "Page" ? $0.rows : $0.partial }
      return Set(uses).map { argument in
        let name = Names.instance(of: schema.name, for: argument)
        return (name, SchemaCopy(schema.json, title: name, substituting: [placeholder: argument], isOpen: true))
      }
    }.sorted { $0.name < $1.name }
  }

  /// The names of the schemas that only params refer to. One that results refer to as well is open, since a reader of
  /// results must be.
  private var closed: Set<String> {
    let shared = source.parameters.list + source.parameters.call + source.parameters.tokens
    let params = (source.methods.flatMap(\.parameters) + shared).map(\.json)
    let sent = params + source.notifications.map(\.json).filter { $0["sender"]?.string == "client" }
    let rows = Set(source.methods.flatMap { [$0.rows, $0.partial] }.compactMap(\.self))
    let schemasOfRows = source.schemas.all.filter { rows.contains($0.name) }.map(\.json)
    let received = source.methods.compactMap(\.result) + schemasOfRows
    return named(in: sent).subtracting(named(in: received))
  }

  /// The names of the schemas that values refer to, themselves or by way of others.
  private func named(in values: [JSONValue]) -> Set<String> {
    let named = Dictionary(source.schemas.all.map { ($0.name, $0.json) }) { first, _ in first }
    var waiting = values
    var found: Set<String> = []
    while let value = waiting.popLast() {
      if let name = value.reference, found.insert(name).inserted, let schema = named[name] { waiting.append(schema) }
      waiting += value.children
    }
    return found
  }

  /// The names of the schemas of all values that `$/progress` can carry.
  private var streamValues: [String] {
    let parts = source.methods.flatMap(streamParts).filter { $0.part != "summary" }.map(\.schema)
    return ["WorkDoneBegin", "WorkDoneReport", "WorkDoneEnd"] + Set(parts).sorted()
  }

  // MARK: - Errors

  /// Writes an OpenRPC error object, whose data is an example.
  private func write(_ error: ErrorEntry, to writer: inout JSONWriter) {
    writer.object(error.kind) { writer in
      writer.member("code", error.code)
      writer.member("message", error.title)
      writer.object("data") { writer in
        writer.member("kind", error.kind)
        writer.member("retryable", error.isRetryable)
      }
    }
  }

  /// Writes a row of the table of errors, with the schema of the data.
  private func writeRow(_ error: ErrorEntry, to writer: inout JSONWriter) {
    writer.object(error.kind) { writer in
      writer.member("code", error.code)
      writer.member("description", error.description)
      writer.member("retryable", error.isRetryable)
      writer.object("data") { writer in
        writer.array("allOf") { writer in
          writeReference(referencePrefix + "ErrorData", to: &writer)
          writer.object { writer in
            writer.member("required", ["kind", "retryable"] + error.required)
            writer.object("properties") {
              $0.object("kind") { $0.member("const", error.kind) }
            }
          }
        }
      }
    }
  }
}

/// A part of schema/ as the bundle has it: without the keywords that only the generator reads, and with the
/// placeholders of generic schemas replaced.
struct SchemaCopy: JSONWritable {
  private let json: JSONValue
  private let title: String?
  private let substitutions: [String: String]
  private let streamValues: [String]
  private let isOpen: Bool

  /// - Parameters:
  ///   - title: replaces the schema's own title.
  ///   - substitutions: placeholders, each with the name of the schema to refer to in its place.
  ///   - streamValues: the names of the schemas that replace `x-streamValues`.
  ///   - isOpen: whether objects may have members that the schema doesn't name, though it forbids them in schema/.
  init(
    _ json: JSONValue, title: String? = nil, substituting substitutions: [String: String] = [:],
    streamValues: [String] = [], isOpen: Bool = false
  ) {
    self.json = json
    self.title = title
    self.substitutions = substitutions
    self.streamValues = streamValues
    self.isOpen = isOpen
  }

  func write(to writer: inout JSONWriter) {
    switch json.kind {
    case .object:
      writer.object { writer in
        for (name, value) in json.members { write(name, value, to: &writer) }
      }
    case .array:
      writer.array { writer in
        for element in json.elements { copy(element).write(to: &writer) }
      }
    default: writer.value(json)
    }
  }

  private func write(_ name: String, _ value: JSONValue, to writer: inout JSONWriter) {
    switch name {
    case "$defs", "x-swift", "x-generic", "x-partOf", "x-view": return
    // An example of a placeholder's value fits only one of the schemas that replace it.
    case "examples" where json.reference.map { substitutions[$0] != nil } == true: return
    case "examples": writer.member(name, value)
    case "properties":
      // These members are names of properties, not keywords.
      writer.object(name) { writer in
        for (property, schema) in value.members { writer.member(property, copy(schema)) }
      }
    case "additionalProperties" where isOpen && value.boolean == false: return
    case "title": writer.member(name, title ?? value.string)
    case "$ref":
      let target = json.reference.flatMap { substitutions[$0] }.map { referencePrefix + $0 }
      writer.member(name, target ?? value.string)
    case "x-streamValues":
      writer.array("anyOf") { writer in
        for schema in streamValues { writer.object { $0.member("$ref", referencePrefix + schema) } }
      }
    default: writer.member(name, copy(value))
    }
  }

  private func copy(_ value: JSONValue) -> SchemaCopy {
    SchemaCopy(value, substituting: substitutions, streamValues: streamValues, isOpen: isOpen)
  }
}
