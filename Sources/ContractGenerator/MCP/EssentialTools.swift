// SPDX-License-Identifier: MIT
import JSON

/// The tools for assistants that do a whole errand: schema/mcp/. Those that are a method of the contract follow from it
/// and are not declared there.
struct EssentialTools {
  struct Document {
    /// The file's name without its extension, which is the tool's.
    let name: String
    let json: JSONValue
  }

  /// Schemas that several tools have in common, referred to as `#/shared/<name>`.
  let shared: JSONValue
  let tools: [Document]

  /// One line for each thing that is wrong.
  func complaints() -> [String] {
    tools.flatMap { tool -> [String] in
      var result: [String] = []
      if tool.json["name"]?.string != tool.name { result.append("mcp/tools/\(tool.name): is not its name") }
      for member in ["title", "description"] where (tool.json[member]?.string ?? "").isEmpty {
        result.append("mcp/tools/\(tool.name): has no \(member)")
      }
      for schema in ["inputSchema", "outputSchema"] {
        guard let json = tool.json[schema], json["type"]?.string == "object" else {
          result.append("mcp/tools/\(tool.name): its \(schema) is no object")
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
    for (name, property) in schema["properties"].map({ Array($0.members) }) ?? [] {
      let target = Self.sharedName(property).flatMap { shared[$0] }
      if (property["description"] ?? target?["description"])?.string == nil {
        result.append("\(place).\(name): has no description")
      }
      result += undescribed(property, at: "\(place).\(name)")
    }
    if let items = schema["items"] { result += undescribed(items, at: place + "[]") }
    return result
  }

  static func sharedName(_ schema: JSONValue) -> String? {
    guard let reference = schema["$ref"]?.string, reference.hasPrefix("#/shared/") else { return nil }
    return String(reference.dropFirst("#/shared/".count))
  }
}
