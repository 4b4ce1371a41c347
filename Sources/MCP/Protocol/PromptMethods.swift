// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// `prompts/…` (MCP, "Prompts").
extension ProtocolMethods {
  func registerPrompts(in router: inout Router) {
    router.handleInOrder(PromptsList.self) { params, _ in
      let version = session.version(of: params)
      let page = try ListPage(of: features.prompts, from: params.cursor) { $0.name }
      return result(in: version, caching: .unchanging) { writer in
        page.write("prompts", to: &writer) { prompt, writer in prompt.writeMembers(to: &writer, version) }
      }
    }
    router.handle(PromptsGet.self) { params, request in
      guard let prompt = features.prompts.first(where: { $0.name == params.name }) else {
        throw RPCError.unknown("prompt", params.name, known: features.prompts.map(\.name))
      }
      try prompt.check(params.arguments)
      let version = session.version(of: params)
      do throws(RPCError) {
        let messages = try await prompt.get(params.arguments, context(for: params, request))
        return result(in: version) { writer in
          writer.member("description", prompt.description)
          writer.key("messages")
          writer.array { writer in for message in messages { message.write(to: &writer) } }
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
    writer.key("arguments")
    writer.array { writer in
      for argument in arguments {
        writer.object { writer in
          writer.member("name", argument.name)
          if version.hasTitles { writer.member("title", argument.title) }
          writer.member("description", argument.description)
          writer.member("required", argument.isRequired)
        }
      }
    }
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
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("role", role.rawValue)
      writer.key("content")
      writer.object { writer in
        writer.member("type", "text")
        writer.member("text", text)
      }
    }
  }
}

private enum PromptsList: RPCMethod {
  static let name = "prompts/list"
  typealias Params = ListPageParams
  typealias Result = RawJSON
}

private enum PromptsGet: RPCMethod {
  static let name = "prompts/get"
  typealias Result = RawJSON

  struct Params: ParameterReadable, MetadataCarrying, Sendable {
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
}
