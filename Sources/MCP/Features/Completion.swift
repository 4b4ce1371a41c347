// SPDX-License-Identifier: MIT
import JSONRPC

/// Completes what a person types into a blank of a template or an argument of a prompt.
typealias Completer = @Sendable (CompletionQuestion, FeatureContext) async throws(RPCError) -> Completion

/// What is being typed.
struct CompletionQuestion: Sendable {
  /// The name of the blank or the argument.
  let argument: String
  /// What has been typed of the value.
  let value: String
  /// The blanks or arguments that are filled in already.
  let others: [String: String]
}

/// What it could become, the likeliest first.
struct Completion: Sendable {
  /// The protocol takes no more at once (MCP, "Completion").
  static let limit = 100

  let values: [String]
  /// How many there are in all; nil if nobody knows.
  let total: Int?

  /// - Parameters:
  ///   - values: those beyond the limit are left out.
  ///   - total: nil: as many as these.
  init(_ values: [String], total: Int? = nil) {
    self.values = Array(values.prefix(Self.limit))
    self.total = total ?? values.count
  }

  var hasMore: Bool { total.map { $0 > values.count } ?? false }
}
