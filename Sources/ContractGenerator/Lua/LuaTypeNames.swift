// SPDX-License-Identifier: MIT
import JSON

/// Maps schemas to the types of EmmyLua's annotations.
struct LuaTypeNames {
  let schemas: SchemaSet

  func type(of schema: JSONValue) -> String {
    if let name = schema.reference { return schemas[name] == nil ? "table" : "marquee.\(name)" }
    if let constant = schema["const"] { return constant.raw.description }
    if let values = schema["enum"] { return values.elements.map { "\($0.raw)" }.joined(separator: "|") }
    switch schema["type"]?.string {
    case "array": return element(of: schema["items"]) + "[]"
    case "object": return "table<string, \(value(of: schema["additionalProperties"]))>"
    case let name?: return name
    case nil: return schema["type"]?.elements.compactMap(\.string).joined(separator: "|") ?? "any"
    }
  }

  private func element(of items: JSONValue?) -> String {
    let type = type(of: items ?? .null)
    return type.contains("|") ? "(\(type))" : type
  }

  private func value(of values: JSONValue?) -> String {
    guard let values, values.kind == .object else { return "any" }
    return type(of: values)
  }
}
