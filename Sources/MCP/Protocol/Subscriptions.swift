// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Synchronization

/// `subscriptions/listen` (MCP 2026-07-28, "Subscriptions"), and for older versions `resources/subscribe` and
/// `resources/unsubscribe` (MCP 2025-11-25, "Resources").
extension ProtocolMethods {
  func registerSubscriptions(in router: inout Router) {
    handle("subscriptions/listen", .longLived, in: &router) { request in
      guard let id = request.context.id else { return RawJSON.emptyObject }
      let uris = try (request.params.required("notifications") as SubscriptionFilter).uris
      do {
        let watches = try await contract.watches()
        let honored = uris.compactMap { uri in ChangingResource(uri: uri).map { ($0, uri: uri) } }
          .filter { $0.0.isWatched(by: watches.items) }
        let listener = ResourceListener(honored)
        subscriptions.add(listener)
        // The lists of tools, prompts and resources never change.
        let uris = honored.isEmpty ? nil : honored.map(\.uri)
        await request.context.notify(
          "notifications/subscriptions/acknowledged",
          RawJSON(members: [
            "_meta": Self.meta(id), "notifications": RawJSON(members: ["resourceSubscriptions": uris]),
          ]))
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
      let watches = try await contract.watches()
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

/// Notifies subscribers of changed resources: after events in the log of the watches, after any process adds or removes
/// a watch, and after a tool of this connection removes one.
///
///     watch/follow ──▶ ResourceListener ──▶ subscriptions/listen: notifications with the subscription's id
///     tools ──note──▶ (one per subscription)  resources/subscribe: notifications of the connection
final class ResourceSubscriptions: Sendable {
  /// The notification of a change.
  static let method = "notifications/resources/updated"

  private struct State {
    var listeners: [ObjectIdentifier: ResourceListener] = [:]
    /// The subscriptions of `resources/subscribe`, which belong to the connection.
    var subscribed: [ChangingResource: Task<Void, Never>] = [:]
  }

  private let contract: any ContractCaller
  private let state = Mutex(State())

  init(_ contract: any ContractCaller) { self.contract = contract }

  /// Notes a change that the log of the watches doesn't have.
  func note(_ resource: ChangingResource) {
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.note(resource) }
  }

  /// Begins to note changes for a listener; `run` must follow.
  func add(_ listener: ResourceListener) {
    state.withLock { $0.listeners[ObjectIdentifier(listener)] = listener }
  }

  /// Sends a listener's changes until the task is cancelled, and then removes it.
  /// - Parameters:
  ///   - cursor: the last known event.
  ///   - send: sends the notification for an address.
  /// - Throws: if the log can't be read any more.
  func run(
    _ listener: ResourceListener, after cursor: Int, _ send: @escaping @Sendable (_ uri: String) async -> Void
  ) async throws {
    defer { state.withLock { _ = $0.listeners.removeValue(forKey: ObjectIdentifier(listener)) } }
    try await withThrowingTaskGroup(of: Void.self) { group in
      if !listener.isEmpty { group.addTask { [contract] in try await listener.follow(contract, after: cursor) } }
      group.addTask { await listener.forward(send) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Subscribes the connection to the changes of a resource.
  func subscribe(
    _ resource: ChangingResource, at uri: String, after cursor: Int,
    _ send: @escaping @Sendable (_ uri: String) async -> Void
  ) {
    let listener = ResourceListener([(resource, uri)])
    add(listener)
    let task = Task { [weak self] in _ = try? await self?.run(listener, after: cursor, send) }
    state.withLock { $0.subscribed.updateValue(task, forKey: resource) }?.cancel()
  }

  func unsubscribe(_ resource: ChangingResource) {
    state.withLock { $0.subscribed.removeValue(forKey: resource) }?.cancel()
  }

  /// Ends all subscriptions of the connection.
  func end() {
    for task in state.withLock({ Array($0.subscribed.values) }) { task.cancel() }
  }
}

/// One subscription. It holds each changed resource once, so a client that doesn't read costs nothing, and several
/// changes of one resource become one notification.
final class ResourceListener: Sendable {
  /// The addresses as the client wrote them.
  private let uris: [ChangingResource: String]
  /// The changed resources that no notification was sent for, the oldest change first.
  private let changed = Mutex<[ChangingResource]>([])
  private let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

  init(_ resources: [(ChangingResource, uri: String)]) {
    uris = Dictionary(resources, uniquingKeysWith: { first, _ in first })
  }

  var isEmpty: Bool { uris.isEmpty }

  /// Notes a change; ignored for a resource without a subscription.
  func note(_ resource: ChangingResource) {
    guard uris[resource] != nil else { return }
    let isNew = changed.withLock { changed in
      guard !changed.contains(resource) else { return false }
      changed.append(resource)
      return true
    }
    if isNew { wake.yield() }
  }

  /// Sends the changes until the task is cancelled.
  func forward(_ send: (_ uri: String) async -> Void) async {
    for await _ in wakes {
      while let uri = changed.withLock({ $0.isEmpty ? nil : uris[$0.removeFirst()] }) { await send(uri) }
    }
  }

  /// Notes the changes in the log after a cursor, until the task is cancelled.
  func follow(_ contract: any ContractCaller, after cursor: Int) async throws(RPCError) {
    let observer = LocalObserver(part: { part in
      switch part {
      case let part as WatchEventPart: ChangingResource.changed(by: part.event).forEach(self.note)
      case let bookmark as WatchBookmark: if bookmark.watchesChanged == true { self.note(.watches) }
      // The missed events may have been about any resource.
      case is WatchGap: self.uris.keys.forEach(self.note)
      default: break
      }
      return .more
    })
    _ = try await contract.result(of: WatchFollow.name, RawJSON(writing: WatchFollow.Params(after: cursor)), observer)
  }
}
