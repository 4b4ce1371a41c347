// SPDX-License-Identifier: MIT
import Store
import Synchronization

/// Wakes tasks that wait for events, or for watches to be added or removed. It carries no events: a task that wakes
/// reads the log.
final class WatchSignal: Sendable {
  private struct State {
    var newest = WatchPosition(cursor: 0, changes: 0)
    var waiters: [Int: Waiter] = [:]
    var nextID = 0
    var isPolling = false
  }

  private struct Waiter {
    let position: WatchPosition
    let continuation: CheckedContinuation<Void, Never>
  }

  /// How often the file is read for what other processes have added, while a task waits.
  private static let interval = Duration.milliseconds(500)

  private let state = Mutex(State())

  /// Wakes the tasks that wait for something newer than an older cursor.
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
  ///   - last: the result of the last wait, after which the log was read to this position. A newer one then was of a
  ///     log that is gone.
  ///   - store: where other processes add events.
  /// - Returns: the newest position.
  @discardableResult
  func wait(
    beyond position: WatchPosition, knowing last: WatchPosition? = nil, atMost time: Duration, in store: WatchStore
  ) async -> WatchPosition {
    poll(store)
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.wait(beyond: position, knowing: last) }
      group.addTask { try? await Task.sleep(for: time) }
      await group.next()
      group.cancelAll()
    }
    return state.withLock(\.newest)
  }

  private func wait(beyond position: WatchPosition, knowing last: WatchPosition?) async {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          let isOld = state.newest.cursor > position.cursor || state.newest.changes > position.changes
          if isOld && state.newest != last || Task.isCancelled { return true }
          state.waiters[id] = Waiter(position: position, continuation: continuation)
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: id) }?.continuation.resume()
    }
  }

  /// Reads the file's position as long as a task waits.
  private func poll(_ store: WatchStore) {
    let isFirst = state.withLock { state in
      defer { state.isPolling = true }
      return !state.isPolling
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
          state.isPolling = !state.waiters.isEmpty
          return !state.isPolling
        }
        if isOver { return }
      }
    }
  }
}
