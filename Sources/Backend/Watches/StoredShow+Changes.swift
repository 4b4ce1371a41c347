// SPDX-License-Identifier: MIT
import Basics
import Contract

// The news of shows: values without clocks or locks. A season and an episode are news once each; what is there when the
// show joins the watch is none.
extension StoredShow {
  /// So many episodes are remembered: more than come out between two checks.
  private static let mostEpisodes = 200

  /// Takes what is known now. What an answer lacks stays.
  /// - Parameters:
  ///   - announced: the numbers of the seasons, specials too.
  ///   - today: the day by which episodes are out.
  mutating func take(_ list: [KnownEpisode], seasons announced: [Int], on today: Day) {
    let regular = list.filter { !$0.number.isSpecial }
    seasons = Set((seasons ?? []) + announced.filter { $0 > 0 } + regular.map(\.number.season)).sorted()
    var known = Dictionary((episodes ?? []).map { ($0.number, $0) }) { first, _ in first }
    for episode in regular where episode.isOut(by: today.daysSince1970) {
      known[episode.number] = StoredEpisode(
        season: episode.number.season, episode: episode.number.episode, title: episode.title,
        airDate: episode.airsOn.flatMap { Day(daysSince1970: $0) })
    }
    episodes = known.sorted { $0.key < $1.key }.suffix(Self.mostEpisodes).map(\.value)
    guard let last = episodes?.last else { return }
    self = about(last.season, last)
  }

  /// What is new since an older state.
  func news(since old: StoredShow) -> [WatchChange] {
    // Nothing was known then.
    guard old.askedAt != nil else { return [] }
    let knownSeasons = Set(old.seasons ?? [])
    let known = Set((old.episodes ?? []).map(\.number))
    // What is older than all that is remembered was forgotten.
    let oldest = known.count < Self.mostEpisodes ? nil : known.min()
    let announced = (seasons ?? []).filter { !knownSeasons.contains($0) }.map { season in
      WatchChange(
        kind: .seasonAnnounced, message: "Season \(season) of \(title) is announced.",
        after: StoredItem(show: about(season, nil)), reason: .season)
    }
    let out = (episodes ?? []).filter { episode in
      !known.contains(episode.number) && oldest.map { episode.number > $0 } ?? true
    }
    return announced
      + out.map { episode in
        let name = episode.title.map { ", \($0)," } ?? ""
        return WatchChange(
          kind: .episodeOut, message: "S\(episode.season) E\(episode.episode) of \(title)\(name) is out.",
          after: StoredItem(show: about(episode.season, episode)), reason: .episode)
      }
  }

  /// The show with a season or an episode.
  private func about(_ season: Int, _ episode: StoredEpisode?) -> StoredShow {
    var show = self
    show.season = season
    show.episode = episode?.episode
    show.episodeTitle = episode?.title
    show.airDate = episode?.airDate
    return show
  }
}

extension StoredEpisode {
  var number: EpisodeNumber { EpisodeNumber(season: season, episode: episode) }
}
