// SPDX-License-Identifier: MIT
import JSON

/// A method of the contract as a tool.
struct MethodDescription: Sendable {
  /// On the wire, `family/verb`.
  let name: String
  let title: String
  let isGuarded: Bool
  let annotations: ToolAnnotations
  /// Those that a model is told of, in the order of the contract: what the method alone has, and what tools have.
  let parameters: [ParameterDescription]
  /// The names of all that are taken. What methods share, such as timeouts and pages, would fill a model's context once
  /// for each tool and is of no use to it; a program that knows the contract may give it all the same.
  let taken: [String]
  /// The schema of the result, if this is no list method.
  let result: JSONValue
  /// The name of the schema of the rows, if this is a list method.
  let rows: String?
  /// It sends a part of its result before the whole.
  let hasPartial: Bool
  private let description: String
  private let restrictions: [String]

  /// Nil for a method that no assistant is offered.
  init?(_ json: JSONValue, in contract: ContractDescription) {
    guard let name = json["name"]?.string, let tool = json["x-tool"], tool.kind == .object else { return nil }
    self.name = name
    title = tool["title"]?.string ?? name
    description = tool["description"]?.string ?? ""
    isGuarded = tool["guarded"]?.boolean ?? false
    let providers = json["x-providers"].map { $0.elements.compactMap(\.string) } ?? []
    let effect = tool["effect"]?.string
    annotations = ToolAnnotations(
      isReadOnly: effect == "reads", isDestructive: effect == "destroys", isIdempotent: true,
      isOpenWorld: !providers.isEmpty)
    result = json["result"]?["schema"] ?? .null
    let stream = json["x-stream"]
    rows = stream?["page"]?.referenceTarget.flatMap(contract.schema)?["properties"]?["items"]?["items"]?.referenceTarget
    hasPartial = stream?["partial"] != nil

    let given = json["params"].map { Array($0.elements) } ?? []
    let kinds = (rows == nil ? [] : ["list"]) + (providers.isEmpty ? [] : ["upstream"]) + providers
    let added = kinds.flatMap(contract.toolParameters)
    // A tool's word on a parameter counts more than the contract's.
    parameters =
      given.filter { $0.referenceTarget == nil }.compactMap(contract.parameter)
      .filter { parameter in !added.contains { $0.name == parameter.name } } + added
    // The tokens are the protocol's business, and the rest of what is shared is about providers.
    let untaken = parameters.map(\.name) + ["partialResultToken", "workDoneToken"]
    let shared = providers.isEmpty ? [] : given.compactMap { contract.parameter($0)?.name }
    taken = parameters.map(\.name) + shared.filter { !untaken.contains($0) }
    restrictions = Self.restrictions(json)
  }

  /// `movies/nowPlaying` as `movies_now_playing`.
  var toolName: String {
    name.reduce(into: "") { text, letter in
      switch letter {
      case "/", ".": text += "_"
      case _ where letter.isUppercase: text += "_" + letter.lowercased()
      default: text.append(letter)
      }
    }
  }

  /// With what the schema of the arguments can't say: providers of models take no alternatives at its top.
  var toolDescription: String { ([description] + restrictions).joined(separator: " ") }

  private static func restrictions(_ json: JSONValue) -> [String] {
    func groups(_ member: String) -> [String] {
      let groups = json[member].map { Array($0.elements) } ?? []
      return groups.map { group in group.elements.compactMap(\.string).joined(separator: ", ") }
    }
    let requires = json["x-requires"].map { Array($0.members) } ?? []
    return groups("x-exactlyOneOf").map { "Give exactly one of: \($0)." }
      + groups("x-atMostOneOf").map { "Give at most one of: \($0)." }
      + requires.map { "\($0.name) needs also: \($0.value.elements.compactMap(\.string).joined(separator: ", "))." }
  }
}
