// SPDX-License-Identifier: MIT
import JSON

/// A part of schema/ as the bundle has it: without the keywords that only the generator reads, and with the
/// placeholders of generic schemas replaced.
struct SchemaCopy: JSONWritable {
  private let json: JSONValue
  private let title: String?
  private let substitutions: [String: String]
  private let streamValues: [String]

  /// - Parameters:
  ///   - title: replaces the schema's own title.
  ///   - substitutions: placeholders, each with the name of the schema to refer to in its place.
  ///   - streamValues: the names of the schemas that replace `x-streamValues`.
  init(
    _ json: JSONValue, title: String? = nil, substituting substitutions: [String: String] = [:],
    streamValues: [String] = []
  ) {
    self.json = json
    self.title = title
    self.substitutions = substitutions
    self.streamValues = streamValues
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
    case "$defs", "x-swift", "x-generic", "x-partOf": return
    // An example of what a placeholder stands for is one of a single schema in its place.
    case "examples" where json.reference.map { substitutions[$0] != nil } == true: return
    case "examples": writer.member(name, value)
    case "properties":
      // These members are names of properties, not keywords.
      writer.object(name) { writer in
        for (property, schema) in value.members {
          writer.key(property)
          copy(schema).write(to: &writer)
        }
      }
    case "title": writer.member(name, title ?? value.string)
    case "$ref":
      let target = json.reference.flatMap { substitutions[$0] }.map { referencePrefix + $0 }
      writer.member(name, target ?? value.string)
    case "x-streamValues":
      writer.array("anyOf") { writer in
        for schema in streamValues { writer.object { $0.member("$ref", referencePrefix + schema) } }
      }
    default:
      writer.key(name)
      copy(value).write(to: &writer)
    }
  }

  private func copy(_ value: JSONValue) -> SchemaCopy {
    SchemaCopy(value, substituting: substitutions, streamValues: streamValues)
  }
}
