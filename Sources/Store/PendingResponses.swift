// SPDX-License-Identifier: MIT
import EndpointCore
import Synchronization

/// Cached responses on their way to the table, and found here until they are written, by whatever thread asks.
///
/// Many are written in one transaction, because one of its own for each costs as much as reading and mapping the answer
/// itself (twenty writes and six locks of the file).
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

  /// What is to be written, in the order in which it came; who came again stands at the first place.
  struct Batch {
    var changes: [(key: String, change: Change)] = []
    /// The rows that were read since the last batch, in order.
    var uses: [Int] = []
    /// The number of the last change that the batch holds.
    var number = 0
  }

  private struct State {
    var changes: [String: (number: Int, change: Change)] = [:]
    var keys: [String] = []
    var bytes = 0
    var uses: [Int] = []
    /// Counts the changes.
    var number = 0
  }

  /// More than this isn't held back: bodies alone, in bytes.
  private static let enough = 4 << 20
  /// What comes on top of this, because the file can't be written now, isn't kept.
  private static let maximumBytes = 16 << 20
  private static let maximumCount = 16_384
  private static let enoughUses = 256

  private let state = Mutex(State())

  /// What is to be done for `key`; nil: nothing, so the table knows best.
  func change(for key: String) -> Change? { state.withLock { $0.changes[key]?.change } }

  /// - Returns: whether there is enough to be written now.
  func add(_ change: Change, for key: String) -> Bool {
    state.withLock { state in
      let known = state.changes[key]
      guard known != nil || state.keys.count < Self.maximumCount else { return false }
      state.bytes -= known?.change.bytes ?? 0
      // The older one must go even where there is no room for the new one.
      let change = state.bytes + change.bytes <= Self.maximumBytes ? change : .remove
      state.number += 1
      state.changes[key] = (state.number, change)
      state.bytes += change.bytes
      if known == nil { state.keys.append(key) }
      return state.bytes > Self.enough
    }
  }

  /// Notes that a row was read, so that a read writes nothing.
  /// - Returns: whether the writer has to know: of the first, which it writes at the end at the latest, and if there
  ///   are enough to be written now.
  func use(_ row: Int) -> Bool {
    state.withLock { state in
      guard state.uses.count < Self.enoughUses else { return false }
      state.uses.append(row)
      return state.uses.count == 1 || state.uses.count == Self.enoughUses
    }
  }

  /// What there is; nil if that is nothing. The changes stay until they are written, the uses don't: which entry goes
  /// first is not worth more.
  func batch(withUsesAlone: Bool = false) -> Batch? {
    state.withLock { state in
      guard !state.keys.isEmpty || state.uses.count >= (withUsesAlone ? 1 : Self.enoughUses) else { return nil }
      defer { state.uses = [] }
      let changes = state.keys.compactMap { key in state.changes[key].map { (key: key, change: $0.change) } }
      return Batch(changes: changes, uses: state.uses, number: state.number)
    }
  }

  /// The batch is in the table, or given up. What came for its keys meanwhile stays.
  func remove(_ batch: Batch) {
    state.withLock { state in
      for (key, change) in batch.changes where (state.changes[key]?.number ?? .max) <= batch.number {
        state.changes[key] = nil
        state.bytes -= change.bytes
      }
      state.keys.removeAll { state.changes[$0] == nil }
    }
  }

  func removeAll() { state.withLock { $0 = State(number: $0.number) } }
}
