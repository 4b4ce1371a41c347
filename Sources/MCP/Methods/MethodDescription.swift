// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// A method of the contract, described as a tool.
struct MethodDescription: Sendable {
  /// The name on the wire, `family/verb`.
  let name: String
  /// The tool's name: the contract's (`x-tool`), or `movies_now_playing` for `movies/nowPlaying`.
  let toolName: String
  let title: String
  let description: String
  /// What the server's user has to allow (`MCPOptions.Permission`); nil if nothing.
  let permission: String?
  /// Whether it is among the few tools of the set `essential`.
  let isEssential: Bool
  /// Params of every call that aren't in the tool's schema, such as `remember`: an assistant's search is not the
  /// person's.
  let fixed: [(name: String, value: JSONValue)]
  private(set) var annotations: ToolAnnotations
  /// A method that the tool calls in place of its own, and the argument that says so; nil for none.
  let other: (argument: String, method: String)?
  /// The parameters, in the contract's order: the method's own, then those of tools.
  private(set) var parameters: [ContractMethod.Parameter]
  /// The parameters in the tool's schema. A model that is shown forty uses none of them well.
  private(set) var shown: [ContractMethod.Parameter]
  /// The names of all accepted arguments. Parameters shared by all methods, such as timeouts and pages, are accepted
  /// from programs that know the contract, but not described, because a model has no use for them.
  private(set) var taken: [String]
  /// The parameters that name files, which need the user's permission though the tool does not (`x-tool`).
  private let ofFiles: [String]
  /// The schema of the result, unless this is a list method.
  let result: JSONValue
  /// The name of the rows' schema, if this is a list method.
  let rows: String?
  /// Whether the rows are films.
  var hasFilms: Bool { rows.map { ["Movie", "LibraryRow"].contains($0) } ?? false }
  /// Whether a place may be given instead of its coordinates.
  let isLocated: Bool
  /// The parameters for the coordinates.
  static let position = ["latitude", "longitude"]
  /// Whether the method sends a partial result before the complete one.
  let hasPartial: Bool

  /// Nil for a method that is not offered as a tool.
  init?(_ method: ContractMethod, in contract: ContractDescription) {
    let json = method.json
    guard let tool = json["x-tool"], tool.kind == .object else { return nil }
    name = method.name
    toolName = tool["name"]?.string ?? Self.toolName(of: method.name)
    title = tool["title"]?.string ?? name
    permission = tool["permission"]?.string
    ofFiles = tool.strings("needsFiles")
    isEssential = tool["essential"]?.boolean ?? false
    let fixed = tool["fixed"].map { Array($0.members) } ?? []
    self.fixed = fixed
    let providers = json.strings("x-providers")
    let effect = tool["effect"]?.string
    annotations = ToolAnnotations(
      isReadOnly: effect == "reads" && ofFiles.isEmpty, isDestructive: effect == "destroys", isIdempotent: true,
      isOpenWorld: !providers.isEmpty)
    result = method.result
    rows = method.rows
    hasPartial = json["x-stream"]?["partial"] != nil

    isLocated = Self.position.allSatisfy { name in method.parameters.contains { $0.name == name && $0.isRequired } }
    let alternative = contract.document["x-tools"]?["alternatives"]?[method.name]
    let switching = alternative?["parameter"].flatMap { ContractMethod.Parameter($0, in: contract) }
    other = switching.flatMap { parameter in alternative?["method"]?.string.map { (parameter.name, $0) } }
    let kinds =
      (isLocated ? ["located"] : [])
      + (rows == nil ? [] : ["list"])
      + (providers.isEmpty ? [] : ["upstream"])
      + providers
    let added = kinds.flatMap(contract.toolParameters)
    // A tool parameter overrides the contract's of the same name.
    let parameters =
      method.parameters.filter { parameter in
        !added.contains { $0.name == parameter.name } && !fixed.contains { $0.name == parameter.name }
      } + added + [switching].compactMap(\.self)
    let names = tool["shows"].map { $0.elements.compactMap(\.string) }
    self.parameters = parameters
    shown =
      names.map { names in parameters.filter { names.contains($0.name) || $0.name == switching?.name } } ?? parameters
    let restrictions = Self.restrictions(json, among: Set(shown.map(\.name) + (isLocated ? Self.position : [])))
    description = ([tool["description"]?.string ?? ""] + restrictions).joined(separator: " ")
    // Tokens are handled by the protocol, and other shared parameters concern providers.
    let untaken = parameters.map(\.name) + fixed.map(\.name) + ["partialResultToken", "workDoneToken"]
    let shared = providers.isEmpty ? [] : (method.parameters + method.sharedParameters).map(\.name)
    taken = parameters.map(\.name) + shared.filter { !untaken.contains($0) }
  }

  /// The method as a tool that neither reads nor writes files that the user names.
  var withoutFiles: MethodDescription {
    var method = self
    method.parameters.removeAll { ofFiles.contains($0.name) }
    method.shown.removeAll { ofFiles.contains($0.name) }
    method.taken.removeAll { ofFiles.contains($0) }
    if !ofFiles.isEmpty { method.annotations.isReadOnly = true }
    return method
  }

  /// The names of the required arguments.
  var required: [String] {
    parameters.filter { $0.isRequired && !(isLocated && Self.position.contains($0.name)) }.map(\.name)
  }

  private static func toolName(of method: String) -> String {
    method.reduce(into: "") { text, letter in
      switch letter {
      case "/", ".": text += "_"
      case _ where letter.isUppercase: text += "_" + letter.lowercased()
      default: text.append(letter)
      }
    }
  }

  /// Restrictions that the input schema can't express: model providers accept no alternatives at its top level.
  /// - Parameter shown: the parameters that a model is shown; what restricts others tells it nothing.
  private static func restrictions(_ json: JSONValue, among shown: Set<String>) -> [String] {
    func names(_ list: JSONValue) -> [String] { list.elements.compactMap(\.string).filter(shown.contains) }
    func groups(_ member: String) -> [String] {
      let groups = json[member].map { $0.elements.map(names) } ?? []
      return groups.filter { $0.count > 1 }.map { $0.joined(separator: ", ") }
    }
    let requires = json["x-requires"].map { Array($0.members) } ?? []
    return groups("x-exactlyOneOf").map { "Give exactly one of: \($0)." }
      + groups("x-atMostOneOf").map { "Give at most one of: \($0)." }
      + requires.compactMap { name, others in
        let others = names(others)
        guard shown.contains(name), !others.isEmpty else { return nil }
        return "\(name) also needs: \(others.joined(separator: ", "))."
      }
  }
}

extension ContractDescription {
  /// The methods that are offered as tools, ordered by how much assistants need their families.
  var tools: [MethodDescription] {
    let order = document["x-tools"]?.strings("order") ?? []
    func rank(_ method: ContractMethod) -> Int {
      method.json["tags"]?[0]?["name"]?.string.flatMap(order.firstIndex) ?? order.count
    }
    return methods.ordered(by: rank).compactMap { MethodDescription($0, in: self) }
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
  var takesWords: Bool {
    namedKind != nil || ["Day", "DayWord", "DaysWord", "EntityReference", "GenreReference", "TimeWord"].contains(model)
  }
}
