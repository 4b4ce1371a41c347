// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// `subscriptions/listen` (MCP 2026-07-28, "Subscriptions"), and for older versions `resources/subscribe` and
/// `resources/unsubscribe` (MCP 2025-11-25, "Resources").
extension ProtocolMethods {
  func registerSubscriptions(in router: inout Router) {
    handle("subscriptions/listen", .longLived, in: &router) { request in
      guard let id = request.context.id else { return RawJSON.emptyObject }
      let uris = try (request.params.required("notifications") as SubscriptionFilter).uris
      do {
        let listener = try await subscriptions.begin(
          uris.compactMap { uri in ChangingResource(uri: uri).map { ($0, uri: uri) } })
        // The lists of tools, prompts and resources never change.
        let honored = uris.filter(Set(listener.uris).contains).nilIfEmpty
        await request.context.notify(
          "notifications/subscriptions/acknowledged",
          RawJSON(members: [
            "_meta": Self.meta(id), "notifications": RawJSON(members: ["resourceSubscriptions": honored]),
          ]))
        try await request.context.rest {
          try await subscriptions.run(listener) { uri in
            await request.context.notify(
              ResourceSubscriptions.method, RawJSON(members: ["_meta": Self.meta(id), "uri": uri]))
          }
        }
      } catch let error as RPCError {
        // The end of the server is the end of the subscription, and no failure.
        if !Task.isCancelled { throw error }
      } catch is CancellationError {}
      return result(in: request.version, meta: [Self.subscriptionID: id], [:])
    }
    handle("resources/subscribe", .unslotted, in: &router) { request in
      let uri: String = try request.params.required("uri")
      guard let resource = ChangingResource(uri: uri) else {
        throw features.resource(at: uri) != nil
          ? RPCError.unchanging(uri) : RPCError.resourceNotFound(uri, in: request.version)
      }
      let isWatched = try await subscriptions.subscribe(resource, at: uri, ofHandshake: request.handshake) { uri in
        session.notify(
          ResourceSubscriptions.method, RawJSON(members: ["uri": uri]), ofHandshake: request.handshake)
      }
      guard isWatched else { throw RPCError.unwatched(resource, uri, in: request.version) }
      return result(in: request.version, [:])
    }
    handleInOrder("resources/unsubscribe", in: &router) { request in
      if let resource = ChangingResource(uri: try request.params.required("uri")) {
        subscriptions.unsubscribe(resource)
      }
      return result(in: request.version, [:])
    }
  }

  private static let subscriptionID = "io.modelcontextprotocol/subscriptionId"

  private static func meta(_ id: RequestID) -> RawJSON { RawJSON(members: [subscriptionID: id]) }
}

extension RPCError {
  fileprivate static func unchanging(_ uri: String) -> RPCError {
    RPCError(
      .invalidParams, "Only marquee://watches, marquee://watch/{id} and marquee://seats/{showtime} can be subscribed to"
    ) {
      $0.member("uri", String(uri.prefix(500)))
    }
  }

  fileprivate static func unwatched(
    _ resource: ChangingResource, _ uri: String, in version: ProtocolVersion
  ) -> RPCError {
    guard case .seats(let id) = resource else { return .resourceNotFound(uri, in: version) }
    return RPCError(.invalidParams, "Nobody watches the seats of \(id): add a watch first, with the tool watch_add") {
      $0.member("uri", String(uri.prefix(500)))
    }
  }
}

/// MCP 2026-07-28, `SubscriptionFilter`.
private struct SubscriptionFilter: JSONReadable {
  let uris: [String]

  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    for name in ["toolsListChanged", "promptsListChanged", "resourcesListChanged"] {
      _ = try json.optional(name, as: Bool.self)
    }
    uris = try json.optional("resourceSubscriptions") ?? []
  }
}
