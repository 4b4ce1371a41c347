// SPDX-License-Identifier: MIT
import Contract
import JSON

/// The contract document, with accessors for building tools.
struct ContractDescription: Sendable {
  private let document: JSONValue

  init(_ document: JSONValue) { self.document = document }

  /// The methods that are offered as tools, ordered by how much assistants need their families.
  var methods: [MethodDescription] {
    let order = document["x-tools"]?["order"].map { $0.elements.compactMap(\.string) } ?? []
    let methods = document["methods"].map { Array($0.elements) } ?? []
    func rank(_ method: JSONValue) -> Int {
      method["tags"]?[0]?["name"]?.string.flatMap(order.firstIndex) ?? order.count
    }
    return methods.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .compactMap { MethodDescription($0.element, in: self) }
  }

  func schema(_ name: String) -> JSONValue? { document["components"]?["schemas"]?[name] }

  /// The schema that a schema refers to, or itself.
  func resolved(_ schema: JSONValue) -> JSONValue { schema.referenceTarget.flatMap(self.schema) ?? schema }

  /// Reads a parameter that is given inline or by reference.
  func parameter(_ json: JSONValue) -> ParameterDescription? {
    guard let name = json.referenceTarget else { return ParameterDescription(json) }
    return document["components"]?["contentDescriptors"]?[name].flatMap(ParameterDescription.init)
  }

  /// The additional parameters of tools.
  /// - Parameter kind: the methods they apply to: `list`, `upstream` (those that make upstream requests), or a
  ///   provider's name.
  func toolParameters(_ kind: String) -> [ParameterDescription] {
    guard let parameters = document["x-tools"]?["parameters"]?[kind] else { return [] }
    return parameters.elements.compactMap(ParameterDescription.init)
  }
}

/// A parameter of a method.
struct ParameterDescription: Sendable {
  let name: String
  let description: String
  let isRequired: Bool
  let schema: JSONValue

  /// The kind of the entity that it identifies, if it can also be given by name (`NamedEntity`).
  var namedKind: EntityKind? {
    NamedEntity.kinds.first { schema.referenceTarget?.lowercased() == $0.rawValue + "reference" }
  }

  init?(_ json: JSONValue) {
    guard let name = json["name"]?.string, let schema = json["schema"] else { return nil }
    self.name = name
    description = json["description"]?.string ?? ""
    isRequired = json["required"]?.boolean ?? false
    self.schema = schema
  }
}

extension JSONValue {
  /// The last component of a `$ref`.
  var referenceTarget: String? {
    guard let reference = self["$ref"]?.string, let slash = reference.lastIndex(of: "/") else { return nil }
    return String(reference[reference.index(after: slash)...])
  }
}
