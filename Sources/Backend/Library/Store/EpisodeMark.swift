// SPDX-License-Identifier: MIT

/// What identifies an episode within its show. Season 0 has the specials.
struct EpisodeNumber: Sendable, Hashable, Comparable {
  let season: Int
  let episode: Int

  var isSpecial: Bool { season == 0 }

  static func < (one: EpisodeNumber, other: EpisodeNumber) -> Bool {
    (one.season, one.episode) < (other.season, other.episode)
  }
}

/// What the user says of an episode. Days are in days since 1970, times in seconds.
struct EpisodeMark: Sendable, Equatable {
  /// The days on which it was seen, in order; empty if none is known.
  var days: [Int] = []
  /// When the user took back that it was seen, so that an import doesn't bring it back; nil if it was seen.
  var removedAt: Int?

  /// The most days of one episode.
  private static let mostDays = 100

  var isSeen: Bool { removedAt == nil }

  /// This mark with another one of the same episode. What was seen goes before what was taken back.
  func merged(with other: EpisodeMark) -> EpisodeMark {
    guard other.isSeen else { return self }
    guard isSeen else { return other }
    return EpisodeMark(days: Array(Set(days + other.days).sorted().prefix(Self.mostDays)))
  }
}

extension StoredEntry {
  /// Adds the episodes of an import. One that the user has taken back stays so, unless it was seen after that.
  /// - Parameter time: the latest time that the export has of the show, in seconds since 1970.
  mutating func add(episodes more: [EpisodeNumber: EpisodeMark], at time: Int) {
    for (number, mark) in more where mark.isSeen {
      let known = episodes[number]
      let latest = mark.days.last.map { $0 * 86_400 } ?? time
      if let removedAt = known?.removedAt, latest <= removedAt { continue }
      episodes[number] = known?.isSeen == true ? known?.merged(with: mark) : mark
    }
  }

  /// Whether an episode was seen, a special too.
  var hasSeenEpisodes: Bool { episodes.contains { $0.value.isSeen } }
}
