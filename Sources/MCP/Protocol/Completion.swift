// SPDX-License-Identifier: MIT
import Basics
import JSON
import JSONRPC

/// Completes the value of a template's variable or a prompt's argument.
typealias Completer = @Sendable (CompletionInput, Completions) async throws(RPCError) -> CompletionValues

/// The input of a completion.
struct CompletionInput: Sendable {
  /// The name of the variable or argument.
  let argument: String
  /// The value typed so far.
  let value: String
  /// The variables or arguments that already have values.
  var others: [String: String] = [:]
}

/// The possible values, most likely first.
struct CompletionValues: Sendable {
  /// The maximum number of values in a response (MCP, "Completion").
  static let limit = 100

  let values: [String]
  /// The names of values that are ids, for hosts that show them (`_meta`); empty for others.
  var names: [String: String] = [:]
  /// The number of possible values, including those beyond the limit, which are left out.
  let total: Int

  init(_ values: [String]) {
    self.values = values.prefix(Self.limit).map(\.forModel)
    total = values.count
  }

  /// Ids with their names. Those with exactly the given name come first.
  init(_ entities: [(id: String, name: String)], named typed: String = "") {
    func isExact(_ entity: (id: String, name: String)) -> Bool { !typed.isEmpty && entity.name.bare == typed.bare }
    let names = Dictionary(entities.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let ordered = entities.filter(isExact) + entities.filter { !isExact($0) }
    self.init(ordered.map(\.id).unique)
    for value in values { self.names[value] = names[value]?.forModel }
  }

  var hasMore: Bool { total > values.count }
}

/// `completion/complete` (MCP, "Completion").
extension ProtocolMethods {
  func registerCompletion(in router: inout Router) {
    handle("completion/complete", in: &router) { request in
      let reference: CompletionReference = try request.params.required("ref")
      var input: CompletionInput = try request.params.required("argument")
      input.others = try request.params.optional("context", as: CompletionContext.self)?.arguments ?? [:]
      let (completer, names) = try completer(for: reference, in: features(for: request))
      _ = try names.named(input.argument, as: "argument", \.self)
      let completion = try await completer(input, Completions(contract: contract))
      let idNames = RawJSON { writer in
        writer.object { writer in
          for value in completion.values { writer.member(value, completion.names[value]) }
        }
      }
      return result(
        in: request.version, meta: completion.names.isEmpty ? [:] : ["marquee/names": idNames],
        [
          "completion": RawJSON(members: [
            "values": completion.values, "total": completion.total, "hasMore": completion.hasMore,
          ])
        ])
    }
  }

  private func completer(
    for reference: CompletionReference, in features: Features
  ) throws(RPCError) -> (Completer, names: [String]) {
    switch reference {
    case .prompt(let name):
      let prompt = try features.prompts.named(name, as: "prompt", \.name)
      return (prompt.complete, prompt.arguments.map(\.name))
    case .resource(let uri):
      let template = try features.resources.filter(\.isTemplate).named(uri, as: "resource template", \.uri)
      return (template.complete, URITemplate(uri).names)
    }
  }
}

/// The prompt or resource template to complete for (MCP, `PromptReference`, `ResourceTemplateReference`).
private enum CompletionReference: JSONReadable, Sendable {
  case prompt(String)
  case resource(String)

  init(json: JSONValue) throws(JSONMismatch) {
    switch try json.required("type", as: String.self) {
    case "ref/prompt": self = .prompt(try json.required("name"))
    case "ref/resource": self = .resource(try json.required("uri"))
    default: throw (json["type"] ?? json).mismatch(expected: "\"ref/prompt\" or \"ref/resource\"")
    }
  }
}

extension CompletionInput: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    self.init(argument: try json.required("name"), value: try json.required("value"))
  }
}

private struct CompletionContext: JSONReadable {
  let arguments: [String: String]?

  init(json: JSONValue) throws(JSONMismatch) { arguments = try json.optional("arguments") }
}
