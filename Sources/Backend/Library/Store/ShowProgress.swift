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

/// How far the user is with a show by a day. Specials count for nothing.
struct ShowProgress: Sendable, Equatable {
  /// The number of episodes that were seen.
  let seenCount: Int
  /// The number of episodes that are out or were seen, as before their day or under another number; nil while they
  /// aren't known.
  let outCount: Int?
  /// The episode that is next to see, out or to come; nil if there is none, or it isn't known.
  let next: KnownEpisode?
  /// Whether an episode was seen, and the last one wasn't. A show that goes on has no last one, and one whose episodes
  /// aren't known may have more.
  let isBegun: Bool

  init(_ entry: StoredEntry, by day: Int) {
    self.init(
      seen: entry.seenNumbers, unseen: entry.unseenEpisodes,
      isListed: entry.list?.episodes.contains { !$0.number.isSpecial } ?? false, isOver: entry.list?.isOver == true,
      by: day)
  }

  /// The statement of `LibraryStore.addProgress` has the same rules.
  /// - Parameters:
  ///   - unseen: the episodes at TMDB that weren't seen, in order.
  ///   - isListed: whether TMDB has any.
  init(seen: some Collection<EpisodeNumber>, unseen: [KnownEpisode], isListed: Bool, isOver: Bool, by day: Int) {
    // Who has seen only the later seasons goes on there.
    let last = seen.max()
    self.init(
      seenCount: seen.count, outCount: isListed ? seen.count + unseen.count { $0.isOut(by: day) } : nil,
      next: unseen.first { episode in last.map { episode.number > $0 } ?? true } ?? unseen.first, isOver: isOver)
  }

  init(seenCount: Int, outCount: Int?, next: KnownEpisode?, isOver: Bool) {
    self.seenCount = seenCount
    self.outCount = outCount
    self.next = next
    isBegun = seenCount > 0 && !(next == nil && outCount != nil && isOver)
  }
}

extension StoredEntry {
  /// Whether it is a show that the user wants to see or is watching.
  var isWantedOrBegun: Bool {
    // No day matters for that.
    isShow && (status == .wanted || ShowProgress(self, by: 0).isBegun)
  }

  /// The episodes that weren't seen, without specials.
  var unseenEpisodes: [KnownEpisode] {
    let seen = seenNumbers
    return (list?.episodes ?? []).filter { !$0.number.isSpecial && !seen.contains($0.number) }
  }

  fileprivate var seenNumbers: Set<EpisodeNumber> {
    Set(episodes.filter { $0.value.isSeen && !$0.key.isSpecial }.keys)
  }
}
