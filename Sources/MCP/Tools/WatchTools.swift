// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// `watch_list` and `watch_remove`.
enum WatchTools {
  static let all = [WatchAddTool.tool, list, WatchEventsTool.tool, remove]

  private static let list = Tool(ToolDocument.watchList, ToolAnnotations(isOpenWorld: false)) {
    arguments, context throws(RPCError) in
    _ = try NoParameters(params: arguments)
    return WatchText.list(try await context.contract.call(WatchList.self, WatchList.Params()).items)
  }

  private static let remove = Tool(
    ToolDocument.watchRemove, ToolAnnotations(isReadOnly: false, isDestructive: true, isOpenWorld: false)
  ) { arguments, context throws(RPCError) in
    let id = try WatchIDArguments(params: arguments).id
    let removed = try await context.contract.call(WatchRemove.self, WatchRemove.Params(id: id)).removed
    if removed > 0 { context.changed(.watch(id)) }
    var answer = Answer()
    answer.say(
      removed > 0
        ? "\(id) is removed; its events stay in watch_events."
        : "There is no \(id); watch_list has all watches.",
      [Answer.Member("watchId", id), Answer.Member("removed", removed > 0)])
    return ToolResult(answer)
  }
}

/// The argument that names a watch.
private struct WatchIDArguments: ParameterReadable {
  static var parameterNames: [String] { ["watchId"] }

  let id: WatchID

  init(_ reader: inout ParameterReader) throws(RPCError) { id = try reader.required("watchId") }
}
