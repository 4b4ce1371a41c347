// SPDX-License-Identifier: MIT
import Synchronization

/// Wakes tasks that wait for events, or for watches to be added or removed. It carries no events: a task that wakes
/// reads the log.
final class WatchSignal: Sendable {
  private struct State {
    var newest = WatchPosition(cursor: 0, changes: 0)
    var waiters: [Int: (position: WatchPosition, wake: AsyncStream<Void>.Continuation)] = [:]
    var nextID = 0
    var isPolling = false
  }

  /// How often to read the file for additions by other processes while a task waits.
  private static let interval = Duration.milliseconds(500)

  private let state = Mutex(State())

  /// Stores the newest cursor, and wakes the tasks that wait at another one.
  func post(_ cursor: Int) { post { $0.cursor = cursor } }

  private func post(_ update: @Sendable (inout WatchPosition) -> Void) {
    state.withLock { state in
      update(&state.newest)
      // Also wakes for a lower cursor: if the file was lost, the new log begins anew.
      for waiter in state.waiters.values where waiter.position != state.newest { waiter.wake.finish() }
    }
  }

  /// Waits for a position newer than the given one, until the time has passed or the task is cancelled.
  /// - Parameters:
  ///   - last: the result of the previous wait, after which the log was read up to `position`. If `last` is newer than
  ///     `position`, it belongs to a log that is gone.
  ///   - store: the store to which other processes add events.
  /// - Returns: the newest position.
  @discardableResult
  func wait(
    beyond position: WatchPosition, knowing last: WatchPosition? = nil, atMost time: Duration, in store: WatchStore
  ) async -> WatchPosition {
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self)
    let timer = Task {
      try? await Task.sleep(for: time)
      wake.finish()
    }
    let id = state.withLock { state in
      state.nextID += 1
      state.waiters[state.nextID] = (position, wake)
      let isOld = state.newest.cursor > position.cursor || state.newest.changes > position.changes
      if isOld && state.newest != last { wake.finish() }
      return state.nextID
    }
    poll(store)
    // The stream ends when the task is cancelled, too.
    for await _ in wakes {}
    timer.cancel()
    return state.withLock { state in
      state.waiters[id] = nil
      return state.newest
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
        if let position = try? await store.position(), position != state.withLock(\.newest) {
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
