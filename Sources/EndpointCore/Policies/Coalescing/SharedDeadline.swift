// SPDX-License-Identifier: MIT
import Synchronization

/// The latest deadline of the callers that share a transfer: it moves on when one with more time joins.
final class SharedDeadline: Sendable {
  private let instant: Mutex<ContinuousClock.Instant>

  init(_ instant: ContinuousClock.Instant) { self.instant = Mutex(instant) }

  var latest: ContinuousClock.Instant { instant.withLock { $0 } }

  func extend(to later: ContinuousClock.Instant) {
    instant.withLock { $0 = max($0, later) }
  }
}
