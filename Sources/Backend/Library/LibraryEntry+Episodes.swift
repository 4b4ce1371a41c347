// SPDX-License-Identifier: MIT
import Basics
import Contract

extension LibraryEntry {
  /// Takes how far the user is with a show.
  mutating func take(_ progress: ShowProgress) {
    begun = progress.isBegun ? true : nil
    if progress.outCount != nil || progress.seenCount > 0 {
      episodes = EpisodeProgress(seen: progress.seenCount, out: progress.outCount)
    }
    nextEpisode = progress.next.map { Episode($0) }
  }

  /// Takes the episodes that were seen.
  mutating func takeEpisodes(of stored: StoredEntry) {
    seenEpisodes =
      stored.episodes.filter(\.value.isSeen).sorted { $0.key < $1.key }.map { number, mark in
        SeenEpisode(
          season: number.season, episode: number.episode,
          seenOn: mark.days.compactMap { Day(daysSince1970: $0) }.nilIfEmpty,
          rating: mark.rating.map { Double($0) / 2 })
      }.nilIfEmpty
  }
}

extension Episode {
  init(_ known: KnownEpisode) {
    self.init(episode: known.number.episode)
    season = known.number.season
    title = known.title
    airDate = known.airsOn.flatMap { Day(daysSince1970: $0) }
  }
}

extension KnownEpisode {
  /// - Returns: nil for an episode whose season isn't known.
  init?(_ episode: Episode, of season: Int? = nil) {
    guard let season = episode.season ?? season else { return nil }
    self.init(
      number: EpisodeNumber(season: season, episode: episode.episode), airsOn: episode.airDate?.daysSince1970,
      title: episode.title)
  }
}
