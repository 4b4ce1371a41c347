// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// The tool of a method with a single result.
struct SingleResult: Sendable {
  let method: MethodDescription

  func call(_ arguments: JSONValue, _ context: FeatureContext) async throws(RPCError) -> ToolResult {
    var arguments = try MethodArguments(arguments, of: method)
    try await arguments.understand(for: method, context.contract)
    let isVerbatim = try arguments.isVerbatim()
    if method.annotations.isOpenWorld { await context.progress.report(0, of: 1, method.title) }
    let result = try await context.contract.result(of: method.name, arguments.params(), observer(context))
    guard let result else { throw RPCError(.internalError, "\(method.name) returned nothing") }
    var answer = CompactText.answer(result, from: method.name)
    if isVerbatim { answer.attach(verbatim: result) }
    return ToolResult(answer)
  }

  /// Reports a partial result only as progress.
  private func observer(_ context: FeatureContext) -> LocalObserver {
    guard method.hasPartial else { return LocalObserver() }
    return LocalObserver(part: { part in
      if let part = part as? Partial<Movie> { await context.progress.report(0.5, of: 1, part.item.title) }
      return .more
    })
  }
}
