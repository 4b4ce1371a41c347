// SPDX-License-Identifier: MIT
import Contract
import Synchronization
import TMDB

/// The names of TMDB's genres by language, in memory for the life of the process: every list of movies needs them, and
/// none should need an extra request for them.
final class GenreMemory: Sendable {
  /// The state for one language.
  enum Names {
    case known(GenreNames)
    /// A recent request for the names failed, so lists don't retry yet.
    case unavailable
    /// Not requested yet, or expired.
    case unknown
  }

  private struct Entry {
    /// Nil if the request for them failed.
    let names: GenreNames?
    let until: ContinuousClock.Instant
  }

  private let entries = Mutex<[Language?: Entry]>([:])
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameter now: the clock by which entries expire.
  init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

  /// - Parameter language: nil for TMDB's default.
  func names(in language: Language?) -> Names {
    guard let entry = entries.withLock({ $0[language] }), now() < entry.until else { return .unknown }
    return entry.names.map(Names.known) ?? .unavailable
  }

  /// Stores names for a day; the response cache has them for a week, across processes.
  /// - Parameter names: nil if the request for them failed, which allows a retry after a minute.
  func remember(_ names: GenreNames?, in language: Language?) {
    let entry = Entry(names: names, until: now() + (names == nil ? .seconds(60) : .seconds(86_400)))
    entries.withLock { entries in
      // There are many languages with a country. They must not make this grow, and requesting names again is cheap.
      if entries.count >= Self.capacity { entries.removeAll() }
      entries[language] = entry
    }
  }

  private static let capacity = 64
}
