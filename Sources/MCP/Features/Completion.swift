// SPDX-License-Identifier: MIT
import Basics
import JSONRPC

/// Completes the value of a template's variable or a prompt's argument.
typealias Completer = @Sendable (CompletionQuestion, FeatureContext) async throws(RPCError) -> Completion

/// The input of a completion.
struct CompletionQuestion: Sendable {
  /// The name of the variable or argument.
  let argument: String
  /// The value typed so far.
  let value: String
  /// The variables or arguments that already have values.
  var others: [String: String] = [:]
}

/// The possible values, most likely first.
struct Completion: Sendable {
  /// The maximum number of values in a response (MCP, "Completion").
  static let limit = 100

  let values: [String]
  /// The number of possible values, of which those beyond the limit are left out.
  let total: Int

  init(_ values: [String]) {
    self.values = values.prefix(Self.limit).map(\.forModel)
    total = values.count
  }

  var hasMore: Bool { total > values.count }
}
