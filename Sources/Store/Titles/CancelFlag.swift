// SPDX-License-Identifier: MIT
import Synchronization

/// Tells work on a thread that its caller was cancelled.
final class CancelFlag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .relaxed) }

  func set() { value.store(true, ordering: .relaxed) }
}
