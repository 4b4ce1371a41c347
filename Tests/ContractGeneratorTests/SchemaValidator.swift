// SPDX-License-Identifier: MIT
import JSON

/// Validates values against the keywords of JSON Schema that schema/ uses. It reports any other keyword, so that none
/// is ignored silently.
struct SchemaValidator {
  /// The document that references resolve against.
  let document: JSONValue

  /// The violations of the schema, one line each.
  func complaints(about value: JSONValue, against schema: JSONValue) -> [String] {
    schema.members.flatMap { keyword, rule in complaints(about: value, keyword, rule, of: schema) }
  }

  private func complaints(
    about value: JSONValue, _ keyword: String, _ rule: JSONValue, of schema: JSONValue
  ) -> [String] {
    switch keyword {
    case "title", "description", "examples", "format", "default": return []
    case "$ref":
      guard let target = document.at(String((rule.string ?? "").dropFirst())) else { return ["\(rule.raw) is nowhere"] }
      return complaints(about: value, against: target)
    case "type":
      let types = rule.string.map { [$0] } ?? rule.elements.compactMap(\.string)
      return types.contains { hasType(value, $0) } ? [] : ["\(value.raw) is not of type \(rule.raw)"]
    case "const": return value.raw == rule.raw ? [] : ["\(value.raw) is not \(rule.raw)"]
    case "enum": return rule.elements.contains { $0.raw == value.raw } ? [] : ["\(value.raw) is none of \(rule.raw)"]
    case "allOf": return rule.elements.flatMap { complaints(about: value, against: $0) }
    case "anyOf": return matches(value, rule) > 0 ? [] : ["\(value.raw) matches no alternative"]
    case "oneOf": return matches(value, rule) == 1 ? [] : ["\(value.raw) matches not exactly one alternative"]
    case "minimum": return value.double.map { $0 >= rule.double ?? 0 } ?? true ? [] : ["\(value.raw) is too small"]
    case "maximum": return value.double.map { $0 <= rule.double ?? 0 } ?? true ? [] : ["\(value.raw) is too large"]
    case "minLength", "maxLength", "minItems", "maxItems": return size(value, keyword, rule)
    case "pattern":
      guard let text = value.string, let pattern = rule.string, let regex = try? Regex(pattern) else { return [] }
      return text.contains(regex) ? [] : ["\(value.raw) doesn't match \(pattern)"]
    case "items": return value.elements.flatMap { complaints(about: $0, against: rule) }
    case "required":
      guard value.kind == .object else { return [] }
      return rule.elements.compactMap(\.string).filter { value[$0] == nil }.map { "\($0) is missing" }
    case "properties":
      return rule.members.flatMap { name, property in
        value[name].map { complaints(about: $0, against: property).map { "\(name): \($0)" } } ?? []
      }
    case "additionalProperties":
      let others = value.members.filter { schema["properties"]?[$0.name] == nil }
      if rule.kind == .object { return others.flatMap { complaints(about: $0.value, against: rule) } }
      return rule.boolean == true ? [] : others.map { "\($0.name) is unknown" }
    default: return keyword.hasPrefix("x-") ? [] : ["\(keyword) is a keyword that is not checked"]
    }
  }

  private func hasType(_ value: JSONValue, _ type: String) -> Bool {
    switch type {
    case "integer": value.integer != nil
    default: value.kind.rawValue == type
    }
  }

  private func matches(_ value: JSONValue, _ alternatives: JSONValue) -> Int {
    alternatives.elements.count { complaints(about: value, against: $0).isEmpty }
  }

  private func size(_ value: JSONValue, _ keyword: String, _ rule: JSONValue) -> [String] {
    let counts = keyword.hasSuffix("Items") ? value.kind == .array : value.kind == .string
    guard counts, let limit = rule.integer else { return [] }
    let size = value.string?.unicodeScalars.count ?? value.count
    return (keyword.hasPrefix("min") ? size >= limit : size <= limit) ? [] : ["\(value.raw) has the wrong size"]
  }
}
