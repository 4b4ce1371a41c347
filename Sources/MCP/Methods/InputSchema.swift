// SPDX-License-Identifier: MIT
import JSON

/// The schema of a parameter without references, and without the keywords that JSON Schema doesn't know; what they say
/// is said in the description.
struct InputSchema: JSONWritable {
  private let schema: JSONValue
  private let target: JSONValue
  private let description: String?
  private let contract: ContractDescription

  /// - Parameter description: nil inside of another schema, where its own counts.
  init(_ schema: JSONValue, description: String? = nil, in contract: ContractDescription) {
    self.schema = schema
    target = schema.referenceTarget.flatMap(contract.schema) ?? .null
    self.description = description
    self.contract = contract
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("description", wholeDescription)
      // What stands beside a reference counts more than what it leads to.
      for (name, value) in target.members where schema[name] == nil { write(name, value, to: &writer) }
      for (name, value) in schema.members { write(name, value, to: &writer) }
    }
  }

  private func write(_ name: String, _ value: JSONValue, to writer: inout JSONWriter) {
    switch name {
    case "$ref", "title", "description": return
    // The method looks at these; a model goes by the description.
    case "minLength", "maxLength", "minItems", "maxItems": return
    case "examples" where keyword("enum") != nil || keyword("type")?.string == "boolean": return
    case _ where name.hasPrefix("x-"): return
    case "items": writer.member(name, InputSchema(value, in: contract))
    default: writer.member(name, value)
    }
  }

  private var wholeDescription: String? {
    var parts = [description ?? schema["description"]?.string ?? target["description"]?.string].compactMap { $0 }
    if let unit = keyword("x-unit")?.string, unit != "none" { parts.append("In \(unit).") }
    if let meanings = keyword("x-enumDescriptions")?.members.map({ "\($0) (\($1.string ?? ""))" }) {
      parts.append("One of " + meanings.joined(separator: ", ") + ".")
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func keyword(_ name: String) -> JSONValue? { schema[name] ?? target[name] }
}
