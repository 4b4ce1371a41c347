// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// Something that a person can start with (MCP, "Prompts").
struct Prompt: Sendable {
  let name: String
  let title: String
  let description: String
  var arguments: [PromptArgument] = []
  /// - Parameter arguments: those that must be there are.
  let get: @Sendable (_ arguments: [String: String], FeatureContext) async throws(RPCError) -> [PromptMessage]
  let complete: Completer
}

/// What a person can say to a prompt.
struct PromptArgument: Sendable {
  let name: String
  let title: String
  let description: String
  var isRequired = false
}

/// One text that the conversation begins with.
struct PromptMessage: Sendable {
  enum Role: String, Sendable {
    case user, assistant
  }

  var role = Role.user
  let text: String
}
