// SPDX-License-Identifier: MIT
import JSON

/// The shape of a result: which members it has and of what type, without references and only so many objects deep. Some
/// hosts hand it to the model with every tool, and some that follow references never come back from a recursive one.
/// `marquee schema` says all.
struct OutputSchema: JSONWritable {
  private let schema: JSONValue
  /// The nearest model of the contract that this is or stands in.
  private let model: String?
  private let depth: Int
  private let rows: JSONValue?
  private let contract: ContractDescription

  /// - Parameters:
  ///   - model: what this stands in; it is not told again inside of itself.
  ///   - depth: how many objects deep members are told, this one counted.
  ///   - rows: what an array holds that doesn't say so itself.
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
