// SPDX-License-Identifier: MIT
import JSON

/// Writes the methods: for each namespace (the word before the slash) a class with a function for each method, and the
/// types of their params.
struct TypeScriptMethods {
  let source: ContractSource
  let types: TypeScriptTypes

  func modules() throws -> [TypeScriptModule] {
    try namespaces.map(module) + [try sharedParameters(), root()]
  }

  // MARK: - Namespaces

  /// The methods whose names begin with the same word, which is the namespace's name. The name is empty for the methods
  /// that begin and end a session.
  private struct Namespace {
    let name: String
    let methods: [Method]

    var type: String { Names.type(name) + "Methods" }
    var module: String { name.isEmpty ? "lifecycle" : Names.member(name) + "Methods" }
  }

  private var namespaces: [Namespace] { source.namespaces.map { Namespace(name: $0.name, methods: $0.methods) } }

  private func module(for namespace: Namespace) throws -> TypeScriptModule {
    var module = TypeScriptModule(name: namespace.module)
    module.imports = imports(of: namespace)
    for method in namespace.methods { try writeParams(of: method, to: &module.code) }
    guard !namespace.name.isEmpty else { return module }
    module.code.gap()
    module.code.typeScriptDoc("The methods of `\(namespace.name)`.")
    try module.code.block("export class \(namespace.type)") { code in
      code.line("readonly #caller: Caller;")
      code.line()
      code.block("constructor(caller: Caller)") { $0.line("this.#caller = caller;") }
      for method in namespace.methods {
        code.line()
        try writeFunction(for: method, to: &code)
      }
    }
    return module
  }

  private func imports(of namespace: Namespace) -> [String] {
    let isNamed = !namespace.name.isEmpty
    let methods = namespace.methods
    let rows = methods.compactMap(\.rows)
    let results = isNamed ? methods.filter { !$0.isFeed }.compactMap(\.result).flatMap(\.references) : []
    let names = Set(
      methods.flatMap(\.parameters).flatMap(\.schema.references) + results + rows + methods.compactMap(\.partial))
    let calls = methods.contains { $0.rows == nil && $0.partial == nil && !$0.isFeed } ? ["CallOptions"] : []
    let partials = methods.contains { $0.rows == nil && $0.partial != nil } ? ["PartialOptions"] : []
    let lists = Set(methods.filter { $0.rows != nil }.map(listOptions)).sorted().map { ", type \($0)" }.joined()
    let rules = Set(methods.flatMap(\.exclusions.typeNames)).sorted()
    let shared =
      (methods.contains(where: \.takesCallParameters) ? ["CallParameters"] : [])
      + (rows.isEmpty ? [] : ["ListParameters"])
    return
      (isNamed
      ? ["import type { \((calls + ["Caller"] + partials).joined(separator: ", ")) } from \"../caller.js\";"] : [])
      + (rules.isEmpty ? [] : ["import type { \(rules.joined(separator: ", ")) } from \"../exclusions.js\";"])
      + (methods.contains(where: \.isFeed) ? ["import { WatchFeed, type FeedOptions } from \"../feed.js\";"] : [])
      + (rows.isEmpty ? [] : ["import { List\(lists) } from \"../list.js\";"])
      + types.imports(of: names, into: namespace.module)
      + (shared.isEmpty ? [] : ["import type { \(shared.joined(separator: ", ")) } from \"./parameters.js\";"])
  }

  // MARK: - Params

  /// Writes the interface of a method's params and, if there are constraints between them, the type that applies these
  /// to the interface.
  private func writeParams(of method: Method, to code: inout CodeWriter) throws {
    let name = Names.type(method.name)
    let rules = method.exclusions.types(of: "\(name)Members")
    let bases =
      (method.rows == nil ? [] : ["ListParameters"])
      + (method.takesCallParameters ? ["CallParameters"] : [])
    if method.parameters.isEmpty && bases.isEmpty { return }
    let heritage = bases.isEmpty ? "" : " extends \(bases.joined(separator: ", "))"
    code.gap()
    code.typeScriptDoc("The params of `\(method.name)`\(rules.isEmpty ? "" : ", before the rules between them").")
    try writeInterface("\(name)\(rules.isEmpty ? "Params" : "Members")\(heritage)", method.parameters, to: &code)
    guard !rules.isEmpty else { return }
    code.gap()
    code.typeScriptDoc("The params of `\(method.name)`.")
    code.intersection("export type \(name)Params =", ["\(name)Members"] + rules)
  }

