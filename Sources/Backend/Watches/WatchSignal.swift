// SPDX-License-Identifier: MIT
import Store
import Synchronization

/// Wakes those who wait for events, or for watches to be added or removed. It carries no events: whoever is woken reads
/// the log.
final class WatchSignal: Sendable {
  private struct State {
    var newest = WatchPosition(cursor: 0, changes: 0)
    var waiters: [Int: Waiter] = [:]
    var nextID = 0
    var isLooking = false
  }

  private struct Waiter {
    let position: WatchPosition
    let continuation: CheckedContinuation<Void, Never>
  }

  /// How often the file is looked at for what other processes have added, while somebody waits.
  private static let interval = Duration.milliseconds(500)

  private let state = Mutex(State())

  /// Wakes those who wait for something newer than a cursor that is older than this one.
  func post(_ cursor: Int) { post { $0.cursor = cursor } }

  private func post(_ update: @Sendable (inout WatchPosition) -> Void) {
    let woken = state.withLock { state in
      update(&state.newest)
      // A log that begins anew, because its file was lost, has lower cursors.
      let woken = state.waiters.filter { [newest = state.newest] in $0.value.position != newest }
      for id in woken.keys { state.waiters[id] = nil }
      return woken.values
    }
    for waiter in woken { waiter.continuation.resume() }
  }

  /// Waits until there is something newer, at most for a time, or until the task is cancelled.
  /// - Parameters:
  ///   - known: what the last wait returned, after which the log was read to this position: what was newer then is of
  ///     a log that is gone.
  ///   - store: where other processes add events.
  /// - Returns: the newest position.
  @discardableResult
  func wait(
    beyond position: WatchPosition, knowing known: WatchPosition? = nil, atMost time: Duration, in store: WatchStore
  ) async -> WatchPosition {
    look(into: store)
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.wait(beyond: position, knowing: known) }
      group.addTask { try? await Task.sleep(for: time) }
      await group.next()
      group.cancelAll()
    }
    return state.withLock(\.newest)
  }

  private func wait(beyond position: WatchPosition, knowing known: WatchPosition?) async {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          let isOld = state.newest.cursor > position.cursor || state.newest.changes > position.changes
          if isOld && state.newest != known || Task.isCancelled { return true }
          state.waiters[id] = Waiter(position: position, continuation: continuation)
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: id) }?.continuation.resume()
    }
  }

  /// Looks into the file as long as somebody waits.
  private func look(into store: WatchStore) {
    let isFirst = state.withLock { state in
      defer { state.isLooking = true }
      return !state.isLooking
    }
    guard isFirst else { return }
    Task { [weak self] in
      while true {
        try? await Task.sleep(for: Self.interval)
        guard let self else { return }
        if store.exists, let position = try? await store.position(), position != state.withLock(\.newest) {
          post { $0 = position }
        }
        let isOver = state.withLock { state in
          state.isLooking = !state.waiters.isEmpty
          return !state.isLooking
        }
        if isOver { return }
      }
    }
  }
}
