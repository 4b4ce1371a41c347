// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC
import Synchronization

/// Notifies subscribers of changed resources: after events in the log of the watches, after any process adds or removes
/// a watch, and after a tool of this connection adds or removes one.
///
///     watch/follow ──▶ ResourceListener ──▶ subscriptions/listen: notifications with the subscription's id
///     tools ──note──▶ (one per subscription)  resources/subscribe: notifications of the connection
///
/// One reader of the log serves all subscriptions.
final class ResourceSubscriptions: Sendable {
  /// The notification of a change.
  static let method = "notifications/resources/updated"
  /// The maximum number of subscriptions of a connection.
  static let maximum = 1_000

  private typealias Subscription = (listener: ResourceListener, task: Task<Void, Never>)

  private struct State {
    var listeners: [ObjectIdentifier: ResourceListener] = [:]
    /// The subscriptions of `resources/subscribe`, which belong to the session of the latest handshake.
    var subscribed: [ChangingResource: Subscription] = [:]
    /// Reads the log while there are listeners.
    var reader: Task<Void, Never>?
    /// What the watches checked when they were last read. Some may have been removed since.
    var watched: Set<ChangingResource> = []
    /// The number of handshakes.
    var handshakes = 0
  }

  private let contract: any ContractCaller
  private let state = Mutex(State())
  /// A page of the watches may be large, so one subscription at a time reads them.
  private let pages = Semaphore(1)
  private static let watchesPerPage = 100

  init(_ contract: any ContractCaller) { self.contract = contract }

  /// Notes a change that the log of the watches doesn't have.
  func note(_ resource: ChangingResource) {
    for listener in listeners { listener.note(resource) }
  }

  private var listeners: [ResourceListener] { state.withLock { Array($0.listeners.values) } }

  /// Begins a subscription to those of the resources that a watch checks; `run` must follow.
  /// - Throws: -32803 with a `limit` if there are too many; if the watches can't be read.
  func begin(_ resources: [(ChangingResource, uri: String)]) async throws(RPCError) -> ResourceListener {
    let listener = ResourceListener(resources)
    // Added before the watches are read, so that no change between is missed.
    let isAdded = state.withLock { state in
      guard state.listeners.count < Self.maximum else { return false }
      state.listeners[ObjectIdentifier(listener)] = listener
      return true
    }
    guard isAdded else { throw .tooManySubscriptions(Self.maximum) }
    let isKnown = state.withLock { state in
      state.reader != nil && resources.allSatisfy { state.watched.contains($0.0) }
    }
    guard !isKnown else { return listener }
    do throws(RPCError) {
      let (watched, cursor) = try await watched()
      listener.keep(watched)
      state.withLock { $0.watched = watched }
      if !listener.uris.isEmpty { startReader(after: cursor) }
      return listener
    } catch {
      remove(listener)
      throw error
    }
  }

  /// Sends a listener's changes until the task is cancelled, and then removes it.
  /// - Parameter send: sends the notification for an address.
  /// - Throws: if the log can't be read any more.
  func run(_ listener: ResourceListener, _ send: (_ uri: String) async -> Void) async throws(RPCError) {
    defer { remove(listener) }
    await listener.forward(send)
    if let failure = listener.failure { throw failure }
  }

  /// Subscribes the session of a handshake to the changes of a resource. A later handshake ends the subscription.
  /// - Returns: false if no watch checks it.
  func subscribe(
    _ resource: ChangingResource, at uri: String, ofHandshake handshake: Int,
    _ send: @escaping @Sendable (_ uri: String) async -> Void
  ) async throws(RPCError) -> Bool {
    let listener = try await begin([(resource, uri)])
    guard !listener.uris.isEmpty else {
      remove(listener)
      return false
    }
    let task = Task { [weak self] in _ = try? await self?.run(listener, send) }
    let ended = state.withLock { state -> Subscription? in
      guard state.handshakes == handshake else { return (listener, task) }
      return state.subscribed.updateValue((listener, task), forKey: resource)
    }
    end(ended)
    return true
  }

  /// Ends the subscriptions of the earlier handshakes.
  func begin(handshake: Int) {
    let ended = state.withLock { state in
      state.handshakes = handshake
      defer { state.subscribed = [:] }
      return Array(state.subscribed.values)
    }
    for subscription in ended { end(subscription) }
  }

  func unsubscribe(_ resource: ChangingResource) {
    end(state.withLock { $0.subscribed.removeValue(forKey: resource) })
  }

  private func end(_ subscription: Subscription?) {
    guard let subscription else { return }
    // Here and not only in the task, which may send another change before it notices that it is cancelled.
    remove(subscription.listener)
    subscription.task.cancel()
  }

  /// Ends all subscriptions of the connection.
  func end() {
    let tasks = state.withLock { $0.subscribed.values.map(\.task) + [$0.reader].compactMap(\.self) }
    for task in tasks { task.cancel() }
  }

  private func remove(_ listener: ResourceListener) {
    state.withLock { state in
      state.listeners[ObjectIdentifier(listener)] = nil
      guard state.listeners.isEmpty else { return }
      state.reader?.cancel()
      state.reader = nil
    }
  }

  /// What the watches check, and the newest event of their log before they were read.
  private func watched() async throws(RPCError) -> (Set<ChangingResource>, cursor: Int) {
    await pages.wait()
    defer { pages.signal() }
    var watched: Set<ChangingResource> = [.watches]
    var cursor: Int? = nil
    var last: WatchID?
    repeat {
      let page = try await contract.call(
        WatchList.self, WatchList.Params(after: last, limit: Self.watchesPerPage))
      for watch in page.items {
        watched.insert(.watch(watch.id))
        if let showtime = watch.question.showtimeId { watched.insert(.seats(showtime)) }
      }
      cursor = cursor ?? page.cursor
      last = page.complete == false ? page.items.last?.id : nil
    } while last != nil
    return (watched, cursor ?? 0)
  }

  /// Starts the reader of the log, unless it runs.
  private func startReader(after cursor: Int) {
    state.withLock { state in
      guard state.reader == nil, !state.listeners.isEmpty else { return }
      state.reader = Task { [weak self, contract] in
        let observer = LocalObserver(part: { [weak self] part in
          self?.note(part)
          return .more
        })
        let params = RawJSON(writing: WatchFollow.Params(after: cursor))
        do throws(RPCError) {
          _ = try await contract.result(of: WatchFollow.name, params, observer)
        } catch {
          guard !Task.isCancelled else { return }
          self?.fail(error)
        }
      }
    }
  }

  private func note(_ part: any JSONWritable) {
    switch part {
    case let part as WatchEventPart: ChangingResource.changed(by: part.event).forEach { note($0) }
    case let bookmark as WatchBookmark: if bookmark.watchesChanged == true { note(.watches) }
    // The missed events may have been about any resource.
    case is WatchGap: for listener in listeners { listener.noteAll() }
    default: break
    }
  }

  private func fail(_ error: RPCError) {
    let listeners = state.withLock { state in
      state.reader = nil
      return Array(state.listeners.values)
    }
    for listener in listeners { listener.fail(error) }
  }
}

extension RPCError {
  fileprivate static func tooManySubscriptions(_ limit: Int) -> RPCError {
    RPCError(.requestFailed, "There are \(limit) subscriptions, as many as are allowed; end some first") {
      $0.member("limit", limit)
    }
  }
}
