import JSON

/// The schemas of a method's arguments and result, each a document of its own (JSON Schema 2020-12).
struct MethodSchemas {
  let method: MethodDescription
  let contract: ContractDescription

  /// References are replaced by what they lead to: not every provider of models follows them, and these are small.
  var input: RawJSON {
    RawJSON { writer in
      writer.object { writer in
        writer.member("type", "object")
        writer.key("properties")
        writer.object { writer in
          for parameter in method.parameters {
            writer.key(parameter.name)
            InputSchema(parameter.schema, description: parameter.description, in: contract).write(to: &writer)
          }
        }
        let required = method.parameters.filter(\.isRequired).map(\.name)
        if !required.isEmpty { writer.member("required", required) }
        writer.member("additionalProperties", false)
      }
    }
  }

  /// References stay, because results are large; what they lead to is under `$defs`.
  var output: RawJSON {
    let (root, rows) =
      method.rows.map { (contract.list, $0) } ?? (
        method.result.referenceTarget.flatMap(contract.schema) ?? method.result, nil
      )
    let names = definitions(from: root, rows)
    return RawJSON { writer in
      writer.object { writer in
        for (name, value) in root.members where name != "title" && name != "examples" {
          writer.key(name)
          if name == "properties" {
            OutputSchema(value, keepsDescriptions: true).writeProperties(to: &writer, rows: rows)
          } else {
            OutputSchema(value, keepsDescriptions: true).write(to: &writer)
          }
        }
        guard !names.isEmpty else { return }
        writer.key("$defs")
        writer.object { writer in
          for name in names {
            writer.member(name, contract.schema(name).map { OutputSchema($0, keepsDescriptions: false) })
          }
        }
      }
    }
  }

  /// The names of all schemas that a schema leads to.
  private func definitions(from root: JSONValue, _ rows: String?) -> [String] {
    var found: Set<String> = []
    var open = root.references + (rows.map { [$0] } ?? [])
    while let name = open.popLast() {
      guard found.insert(name).inserted, let schema = contract.schema(name) else { continue }
      open += schema.references
    }
    return found.sorted()
  }
}

extension JSONValue {
  /// What the references in a schema lead to.
  fileprivate var references: [String] {
    switch kind {
    case .object:
      members.flatMap { $0.name == "examples" ? [] : $0.value.references } + (referenceTarget.map { [$0] } ?? [])
    case .array: elements.flatMap(\.references)
    default: []
    }
  }
}
