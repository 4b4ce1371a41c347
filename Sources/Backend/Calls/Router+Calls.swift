// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

extension Router {
  /// Registers a handler that makes upstream calls.
  mutating func handle<M: RPCMethod>(
    _ method: M.Type, _ services: Services, _ body: @escaping @Sendable (M.Params, Call) async throws -> M.Result
  ) where M.Params: CallParameters {
    handle(method) { params, request in
      let call = Call(services: services, request: request, options: params.call)
      return try await services.activity.run {
        try await Wording.$current.withValue(services.userSettings.wording) { try await body(params, call) }
      }
    }
  }
}
