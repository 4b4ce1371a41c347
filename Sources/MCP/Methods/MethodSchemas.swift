// SPDX-License-Identifier: MIT
import JSON

/// The self-contained schemas of a method's arguments and result (JSON Schema 2020-12).
struct MethodSchemas {
  let method: MethodDescription
  let contract: ContractDescription

  /// The schema of the arguments. References are resolved, because not every model provider follows them, and the
  /// schemas are small.
  var input: RawJSON {
    RawJSON { writer in
      writer.object { writer in
        writer.member("type", "object")
        writer.key("properties")
        writer.object { writer in
          for parameter in method.parameters {
            writer.key(parameter.name)
            InputSchema(
              parameter.schema, description: parameter.description, takesNames: parameter.namedKind != nil,
              in: contract
            ).write(to: &writer)
          }
        }
        let required = method.parameters.filter(\.isRequired).map(\.name)
        if !required.isEmpty { writer.member("required", required) }
        // The shared parameters are taken from programs that know the contract; a model has no use for them.
        writer.member("additionalProperties", false)
      }
    }
  }

  /// The schema of the result and its direct child objects, or of a list and its rows.
  var output: RawJSON {
    let rows = method.rows.flatMap(contract.schema)
    return RawJSON(
      writing: OutputSchema(rows == nil ? method.result : contract.list, depth: 2, rows: rows, of: contract))
  }
}
