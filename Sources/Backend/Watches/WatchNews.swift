// SPDX-License-Identifier: MIT
import Store
import Synchronization

/// Wakes those who wait for events. It carries no events: whoever is woken reads the log.
final class WatchNews: Sendable {
  private struct State {
    var newest = 0
    var waiters: [Int: Waiter] = [:]
    var nextID = 0
    var isLooking = false
  }

  private struct Waiter {
    let cursor: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  /// How often the file is looked at for what other processes have added, while somebody waits.
  private static let interval = Duration.milliseconds(500)

  private let state = Mutex(State())

  /// Wakes those who wait for something newer than a cursor that is older than this one.
  func post(_ cursor: Int) {
    let woken = state.withLock { state in
      // A log that begins anew, because its file was lost, has lower cursors.
      let woken = state.waiters.filter { $0.value.cursor != cursor }
      state.newest = cursor
      for id in woken.keys { state.waiters[id] = nil }
      return woken.values
    }
    for waiter in woken { waiter.continuation.resume() }
  }

  /// Waits until the newest cursor is another one, at most for a time, or until the task is cancelled.
  /// - Parameter store: where other processes add events.
  func wait(beyond cursor: Int, atMost time: Duration, in store: WatchStore) async {
    look(into: store)
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.wait(beyond: cursor) }
      group.addTask { try? await Task.sleep(for: time) }
      await group.next()
      group.cancelAll()
    }
  }

  private func wait(beyond cursor: Int) async {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.newest > cursor || Task.isCancelled { return true }
          state.waiters[id] = Waiter(cursor: cursor, continuation: continuation)
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
        if store.exists, let cursor = try? await store.newestCursor(), cursor != state.withLock(\.newest) {
          post(cursor)
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
