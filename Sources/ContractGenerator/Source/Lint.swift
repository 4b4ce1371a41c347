// SPDX-License-Identifier: MIT
import JSON

/// Checks what the contract requires beyond JSON Schema: descriptions, examples, units of numbers, unique names and
/// references that resolve.
struct Lint {
  let source: ContractSource

  /// The problems found, one line each.
  func complaints() -> [String] {
    var result = repeatedNames()
    for schema in source.schemas.all {
      if schema.json.description.isEmpty { result.append("\(schema.name): has no description") }
      for property in ([schema.json] + schema.json.alternatives).flatMap(\.properties) {
        let place = "\(schema.name).\(property.name)"
        result += complaints(about: property.schema, property.schema.description, at: place)
      }
      for name in schema.json["required"]?.strings ?? []
      where schema.json["properties"]?[name] == nil {
        result.append("\(schema.name).\(name): is required but not declared")
      }
      result += unknownReferences(in: schema.json, at: schema.name, besides: schema.placeholder)
    }
    for method in source.methods {
      if method.examples.isEmpty { result.append("\(method.name): has no example") }
      if method.summary.count > Self.longestSummary {
        result.append("\(method.name): has a summary of over \(Self.longestSummary) characters")
      }
      for parameter in method.parameters {
        result += complaints(about: parameter, at: "\(method.name) \(parameter.name)")
      }
      result += method.result.map { unknownReferences(in: $0, at: method.name) } ?? []
      for name in method.streamed where source.schemas[name] == nil {
        result.append("\(method.name): refers to \(name), which is not a schema")
      }
      for kind in method.errors where !source.errors.contains(where: { $0.kind == kind }) {
        result.append("\(method.name): \(kind) is not a kind of error")
      }
    }
    for parameter in source.parameters.call + source.parameters.list + source.parameters.tokens {
      result += complaints(about: parameter, at: parameter.name)
    }
    return result + ViewLint(source: source).complaints() + idsThatLeadNowhere() + unknownErrorMembers()
      + source.taskTools.complaints()
  }

  /// Reports kinds of ids that lead nowhere. An entity's id is taken by a method that returns it; a code is taken by a
  /// filter, and another method lists it.
  private func idsThatLeadNowhere() -> [String] {
    func method(_ name: String?) -> Method? { source.methods.first { $0.name == name } }
    return source.kinds.flatMap { kind -> [String] in
      guard let name = kind.method else { return ["\(kind.name): no method takes it"] }
      guard let taker = method(name) else { return ["\(kind.name): \(name) is not a method"] }
      var result: [String] = []
      if !taker.parameters.contains(where: { $0.schema.references.contains(kind.referenceName) }) {
        result.append("\(kind.name): \(name) takes no \(kind.referenceName)")
      }
      let giver = kind.listedBy ?? name
      if !returns(kind, method(giver)) { result.append("\(kind.name): \(giver) returns no \(kind.idName)") }
      return result
    }
  }

  /// Whether a method's result, or each of its rows, is an object with an id of the kind.
  private func returns(_ kind: EntityKind, _ method: Method?) -> Bool {
    guard let model = method?.rows ?? method?.result?["schema"]?.reference else { return false }
    return source.schemas[model]?.json["properties"]?["id"]?.reference == kind.idName
  }

  /// Reports members that errors.json requires of an error's data but that the schema `ErrorData` doesn't declare.
  private func unknownErrorMembers() -> [String] {
    guard let members = source.schemas["ErrorData"]?.json["properties"] else { return [] }
    return source.errors.flatMap { error in
      error.required.filter { members[$0] == nil }.map { "\(error.kind): ErrorData has no member \($0)" }
    }
  }

  /// It is the first line of a function's help in Emacs, which has 80 columns (checkdoc), with two blanks and a quote.
  private static let longestSummary = 76

  private func complaints(about parameter: Parameter, at place: String) -> [String] {
    complaints(about: parameter.schema, parameter.description, at: place)
      + unknownReferences(in: parameter.schema, at: place)
  }

  private func complaints(about schema: JSONValue, _ description: String, at place: String) -> [String] {
    var result = description.isEmpty ? ["\(place): has no description"] : []
    if (schema["examples"]?.count ?? 0) == 0 { result.append("\(place): has no example") }
    if ["integer", "number"].contains(schema["type"]?.string), schema["x-unit"]?.string == nil {
      result.append("\(place): has no x-unit")
    }
    return result
  }

  private func unknownReferences(in schema: JSONValue, at place: String, besides placeholder: String? = nil) -> [String]
  {
    schema.references.filter { $0 != placeholder && source.schemas[$0] == nil }
      .map { "\(place): refers to \($0), which is not a schema" }
  }

  private func repeatedNames() -> [String] {
    var seen: Set<String> = []
    return (source.schemas.all.map(\.name) + source.methods.map { Names.type($0.name) })
      .filter { !seen.insert($0).inserted }.map { "\($0): is declared twice" }
  }
}
