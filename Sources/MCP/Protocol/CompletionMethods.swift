// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// `completion/complete` (MCP, "Completion").
extension ProtocolMethods {
  func registerCompletion(in router: inout Router) {
    handle("completion/complete", in: &router) { request in
      let reference: CompletionReference = try request.params.required("ref")
      var input: CompletionInput = try request.params.required("argument")
      input.others = try request.params.optional("context", as: CompletionContext.self)?.arguments ?? [:]
      let (completer, names) = try completer(for: reference, in: features)
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

private struct CompletionContext: JSONReadable {
  let arguments: [String: String]?

  init(json: JSONValue) throws(JSONMismatch) { arguments = try json.optional("arguments") }
}
