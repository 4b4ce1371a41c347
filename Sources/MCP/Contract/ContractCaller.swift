// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// A client that calls the contract's methods.
protocol ContractCaller: Sendable {
  /// Sends a request and waits for its response. Cancelling the task cancels the request.
  /// - Parameters:
  ///   - params: an object.
  ///   - onPage: receives the parts of the result in order, each with a `kind` (`page`, `error`, `partial`); a list
  ///     method then returns the summary. Nil for no streaming; a list method then returns one page.
  /// - Returns: the result; null if `onPage` returned `enough`.
  func call(
    _ method: String, _ params: RawJSON, onPage: (@Sendable (JSONValue) async -> PageDemand)?
  ) async throws(RPCError) -> RawJSON
}

extension ContractCaller {
  /// Sends a request without streaming.
  func call(_ method: String, _ params: RawJSON = RawJSON { $0.object { _ in } }) async throws(RPCError) -> JSONValue {
    try await call(method, params, onPage: nil).value
  }
}

/// Whether the consumer of a stream wants more of it.
enum PageDemand: Sendable {
  case more
  /// No more pages are wanted; the request is cancelled.
  case enough
}
