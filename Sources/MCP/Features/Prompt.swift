// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// A conversation starter for people (MCP, "Prompts").
struct Prompt: Sendable {
  let name: String
  let title: String
  let description: String
  var arguments: [PromptArgument] = []
  /// - Parameter arguments: all required ones are present.
  let get: @Sendable (_ arguments: [String: String], FeatureContext) async throws(RPCError) -> [PromptMessage]
  let complete: Completer
}

/// An argument of a prompt, filled in by a person.
struct PromptArgument: Sendable {
  let name: String
  let title: String
  let description: String
  var isRequired = false
}

/// A message of the user that the conversation begins with.
struct PromptMessage: Sendable {
  let text: String
}
