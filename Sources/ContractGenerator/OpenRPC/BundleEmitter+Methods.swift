// SPDX-License-Identifier: MIT
import JSON

// Writes methods as OpenRPC method objects.
extension BundleEmitter {
  func write(_ method: Method, of family: Family, to writer: inout JSONWriter) {
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
    guard let row = method.rows else { return writer.member("result", method.result.map { SchemaCopy($0) }) }
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
  func streamParts(of method: Method) -> [(part: String, schema: String)] {
    let partial = method.partial.map { ("partial", Names.instance(of: "Partial", for: $0)) }
    let pages = method.rows.map {
      [("page", Names.instance(of: "Page", for: $0)), ("fault", "Fault"), ("summary", "Summary")]
    }
    return [partial].compactMap(\.self) + (pages ?? []) + method.parts.map { ($0.kind, $0.schema) }
  }

  func writeReference(_ target: String, to writer: inout JSONWriter) {
    writer.object { $0.member("$ref", target) }
  }
}
