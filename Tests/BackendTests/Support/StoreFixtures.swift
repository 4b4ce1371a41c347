// SPDX-License-Identifier: MIT
import Basics
import Synchronization

@testable import Backend
@testable import Database

/// Collects the reports of a store.
final class Reports: Sendable {
  private let collected = Mutex<[StoreReport]>([])

  var all: [StoreReport] { collected.withLock(\.self) }

  var add: @Sendable (StoreReport) -> Void {
    { report in self.collected.withLock { $0.append(report) } }
  }
}

/// A clock that stands still until a test moves it.
final class TestClock: Sendable {
  private let time = Mutex(Instant(secondsSince1970: 1_795_262_400))  // 2026-11-21T12:00:00Z

  var now: @Sendable () -> Instant {
    { self.time.withLock(\.self) }
  }

  func advance(by seconds: Int) {
    time.withLock { $0 = Instant(secondsSince1970: $0.secondsSince1970 + seconds) }
  }
}

/// Runs blocking code from an async test.
func blocking<T>(_ body: () throws -> T) rethrows -> T { try body() }

extension StoreReport.Event {
  var isSetAside: Bool {
    if case .setAside = self { true } else { false }
  }
}
