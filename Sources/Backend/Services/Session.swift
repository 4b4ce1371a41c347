// SPDX-License-Identifier: MIT
import Synchronization

/// What the client said once for all its requests.
public final class Session: Sendable {
  struct Preferences: Sendable {
    /// BCP 47.
    var language: String?
    /// ISO 3166-1 alpha-2.
    var region: String?
  }

  private let state = Mutex(Preferences())

  /// As before `initialize`.
  public init() {}

  /// Set by `initialize`, before any later request starts.
  var preferences: Preferences {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
