// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// Forwards calls to the contract and sanitizes every text in the results for a model (`String.forModel`). Text output
/// is built only from these, so no tool, resource or prompt has to sanitize anything: a title, for example, is always a
/// single line, whoever wrote it.
struct ReadableContract: ContractCaller {
  let contract: any ContractCaller

  func call(
    _ method: String, _ params: RawJSON, onPage: (@Sendable (JSONValue) async -> PageDemand)?
  ) async throws(RPCError) -> RawJSON {
    var reading: (@Sendable (JSONValue) async -> PageDemand)?
    if let onPage { reading = { part in await onPage(part.forModel) } }
    do throws(RPCError) {
      return try await contract.call(method, params, onPage: reading).value.forModel.raw
    } catch {
      throw error.forModel
    }
  }
}
