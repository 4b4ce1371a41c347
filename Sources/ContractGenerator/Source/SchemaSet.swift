// SPDX-License-Identifier: MIT
import JSON

/// The schemas that one file of schema/models holds.
struct SchemaFile {
  let name: String
  let schemas: [NamedSchema]
}

extension SchemaFile {
  /// The file's root, unless it only collects definitions, then those in `$defs`.
  init(name: String, json: JSONValue) throws {
    self.name = name
    let definitions = json["$defs"]?.members.map { NamedSchema(name: $0.name, json: $0.value) } ?? []
    schemas = (json["description"] == nil ? [] : [NamedSchema(name: name, json: json)]) + definitions
  }
}

/// A schema that others refer to.
struct NamedSchema {
  let name: String
  let json: JSONValue
  /// It has the members of `Freshness` beside its own.
  var isDated = false

  /// What stands in for the rows or the item of a schema with a hole.
  var placeholder: String? { json["x-generic"]?.string }

  /// The same with the members of `freshness` after its own.
  fileprivate func dated(_ freshness: JSONValue) -> NamedSchema {
    let dated = RawJSON { writer in
      writer.object { writer in
        for member in json.members where member.name != "properties" { writer.member(member.name, member.value) }
        writer.key("properties")
        writer.object { writer in
          for properties in [json["properties"], freshness["properties"]] {
            for member in properties.map({ Array($0.members) }) ?? [] { writer.member(member.name, member.value) }
          }
        }
      }
    }
    return NamedSchema(name: name, json: dated.value, isDated: true)
  }
}

/// All schemas of the contract.
struct SchemaSet {
  let files: [SchemaFile]
  private let byName: [String: NamedSchema]

  /// - Parameter results: the names of the schemas of what is made of providers' responses. These, and those that
  ///   `Freshness` names itself, get its members: what tells the age of an answer is declared once.
  init(files: [SchemaFile], results: [String]) {
    let freshness = files.lazy.flatMap(\.schemas).first { $0.name == "Freshness" }?.json
    let dated = Set(results + (freshness?["x-partOf"]?.elements.compactMap(\.string) ?? []))
    let files = files.map { file in
      guard let freshness else { return file }
      return SchemaFile(
        name: file.name, schemas: file.schemas.map { dated.contains($0.name) ? $0.dated(freshness) : $0 })
    }
    self.files = files
    byName = Dictionary(files.flatMap(\.schemas).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var all: [NamedSchema] { files.flatMap(\.schemas) }

  subscript(name: String) -> NamedSchema? { byName[name] }

  /// The names that a schema refers to, those of its references included.
  func reachable(from roots: [JSONValue]) -> Set<String> {
    var found: Set<String> = []
    var open = roots
    while let next = open.popLast() {
      for name in next.references where found.insert(name).inserted {
        if let schema = byName[name] { open.append(schema.json) }
      }
    }
    return found
  }
}

let referencePrefix = "#/components/schemas/"

extension JSONValue {
  /// The name of the schema that this one only refers to.
  var reference: String? {
    guard let target = self["$ref"]?.string, target.hasPrefix(referencePrefix) else { return nil }
    return String(target.dropFirst(referencePrefix.count))
  }

  /// The names of all schemas that this one mentions; neither examples nor the definitions beside it count.
  var references: [String] {
    switch kind {
    case .object:
      (reference.map { [$0] } ?? [])
        + members.filter { $0.name != "examples" && $0.name != "$defs" }.flatMap { $0.value.references }
    case .array: elements.flatMap(\.references)
    default: []
    }
  }
}
