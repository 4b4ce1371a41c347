// SPDX-License-Identifier: MIT
import Contract
import JSON

/// The self-contained schemas of a method's arguments and result (JSON Schema 2020-12).
extension MethodDescription {
  /// The schema of the arguments. References are resolved, because not every model provider follows them, and the
  /// schemas are small.
  func inputSchema(of parameters: [ContractMethod.Parameter], in contract: ContractDescription) -> RawJSON {
    RawJSON { writer in
      writer.object { writer in
        writer.member("type", "object")
        writer.key("properties")
        writer.object { writer in
          for parameter in parameters {
            writer.key(parameter.name)
            InputSchema(
              schema: parameter.schema, description: parameter.description, takesNames: parameter.namedKind != nil,
              takesWords: parameter.takesWords, contract: contract
            ).write(to: &writer)
          }
        }
        if !required.isEmpty { writer.member("required", required) }
      }
    }
  }

  /// The schema of the result, by the form of its model.
  func outputSchema(in contract: ContractDescription) -> RawJSON {
    let form = ModelForm.of(name)
    let members =
      rows != nil || result.referenceTarget == "SuggestionList"
      ? form.listMembers + ListContent.members
      : form.objectMembers ?? PlainForm.members(of: contract.resolved(result), in: contract)
    // Every result may have its age, the names of arguments that were left out, and the providers' own data.
    let others: [Shape.Named] = [("asOf", .string), ("ignored", .array(.string)), ("verbatim", .verbatim)]
    return RawJSON(writing: Shape.object(members + others))
  }
}

/// The schema of a parameter with references resolved, and without keywords unknown to JSON Schema, whose content is
/// moved to the description.
struct InputSchema: JSONWritable {
  let schema: JSONValue
  /// Nil for the schema of a list's elements, which the list's description covers.
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
    case "examples" where description == nil: return
    case "examples" where keyword("enum") != nil || keyword("type")?.string == "boolean": return
    case _ where name.hasPrefix("x-"): return
    case "items": writer.member(name, InputSchema(schema: value, takesWords: takesWords, contract: contract))
    default: writer.member(name, value)
    }
  }

  private var wholeDescription: String? {
    var parts = [description].compactMap { $0 }
    if takesNames { parts.append("Or its name, if that is certain.") }
    if let unit = keyword("x-unit")?.string, unit != "none", !parts.contains(where: { $0.contains(unit) }) {
      parts.append("In \(unit).")
    }
    // The words of a list's elements speak for themselves, and so does an only one.
    if description != nil, let meanings = keyword("x-enumDescriptions")?.members.map({ "\($0) (\($1.string ?? ""))" }),
      meanings.count > 1
    {
      parts.append("One of " + meanings.joined(separator: ", ") + ".")
    }
    return parts.nilIfEmpty?.joined(separator: " ")
  }

  private func keyword(_ name: String) -> JSONValue? { schema[name] ?? target[name] }
}
