// SPDX-License-Identifier: MIT
import JSON

/// The shape of a result: its members and their types, without references and only to a certain depth. Some hosts send
/// it to the model with every tool, and some that follow references recurse forever. `marquee schema` prints the
/// complete schema.
struct OutputSchema: JSONWritable {
  private let schema: JSONValue
  /// The contract model that this schema is, or is nested in.
  private let model: String?
  private let depth: Int
  private let rows: JSONValue?
  private let contract: ContractDescription

  /// - Parameters:
  ///   - model: the enclosing model, which is not expanded again inside itself.
  ///   - depth: the number of object levels to expand, including this one.
  ///   - rows: the element schema for an array without `items`.
  init(
    _ schema: JSONValue, in model: String? = nil, depth: Int, rows: JSONValue? = nil, of contract: ContractDescription
  ) {
    let target = schema.referenceTarget
    self.schema = target.flatMap(contract.schema) ?? schema
    self.model = target ?? model
    self.depth = target != nil && target == model ? 0 : depth
    self.rows = rows
    self.contract = contract
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("type", schema["type"] ?? schema["oneOf"]?[0]?["type"])
      writer.member("enum", schema["enum"])
      if schema["type"]?.string == "array" {
        writer.member(
          "items", (schema["items"] ?? rows).map { OutputSchema($0, in: model, depth: depth, of: contract) })
      }
      if depth > 0, let properties = schema["properties"] {
        writer.member("required", schema["required"])
        writer.key("properties")
        writer.object { writer in
          for (name, property) in properties.members {
            writer.member(name, OutputSchema(property, in: model, depth: depth - 1, rows: rows, of: contract))
          }
        }
      }
    }
  }
}
