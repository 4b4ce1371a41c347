// SPDX-License-Identifier: MIT
import Synchronization

/// The latest deadline of the callers that share a transfer, extended when one with a later deadline joins.
final class SharedDeadline: Sendable {
  private let instant: Mutex<ContinuousClock.Instant>

  init(_ instant: ContinuousClock.Instant) { self.instant = Mutex(instant) }

  var latest: ContinuousClock.Instant { instant.withLock { $0 } }

  func extend(to later: ContinuousClock.Instant) {
    instant.withLock { $0 = max($0, later) }
  }
}
