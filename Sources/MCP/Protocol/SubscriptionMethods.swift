// SPDX-License-Identifier: MIT
import Contract
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
        let watches = try await subscriptions.watches()
        let honored = uris.compactMap { uri in ChangingResource(uri: uri).map { ($0, uri: uri) } }
          .filter { $0.0.isWatched(by: watches.items) }
        let listener = ResourceListener(honored)
        let listening = subscriptions.add(listener)
        defer { subscriptions.remove(listening) }
        await request.context.notify(
          "notifications/subscriptions/acknowledged", Self.acknowledgement(of: honored.map(\.uri), Self.meta(id)))
        try await request.context.rest {
          try await subscriptions.run(listener, after: watches.cursor) { uri in
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
      let watches = try await subscriptions.watches()
      guard resource.isWatched(by: watches.items) else { throw RPCError.unwatched(resource, uri, in: request.version) }
      subscriptions.subscribe(resource, at: uri, after: watches.cursor) { [server = request.context.server] uri in
        server.notify(ResourceSubscriptions.method, RawJSON(members: ["uri": uri]))
      }
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

  /// The part of the filter that the server honours. The lists of tools, prompts and resources never change.
  private static func acknowledgement(of uris: [String], _ meta: RawJSON) -> RawJSON {
    let subscriptions = uris.isEmpty ? nil : uris
    return RawJSON(members: [
      "_meta": meta, "notifications": RawJSON(members: ["resourceSubscriptions": subscriptions]),
    ])
  }
}

extension RPCError {
  fileprivate static func unchanging(_ uri: String) -> RPCError {
    RPCError(.invalidParams, "Only changes of marquee://watches and of single watches are sent") {
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
