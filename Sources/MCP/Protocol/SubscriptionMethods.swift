// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `subscriptions/listen` (MCP 2026-07-28, "Subscriptions"), and for older versions `resources/subscribe` and
/// `resources/unsubscribe` (MCP 2025-11-25, "Resources").
extension ProtocolMethods {
  func registerSubscriptions(in router: inout Router) {
    router.handle("subscriptions/listen", .standing) { (params: ListenParams, request) in
      guard let id = request.id else { return RawJSON.emptyObject }
      let version = session.version(of: params)
      let meta = RawJSON(members: ["io.modelcontextprotocol/subscriptionId": id])
      do {
        let watches = try await subscriptions.watches()
        let honored = params.resources.filter { $0.resource.isWatched(by: watches.items) }
        let listener = ResourceListener(honored.map { ($0.resource, $0.uri) })
        let listening = subscriptions.add(listener)
        defer { subscriptions.remove(listening) }
        await request.notify("notifications/subscriptions/acknowledged", Self.acknowledgement(of: honored, meta))
        try await request.rest {
          try await subscriptions.run(listener, after: watches.cursor) { uri in
            await request.notify(ResourceSubscriptions.method, Self.update(of: uri, meta))
          }
        }
      } catch let error as RPCError {
        // The end of the server is the end of the subscription, and no failure.
        if !Task.isCancelled { throw error.permitted(in: version) }
      } catch is CancellationError {}
      return result(in: version, meta: meta.value.members.map { ($0.name, $0.value.raw) }) { _ in }
    }
    router.handle("resources/subscribe", .unslotted) { (params: ResourceParams, request) in
      let version = session.version(of: params)
      guard let resource = ChangingResource(uri: params.uri) else {
        throw features.resource(at: params.uri) != nil
          ? RPCError.unchanging(params.uri) : RPCError.resourceNotFound(params.uri, in: version)
      }
      let watches = try await subscriptions.watches()
      guard resource.isWatched(by: watches.items) else { throw RPCError.unwatched(resource, params.uri, in: version) }
      subscriptions.subscribe(resource, at: params.uri, after: watches.cursor) { [server = request.server] uri in
        server.notify(ResourceSubscriptions.method, Self.update(of: uri, nil))
      }
      return result(in: version) { _ in }
    }
    router.handleInOrder("resources/unsubscribe") { (params: ResourceParams, _) in
      if let resource = ChangingResource(uri: params.uri) { subscriptions.unsubscribe(resource) }
      return result(in: session.version(of: params)) { _ in }
    }
  }

  /// What of the filter is honoured. The lists of tools, prompts and resources never change, so these parts aren't.
  private static func acknowledgement(of honored: [SubscribedResource], _ meta: RawJSON) -> RawJSON {
    let uris = honored.isEmpty ? nil : honored.map(\.uri)
    return RawJSON(members: ["_meta": meta, "notifications": RawJSON(members: ["resourceSubscriptions": uris])])
  }

  private static func update(of uri: String, _ meta: RawJSON?) -> RawJSON {
    RawJSON(members: ["_meta": meta, "uri": uri])
  }
}

extension RPCError {
  fileprivate static func unchanging(_ uri: String) -> RPCError {
    RPCError(.invalidParams, "Changes of this resource are not told: those of marquee://watches and watches are") {
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

/// An address that is subscribed to, as the client has written it.
private struct SubscribedResource {
  let resource: ChangingResource
  let uri: String
}

private struct ListenParams: ParameterReadable, MetadataCarrying, Sendable {
  static let parameterNames = ["notifications", "_meta"]
  static let allowsUnknown = true

  let resources: [SubscribedResource]
  let metadata: RequestMetadata

  init(_ reader: inout ParameterReader) throws(RPCError) {
    let uris = try reader.required("notifications", as: SubscriptionFilter.self).uris
    resources = uris.compactMap { uri in
      ChangingResource(uri: uri).map { SubscribedResource(resource: $0, uri: uri) }
    }
    metadata = try reader.metadata()
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
