// SPDX-License-Identifier: MIT
import Contract
import JSON
import Testing

/// The fields of the contract's models, such as `Movie.title`: those that a method's result may have, and those that it
/// does have.
struct ContractFields {
  private let document = RawJSON(writing: ContractDocument()).value
  /// What to leave out: models, fields of a model such as `Movie.title`, and fields of any model such as `stale`.
  let ignored: Set<String>

  /// All fields that a result of the method may have.
  func all(of method: String) throws -> Set<String> {
    var fields: Set<String> = []
    var visited: Set<String> = []
    collect(try resultSchema(of: method), in: nil, into: &fields, &visited)
    return fields
  }

  /// All fields that this result of the method has.
  func present(in result: JSONValue, of method: String) throws -> Set<String> {
    var fields: Set<String> = []
    collect(result, as: try resultSchema(of: method), in: nil, into: &fields)
    return fields
  }

  private func resultSchema(of method: String) throws -> JSONValue {
    let description = document["methods"]?.elements.first { $0["name"]?.string == method }
    return try #require(description?["result"]?["schema"], "no such method: \(method)")
  }

  /// The schema that a reference resolves to, and the name of its model; pages of all kinds of rows are one model.
  private func resolved(_ schema: JSONValue, in model: String?) -> (schema: JSONValue, model: String?) {
    guard let name = schema["$ref"]?.string?.split(separator: "/").last.map(String.init),
      let target = document["components"]?["schemas"]?[name]
    else { return (schema, model) }
    return (target, target["properties"]?["kind"]?["const"]?.string == "page" ? "Page" : name)
  }

  private func field(_ name: String, of model: String?) -> String? {
    guard let model, !ignored.contains(model), !ignored.contains(name) else { return nil }
    let field = "\(model).\(name)"
    return ignored.contains(field) ? nil : field
  }

  private func collect(
    _ schema: JSONValue, in model: String?, into fields: inout Set<String>, _ visited: inout Set<String>
  ) {
    let (schema, model) = resolved(schema, in: model)
    for part in ["oneOf", "anyOf"] {
      for alternative in schema[part].map({ Array($0.elements) }) ?? [] {
        collect(alternative, in: model, into: &fields, &visited)
      }
    }
    for part in ["items", "additionalProperties"] {
      if let schema = schema[part] { collect(schema, in: model, into: &fields, &visited) }
    }
    guard let properties = schema["properties"], visited.insert("\(model ?? "") \(schema.pointer)").inserted else {
      return
    }
    for (name, value) in properties.members {
      guard let field = field(name, of: model) else { continue }
      fields.insert(field)
      collect(value, in: nil, into: &fields, &visited)
    }
  }

  private func collect(_ value: JSONValue, as schema: JSONValue, in model: String?, into fields: inout Set<String>) {
    let (schema, model) = resolved(schema, in: model)
    for alternative in schema["oneOf"].map({ Array($0.elements) }) ?? [] where matches(value, alternative) {
      collect(value, as: alternative, in: model, into: &fields)
    }
    if let schema = schema["items"] {
      for element in value.elements { collect(element, as: schema, in: model, into: &fields) }
    }
    for (name, member) in value.members {
      if let property = schema["properties"]?[name] {
        guard let field = field(name, of: model) else { continue }
        fields.insert(field)
        collect(member, as: property, in: nil, into: &fields)
      } else if let schema = schema["additionalProperties"] {
        collect(member, as: schema, in: model, into: &fields)
      }
    }
  }

  /// Whether a value is this alternative of a union, as its constant `kind` tells.
  private func matches(_ value: JSONValue, _ alternative: JSONValue) -> Bool {
    resolved(alternative, in: nil).schema["properties"]?["kind"]?["const"]?.string == value["kind"]?.string
  }
}
