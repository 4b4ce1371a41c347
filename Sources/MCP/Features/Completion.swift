// SPDX-License-Identifier: MIT
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
  let others: [String: String]
}

/// The possible values, most likely first.
struct Completion: Sendable {
  /// The maximum number of values in a response (MCP, "Completion").
  static let limit = 100

  let values: [String]
  /// The total number of possible values; nil if unknown.
  let total: Int?

  /// - Parameters:
  ///   - values: the possible values; those beyond the limit are dropped.
  ///   - total: the total number; nil for the count of `values`.
  init(_ values: [String], total: Int? = nil) {
    self.values = Array(values.prefix(Self.limit))
    self.total = total ?? values.count
  }

  var hasMore: Bool { total.map { $0 > values.count } ?? false }
}
