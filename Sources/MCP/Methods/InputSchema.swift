// SPDX-License-Identifier: MIT
import Contract
import JSON

/// The schema of a parameter with references resolved, and without keywords unknown to JSON Schema, whose content is
/// moved to the description.
struct InputSchema: JSONWritable {
  let schema: JSONValue
  /// Nil for a nested schema, which has a description of its own.
  var description: String?
  /// Whether it accepts a name in place of an id.
  var takesNames = false
  /// Whether it accepts more texts than the pattern.
  let takesWords: Bool
  let contract: ContractDescription

  private var target: JSONValue { schema.referenceTarget.flatMap(contract.schema) ?? .null }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("description", wholeDescription)
      // Keywords next to a reference override those of its target.
      for (name, value) in target.members where schema[name] == nil { write(name, value, to: &writer) }
      for (name, value) in schema.members { write(name, value, to: &writer) }
    }
  }

  private func write(_ name: String, _ value: JSONValue, to writer: inout JSONWriter) {
    switch name {
    case "$ref", "title", "description": return
    // Checked by the method itself; a model goes by the description.
    case "minLength", "maxLength", "minItems", "maxItems": return
    case "pattern" where takesWords: return
    case "examples" where keyword("enum") != nil || keyword("type")?.string == "boolean": return
    case _ where name.hasPrefix("x-"): return
    case "items": writer.member(name, InputSchema(schema: value, takesWords: takesWords, contract: contract))
    default: writer.member(name, value)
    }
  }

  private var wholeDescription: String? {
    var parts = [description ?? schema["description"]?.string ?? target["description"]?.string].compactMap { $0 }
    if takesNames { parts.append("Or its name, if that is certain.") }
    if let unit = keyword("x-unit")?.string, unit != "none", !parts.contains(where: { $0.contains(unit) }) {
      parts.append("In \(unit).")
    }
    if let meanings = keyword("x-enumDescriptions")?.members.map({ "\($0) (\($1.string ?? ""))" }) {
      parts.append("One of " + meanings.joined(separator: ", ") + ".")
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func keyword(_ name: String) -> JSONValue? { schema[name] ?? target[name] }
}
