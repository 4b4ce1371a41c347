// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// The resources that change, and whose changes can be subscribed to.
enum WatchResources {
  static let watches = Resource(
    uri: ChangingResource.watches.uri, name: "watches", title: "Watches",
    description: "What is watched for, and what was true at the last look. Subscribe to be told of changes.",
    caching: .asked(.private)
  ) { uri, _, context throws(RPCError) in
    let result = WatchText.list(try await context.contract.call(WatchList.self, WatchList.Params()).items)
    return ResourceContents.both(uri, text: result.text, json: result.structured)
  }

  static let templates = [watch, seats]

  private static let watch = Resource(
    uri: ChangingResource.watchTemplate, name: "watch", title: "A watch",
    description: "One watch by its id (watch:1): what it waits for, what was true at the last look, and its latest "
      + "events. Subscribe to be told of changes.",
    caching: .asked(.private)
  ) { uri, values, context throws(RPCError) in
    let text = values["id"] ?? ""
    guard let id = WatchID(text) else {
      throw .not(text, "the id of a watch, such as watch:1")
    }
    let watches = try await context.contract.call(WatchList.self, WatchList.Params())
    guard watches.items.contains(where: { $0.id == id }) else {
      throw RPCError(.notFound, "There is no \(id)", kind: "notFound")
    }
    let watch = try await context.contract.call(WatchGet.self, WatchGet.Params(id: id))
    let events = try await context.contract.latestEvents(10, of: id, newest: watches.cursor)
    let result = WatchText.sheet(watch, events)
    return ResourceContents.both(uri, text: result.text, json: result.structured)
  } complete: { question, context throws(RPCError) in
    let ids = try await context.contract.call(WatchList.self, WatchList.Params()).items.map(\.id.description)
    return Completion(ids.filter { $0.hasPrefix(question.value) })
  }

  private static let seats = Resource(
    uri: ChangingResource.seatsTemplate, name: "seats", title: "A showing's seats",
    description: "The free seats of a showing, by its showtime id (amc:showtime:61020778482511). While a watch of kind "
      + "seats looks at the showing, subscribe to be told when they change.",
    caching: .asked(.public)
  ) { uri, values, context throws(RPCError) in
    let id = try values.id(of: .showtime, "showtime")
    let plan = try await context.contract.call(ShowtimesPlan.self, ShowtimesPlan.Params(id: id, partySize: 2))
    let result = PlanText(plan).result
    return ResourceContents.both(uri, text: result.text, json: result.structured)
  } complete: { question, context throws(RPCError) in
    let watches = try await context.contract.call(WatchList.self, WatchList.Params()).items
    let ids = watches.compactMap(\.question.showtimeId?.description)
    return Completion(Array(Set(ids.filter { $0.hasPrefix(question.value) })).sorted())
  }
}

extension RPCError {
  /// The error for a part of an address that can't be what it has to be.
  static func not(_ text: String, _ expected: String) -> RPCError {
    RPCError(.invalidParams, "\"\(TextValue.shortened(text, to: 100))\" is not \(expected)")
  }
}

extension ContractCaller {
  /// The newest events of the watches, the oldest of them first. They are looked for among the last 1,000 of
  /// all watches.
  /// - Parameters:
  ///   - watch: nil for those of all watches.
  ///   - newest: the cursor of the newest event.
  func latestEvents(_ count: Int, of watch: WatchID?, newest: Int) async throws(RPCError) -> [WatchEvent] {
    guard newest > 0 else { return [] }
    let params = WatchEvents.Params(watchIds: watch.map { [$0] }, limit: 1000, last: 1000)
    return try await call(WatchEvents.self, params).items.suffix(count)
  }
}
