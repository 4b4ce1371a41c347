// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// `completion/complete` (MCP, "Completion").
extension ProtocolMethods {
  func registerCompletion(in router: inout Router) {
    router.handle("completion/complete") { (params: CompleteParams, request) in
      let (completer, names) = try completer(for: params.reference)
      guard names.contains(params.question.argument) else {
        throw RPCError.unknown("argument", params.question.argument, known: names)
      }
      let version = session.version(of: params)
      do throws(RPCError) {
        let completion = try await completer(params.question, context(for: params, request))
        return result(in: version) { writer in
          writer.member(
            "completion",
            RawJSON(members: [
              "values": completion.values, "total": completion.total, "hasMore": completion.hasMore,
            ]))
        }
      } catch {
        throw error.permitted(in: version)
      }
    }
  }

  private func completer(for reference: CompletionReference) throws(RPCError) -> (Completer, names: [String]) {
    switch reference {
    case .prompt(let name):
      guard let prompt = features.prompts.first(where: { $0.name == name }) else {
        throw RPCError.unknown("prompt", name, known: features.prompts.map(\.name))
      }
      return (prompt.complete, prompt.arguments.map(\.name))
    case .resource(let uri):
      let templates = features.resources.filter(\.isTemplate)
      guard let template = templates.first(where: { $0.uri == uri }) else {
        throw RPCError.unknown("resource template", uri, known: templates.map(\.uri))
      }
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

private struct CompleteParams: ParameterReadable, MetadataCarrying, Sendable {
  static let parameterNames = ["ref", "argument", "context", "_meta"]
  static let allowsUnknown = true

  let reference: CompletionReference
  let question: CompletionQuestion
  let metadata: RequestMetadata

  init(_ reader: inout ParameterReader) throws(RPCError) {
    reference = try reader.required("ref")
    let argument = try reader.required("argument", as: Argument.self)
    let context = try reader.optional("context", as: Context.self)
    question = CompletionQuestion(argument: argument.name, value: argument.value, others: context?.arguments ?? [:])
    metadata = try reader.metadata()
  }

  private struct Argument: JSONReadable {
    let name: String
    let value: String

    init(json: JSONValue) throws(JSONMismatch) {
      name = try json.required("name")
      value = try json.required("value")
    }
  }

  private struct Context: JSONReadable {
    let arguments: [String: String]?

    init(json: JSONValue) throws(JSONMismatch) { arguments = try json.optional("arguments") }
  }
}
