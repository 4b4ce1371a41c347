// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Synchronization

/// Notifies subscribers of changed resources: after events in the log of the watches, after any process adds or removes
/// a watch, and after a tool of this connection removes one.
///
///     watch/follow ──▶ ResourceListener ──▶ subscriptions/listen: notifications with the subscription's id
///     tools ──tell──▶ (one per subscription)  resources/subscribe: notifications of the connection
final class ResourceSubscriptions: Sendable {
  /// The notification of a change.
  static let method = "notifications/resources/updated"

  private struct State {
    var listeners: [Int: ResourceListener] = [:]
    var lastID = 0
    /// What listens for `resources/subscribe`, which counts for the connection.
    var subscribed: [ChangingResource: Task<Void, Never>] = [:]
  }

  private let contract: any ContractCaller
  private let state = Mutex(State())

  init(_ contract: any ContractCaller) { self.contract = contract }

  /// The watches, and the newest event of their log.
  func watches() async throws(RPCError) -> Watches {
    try await contract.call(WatchList.self, WatchList.Params())
  }

  /// Tells that something has changed which the log doesn't tell of.
  func tell(_ resource: ChangingResource) {
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.note(resource) }
  }

  /// Begins to note changes for a listener.
  /// - Returns: the id to remove it with.
  func add(_ listener: ResourceListener) -> Int {
    state.withLock { state in
      state.lastID += 1
      state.listeners[state.lastID] = listener
      return state.lastID
    }
  }

  func remove(_ id: Int) { state.withLock { _ = $0.listeners.removeValue(forKey: id) } }

  /// Sends a listener's changes until the task is cancelled.
  /// - Parameters:
  ///   - cursor: the last known event.
  ///   - send: sends the notification for an address.
  /// - Throws: if the log can't be read any more.
  func run(
    _ listener: ResourceListener, after cursor: Int, _ send: @escaping @Sendable (_ uri: String) async -> Void
  ) async throws {
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
    let id = add(listener)
    let task = Task { [weak self] in
      try? await self?.run(listener, after: cursor, send)
      self?.remove(id)
    }
    state.withLock { $0.subscribed.updateValue(task, forKey: resource) }?.cancel()
  }

  /// Ends all subscriptions of the connection.
  func end() {
    for task in state.withLock({ $0.subscribed.values.map(\.self) }) { task.cancel() }
  }

  func unsubscribe(_ resource: ChangingResource) {
    state.withLock { $0.subscribed.removeValue(forKey: resource) }?.cancel()
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
