// SPDX-License-Identifier: MIT
import JSON
import Synchronization

/// The rows of a cached response as JSON text, written once and then reused for as long as the response is cached.
public final class RowsText: Sendable {
  private let text = Mutex<RawJSON?>(nil)

  init() {}

  /// The text, made by `write` on first use. `write` must always produce the same: exactly the rows of the response.
  public func value(_ write: () -> RawJSON) -> RawJSON {
    if let text = text.withLock({ $0 }) { return text }
    // Outside the lock: two threads may both write, with the same result.
    let written = write()
    text.withLock { $0 = written }
    return written
  }
}
