// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// `prompts/…` (MCP, "Prompts").
extension ProtocolMethods {
  func registerPrompts(in router: inout Router) {
    router.handleInOrder("prompts/list") { (params: ListPageParams, _) in
      let version = session.version(of: params)
      let page = try ListPage(of: features.prompts, from: params.cursor) { $0.name }
      return result(in: version, caching: .unchanging) { writer in
        page.write("prompts", to: &writer) { prompt, writer in prompt.writeMembers(to: &writer, version) }
      }
    }
    router.handle("prompts/get") { (params: PromptParams, request) in
      guard let prompt = features.prompts.first(where: { $0.name == params.name }) else {
        throw RPCError.unknown("prompt", params.name, known: features.prompts.map(\.name))
      }
      try prompt.check(params.arguments)
      let version = session.version(of: params)
      do throws(RPCError) {
        let messages = try await prompt.get(params.arguments, context(for: params, request))
        return result(in: version) { writer in
          writer.member("description", prompt.description)
          writer.member("messages", messages.map(\.json))
        }
      } catch {
        throw error.permitted(in: version)
      }
    }
  }
}

extension Prompt {
  fileprivate func writeMembers(to writer: inout JSONWriter, _ version: ProtocolVersion) {
    writer.member("name", name)
    if version.hasTitles { writer.member("title", title) }
    writer.member("description", description)
    writer.member(
      "arguments",
      arguments.map { argument in
        RawJSON(members: [
          "name": argument.name, "title": version.hasTitles ? argument.title : nil,
          "description": argument.description, "required": argument.isRequired,
        ])
      })
  }

  /// Checks that all required arguments are given, and no unknown ones.
  fileprivate func check(_ given: [String: String]) throws(RPCError) {
    if let missing = arguments.first(where: { $0.isRequired && given[$0.name] == nil }) {
      throw RPCError(.invalidParams, "The argument \"\(missing.name)\" is missing: \(missing.description)") {
        $0.member("path", "/arguments/\(missing.name)")
      }
    }
    let known = arguments.map(\.name)
    if let unknown = given.keys.sorted().first(where: { !known.contains($0) }) {
      throw RPCError.unknown("argument", unknown, known: known)
    }
  }
}

extension PromptMessage {
  fileprivate var json: RawJSON {
    RawJSON(members: ["role": "user", "content": RawJSON(textContent: text)])
  }
}

private struct PromptParams: ParameterReadable, MetadataCarrying, Sendable {
  static let parameterNames = ["name", "arguments", "_meta"]
  static let allowsUnknown = true

  let name: String
  let arguments: [String: String]
  let metadata: RequestMetadata

  init(_ reader: inout ParameterReader) throws(RPCError) {
    name = try reader.required("name")
    arguments = try reader.optional("arguments") ?? [:]
    metadata = try reader.metadata()
  }
}
