// SPDX-License-Identifier: MIT
import JSON

/// The schemas of one file of schema/models.
struct SchemaFile {
  let name: String
  let schemas: [NamedSchema]
}

extension SchemaFile {
  /// Collects the root schema, if the file has one, and then the definitions in `$defs`.
  init(name: String, json: JSONValue) {
    let definitions = json["$defs"]?.members.map { NamedSchema(name: $0.name, json: $0.value) } ?? []
    let root = json["description"] == nil ? [] : [NamedSchema(name: name, json: json)]
    self.init(name: name, schemas: root + definitions)
  }
}

/// A schema that others refer to by name.
struct NamedSchema {
  let name: String
  let json: JSONValue
  /// The schema without the members of its parts, for languages whose types can inherit them.
  let own: JSONValue
  /// The schemas whose members this schema has in addition to its own.
  let parts: [NamedSchema]

  init(name: String, json: JSONValue) {
    self.name = name
    self.json = json
    own = json
    parts = []
  }

  /// The schema with the members of `parts` after its own.
  fileprivate init(_ schema: NamedSchema, with parts: [NamedSchema]) {
    name = schema.name
    own = schema.json
    self.parts = parts
    let whole = RawJSON { writer in
      writer.object { writer in
        for member in schema.json.members where member.name != "properties" { writer.member(member.name, member.value) }
        writer.object("properties") { writer in
          for properties in ([schema] + parts).compactMap({ $0.json["properties"] }) {
            for member in properties.members { writer.member(member.name, member.value) }
          }
        }
      }
    }
    json = whole.value
  }

  /// The protocols of its Swift type that stand for its parts.
  var protocols: [String] {
    parts.compactMap { part in ["Freshness": "Dated", "Localization": "Localized"][part.name] }
  }

  /// The placeholder for the rows or the item of a generic schema; nil for any other schema.
  var placeholder: String? { json["x-generic"]?.string }
}

/// All schemas of the contract.
struct SchemaSet {
  let files: [SchemaFile]
  private let byName: [String: NamedSchema]

  /// Adds to each schema the members of the schemas that name it in `x-partOf`, so that members are declared only once.
  ///
  /// - Parameter results: the names of the result schemas that also get the members of a schema, by its name: those of
  ///   `Freshness` if they are built from providers' responses.
  init(files: [SchemaFile], results: [String: [String]]) {
    let parts = files.flatMap(\.schemas).compactMap { part in
      part.json["x-partOf"].map { wholes in
        (part, wholes: Set(wholes.elements.compactMap(\.string) + results[part.name, default: []]))
      }
    }
    let files = files.map { file in
      SchemaFile(
        name: file.name,
        schemas: file.schemas.map { schema in
          let parts = parts.filter { $0.wholes.contains(schema.name) }.map(\.0)
          return parts.isEmpty ? schema : NamedSchema(schema, with: parts)
        })
    }
    self.files = files
    byName = Dictionary(files.flatMap(\.schemas).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var all: [NamedSchema] { files.flatMap(\.schemas) }

  subscript(name: String) -> NamedSchema? { byName[name] }

  /// The names of all schemas that the roots refer to, directly or through other schemas.
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

// Accessors that the emitters use to read a schema.
extension JSONValue {
  /// A property of an object.
  struct Property {
    let name: String
    let schema: JSONValue
    let isRequired: Bool
  }

  /// The properties of an object in order; empty for any other schema.
  var properties: [Property] {
    let required = Set(self["required"]?.strings ?? [])
    return self["properties"]?.members.map { name, schema in
      Property(name: name, schema: schema, isRequired: required.contains(name))
    } ?? []
  }

  /// The alternatives of a union; empty for any other schema.
  var alternatives: [JSONValue] { self["oneOf"].map { Array($0.elements) } ?? [] }

  /// The description; empty if there is none.
  var description: String { self["description"]?.string ?? "" }

  /// The summary and the description as one text.
  var summaryAndDescription: String { "\(self["summary"]?.string ?? "") \(description)" }

  /// The strings in an array.
  var strings: [String] { elements.compactMap(\.string) }

  /// The name of the schema that this one refers to; nil if it is not a reference.
  var reference: String? {
    guard let target = self["$ref"]?.string, target.hasPrefix(referencePrefix) else { return nil }
    return String(target.dropFirst(referencePrefix.count))
  }

  /// The names of all schemas referred to in this one, except in its examples and its definitions.
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
