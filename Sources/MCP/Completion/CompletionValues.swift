// SPDX-License-Identifier: MIT
import Basics
import JSON
import JSONRPC

/// Completes the value of a template's variable or a prompt's argument.
typealias Completer = @Sendable (CompletionInput, Completions) async throws(RPCError) -> CompletionValues

/// The input of a completion.
struct CompletionInput: Sendable {
  /// The name of the variable or argument.
  let argument: String
  /// The value typed so far.
  let value: String
  /// The variables or arguments that already have values.
  var others: [String: String] = [:]
}

/// The possible values, most likely first.
struct CompletionValues: Sendable {
  /// The maximum number of values in a response (MCP, "Completion").
  static let limit = 100

  let values: [String]
  /// The names of values that are ids, for hosts that show them (`_meta`); empty for others.
  var names: [String: String] = [:]
  /// The number of possible values, including those beyond the limit, which are left out.
  let total: Int

  init(_ values: [String]) {
    self.values = values.prefix(Self.limit).map(\.forModel)
    total = values.count
  }

  /// Ids with their names. Those with exactly the given name come first.
  init(_ entities: [(id: String, name: String)], named typed: String = "") {
    func isExact(_ entity: (id: String, name: String)) -> Bool { !typed.isEmpty && entity.name.bare == typed.bare }
    let names = Dictionary(entities.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let ordered = entities.filter(isExact) + entities.filter { !isExact($0) }
    self.init(ordered.map(\.id).unique)
    for value in values { self.names[value] = names[value]?.forModel }
  }

  var hasMore: Bool { total > values.count }
}

extension CompletionInput: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    self.init(argument: try json.required("name"), value: try json.required("value"))
  }
}
