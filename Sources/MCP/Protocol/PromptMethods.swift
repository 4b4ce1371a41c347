// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// `prompts/…` (MCP, "Prompts").
extension ProtocolMethods {
  func registerPrompts(in router: inout Router) {
    handleList("prompts/list", "prompts", in: &router, of: \.prompts) { $0.json(in: $1.version) }
    handleInOrder("prompts/get", in: &router) { request in
      let prompt = try features.prompts.named(try request.params.required("name"), as: "prompt", \.name)
      let arguments: [String: String] = try request.params.optional("arguments") ?? [:]
      try prompt.check(arguments)
      let message = RawJSON(members: ["role": "user", "content": RawJSON(textContent: try prompt.text(arguments))])
      return result(in: request.version, ["description": prompt.description, "messages": [message]])
    }
  }
}

extension Prompt {
  fileprivate func json(in version: ProtocolVersion) -> RawJSON {
    RawJSON(members: [
      "name": name, "title": version.hasTitles ? title : nil, "description": description,
      "arguments": arguments.map { argument in
        RawJSON(members: [
          "name": argument.name, "title": version.hasTitles ? argument.title : nil,
          "description": argument.description, "required": argument.isRequired,
        ])
      },
    ])
  }

  /// Checks that all required arguments are given, and no unknown ones.
  fileprivate func check(_ given: [String: String]) throws(RPCError) {
    if let missing = arguments.first(where: { $0.isRequired && given[$0.name] == nil }) {
      throw RPCError(.invalidParams, "The argument \"\(missing.name)\" is missing: \(missing.description)") {
        $0.member("path", "/arguments/\(missing.name)")
      }
    }
    for name in given.keys.sorted() { _ = try arguments.named(name, as: "argument", \.name) }
  }
}