  private func writeInterface(_ head: String, _ parameters: [Parameter], to code: inout CodeWriter) throws {
    guard !parameters.isEmpty else { return code.line("export interface \(head) {}") }
    try code.block("export interface \(head)") { code in
      for parameter in parameters {
        let fallback = parameter.schema["default"].map { "@defaultValue `\($0.raw)`" }
        code.typeScriptDoc(
          TypeScriptTypes.documentation(parameter.description, of: parameter.schema), tags: fallback.map { [$0] } ?? [])
        let type = try types.type(of: parameter.schema)
        // JSON omits undefined members, so a caller may pass on a parameter that it was not given itself.
        code.line(parameter.isRequired ? "\(parameter.name): \(type);" : "\(parameter.name)?: \(type) | undefined;")
      }
    }
  }

  private func sharedParameters() throws -> TypeScriptModule {
    var module = TypeScriptModule(name: "parameters")
    let parameters = source.parameters
    module.imports = types.imports(
      of: Set((parameters.call + parameters.list).flatMap(\.schema.references)), into: module.name)
    module.code.typeScriptDoc("The parameters that every call takes.")
    try writeInterface("CallParameters", parameters.call, to: &module.code)
    module.code.gap()
    module.code.typeScriptDoc("The parameters that every list method takes.")
    try writeInterface("ListParameters", parameters.list, to: &module.code)
    return module
  }

  // MARK: - Functions

  private func writeFunction(for method: Method, to code: inout CodeWriter) throws {
    let upstreams = method.providers.joined(separator: " or ")
    let errors =
      (method.parameters.isEmpty ? [] : ["`InvalidParamsError`"])
      + (upstreams.isEmpty ? [] : ["an `UpstreamError` if \(upstreams) can't answer"])
    code.typeScriptDoc(
      method.documentation,
      tags: errors.isEmpty ? [] : ["@throws \(errors.joined(separator: ", or "))."])
    let hasParams = method.rows != nil || method.takesCallParameters || !method.parameters.isEmpty
    let mayLackParams = !method.parameters.contains(where: \.isRequired) && method.exclusions.exactlyOneOf.isEmpty
    let type = hasParams ? "\(Names.type(method.name))Params" : "Record<string, never>"
    let params = mayLackParams ? "params: \(type) = {}" : "params: \(type)"
    let verb = method.words.map { Names.member($0.verb) } ?? method.name
    if method.isFeed {
      code.function(verb, [params, "options: FeedOptions = {}"], giving: "WatchFeed") { code in
        code.line("return new WatchFeed(this.#caller, \"\(method.name)\", params, options);")
      }
    } else if let rows = method.rows {
      let row = TypeScriptTypes.declared(rows)
      let options = listOptions(of: method) + (method.partial.map { "<\(TypeScriptTypes.declared($0))>" } ?? "")
      code.function(verb, [params, "options: \(options) = {}"], giving: "List<\(row)>") { code in
        code.line("return new List(this.#caller, \"\(method.name)\", params, options);")
      }
    } else {
      let result = try types.type(of: method.resultSchema)
      let options = method.partial.map { "PartialOptions<\(TypeScriptTypes.declared($0))>" } ?? "CallOptions"
      code.function(verb, [params, "options: \(options) = {}"], giving: "Promise<\(result)>") { code in
        code.line("return this.#caller.call(\"\(method.name)\", params, options);")
      }
    }
  }

  private func listOptions(of method: Method) -> String {
    method.partial == nil ? "ListOptions" : "PartialListOptions"
  }

  /// The class with a member for each namespace.
  private func root() -> TypeScriptModule {
    let namespaces = namespaces.filter { !$0.name.isEmpty }.sorted { $0.name < $1.name }
    var module = TypeScriptModule(name: "methods")
    module.imports =
      ["import { Caller } from \"../caller.js\";"]
      + namespaces.map { "import { \($0.type) } from \"./\($0.module).js\";" }
    module.code.typeScriptDoc("The version of the contract that this client was made for.")
    module.code.line("export const contractVersion = \"\(source.version)\";")
    module.code.gap()
    module.code.typeScriptDoc("Every method of the contract, by its namespace.")
    module.code.block("export abstract class Methods extends Caller") { code in
      for namespace in namespaces { code.line("readonly \(namespace.name) = new \(namespace.type)(this);") }
    }
    return module
  }
}

extension Exclusions {
  /// The types that express the constraints on an interface's members.
  fileprivate func types(of members: String) -> [String] {
    func union(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: " | ") }
    // Members that need the same ones are one type: the compiler multiplies the types of an intersection.
    let needs = Dictionary(grouping: requires, by: \.others).sorted { $0.value[0].name < $1.value[0].name }
    return exactlyOneOf.map { "ExactlyOne<\(members), \(union($0))>" }
      + atMostOneOf.map { "AtMostOne<\(members), \(union($0))>" }
      + needs.map { "Needs<\(members), \(union($0.value.map(\.name))), \(union($0.key))>" }
  }

  fileprivate var typeNames: [String] {
    (exactlyOneOf.isEmpty ? [] : ["ExactlyOne"])
      + (atMostOneOf.isEmpty ? [] : ["AtMostOne"])
      + (requires.isEmpty ? [] : ["Needs"])
  }
}
