// SPDX-License-Identifier: MIT
import Synchronization

/// The client's preferences for all of its requests.
public final class Session: Sendable {
  struct Preferences: Sendable {
    /// A language tag (BCP 47).
    var language: String?
    /// A country (ISO 3166-1 alpha-2).
    var region: String?
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
