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
  /// In half points, from 1 to 20; nil if there is none.
  var rating: Int?
  /// When the user took back that it was seen, so that an import doesn't bring it back; nil if it was seen.
  var removedAt: Int?

  /// The most days of one episode.
  private static let mostDays = 100

  var isSeen: Bool { removedAt == nil }

  /// This mark with another one of the same episode. What was seen goes before what was taken back.
  func merged(with other: EpisodeMark) -> EpisodeMark {
    guard other.isSeen else { return self }
    guard isSeen else { return other }
    return EpisodeMark(
      days: Array(Set(days + other.days).sorted().prefix(Self.mostDays)), rating: rating ?? other.rating)
  }
}

extension StoredEntry {
  /// Adds the episodes of an import, as far as the last one didn't have them. One that the user has taken back
  /// stays so, unless it was seen after that.
  /// - Parameters:
  ///   - last: the episodes that the last import had.
  ///   - time: the latest time that the export has of the show, in seconds since 1970.
  mutating func add(
    episodes more: [EpisodeNumber: EpisodeMark], since last: [EpisodeNumber: EpisodeMark]?, at time: Int
  ) {
    for (number, mark) in more where mark.isSeen && last?[number] != mark {
      let known = episodes[number]
      let latest = mark.days.last.map { $0 * 86_400 } ?? time
      if let removedAt = known?.removedAt, latest <= removedAt { continue }
      guard var new = known, new.isSeen else {
        episodes[number] = mark
        continue
      }
      new = new.merged(with: mark)
      if let old = last?[number], old.rating != mark.rating { new.rating = mark.rating ?? new.rating }
      episodes[number] = new
    }
  }

  /// Whether an episode was seen, a special too.
  var hasSeenEpisodes: Bool { episodes.contains { $0.value.isSeen } }
}
