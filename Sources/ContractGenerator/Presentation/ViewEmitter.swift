// SPDX-License-Identifier: MIT
import JSON

/// Writes how people read the answers, from `x-view` of the models and of the methods, as one table of data, which the
/// program contains: the module Presentation reads it when the first answer is to be shown.
struct ViewEmitter: Emitter {
  static let path = "views.json"

  let source: ContractSource

  func files() -> [GeneratedFile] {
    let views = ViewSet(source: source)
    let models = views.models.map { ($0, views.model(named: $0)) }
    let methods = source.methods.filter(\.isPresented).map { ($0.name, views.method($0)) }
    let text = "{\"models\":{\n\(rows(models))\n},\"methods\":{\n\(rows(methods))\n}}\n"
    return [GeneratedFile(path: "schema/\(Self.path)", text: text)]
  }

  private func rows(_ rows: [(name: String, value: RawJSON)]) -> String {
    rows.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",\n")
  }
}

/// The views of the models that answers have, with what the rest of schema/ says about them.
struct ViewSet {
  let source: ContractSource
  /// The models with a view, sorted.
  let models: [String]

  /// Methods that no presentation leads to: they deal with secrets, files and settings, or with the program itself.
  static let unofferedMethods: Set<String> = ["settings/set", "library/import", "library/export", "library/recover"]
  static let unofferedFamilies = ["credentials/", "server/"]

  /// What shapes an answer besides what it is about, so that the next request has it, too.
  private static let context = [
    "place", "latitude", "longitude", "theatreId", "theatreIds", "radiusKilometres", "partySize", "seatsTogether",
    "rows", "aisle", "accessible", "language", "region",
  ]
  /// Those that need a place.
  private static let ofPlace = ["radiusKilometres"]

  init(source: ContractSource) {
    self.source = source
    let presented = source.methods.filter(\.isPresented)
    let answered = Set(presented.compactMap { $0.rows ?? $0.resultSchema.reference })
    let named = source.schemas.all.filter { $0.json["x-view"] != nil }.map(\.name)
    models = answered.union(named).filter { source.schemas[$0] != nil }.sorted()
  }

  // MARK: - Models

  /// The view of a model, or one with its members as facts.
  func model(named name: String) -> RawJSON {
    let schema = source.schemas[name]?.json ?? .null
    let view =
      schema["x-view"]
      ?? RawJSON { writer in
        writer.object { writer in
          writer.objects("facts", schema.properties.filter(isFact)) { property, writer in
            writer.member("label", Names.words(property.name).joined(separator: " ").lowercased())
            writer.member("member", property.name)
          }
        }
      }.value
    return RawJSON { writer in
      writer.object { writer in
        for (name, value) in view.members {
          switch name {
          case "next": writer.array(name) { writer in for next in value.elements { write(next, to: &writer) } }
          case "groups": writePart(name, of: schema, at: value.string ?? "", to: &writer)
          case "sections":
            writer.objects(name, value.elements) { section, writer in
              writer.member("heading", section["heading"])
              writePart("rows", of: schema, at: section["member"]?.string ?? "", to: &writer)
              guard let next = section["next"] else { return }
              writer.array("next") { writer in for each in next.elements { write(each, to: &writer) } }
            }
          case "rows": writePart(name, of: schema, at: value.string ?? "", to: &writer)
          default: writer.member(name, value)
          }
        }
      }
    }
  }

  /// Whether a member without a view is shown: those that are one text, number or truth, but not how old the answer is.
  private func isFact(_ property: JSONValue.Property) -> Bool {
    let schema = property.schema.reference.flatMap { source.schemas[$0]?.json } ?? property.schema
    return ["string", "integer", "number", "boolean"].contains(schema["type"]?.string ?? "")
      && !["ageSeconds", "stale"].contains(property.name)
  }

  /// Writes where a part's rows are, and their model.
  private func writePart(_ name: String, of schema: JSONValue, at path: String, to writer: inout JSONWriter) {
    writer.object(name) { writer in
      writer.member("member", path)
      writer.member("model", rowModel(of: schema, at: path))
    }
  }

