// SPDX-License-Identifier: MIT
import Synchronization
import TMDB

/// The names of TMDB's genres by language, for as long as the process runs: every list of movies needs them, and none
/// may cost a call for them.
final class GenreMemory: Sendable {
  /// What is known of one language.
  enum Names {
    case known(GenreNames)
    /// They were asked for just now and could not be had, so lists don't ask again yet.
    case unavailable
    /// To be asked for.
    case unknown
  }

  private struct Entry {
    /// Nil: they could not be had.
    let names: GenreNames?
    let until: ContinuousClock.Instant
  }

  private let entries = Mutex<[String: Entry]>([:])
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameter now: the clock that memories fade by.
  init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

  /// - Parameter language: BCP 47; nil for TMDB's default.
  func names(in language: String?) -> Names {
    guard let entry = entries.withLock({ $0[language ?? ""] }), now() < entry.until else { return .unknown }
    return entry.names.map(Names.known) ?? .unavailable
  }

  /// Names are good for a day: the cache of answers has them for a week, across processes.
  /// - Parameter names: nil if they could not be had, which is worth another try after a minute.
  func remember(_ names: GenreNames?, in language: String?) {
    let entry = Entry(names: names, until: now() + (names == nil ? .seconds(60) : .seconds(86_400)))
    entries.withLock { entries in
      // A client may make up languages. They are no reason to grow, and asking again is cheap.
      if entries.count >= Self.capacity { entries.removeAll() }
      entries[language ?? ""] = entry
    }
  }

  private static let capacity = 64
}
