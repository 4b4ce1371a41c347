// SPDX-License-Identifier: MIT
import JSON

/// The assistant tools that do a whole task, declared in schema/mcp/. Tools that call a single method are derived from
/// the contract and not declared there.
struct TaskTools {
  struct Document {
    /// The name of the tool, and of its file without the extension.
    let name: String
    let json: JSONValue
  }

  /// Schemas that several tools share, referred to as `#/shared/<name>`.
  let shared: JSONValue
  let tools: [Document]

  /// The problems found, one line each.
  func complaints() -> [String] {
    tools.flatMap { tool -> [String] in
      var result: [String] = []
      if tool.json["name"]?.string != tool.name { result.append("mcp/tools/\(tool.name): its \"name\" is different") }
      for member in ["title", "description"] where tool.json[member]?.string?.isEmpty != false {
        result.append("mcp/tools/\(tool.name): has no \(member)")
      }
      for schema in ["inputSchema", "outputSchema"] {
        guard let json = tool.json[schema], json["type"]?.string == "object" else {
          result.append("mcp/tools/\(tool.name): its \(schema) is not an object")
          continue
        }
        result += undescribed(json, at: "mcp/tools/\(tool.name) \(schema)")
      }
      return result
    }
  }

  private func undescribed(_ schema: JSONValue, at place: String) -> [String] {
    var schema = schema
    if let name = Self.sharedName(schema) {
      guard let target = shared[name] else { return ["\(place): refers to \(name), which is not shared"] }
      if schema.count == 1 { schema = target }
    }
    var result: [String] = []
    for property in schema.properties {
      let target = Self.sharedName(property.schema).flatMap { shared[$0] }
      if (property.schema["description"] ?? target?["description"])?.string == nil {
        result.append("\(place).\(property.name): has no description")
      }
      result += undescribed(property.schema, at: "\(place).\(property.name)")
    }
    if let items = schema["items"] { result += undescribed(items, at: place + "[]") }
    return result
  }

  static func sharedName(_ schema: JSONValue) -> String? {
    guard let reference = schema["$ref"]?.string, reference.hasPrefix("#/shared/") else { return nil }
    return String(reference.dropFirst("#/shared/".count))
  }
}
