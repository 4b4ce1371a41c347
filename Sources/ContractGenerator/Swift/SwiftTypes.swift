// SPDX-License-Identifier: MIT
import JSON

/// Maps schemas to Swift types and to the checks that parameters of these types need.
struct SwiftTypes {
  let schemas: SchemaSet

  /// The Swift type of the values that a schema describes.
  func type(of schema: JSONValue) throws -> String {
    if let name = handWritten(schema) { return name }
    if let name = schema.reference { return try type(named: name) }
    switch schema["type"]?.string {
    case "string": return "String"
    case "integer": return "Int"
    case "number": return "Double"
    case "boolean": return "Bool"
    case "array":
      guard let items = schema["items"] else { break }
      return "[\(try type(of: items))]"
    case "object":
      guard let values = schema["additionalProperties"], schema["properties"] == nil else { break }
      return values.kind == .object ? "[String: \(try type(of: values))]" : "RawJSON"
    default: break
    }
    throw ContractError("no Swift type for the schema \(schema.raw)")
  }

  /// The Swift type of the values that a named schema describes.
  func type(named name: String) throws -> String {
    guard let named = schemas[name] else { return name }  // the placeholder of a generic schema
    if let handWritten = handWritten(named.json) { return handWritten }
    return isAlias(named.json) ? try type(of: named.json) : name
  }

  /// The name of the Swift type for a named schema; nil if it has none.
  func declared(_ name: String) -> String? {
    guard let schema = schemas[name]?.json else { return nil }
    if schema["x-swift"]?["type"]?.boolean == false { return nil }
    return handWritten(schema) ?? name
  }

  /// Whether a named schema only narrows a string, so that it has no type of its own.
  func isAlias(_ schema: JSONValue) -> Bool {
    schema["type"]?.string == "string" && schema["enum"] == nil
  }

  /// The checks that values must pass in addition to having the type, as Swift expressions.
  func checks(of schema: JSONValue) -> [String] {
    var checks: [String] = []
    if let named = schema.reference.flatMap({ schemas[$0]?.json }), isAlias(named) { checks += self.checks(of: named) }
    if let check = schema["x-swift"]?["check"]?.string { checks.append(check) }
    if handWritten(schema) != nil { return checks }
    if let range = range(schema, "minimum", "maximum") { checks.append(".range(\(range))") }
    if let range = range(schema, "minLength", "maxLength", least: "0") { checks.append(".length(\(range))") }
    if let range = range(schema, "minItems", "maxItems", least: "0") { checks.append(".count(\(range))") }
    if let items = schema["items"] { checks += self.checks(of: items).map { ".each(\($0))" } }
    return checks
  }

  /// The kind of entity whose ids a parameter takes, or the kinds, as a Swift expression; nil if it takes no ids.
  func kind(of schema: JSONValue) -> String? {
    if let kinds = schema["x-kinds"]?.elements.compactMap(\.string) {
      return "[" + kinds.map { ".\($0)" }.joined(separator: ", ") + "]"
    }
    return schema.reference.flatMap { schemas[$0]?.json["x-swift"]?["kind"]?.string }.map { ".\($0)" }
  }

  /// The list of codes that the values of a parameter are entries of; nil if there is none.
  func codes(of schema: JSONValue) -> String? {
    schema["x-codes"]?.string ?? schema["items"].flatMap(codes)
      ?? schema.reference.flatMap { schemas[$0]?.json }.flatMap(codes)
  }

  private func handWritten(_ schema: JSONValue) -> String? { schema["x-swift"]?["type"]?.string }

  /// - Parameter least: the lower bound to use where the schema has only an upper one; without it such a schema has no
  ///   range.
  private func range(_ schema: JSONValue, _ minimum: String, _ maximum: String, least: String? = nil) -> String? {
    let upper = schema[maximum].map { "\($0.raw)" }
    guard let lower = schema[minimum].map({ "\($0.raw)" }) ?? (upper == nil ? nil : least) else { return nil }
    return "\(lower)...\(upper ?? "")"
  }
}
