// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// Passes calls on to the contract, and gives every text in what comes back as a model may read it (`String.forModel`).
/// What is shown as text is made of this alone, so that no tool, resource or prompt has to think of it: a title is one
/// line at most, whoever wrote it.
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
