// SPDX-License-Identifier: MIT
import JSON

/// A kind of entity that ids can refer to: a row of schema/kinds.json. The schemas of ids are derived from these rows.
struct EntityKind: JSONReadable {
  let name: String
  let description: String
  /// The name with its article, for use in sentences: `a movie`.
  let phrase: String
  /// The upstreams that issue ids of this kind.
  let providers: [String]
  /// The sites that issue ids of this kind but are no upstreams, each with the prefix of its ids.
  let sites: [(name: String, prefix: String)]
  /// Whether the provider's own ids are hexadecimal rather than decimal.
  let isHexadecimal: Bool
  /// The method that takes such an id; nil if none does.
  let method: String?
  /// The list that such ids are entries of; nil for the ids of entities.
  let codes: String?
  /// The method that names the codes of this kind; nil for the ids of entities.
  let listedBy: String?
  let examples: [String]

  init(json: JSONValue) throws(JSONMismatch) {
    name = try json.required("name")
    description = try json.required("description")
    phrase = try json.required("phrase")
    providers = try json.required("providers")
    sites = json["sites"]?.members.compactMap { site in site.value.string.map { (site.name, $0) } } ?? []
    isHexadecimal = try json.optional("native", as: String.self) == "hexadecimal"
    method = try json.optional("method")
    codes = try json.optional("codes")
    listedBy = try json.optional("listedBy") ?? codes.map { "reference/\($0)" }
    examples = try json.required("examples")
  }

  /// The name of the schema for ids of this kind in results.
  var idName: String { Names.type(name) + "ID" }

  /// The name of the schema for ids of this kind in parameters.
  var referenceName: String { Names.type(name) + "Reference" }

  /// A regular expression that matches the ids of these kinds.
  /// - Parameter isShort: whether the kind may be left out.
  private static func pattern(of kinds: [EntityKind], isShort: Bool) -> String {
    func group(_ texts: [String]) -> String { texts.count == 1 ? texts[0] : "(\(texts.joined(separator: "|")))" }
    var providers: [String] = []
    for provider in kinds.flatMap(\.providers) where !providers.contains(provider) { providers.append(provider) }
    let numbered = providers.flatMap { provider in
      [false, true].compactMap { isHexadecimal -> String? in
        let names = kinds.filter { $0.providers.contains(provider) && $0.isHexadecimal == isHexadecimal }.map(\.name)
        guard !names.isEmpty else { return nil }
        let kind = isShort ? "(\(group(names)):)?" : group(names) + ":"
        return "\(provider):\(kind)\(isHexadecimal ? "[0-9a-f]{1,24}" : "[0-9]{1,18}")"
      }
    }
    let ofSites = sites(of: kinds).map { name, prefixes in "\(name):\(group(prefixes))[0-9]{1,18}" }
    return "^" + group(numbered + ofSites) + "$"
  }

  /// The sites that issue ids of these kinds, each with the prefixes of its ids.
  static func sites(of kinds: [EntityKind]) -> [(name: String, prefixes: [String])] {
    let prefixes = Dictionary(grouping: kinds.flatMap(\.sites), by: \.name)
    return prefixes.keys.sorted().map { name in (name, Set((prefixes[name] ?? []).map(\.prefix)).sorted()) }
  }

  /// The schemas of ids: for each kind and for all kinds together, one for results, which hold full ids, and one for
  /// parameters, which also accept the short form without the kind.
  static func schemas(of kinds: [EntityKind]) -> [NamedSchema] {
    func schema(
      _ name: String, _ description: String, _ pattern: String, examples: [String], type: String,
      kind: EntityKind? = nil
    ) -> NamedSchema {
      let json = RawJSON { writer in
        writer.object { writer in
          writer.member("title", name)
          writer.member("description", description)
          writer.member("type", "string")
          writer.member("pattern", pattern)
          writer.member("x-codes", kind?.codes)
          writer.object("x-swift") { writer in
            writer.member("type", type)
            writer.member("kind", kind?.name)
          }
          writer.member("examples", examples)
        }
      }
      return NamedSchema(name: name, json: json.value)
    }
    let short = "The kind may be left out, as in "
    let examples = kinds.prefix(4).compactMap(\.examples.first)
    let ofAllKinds = [
      schema(
        "EntityID",
        "The id of an entity at a provider, as provider:kind:native. Those of other sites have no kind: imdb:tt0096895.",
        pattern(of: kinds, isShort: false), examples: examples, type: "EntityID"),
      schema(
        "EntityReference", "An id of any kind. \(short)amc:610.", pattern(of: kinds, isShort: true),
        examples: examples, type: "EntityReference"),
    ]
    return ofAllKinds
      + kinds.flatMap { kind in
        let shortened = (kind.examples.first ?? "").replacing(":\(kind.name):", with: ":")
        return [
          schema(
            kind.idName, kind.description, pattern(of: [kind], isShort: false), examples: kind.examples,
            type: "EntityID"),
          schema(
            kind.referenceName, "\(kind.description) \(short)\(shortened).", pattern(of: [kind], isShort: true),
            examples: kind.examples, type: "EntityID", kind: kind),
        ]
      }
  }
}
