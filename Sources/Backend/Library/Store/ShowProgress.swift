// SPDX-License-Identifier: MIT

/// An episode as TMDB has it.
struct KnownEpisode: Sendable, Equatable {
  let number: EpisodeNumber
  /// The day on which it is out, in days since 1970; nil if it has none yet.
  var airsOn: Int?
  var title: String?

  func isOut(by day: Int) -> Bool { airsOn.map { $0 <= day } ?? false }
}

/// The episodes of a show, as TMDB's answers had them. What one answer lacks stays for a while.
struct EpisodeList: Sendable, Equatable {
  /// In the order of their numbers, specials too.
  var episodes: [KnownEpisode] = []
  /// When TMDB was asked, in seconds since 1970.
  var askedAt = 0
  /// Whether no more are made; nil if TMDB doesn't say it.
  var isOver: Bool?
}

/// How far the user is with a show. Specials count for nothing.
struct ShowProgress: Sendable {
  /// The number of episodes that were seen.
  let seenCount: Int
  /// The episode that is next to see, out or to come; nil if there is none, or it isn't known.
  let next: KnownEpisode?
  /// Whether an episode was seen, and the last one wasn't. A show that goes on has no last one, and one whose episodes
  /// aren't known may have more.
  let isBegun: Bool
  /// The episodes that weren't seen.
  let unseen: [KnownEpisode]
  private let regular: [KnownEpisode]?

  init(_ entry: StoredEntry) {
    let seen = Set(entry.episodes.filter { $0.value.isSeen && !$0.key.isSpecial }.keys)
    let regular = entry.list?.episodes.filter { !$0.number.isSpecial }
    seenCount = seen.count
    self.regular = regular?.isEmpty == false ? regular : nil
    unseen = (regular ?? []).filter { !seen.contains($0.number) }
    // Who has seen only the later seasons goes on there.
    let last = seen.max()
    next = unseen.first { episode in last.map { episode.number > $0 } ?? true } ?? unseen.first
    isBegun = !seen.isEmpty && !(unseen.isEmpty && self.regular != nil && entry.list?.isOver == true)
  }

  /// The number of episodes that are out by a day; nil while they aren't known.
  func outCount(by day: Int) -> Int? { regular?.count { $0.isOut(by: day) } }
}

extension StoredEntry {
  /// Whether it is a show that the user wants to see or is watching.
  var isWantedOrBegun: Bool { isShow && (status == .wanted || ShowProgress(self).isBegun) }
}
