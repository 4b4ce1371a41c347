// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

extension Router {
  /// Registers a handler that makes upstream calls.
  mutating func handle<M: RPCMethod>(
    _ method: M.Type, _ services: Services, _ body: @escaping @Sendable (M.Params, Call) async throws -> M.Result
  ) where M.Params: CallParameters {
    handle(M.name) { (params: M.Params, request) in
      let call = Call(services: services, request: request, options: params.call)
      return try await call.run { try await body(params, call) }
    }
  }
}

extension Call {
  /// Runs the body of a handler, with the user's words for times and distances.
  func run(_ body: () async throws -> LocalClient.Value) async throws -> LocalClient.Value {
    try await services.activity.run {
      try await Wording.$current.withValue(services.wording) { try await body() }
    }
  }
}
