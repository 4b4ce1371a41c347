// SPDX-License-Identifier: MIT
import EndpointCore
import Synchronization

/// Cached responses that wait to be written to the table. Until then, any thread finds them here.
///
/// They are written in batches, because a transaction for each (twenty writes and six locks of the file) costs as much
/// as reading and mapping the response itself.
final class PendingResponses: Sendable {
  enum Change: Equatable {
    case store(CachedResponse)
    case remove

    fileprivate var bytes: Int {
      switch self {
      case .store(let response): response.body.count
      case .remove: 0
      }
    }
  }

  /// Changes to write, ordered by the first arrival of their keys.
  struct Batch {
    var changes: [(key: String, change: Change)] = []
    /// The rows that were read since the previous batch, in order.
    var uses: [Int] = []
    /// The sequence number of the newest change in the batch.
    var number = 0
  }

  private struct State {
    var changes: [String: (number: Int, change: Change)] = [:]
    var keys: [String] = []
    var bytes = 0
    var uses: [Int] = []
    /// Called once the change of that number is written or given up.
    var whenOver: [(number: Int, call: @Sendable () -> Void)] = []
    /// The sequence number of the newest change.
    var number = 0
  }

  /// The pending body bytes above which a batch is written at once.
  private static let enough = 4 << 20
  /// The bound on pending body bytes. While the file can't be written, responses beyond it are dropped.
  private static let maximumBytes = 16 << 20
  private static let maximumCount = 16_384
  private static let enoughUses = 256

  private let state = Mutex(State())

  /// The pending change for `key`; nil if there is none, so that the table has the current entry.
  func change(for key: String) -> Change? { state.withLock { $0.changes[key]?.change } }

  /// Adds a change, replacing an earlier one for the same key.
  /// - Parameter whenOver: called once the change is written or given up, outside the lock.
  /// - Returns: whether enough has accumulated to write a batch now.
  func add(_ change: Change, for key: String, whenOver: (@Sendable () -> Void)? = nil) -> Bool {
    let (isEnough, isCalled) = state.withLock { state in
      let known = state.changes[key]
      guard known != nil || state.keys.count < Self.maximumCount else { return (false, false) }
      state.bytes -= known?.change.bytes ?? 0
      // Without room for the new entry, the older one must still be removed.
      let change = state.bytes + change.bytes <= Self.maximumBytes ? change : .remove
      state.number += 1
      state.changes[key] = (state.number, change)
      state.bytes += change.bytes
      if known == nil { state.keys.append(key) }
      let isCalled = state.whenOver.count < Self.maximumCount
      if isCalled, let whenOver { state.whenOver.append((state.number, whenOver)) }
      return (state.bytes > Self.enough, isCalled)
    }
    if !isCalled { whenOver?() }
    return isEnough
  }

  /// Records the use of a row in memory, so that reading doesn't write to the file.
  /// - Returns: whether to notify the writer: on the first use, so that it is written when the store closes at the
  ///   latest, and when enough have accumulated.
  func use(_ row: Int) -> Bool {
    state.withLock { state in
      guard state.uses.count < Self.enoughUses else { return false }
      state.uses.append(row)
      return state.uses.count == 1 || state.uses.count == Self.enoughUses
    }
  }

  /// The pending changes and uses; nil if there are none. Changes stay pending until `remove(_:)`; uses don't, because
  /// a lost one only makes the eviction order less exact.
  func batch(withUsesAlone: Bool = false) -> Batch? {
    state.withLock { state in
      guard !state.keys.isEmpty || state.uses.count >= (withUsesAlone ? 1 : Self.enoughUses) else { return nil }
      defer { state.uses = [] }
      let changes = state.keys.compactMap { key in state.changes[key].map { (key: key, change: $0.change) } }
      return Batch(changes: changes, uses: state.uses, number: state.number)
    }
  }

  /// Removes the changes of a batch that was written or given up. Newer changes of its keys stay.
  func remove(_ batch: Batch) {
    let over = state.withLock { state in
      for (key, change) in batch.changes where (state.changes[key]?.number ?? .max) <= batch.number {
        state.changes[key] = nil
        state.bytes -= change.bytes
      }
      state.keys.removeAll { state.changes[$0] == nil }
      let over = state.whenOver.prefix { $0.number <= batch.number }
      state.whenOver.removeFirst(over.count)
      return over
    }
    for (_, call) in over { call() }
  }

  func removeAll() {
    let over = state.withLock { state in
      defer { state = State(number: state.number) }
      return state.whenOver
    }
    for (_, call) in over { call() }
  }
}
