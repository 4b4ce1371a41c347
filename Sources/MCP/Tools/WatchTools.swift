// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// The tools for watches besides `watch_add`.
enum WatchTools {
  static let all = [list, events, remove]

  private static let list = Tool(ToolDocument.watchList, ToolAnnotations(isOpenWorld: false)) {
    arguments, context throws(RPCError) in
    _ = try NoParameters(params: arguments)
    return WatchText(contract: context.contract).list(try await context.contract.watches())
  }

  private static let remove = Tool(
    ToolDocument.watchRemove, ToolAnnotations(isReadOnly: false, isDestructive: true, isOpenWorld: false)
  ) { arguments, context throws(RPCError) in
    let id = try WatchIDArguments(params: arguments).id
    let removed = try await context.contract.call(WatchRemove.self, WatchRemove.Params(id: id)).removed
    if removed > 0 {
      context.changed(.watch(id))
      // The stream of events reports it, too, but not if it begins only now.
      context.changed(.watches)
    }
    var content = ResultContent()
    content.add(
      removed > 0
        ? "\(id) is removed; its events stay in watch_events." : "There is no \(id); watch_list has all watches.",
      [ResultContent.Member("watchId", id), ResultContent.Member("removed", removed > 0)])
    return content
  }

  /// The events after a cursor. Many hosts pass no notifications to the model, so that it has to poll.
  private static let events = Tool(ToolDocument.watchEvents, ToolAnnotations(isOpenWorld: false)) {
    arguments, context throws(RPCError) in
    let arguments = try EventArguments(params: arguments)
    let watches = try await context.contract.watches()
    let text = WatchText(contract: context.contract)
    guard let cursor = arguments.cursor else {
      // If there isn't room for all, the newest are kept.
      var kept = try await context.contract.latestEvents(arguments.limit, of: arguments.watch)
      while kept.count > 1, !text.fit(kept, of: watches.items) { kept.removeFirst() }
      return text.events(kept, of: watches.items, cursor: watches.cursor, isComplete: true, hasGap: false)
    }
    let page = try await context.contract.call(
      WatchEvents.self,
      WatchEvents.Params(after: cursor, watchIds: arguments.watch.map { [$0] }, limit: arguments.limit))
    var kept = page.items
    while kept.count > 1, !text.fit(kept, of: watches.items) { kept.removeLast() }
    let isCut = kept.count < page.items.count
    return text.events(
      kept, of: watches.items, cursor: isCut ? kept.last?.cursor ?? cursor : page.cursor,
      isComplete: page.complete && !isCut, hasGap: page.gap == true)
  }
}

private struct WatchIDArguments: ParameterReadable {
  static var parameterNames: [String] { ["watchId"] }

  let id: WatchID

  init(_ reader: inout ParameterReader) throws(RPCError) { id = try reader.required("watchId") }
}

private struct EventArguments: ParameterReadable {
  static var parameterNames: [String] { ["cursor", "watchId", "limit"] }

  let cursor: Int?
  let watch: WatchID?
  let limit: Int

  init(_ reader: inout ParameterReader) throws(RPCError) {
    cursor = try reader.optional("cursor", Check<Int>.range(0...9_007_199_254_740_991))
    watch = try reader.optional("watchId")
    limit = try reader.optional("limit", Check<Int>.range(1...100)) ?? 20
  }
}
