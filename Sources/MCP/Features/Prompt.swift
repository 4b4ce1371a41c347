// SPDX-License-Identifier: MIT
import JSONRPC

/// A conversation starter for people (MCP, "Prompts").
struct Prompt: Sendable {
  let name: String
  let title: String
  let description: String
  let arguments: [PromptArgument]
  /// The user's message that the conversation begins with.
  /// - Parameter arguments: all required ones are present.
  let text: @Sendable (_ arguments: [String: String]) throws(RPCError) -> String
  let complete: Completer
}

/// An argument of a prompt, filled in by a person.
struct PromptArgument: Sendable {
  let name: String
  let title: String
  let description: String
  var isRequired = false
}
