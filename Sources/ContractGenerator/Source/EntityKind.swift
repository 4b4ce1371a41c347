// SPDX-License-Identifier: MIT
import JSON

/// What an id can be an id of: a row of schema/kinds.json, from which the schemas of ids follow.
struct EntityKind: JSONReadable {
  let name: String
  let description: String
  /// With its article, for sentences: `a movie`.
  let phrase: String
  /// Who gives out such ids, beside IMDb.
  let providers: [String]
  /// What IMDb's ids of this kind begin with; nil if there are none.
  let imdbPrefix: String?
  /// Whether the provider writes it in hexadecimal digits.
  let isHexadecimal: Bool
  /// The method to hand such an id to; nil if none takes it.
  let method: String?
  let examples: [String]

  init(json: JSONValue) throws(JSONMismatch) {
    name = try json.required("name")
    description = try json.required("description")
    phrase = try json.required("phrase")
    providers = try json.required("providers")
    imdbPrefix = try json.optional("imdb")
    isHexadecimal = try json.optional("native", as: String.self) == "hexadecimal"
    method = try json.optional("method")
    examples = try json.required("examples")
  }

  /// The name of the schema of such ids in answers.
  var idName: String { Names.type(name) + "ID" }

  /// The name of the schema of such ids in parameters.
  var referenceName: String { Names.type(name) + "Reference" }

  /// The ids of these kinds, as a regular expression.
  /// - Parameter isShort: the kind may be left out.
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
    let prefixes = kinds.compactMap(\.imdbPrefix)
    return "^" + group(numbered + (prefixes.isEmpty ? [] : ["imdb:\(group(prefixes))[0-9]{1,18}"])) + "$"
  }

  /// One schema for the ids of each kind and one for those of all: in answers in full, in parameters also the short
  /// form.
  static func schemas(of kinds: [EntityKind]) -> [NamedSchema] {
    func schema(
      _ name: String, _ description: String, _ pattern: String, examples: [String], type: String, kind: String? = nil
    ) -> NamedSchema {
      let json = RawJSON { writer in
        writer.object { writer in
          writer.member("title", name)
          writer.member("description", description)
          writer.member("type", "string")
          writer.member("pattern", pattern)
          writer.key("x-swift")
          writer.object { writer in
            writer.member("type", type)
            writer.member("kind", kind)
          }
          writer.member("examples", examples)
        }
      }
      return NamedSchema(name: name, json: json.value)
    }
    let short = "Where the kind is clear from the parameter it may be left out, as in "
    let examples = kinds.prefix(4).compactMap(\.examples.first)
    let ofAllKinds = [
      schema(
        "EntityID",
        "Which entity of which provider, as provider:kind:native. IMDb's ids say themselves what they are of, and stay as "
          + "in imdb:tt0096895.", pattern(of: kinds, isShort: false), examples: examples, type: "EntityID"),
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
            examples: kind.examples, type: "EntityID", kind: kind.name),
        ]
      }
  }
}
