// SPDX-License-Identifier: MIT
import Contract
import JSON

/// A method of the contract, as the command line explains it and reads its params.
struct ContractMethod {
  /// A parameter of a method.
  struct Parameter {
    let name: String
    let description: String
    let isRequired: Bool
    /// The parameter's own schema before the one that it refers to.
    private let schemas: [JSONValue]

    fileprivate init?(_ json: JSONValue, in document: JSONValue) {
      let json = json["$ref"].flatMap { document[reference: $0] } ?? json
      guard let name = json["name"]?.string, let schema = json["schema"] else { return nil }
      self.name = name
      description = json["description"]?.string ?? ""
      isRequired = json["required"]?.boolean ?? false
      schemas = Self.resolved(schema, in: document)
    }

    private static func resolved(_ schema: JSONValue, in document: JSONValue) -> [JSONValue] {
      [schema] + [schema["$ref"], schema["items"]?["$ref"]].compactMap { $0.flatMap { document[reference: $0] } }
    }

    /// The words that are accepted, if there are only some.
    var words: [String] { member("enum").map { $0.elements.compactMap(\.string) } ?? [] }

    /// The JSON Schema type: `string`, `integer`, `array`, …
    var type: String {
      guard let type = member("type") else { return "string" }
      return type.string ?? type.elements.compactMap(\.string).first ?? "string"
    }

    /// What to write, in help's notation: `integer`, `amc|tmdb`, `list of amc|tmdb`. Many words can be wrapped.
    var notation: String {
      let value =
        words.isEmpty ? (type == "array" ? "string" : type) : words.joined(separator: words.count > 4 ? ", " : "|")
      return type == "array" ? "list of \(value)" : value
    }

    /// The default as JSON; nil if there is none.
    var defaultText: String? { member("default").map { $0.raw.description } }

    /// A value that the parameter accepts; nil if the contract shows none.
    var example: JSONValue? { member("examples")?.elements.first { _ in true } }

    private func member(_ name: String) -> JSONValue? { schemas.lazy.compactMap { $0[name] }.first }
  }

  /// The name on the wire, `family/verb`.
  let name: String
  let summary: String
  let description: String
  /// The method's own parameters.
  let parameters: [Parameter]
  /// The parameters that it shares with others, such as pages and time limits.
  let sharedParameters: [Parameter]
  /// The params of an example.
  let example: [(name: String, value: JSONValue)]
  /// The method as the contract has it.
  let json: JSONValue

  private init?(_ json: JSONValue, in document: JSONValue) {
    guard let name = json["name"]?.string else { return nil }
    self.name = name
    self.json = json
    summary = json["summary"]?.string ?? ""
    description = json["description"]?.string ?? ""
    let given = json["params"].map { Array($0.elements) } ?? []
    parameters = given.filter { $0["$ref"] == nil }.compactMap { Parameter($0, in: document) }
    sharedParameters = given.filter { $0["$ref"] != nil }.compactMap { Parameter($0, in: document) }
    example =
      json["examples"]?.elements.first { _ in true }?["params"]?.elements.compactMap { param in
        guard let name = param["name"]?.string, let value = param["value"] else { return nil }
        return (name, value)
      } ?? []
  }

  /// All methods, in the contract's order.
  static func all() -> [ContractMethod] {
    let document = RawJSON(writing: ContractDocument()).value
    return document["methods"]?.elements.compactMap { ContractMethod($0, in: document) } ?? []
  }

  static func named(_ name: String) -> ContractMethod? { all().first { $0.name == name } }

  /// The part before the slash; empty for a method of the protocol itself.
  var family: String { name.contains("/") ? String(name.prefix { $0 != "/" }) : "" }

  func parameter(_ name: String) -> Parameter? { (parameters + sharedParameters).first { $0.name == name } }

  /// A call of the method as one types it, with the params of its example.
  var exampleCommand: String { (["marquee", "call", name] + exampleParams).joined(separator: " ") }

  /// The params of the example as one types them: `query=batman`.
  var exampleParams: [String] {
    example.map { param in
      let elements = param.value.kind == .array ? param.value.elements.compactMap(\.string).joined(separator: ",") : nil
      return "\(param.name)=\((param.value.string ?? elements ?? param.value.raw.description).shellQuoted)"
    }
  }
}

extension JSONValue {
  /// The part of this document that a `$ref` such as `#/components/schemas/Movie` names.
  fileprivate subscript(reference reference: JSONValue) -> JSONValue? {
    guard let path = reference.string, path.hasPrefix("#/") else { return nil }
    return path.dropFirst(2).split(separator: "/").reduce(self as JSONValue?) { $0?[String($1)] }
  }
}

extension String {
  /// This text as one word of a shell.
  var shellQuoted: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: ":/.,_-+@=".utf8.contains(byte)
        }
      }
    return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
