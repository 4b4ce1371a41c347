// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Synchronization

@testable import MCP

extension ContractCaller {
  /// Calls a method by its name, without parts of the result.
  func value(of method: String, _ params: String = "{}") async throws -> ContractValue {
    guard let value = try await result(of: method, RawJSON(parsing: params), LocalObserver()) else {
      throw RPCError(.internalError, "\(method) returned nothing")
    }
    return value
  }

  /// Calls a method by its name, and returns the result's JSON.
  func json(of method: String, _ params: String = "{}") async throws -> JSONValue {
    RawJSON(writing: try await value(of: method, params)).value
  }
}

/// A contract that answers each method with the same value.
struct Answers: ContractCaller {
  let byMethod: [String: ContractValue]

  func result(of method: String, _ params: RawJSON, _ observer: LocalObserver) async throws(RPCError) -> ContractValue?
  {
    guard let answer = byMethod[method] else { throw RPCError(.notFound, "none") }
    return answer
  }

  func presented(_ answer: RawJSON, of method: String, _ params: RawJSON) -> RawJSON? {
    (try? Self.sandbox.get())?.presented(answer, of: method, params.value)
  }

  private static let sandbox = Result { LocalClient(router: try Sandbox().router) }
}
