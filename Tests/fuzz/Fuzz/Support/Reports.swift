// SPDX-License-Identifier: MIT
import Database
import Synchronization

/// Collects the reports of the stores.
final class Reports: Sendable {
  private let collected = Mutex<[StoreReport]>([])

  var all: [StoreReport] { collected.withLock { $0 } }

  var add: @Sendable (StoreReport) -> Void {
    { report in self.collected.withLock { $0.append(report) } }
  }
}
