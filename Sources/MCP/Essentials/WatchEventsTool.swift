// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `watch_events`: what has happened to what is watched for, from a cursor on. Many hosts pass no notifications on to a
/// model, so it asks.
enum WatchEventsTool {
  static let tool = Tool(ToolDocument.watchEvents, ToolAnnotations(isOpenWorld: false)) {
    arguments, context throws(RPCError) in
    let arguments = try Arguments(params: arguments)
    guard let cursor = arguments.cursor else {
      let newest = try await context.contract.call(WatchList.self, WatchList.Params()).cursor
      let events = try await WatchLog(contract: context.contract).latest(
        arguments.limit, of: arguments.watch, newest: newest)
      // The newest count most: what doesn't fit is left out at the beginning.
      return WatchText.events(
        fitting(events.reversed()).reversed(), cursor: newest, isComplete: true, hasGap: false)
    }
    let page = try await context.contract.call(
      WatchEvents.self,
      WatchEvents.Params(after: cursor, watchIds: arguments.watch.map { [$0] }, limit: arguments.limit))
    let kept = fitting(page.items)
    let isCut = kept.count < page.items.count
    return WatchText.events(
      kept, cursor: isCut ? kept.last?.cursor ?? cursor : page.cursor, isComplete: page.complete && !isCut,
      hasGap: page.gap == true)
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

  /// The first events that a model can take in at once, at least one.
  private static func fitting(_ events: [WatchEvent]) -> [WatchEvent] {
    var room = Answer.byteLimit - 1000
    let count = events.prefix { event in
      room -= RawJSON(writing: WatchText.row(event)).bytes.count
      return room > 0
    }.count
    return Array(events.prefix(max(1, count)))
  }
}