  /// The model of the elements at a path.
  func rowModel(of schema: JSONValue, at path: String) -> String? {
    let first = path.prefix { $0 != "|" }
    var schema = schema
    for name in first.split(separator: ".") {
      guard let member = schema["properties"]?[String(name)] else { return nil }
      schema = member.reference.flatMap { source.schemas[$0]?.json } ?? member
    }
    return schema["items"]?.reference
  }

  // MARK: - Requests

  private func write(_ next: JSONValue, to writer: inout JSONWriter) {
    writer.object { writer in
      for (name, value) in next.members where name != "ask" { writer.member(name, value) }
      guard let method = method(of: next) else { return }
      if method.changesSomething { writer.member("changes", true) }
      writer.member("carry", carried(to: method, besides: next))
      if let asked = next.asked, let parameter = method.parameters.first(where: { $0.name == asked }) {
        writer.key("ask")
        writeAsk(parameter, next["ask"] ?? .null, to: &writer)
        let others = method.exclusions.atMostOneOf.filter { $0.contains(asked) }.joined()
        writer.member("unlessGiven", others + [asked])
      }
    }
  }

  /// The method that a request calls; nil for an address.
  func method(of next: JSONValue) -> Method? { source.methods.first { $0.name == next["method"]?.string } }

  /// The parameters of the context that a method takes, except those that a request has already and their alternatives.
  private func carried(to method: Method, besides next: JSONValue) -> [String] {
    let given = Set((next["params"]?.members.map(\.name) ?? []) + [next.asked].compactMap(\.self))
    let excluded = method.exclusions.atMostOneOf.filter { !given.isDisjoint(with: $0) }.joined()
    let names = Set((method.parameters + source.sharedParameters(of: method)).map(\.name))
    let asked = next.asked
    let isPlaceless = excluded.contains("place") && asked != "place"
    return Self.context.filter { name in
      names.contains(name) && !given.contains(name)
        && (asked == "place" || !excluded.contains(name))
        && !(isPlaceless && (Self.ofPlace.contains(name) || name == "longitude"))
    }
  }

  /// - Parameter bounds: those that are narrower than the parameter's own.
  private func writeAsk(_ parameter: Parameter, _ bounds: JSONValue, to writer: inout JSONWriter) {
    let schema = parameter.schema.reference.flatMap { source.schemas[$0]?.json } ?? parameter.schema
    let choices = (schema["enum"] ?? schema["anyOf"]?.elements.lazy.compactMap { $0["enum"] }.first)?.strings ?? []
    let kind =
      switch (parameter.schema.reference, schema["type"]?.string) {
      case ("DayWord", _), ("DaysWord", _), ("Day", _): "day"
      case (_, "integer"): "integer"
      case (_, "number"): "number"
      case (_, "boolean"): "boolean"
      default: choices.isEmpty ? "text" : "choice"
      }
    writer.object { writer in
      writer.member("member", "/\(parameter.name)")
      writer.member("kind", kind)
      writer.member("title", Names.words(parameter.name).joined(separator: " ").lowercased())
      writer.member("minimum", bounds["minimum"] ?? schema["minimum"])
      writer.member("maximum", bounds["maximum"] ?? schema["maximum"])
      if !choices.isEmpty { writer.member("choices", choices) }
    }
  }

  // MARK: - Methods

  /// What a method's answers are.
  func method(_ method: Method) -> RawJSON {
    RawJSON { writer in
      writer.object { writer in
        writer.member("title", method.viewTitle ?? method.tool?.title ?? Names.title(method.name))
        writer.member("model", method.rows ?? method.resultSchema.reference)
        if method.rows != nil { writer.member("list", true) }
        if method.changesSomething { writer.member("changes", true) }
      }
    }
  }
}

extension JSONValue {
  /// The parameter that a request asks for: the name itself, or `parameter` of an object.
  var asked: String? { self["ask"].flatMap { $0.string ?? $0["parameter"]?.string } }
}

extension Method {
  /// Whether a call changes what the program keeps for its user, or what it tells them: a check may find events.
  var changesSomething: Bool {
    let verbs = ["set", "add", "update", "remove", "clear", "import", "export", "recover", "delivered", "check"]
    return tool.map { $0.effect != .reads } ?? false || verbs.contains(words?.verb ?? "")
  }
}
