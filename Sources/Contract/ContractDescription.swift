// SPDX-License-Identifier: MIT
import JSON

/// The contract's document as data, for the command line's help and the assistants' tools.
public struct ContractDescription: Sendable {
  /// The document (OpenRPC).
  public let document: JSONValue

  /// - Parameter document: by default that of this version.
  public init(_ document: JSONValue = RawJSON(writing: ContractDocument()).value) { self.document = document }

  /// The methods, in the contract's order.
  public var methods: [ContractMethod] {
    document["methods"]?.elements.compactMap { ContractMethod($0, in: self) } ?? []
  }

  /// The methods' names and summaries, in the contract's order. Reads much less than `methods`.
  public var summaries: [(name: String, summary: String)] {
    document["methods"]?.elements.compactMap { method in
      method["name"]?.string.map { ($0, method["summary"]?.string ?? "") }
    } ?? []
  }

  /// The method of that name on the wire; nil if there is none.
  public func method(_ name: String) -> ContractMethod? {
    document["methods"]?.elements.first { $0["name"]?.string == name }.flatMap { ContractMethod($0, in: self) }
  }

  /// The schema of a model by its name.
  public func schema(_ name: String) -> JSONValue? { document["components"]?["schemas"]?[name] }

  /// The schema that a schema refers to, or itself.
  public func resolved(_ schema: JSONValue) -> JSONValue { schema.referenceTarget.flatMap(self.schema) ?? schema }
}

/// A method of the contract.
public struct ContractMethod: Sendable {
  /// A parameter of a method.
  public struct Parameter: Sendable {
    /// Its name on the wire.
    public let name: String
    /// Its description.
    public let description: String
    /// Whether a call must have it.
    public let isRequired: Bool
    /// Its own schema, which may refer to another.
    public let schema: JSONValue
    /// The schemas to search for a keyword: its own, then the one it refers to, then its elements' one.
    private let schemas: [JSONValue]

    /// Reads a parameter (OpenRPC, "Content Descriptor"); nil without a name and a schema.
    public init?(_ json: JSONValue, in contract: ContractDescription) {
      guard let name = json["name"]?.string, let schema = json["schema"] else { return nil }
      self.name = name
      self.schema = schema
      description = json["description"]?.string ?? ""
      isRequired = json["required"]?.boolean ?? false
      schemas =
        [schema] + [schema, schema["items"] ?? .null].compactMap { $0.referenceTarget.flatMap(contract.schema) }
    }

    /// A keyword of the schema, or of one that it refers to.
    public func keyword(_ name: String) -> JSONValue? { schemas.lazy.compactMap { $0[name] }.first }
  }

  /// The name on the wire, `family/verb`.
  public let name: String
  /// One sentence.
  public let summary: String
  /// Further details.
  public let description: String
  /// The method's own parameters.
  public let parameters: [Parameter]
  /// The parameters that it shares with others, such as pages and time limits.
  public let sharedParameters: [Parameter]
  /// The params of its first example.
  public let example: [(name: String, value: JSONValue)]
  /// The schema of the result.
  public let result: JSONValue
  /// The name of the rows' model if this is a list method; otherwise nil.
  public let rows: String?
  /// The method's object in the contract document.
  public let json: JSONValue

  fileprivate init?(_ json: JSONValue, in contract: ContractDescription) {
    guard let name = json["name"]?.string else { return nil }
    self.name = name
    self.json = json
    summary = json["summary"]?.string ?? ""
    description = json["description"]?.string ?? ""
    let given = json["params"].map { Array($0.elements) } ?? []
    parameters = given.filter { $0.referenceTarget == nil }.compactMap { Parameter($0, in: contract) }
    sharedParameters = given.compactMap(\.referenceTarget).compactMap { name in
      contract.document["components"]?["contentDescriptors"]?[name].flatMap { Parameter($0, in: contract) }
    }
    example =
      json["examples"]?.elements.first { _ in true }?["params"]?.elements.compactMap { param in
        guard let name = param["name"]?.string, let value = param["value"] else { return nil }
        return (name, value)
      } ?? []
    result = json["result"]?["schema"] ?? .null
    rows =
      json["x-stream"]?["page"]?.referenceTarget.flatMap(contract.schema)?["properties"]?["items"]?["items"]?
      .referenceTarget
  }

  /// All methods, in the contract's order.
  public static func all() -> [ContractMethod] { ContractDescription().methods }

  /// The method of that name on the wire; nil if there is none.
  public static func named(_ name: String) -> ContractMethod? { ContractDescription().method(name) }

  /// The part before the slash; empty for a method of the protocol itself.
  public var family: String { name.contains("/") ? String(name.prefix { $0 != "/" }) : "" }

  /// One of its own parameters or of the shared ones.
  public func parameter(_ name: String) -> Parameter? { (parameters + sharedParameters).first { $0.name == name } }
}

extension JSONValue {
  /// The last component of a `$ref`.
  public var referenceTarget: String? {
    guard let reference = self["$ref"]?.string, let slash = reference.lastIndex(of: "/") else { return nil }
    return String(reference[reference.index(after: slash)...])
  }
}
