import JSON

/// A part of the schema of a result: its references lead to `$defs`, and what only people need is left out.
struct OutputSchema: JSONWritable {
  private let schema: JSONValue
  /// Those of the inner schemas are left out, because a list of tools is read by models too, and is long enough.
  private let keepsDescriptions: Bool

  init(_ schema: JSONValue, keepsDescriptions: Bool) {
    self.schema = schema
    self.keepsDescriptions = keepsDescriptions
  }

  func write(to writer: inout JSONWriter) {
    switch schema.kind {
    case .object: writer.object { writer in for (name, value) in schema.members { write(name, value, to: &writer) } }
    case .array: writer.array { writer in for element in schema.elements { copy(element).write(to: &writer) } }
    default: writer.value(schema)
    }
  }

  /// The members of this object are names, not keywords.
  /// - Parameter rows: the name of the schema of what `items` holds.
  func writeProperties(to writer: inout JSONWriter, rows: String? = nil) {
    writer.object { writer in
      for (name, property) in schema.members {
        writer.key(name)
        guard name == "items", let rows else {
          copy(property).write(to: &writer)
          continue
        }
        writer.object { writer in
          for (name, value) in property.members { copy(property).write(name, value, to: &writer) }
          writer.key("items")
          writer.object { $0.member("$ref", "#/$defs/\(rows)") }
        }
      }
    }
  }

  private func write(_ name: String, _ value: JSONValue, to writer: inout JSONWriter) {
    switch name {
    case "title", "examples": return
    case "description" where !keepsDescriptions: return
    case _ where name.hasPrefix("x-"): return
    case "$ref": writer.member(name, schema.referenceTarget.map { "#/$defs/\($0)" })
    case "properties":
      writer.key(name)
      copy(value).writeProperties(to: &writer)
    default:
      writer.key(name)
      copy(value).write(to: &writer)
    }
  }

  private func copy(_ value: JSONValue) -> OutputSchema { OutputSchema(value, keepsDescriptions: keepsDescriptions) }
}
