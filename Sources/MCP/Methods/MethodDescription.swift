// SPDX-License-Identifier: MIT
import Contract
import JSON

/// A method of the contract, described as a tool.
struct MethodDescription: Sendable {
  /// The name on the wire, `family/verb`.
  let name: String
  let title: String
  let isGuarded: Bool
  /// Whether it is among the few tools of the set `essential`.
  let isEssential: Bool
  /// The params of every call that the tool's schema doesn't have, such as `remember`: an assistant's search is not one
  /// by the person.
  let fixed: [(name: String, value: JSONValue)]
  let annotations: ToolAnnotations
  /// The parameters in the tool's schema, in the contract's order: the method's own, then those of tools.
  let parameters: [ContractMethod.Parameter]
  /// The names of all accepted arguments. Parameters shared by all methods, such as timeouts and pages, are accepted
  /// from programs that know the contract, but not described: they would fill a model's context with every tool and are
  /// of no use to it.
  let taken: [String]
  /// The schema of the result, unless this is a list method.
  let result: JSONValue
  /// The name of the rows' schema, if this is a list method.
  let rows: String?
  /// Whether a place may be given in place of its coordinates.
  let isLocated: Bool
  /// Whether the method sends a partial result before the complete one.
  let hasPartial: Bool
  private let description: String
  private let restrictions: [String]

  /// Nil for a method that is not offered as a tool.
  init?(_ method: ContractMethod, in contract: ContractDescription) {
    let json = method.json
    guard let tool = json["x-tool"], tool.kind == .object else { return nil }
    name = method.name
    title = tool["title"]?.string ?? name
    description = tool["description"]?.string ?? ""
    isGuarded = tool["guarded"]?.boolean ?? false
    isEssential = tool["essential"]?.boolean ?? false
    let fixed = tool["fixed"].map { Array($0.members) } ?? []
    self.fixed = fixed
    let providers = json["x-providers"].map { $0.elements.compactMap(\.string) } ?? []
    let effect = tool["effect"]?.string
    annotations = ToolAnnotations(
      isReadOnly: effect == "reads", isDestructive: effect == "destroys", isIdempotent: true,
      isOpenWorld: !providers.isEmpty)
    result = method.result
    rows = method.rows
    hasPartial = json["x-stream"]?["partial"] != nil

    isLocated = Coordinate.allCases.allSatisfy { coordinate in
      method.parameters.contains { $0.name == coordinate.rawValue && $0.isRequired }
    }
    let kinds =
      (isLocated ? ["located"] : []) + (rows == nil ? [] : ["list"]) + (providers.isEmpty ? [] : ["upstream"])
      + providers
    let added = kinds.flatMap(contract.toolParameters)
    // A tool parameter overrides the contract's of the same name.
    parameters =
      method.parameters.filter { parameter in
        !added.contains { $0.name == parameter.name } && !fixed.contains { $0.name == parameter.name }
      } + added
    // Tokens are handled by the protocol, and other shared parameters concern providers.
    let untaken = parameters.map(\.name) + fixed.map(\.name) + ["partialResultToken", "workDoneToken"]
    let shared = providers.isEmpty ? [] : (method.parameters + method.sharedParameters).map(\.name)
    taken = parameters.map(\.name) + shared.filter { !untaken.contains($0) }
    restrictions = Self.restrictions(json)
  }

  /// The names of the required arguments.
  var required: [String] {
    parameters.filter { $0.isRequired && !(isLocated && Coordinate(rawValue: $0.name) != nil) }.map(\.name)
  }

  /// The tool's name, such as `movies_now_playing` for `movies/nowPlaying`.
  var toolName: String {
    name.reduce(into: "") { text, letter in
      switch letter {
      case "/", ".": text += "_"
      case _ where letter.isUppercase: text += "_" + letter.lowercased()
      default: text.append(letter)
      }
    }
  }

  /// The description, with restrictions that the input schema can't express: model providers accept no alternatives at
  /// its top level.
  var toolDescription: String { ([description] + restrictions).joined(separator: " ") }

  private static func restrictions(_ json: JSONValue) -> [String] {
    func groups(_ member: String) -> [String] {
      let groups = json[member].map { Array($0.elements) } ?? []
      return groups.map { group in group.elements.compactMap(\.string).joined(separator: ", ") }
    }
    let requires = json["x-requires"].map { Array($0.members) } ?? []
    return groups("x-exactlyOneOf").map { "Give exactly one of: \($0)." }
      + groups("x-atMostOneOf").map { "Give at most one of: \($0)." }
      + requires.map { "\($0.name) also needs: \($0.value.elements.compactMap(\.string).joined(separator: ", "))." }
  }
}
