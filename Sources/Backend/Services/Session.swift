// SPDX-License-Identifier: MIT
import Contract
import Synchronization

/// The client's preferences for all of its requests.
public final class Session: Sendable {
  struct Preferences: Sendable {
    var language: Language?
    var region: Region?
  }

  private let state = Mutex(Preferences())

  /// Creates a session without preferences, as before `initialize`.
  public init() {}

  /// The preferences from `initialize`, set before any later request starts.
  var preferences: Preferences {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
