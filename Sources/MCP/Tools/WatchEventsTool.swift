// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `watch_events`: the events of the watches after a cursor. Many hosts pass no notifications to the model, so that it
/// has to poll.
enum WatchEventsTool {
  static let tool = Tool(ToolDocument.watchEvents, ToolAnnotations(isOpenWorld: false)) {
    arguments, context throws(RPCError) in
    let arguments = try Arguments(params: arguments)
    let watches = try await context.contract.call(WatchList.self, WatchList.Params())
    guard let cursor = arguments.cursor else {
      let newest = watches.cursor
      // The newest count most.
      var kept = try await context.contract.latestEvents(arguments.limit, of: arguments.watch, newest: newest)
      while kept.count > 1, !WatchText.fit(kept, of: watches.items) { kept.removeFirst() }
      return WatchText.events(kept, of: watches.items, cursor: newest, isComplete: true, hasGap: false)
    }
    let page = try await context.contract.call(
      WatchEvents.self,
      WatchEvents.Params(after: cursor, watchIds: arguments.watch.map { [$0] }, limit: arguments.limit))
    var kept = page.items
    while kept.count > 1, !WatchText.fit(kept, of: watches.items) { kept.removeLast() }
    let isCut = kept.count < page.items.count
    return WatchText.events(
      kept, of: watches.items, cursor: isCut ? kept.last?.cursor ?? cursor : page.cursor,
      isComplete: page.complete && !isCut, hasGap: page.gap == true)
  }

  struct Arguments: ParameterReadable {
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
}
