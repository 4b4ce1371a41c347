// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// The resources that change, and whose changes can be subscribed to.
enum WatchResources {
  static let watches = Resource(
    uri: ChangingResource.watches.uri, name: "watches", title: "Watches",
    description: "All watches with their state at the last check. Subscribe to be notified of changes.",
    caching: .none(isPrivate: true)
  ) { _, context throws(RPCError) in
    ResourceContents(WatchText(contract: context.contract).list(try await context.contract.watches()))
  }

  static let templates = [watch, seats]

  private static let watch = Resource(
    uri: ChangingResource.watchTemplate, name: "watch", title: "A watch",
    description: "One watch by its id (watch:1): its condition, its state at the last check, and its latest events. "
      + "Subscribe to be notified of changes.",
    caching: .none(isPrivate: true)
  ) { values, context throws(RPCError) in
    let text = values["id"] ?? ""
    guard let id = WatchID(text) else {
      throw .not(text, "the id of a watch, such as watch:1")
    }
    let watch = try await context.contract.call(WatchGet.self, WatchGet.Params(id: id))
    let events = try await context.contract.latestEvents(10, of: id)
    return ResourceContents(WatchText(contract: context.contract).details(of: watch, events))
  } complete: { input, completions throws(RPCError) in
    let watches = try await completions.contract.watches().items.filter { $0.id.description.hasPrefix(input.value) }
    return CompletionValues(watches.map { ($0.id.description, $0.name) })
  }

  private static let seats = Resource(
    uri: ChangingResource.seatsTemplate, name: "seats", title: "A showing's seats",
    description: "The free seats of a showing, by its showtime id (amc:showtime:61020778482511). While a watch of kind "
      + "seats checks the showing, subscribe to be notified of changes.",
    caching: .none(isPrivate: false)
  ) { values, context throws(RPCError) in
    let id = try values.id(of: .showtime, "showtime")
    let params = ShowtimesPlan.Params(id: id, partySize: 2)
    let plan = try await context.contract.call(ShowtimesPlan.self, params)
    return ResourceContents(PlanText(plan, params, in: context.contract).content)
  } complete: { input, completions throws(RPCError) in
    let watches = try await completions.contract.watches().items
    let ids = watches.compactMap(\.question.showtimeId?.description)
    return CompletionValues(Array(Set(ids.filter { $0.hasPrefix(input.value) })).sorted())
  }
}

extension RPCError {
  /// The error for a part of an address that can't be what it has to be.
  static func not(_ text: String, _ expected: String) -> RPCError {
    RPCError(.invalidParams, "\"\(TextValue.shortened(text, to: 100))\" is not \(expected)")
  }
}
