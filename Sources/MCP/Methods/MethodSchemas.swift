// SPDX-License-Identifier: MIT
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
        if method.taken.count == method.parameters.count { writer.member("additionalProperties", false) }
      }
    }
  }

  /// The result and the objects right in it, or a list and its rows.
  var output: RawJSON {
    let rows = method.rows.flatMap(contract.schema)
    return RawJSON(
      writing: OutputSchema(rows == nil ? method.result : contract.list, depth: 2, rows: rows, of: contract))
  }
}
