// SPDX-License-Identifier: MIT
import JSON

/// Writes the whole contract as one OpenRPC document (https://spec.open-rpc.org, version 1.3.2).
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
          SchemaCopy(notification.json, streamValues: streamValues).write(to: &writer)
        }
      }
      writer.object("x-errors") { writer in
        for error in source.errors { writeRow(error, to: &writer) }
      }
      writer.member("x-tools", source.methodTools.map { SchemaCopy($0) })
    }
    return String(decoding: writer.bytes, as: UTF8.self)
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

  /// The types that a generic schema is used with anywhere in the contract, sorted, each once.
  private func arguments(of generic: String) -> [String] {
    let uses = source.methods.compactMap { generic == "Page" ? $0.rows : $0.partial }
    return Set(uses).sorted()
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
      writer.member("message", error.message)
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
