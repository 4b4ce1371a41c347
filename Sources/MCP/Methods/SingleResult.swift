// SPDX-License-Identifier: MIT
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
    let result = try await context.verbatim.call(method.name, arguments.params(), onPage: partial(context)).value
    var answer = CompactText.answer(result, from: method.name)
    if isVerbatim { answer.attach(verbatim: result) }
    return ToolResult(answer)
  }

  /// Reports a partial result only as progress.
  private func partial(_ context: FeatureContext) -> (@Sendable (JSONValue) async -> PageDemand)? {
    guard method.hasPartial else { return nil }
    return { part in
      if case .partial(let item) = StreamPart(part) {
        await context.progress.report(0.5, of: 1, item["title"]?.string)
      }
      return .more
    }
  }
}
