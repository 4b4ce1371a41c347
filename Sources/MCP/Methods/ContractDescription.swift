// SPDX-License-Identifier: MIT
import JSON

/// The contract's document as the tools need it.
struct ContractDescription: Sendable {
  private let document: JSONValue

  init(_ document: JSONValue) { self.document = document }

  /// Those that an assistant may be offered; the families that it needs most come first.
  var methods: [MethodDescription] {
    let order = document["x-tools"]?["order"].map { $0.elements.compactMap(\.string) } ?? []
    let methods = document["methods"].map { Array($0.elements) } ?? []
    func rank(_ method: JSONValue) -> Int {
      method["tags"]?[0]?["name"]?.string.flatMap(order.firstIndex) ?? order.count
    }
    return methods.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .compactMap { MethodDescription($0.element, in: self) }
  }

  /// What the tools of list methods give; its `items` has to be told what the rows are.
  var list: JSONValue { document["x-tools"]?["list"] ?? .null }

  func schema(_ name: String) -> JSONValue? { document["components"]?["schemas"]?[name] }

  /// A parameter, whether it stands in its place or is shared.
  func parameter(_ json: JSONValue) -> ParameterDescription? {
    guard let name = json.referenceTarget else { return ParameterDescription(json) }
    return document["components"]?["contentDescriptors"]?[name].flatMap(ParameterDescription.init)
  }

  /// The parameters that only tools have.
  /// - Parameter kind: of which methods: `list`, `upstream` (those that ask a provider), or those of one provider.
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

  init?(_ json: JSONValue) {
    guard let name = json["name"]?.string, let schema = json["schema"] else { return nil }
    self.name = name
    description = json["description"]?.string ?? ""
    isRequired = json["required"]?.boolean ?? false
    self.schema = schema
  }
}

extension JSONValue {
  /// The last part of what a `$ref` leads to.
  var referenceTarget: String? {
    guard let reference = self["$ref"]?.string, let slash = reference.lastIndex(of: "/") else { return nil }
    return String(reference[reference.index(after: slash)...])
  }
}
