import JSON

/// Writes the whole contract as one OpenRPC document (https://spec.open-rpc.org, version 1.3.2).
///
/// It stands on one line, because it is also the answer to `rpc.discover`, where one message is one line.
struct BundleEmitter {
  let source: ContractSource

  func files() -> [GeneratedFile] {
    [GeneratedFile(path: "schema/openrpc.json", text: document() + "\n")]
  }

  func document() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("openrpc", "1.3.2")
      writer.member("info", source.info)
      writer.key("methods")
      writer.array { writer in
        for family in source.families {
          for method in family.methods { write(method, of: family, to: &writer) }
        }
      }
      writer.key("components")
      writer.object { writer in
        writer.key("contentDescriptors")
        writer.object { writer in
          for parameter in source.parameters.list + source.parameters.call + source.parameters.tokens {
            writer.key(parameter.name)
            write(parameter, to: &writer)
          }
        }
        writer.key("errors")
        writer.object { writer in
          for error in source.errors { write(error, to: &writer) }
        }
        writer.key("schemas")
        writer.object { writer in
          for schema in schemas {
            writer.key(schema.name)
            schema.copy.write(to: &writer)
          }
        }
      }
      writer.key("x-notifications")
      writer.array { writer in
        for notification in source.notifications {
          SchemaCopy(notification.json, streamValues: streamValues).write(to: &writer)
        }
      }
      writer.key("x-errors")
      writer.object { writer in
        for error in source.errors { writeRow(error, to: &writer) }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  // MARK: - Methods

  private func write(_ method: Method, of family: Family, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", method.name)
      writer.key("tags")
      writer.array { $0.object { $0.member("name", family.name) } }
      writer.member("summary", method.summary)
      writer.member("description", method.description)
      writer.member("paramStructure", "either")
      writer.key("params")
      writer.array { writer in
        for parameter in method.parameters { write(parameter, to: &writer) }
        for parameter in source.sharedParameters(of: method) + source.parameters.tokens {
          writeReference("#/components/contentDescriptors/" + parameter.name, to: &writer)
        }
      }
      writeResult(of: method, to: &writer)
      writer.key("errors")
      writer.array { writer in
        for error in source.errors(of: method) { writeReference("#/components/errors/" + error.kind, to: &writer) }
      }
      writer.key("examples")
      writer.array { writer in
        for example in method.examples { write(example, to: &writer) }
      }
      writeExtensions(of: method, to: &writer)
    }
  }

  private func writeResult(of method: Method, to writer: inout JSONWriter) {
    guard let row = method.rows else { return writer.member("result", method.result.map { SchemaCopy($0) }) }
    writer.key("result")
    writer.object { writer in
      writer.member("name", "list")
      writer.member("description", "One page; the summary if the pages were streamed.")
      writer.key("schema")
      writer.object { writer in
        writer.key("oneOf")
        writer.array { writer in
          writeReference(referencePrefix + Names.instance(of: "Page", for: row), to: &writer)
          writeReference(referencePrefix + "Summary", to: &writer)
        }
      }
    }
  }

  private func write(_ example: Example, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", example.name)
      writer.key("params")
      writer.array { writer in
        for (name, value) in example.params.members {
          writer.object { writer in
            writer.member("name", name)
            writer.member("value", value)
          }
        }
      }
      writer.key("result")
      writer.object { writer in
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
      writer.key("x-requires")
      writer.object { writer in
        for (name, others) in exclusions.requires { writer.member(name, others) }
      }
    }
    let parts = streamParts(of: method)
    if !parts.isEmpty {
      writer.key("x-stream")
      writer.object { writer in
        for (part, schema) in parts {
          writer.key(part)
          writeReference(referencePrefix + schema, to: &writer)
        }
      }
    }
  }

  /// What a method sends while it runs and in the end, if it streams.
  private func streamParts(of method: Method) -> [(part: String, schema: String)] {
    if let row = method.rows {
      return [("page", Names.instance(of: "Page", for: row)), ("fault", "Fault"), ("summary", "Summary")]
    }
    if let item = method.partial { return [("partial", Names.instance(of: "Partial", for: item))] }
    return []
  }

  private func write(_ parameter: Parameter, to writer: inout JSONWriter) {
    SchemaCopy(parameter.json).write(to: &writer)
  }

  private func writeReference(_ target: String, to writer: inout JSONWriter) {
    writer.object { $0.member("$ref", target) }
  }

  // MARK: - Components

  /// All schemas by name; those with a hole once for each use.
  private var schemas: [(name: String, copy: SchemaCopy)] {
    var result: [(name: String, copy: SchemaCopy)] = []
    for schema in source.schemas.all {
      guard let placeholder = schema.placeholder else {
        result.append((schema.name, SchemaCopy(schema.json)))
        continue
      }
      for argument in arguments(of: schema.name) {
        let name = Names.instance(of: schema.name, for: argument)
        result.append((name, SchemaCopy(schema.json, title: name, substituting: [placeholder: argument])))
      }
    }
    return result.sorted { $0.name < $1.name }
  }

  /// What fills the hole of a schema anywhere in the contract, each once.
  private func arguments(of generic: String) -> [String] {
    let uses = source.methods.compactMap { generic == "Page" ? $0.rows : $0.partial }
    return Set(uses).sorted()
  }

  /// Every value that `$/progress` can hold.
  private var streamValues: [String] {
    let parts = source.methods.flatMap(streamParts).filter { $0.part != "summary" }.map(\.schema)
    return ["WorkDoneBegin", "WorkDoneReport", "WorkDoneEnd"] + Set(parts).sorted()
  }

  // MARK: - Errors

  /// An OpenRPC error object; its data is an example.
  private func write(_ error: ErrorEntry, to writer: inout JSONWriter) {
    writer.key(error.kind)
    writer.object { writer in
      writer.member("code", error.code)
      writer.member("message", error.message)
      writer.key("data")
      writer.object { writer in
        writer.member("kind", error.kind)
        writer.member("retryable", error.isRetryable)
      }
    }
  }

  /// A row of the table of errors, with the schema of the data.
  private func writeRow(_ error: ErrorEntry, to writer: inout JSONWriter) {
    writer.key(error.kind)
    writer.object { writer in
      writer.member("code", error.code)
      writer.member("description", error.description)
      writer.member("retryable", error.isRetryable)
      writer.key("data")
      writer.object { writer in
        writer.key("allOf")
        writer.array { writer in
          writeReference(referencePrefix + "ErrorData", to: &writer)
          writer.object { writer in
            writer.member("required", ["kind", "retryable"] + error.required)
            writer.key("properties")
            writer.object {
              $0.key("kind"); $0.object { $0.member("const", error.kind) }
            }
          }
        }
      }
    }
  }
}
