// SPDX-License-Identifier: MIT
import JSON
import Synchronization

/// The rows of a kept answer as JSON: written once, and spliced from then on for as long as the answer is kept.
public final class RowsText: Sendable {
  private let text = Mutex<RawJSON?>(nil)

  init() {}

  /// The text; `write` makes it the first time. It must write the same each time: all rows of the answer and no more.
  public func value(_ write: () -> RawJSON) -> RawJSON {
    if let text = text.withLock({ $0 }) { return text }
    // Outside the lock: should two write at once, both write the same.
    let written = write()
    text.withLock { $0 = written }
    return written
  }
}
