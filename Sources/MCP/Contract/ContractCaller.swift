// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// Calls the methods of the contract.
protocol ContractCaller: Sendable {
  /// Sends one request and waits for its answer. Cancelling the task cancels the request.
  /// - Parameters:
  ///   - params: an object.
  ///   - onPage: gets the parts of the result in their order, each with a `kind` (`page`, `error`, `partial`). Nil: a
  ///     list method answers with one page. Else its answer is the summary.
  /// - Returns: the result; null where `onPage` had enough.
  func call(
    _ method: String, _ params: RawJSON, onPage: (@Sendable (JSONValue) async -> PageDemand)?
  ) async throws(RPCError) -> RawJSON
}

extension ContractCaller {
  /// The same without a stream.
  func call(_ method: String, _ params: RawJSON = RawJSON { $0.object { _ in } }) async throws(RPCError) -> JSONValue {
    try await call(method, params, onPage: nil).value
  }
}

/// Whether the reader of a stream wants to see more of it.
enum PageDemand: Sendable {
  case more
  /// No more pages are wanted: the request is cancelled.
  case enough
}
