// SPDX-License-Identifier: MIT
import Contract
import JSON

extension ContractDescription {
  /// The methods that are offered as tools, ordered by how much assistants need their families.
  var tools: [MethodDescription] {
    let order = document["x-tools"]?["order"].map { $0.elements.compactMap(\.string) } ?? []
    func rank(_ method: ContractMethod) -> Int {
      method.json["tags"]?[0]?["name"]?.string.flatMap(order.firstIndex) ?? order.count
    }
    return methods.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .compactMap { MethodDescription($0.element, in: self) }
  }

  /// The additional parameters of tools.
  /// - Parameter kind: the methods they apply to: `list`, `upstream` (those that make upstream requests), `located`
  ///   (those that require a position), or a provider's name.
  func toolParameters(_ kind: String) -> [ContractMethod.Parameter] {
    document["x-tools"]?["parameters"]?[kind]?.elements.compactMap { ContractMethod.Parameter($0, in: self) } ?? []
  }
}

extension ContractMethod.Parameter {
  /// The name of the schema of its value, or of each of its values.
  var model: String? { schema.referenceTarget ?? schema["items"]?.referenceTarget }

  /// The kind of the entity that it identifies, if it can also be given by name (`NamedEntity`).
  var namedKind: EntityKind? { NamedEntity.kinds.first { model?.lowercased() == $0.rawValue + "reference" } }

  /// Whether it accepts more texts than the schema's pattern (`ArgumentReading`).
  var takesWords: Bool { namedKind != nil || ["Day", "DayWord", "ClockTime"].contains(model) }
}
