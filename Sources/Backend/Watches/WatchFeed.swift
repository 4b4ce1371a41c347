// SPDX-License-Identifier: MIT
import Contract
import Synchronization

/// Sends `watch/didChange` to the client, whichever process detects the events.
final class WatchFeed: Sendable {
  /// The pause before another attempt if the log couldn't be read.
  private static let pause = Duration.seconds(1)

  private let watches: WatchServices
  private let task = Mutex<Task<Void, Never>?>(nil)

  init(_ watches: WatchServices) { self.watches = watches }

  deinit { stop() }

  /// Sends the events from now on.
  func start(to notifications: Notifications) {
    let feed = Task { [weak notifications, watches] in
      var reader: WatchLogReader?
      while !Task.isCancelled {
        do {
          if reader == nil { reader = try await .fromNow(watches) }
          switch try await reader?.next(limit: .max) {
          case .events(let events)?:
            for event in events { notifications?.send(WatchDidChange.self, event) }
          case .gap?:
            notifications?.warn(
              "Events of watches were lost before they could be sent; watch/list has the present state")
          case nil: _ = try await reader?.waitForChange()
          }
        } catch {
          // The file can't be read for a moment, or the task is cancelled.
          try? await Task.sleep(for: Self.pause)
        }
      }
    }
    replace(with: feed)
  }

  /// Sends no further events.
  func stop() { replace(with: nil) }

  private func replace(with feed: Task<Void, Never>?) {
    task.withLock { task in
      task?.cancel()
      task = feed
    }
  }
}
